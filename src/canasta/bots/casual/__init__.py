"""The bot `casual`: weighs whole turns one ply deep, and can say why."""
