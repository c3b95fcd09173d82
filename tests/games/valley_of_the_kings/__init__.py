"""Tests of Valley of the Kings, in the order of its rules."""
