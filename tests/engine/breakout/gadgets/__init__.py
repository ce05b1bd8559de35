"""Each kind of Gadget of Breakout, alone and where it meets others."""
