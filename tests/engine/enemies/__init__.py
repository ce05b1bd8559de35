"""Tests of Enemies of Gotham City."""
