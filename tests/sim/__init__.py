"""The bot inside a simulated Discord: people type, press and read; nothing leaves the process."""
