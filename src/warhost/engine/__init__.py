"""Contracts, frames, chance, positions, replays, text keys. Pure: no clock, no global state."""
