"""The bot inside a simulated Discord (SimCord): people type, press and read; nothing leaves the process.

    @pytest.fixture
    def make_bot(tmp_path): return lambda: build_bot(tmp_path)         # the same data after w.restart()

    async def test_it(w):                                              # w: tests.sim.harness.World
        reply = await w.alice.slash("table open", game="breakout")     # Reply: message(s), text, ephemeral, modal
        await w.bob.press("Join")                                      # newest message bob sees with that button
        panel = w.alice.find("My hand")                                # Shown: text, embeds, buttons, menus, files
        reply = await w.bob.click(panel, "My hand")                    # by label or custom id
        await w.bob.select(reply.message, "Play", ["Giant Mallet"])    # placeholder or custom id; labels or values
        offered = await w.alice.autocomplete("breakout play", "card", "gi")     # {name: value}
        await w.alice.slash("hand", where=w.alice.dm)                  # where: a channel, a thread, or a person's dm
        assert "..." in w.alice.dms[-1].text                           # as on a phone: names for ids, [button], {menu}
        await w.travel(3600); await w.restart(); w.close_dms(w.bob); await w.deny("send_messages")
        assert golden == w.story()                                     # who did what, and what everybody then saw

A verb returns when the bot has nothing left to do. It then has acknowledged before anything else and answered, or the
test fails; at the end every request body is checked, and errors that the test did not read (`w.errors`, `w.logged`)
fail it. A person who wants what the client does not offer gets `NotPossible`.

What SimCord makes of time and tasks:

* `discord.utils.utcnow()`, `loop.time()` and `time.monotonic()` are virtual in the bot: they stand still until
  `w.travel`. `time.time()` and `datetime.now()` are real.
* A timer or sleep that is due within the settle time (10 s) of real time is waited for in real time. Use longer ones.
* A task that waits on a lock, an event or a queue is work in progress: after 10 s the verb fails and names the task.
* One deed at a time: two at the same instant are a matter for `tests.fake`.
* Not simulated: nonces, rate limits, Embed Links and Attach Files. A raised exception counts as an error even if
  `tree.on_error` answers it politely.
"""
