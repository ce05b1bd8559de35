"""A fake Discord (REST and gateway) on loopback, for what SimCord cannot do. How to write bot tests with it:

    async def test_two_presses_make_one_move(fake: FakeDiscord) -> None:      # a fixture; the class: tests.fake.server
        async with bot_process(fake, ROOT / "bot.py", "run", TOKEN=fake.token) as bot:          # tests.fake.process
            await fake.gateway.ready()                                # identified; do not wait for on_ready (2 s)
            anna, bert = fake.person("Anna"), fake.person("Bert", moderator=True)
            await fake.slash(anna, fake.channel, "table open", game="breakout").shown()
            panel = fake.channel.last
            first, second = fake.click(anna, panel, "Join"), fake.click(bert, panel, "Join")    # the same instant
            await first.shown(), await second.shown()

- People: `fake.click` (custom id or label), `fake.choose`, `fake.slash`, `fake.autocomplete`, `fake.submit` (a modal)
  send at once and give an Interaction. `await` it for the first answer (`answered`, `type`, `ephemeral`, `text`,
  `choices`, `modal`), `.shown()` for what comes after a deferral, `.followup(1)`, and look at `seen`, `original`,
  `followups`, `edits`. They raise NotPossible for what Discord's client would not offer; `stale=True` presses what is
  gone. `fake.dm(anna)` is the DM channel.
- Messages: `channel.shown`, `channel.last`; of a message `text`, `buttons`, `selects`, `attachments`, `hidden` (files
  that an embed shows), `pinged`, `history` (all bodies). They are the world's own records and change as the bot
  edits.
- World: `fake.guild`, `fake.channel`, `fake.world.add_thread`, `fake.world.set_archived` (also locks),
  `fake.world.deny` and `fake.world.allow` (the bot's permissions), `fake.world.kick_bot`, `fake.world.invite_bot`,
  `fake.world.delete_channel`, `fake.world.delete_message`, `anna.dms_open = False`. It survives the bot: kill it,
  start it again, go on.
- Time stands still until `fake.clock.advance(seconds)`: 3 s to acknowledge (10062), 15 min for a token (50027), 1 h
  until a message is old (three more edits, then 30046), 5 min for an enforced nonce. A dead bot leaves a press
  unanswered: advance by 3 before you await it, or it waits out the patience (20 real seconds).
- Waiting: never sleep. `fake.until(lambda: ..., "what")` looks again after each change; `fake.request("PATCH",
  "/channels/*", number=2)` is the second such request once answered, `fake.sent` all so far, `fake.requests` all with
  `json`, `uploads`, `status`.
- Faults: `fake.fail("POST", "/channels/*/messages", code=50013, times=2)`, or `status=500`, or `status=429,
  retry_after=0.01, is_global=True`. In this process the fixture `pauses` skips and notes discord.py's own pauses
  after 429 and 5xx.
- Between two requests: `fake.before` and `fake.after` call a hook with a request before or after its effect (kill the
  bot there; `request.drop()` cuts the line); `fake.hold` keeps requests waiting: `await hold.reached()`,
  `hold.release()`.
- Gateway: `fake.gateway.drop`, `fake.gateway.reconnect`, `fake.gateway.invalidate`, `fake.gateway.forget`, then
  `fake.gateway.back` (resumed) or `fake.gateway.ready(2)`; missed events are replayed.
- Checks: each body is judged by Discord's API description, where it lies beside the repository, and by our list of
  its rules. A breach is answered with 400 and kept in `fake.violations`, which the fixture wants empty at the end:
  clear it in a test that means it. For SimCord: `check_request(r.method, r.path, r.json)` of tests.fake.checks for
  each of `env.http_requests`.
- A bot in this process: the fixture `fake` has pointed discord.py here already; `await bot.start(fake.token)` in a
  task and close it at the end (see `connected` in tests/fake/client.py). Give a Client `guild_ready_timeout=0.02`,
  and override `before_identify_hook` where it identifies twice: discord.py pauses 5 s there. A cut line raises
  aiohttp.ClientError.
- Not sent, for want of intents: messages and members of others. Not modelled (404 and a violation): what the bot does
  not use.
"""
