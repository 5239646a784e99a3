"""Warhost: four fantasy war games with every rule enforced, for players, hosts and researchers."""

from warhost.games import games, load

__all__ = ["games", "load"]
