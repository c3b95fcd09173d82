"""Pebbles as people get it: views, events, positions."""
