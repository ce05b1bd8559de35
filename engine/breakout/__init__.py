"""DC Breakout: Arkham Asylum: a dice race of rule-breaking villains over two Escapes (rules BR-001 on)."""
