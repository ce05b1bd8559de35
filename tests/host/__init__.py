"""The host, driven from outside: people's errands in, deliveries and refusals out."""
