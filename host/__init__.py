"""Running tables: seats, queues, standing orders and the outbox. No Discord, no SQL, no rules."""
