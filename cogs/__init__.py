"""Discord: what people type, press and see."""
