"""Pictures: a public view in, PNG bytes out."""
