"""Random matches, with every promise of the engine looked at while they are played."""
