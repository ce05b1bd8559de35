"""Commands, presses, choices, modals and suggestions, and everything a client may do with their tokens."""

import io

import discord
import pytest
from discord.http import Route

from tests.fake.client import Client, buttons
from tests.fake.clock import NothingHappened
from tests.fake.interaction import Interaction
from tests.fake.people import NotPossible
from tests.fake.records import Message, User
from tests.fake.server import FakeDiscord

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x02X\x00\x00\x01\x90"


@pytest.fixture
def anna(fake: FakeDiscord) -> User:
    return fake.person("Anna")


async def posted(fake: FakeDiscord, client: Client, view: discord.ui.View) -> Message:
    """A message of the client's in the channel."""
    await client.text_channel(fake.channel.id).send("Choose", view=view)
    return fake.channel.last


async def test_a_command_with_subcommand_and_options_is_answered(fake: FakeDiscord, client: Client, anna: User) -> None:
    said = await fake.slash(anna, fake.channel, "table open", game="breakout", guest=fake.person("Bert"))
    assert (True, 4, False) == (said.answered, said.type, said.ephemeral)
    assert "breakout with Bert, moderator: False" == said.text
    assert fake.channel.last is said.original
    assert 20 == fake.channel.last.type


async def test_a_persons_permissions_come_along(fake: FakeDiscord, client: Client) -> None:
    moderator = fake.person("Mia", moderator=True)
    assert (await fake.slash(moderator, fake.channel, "table open", game="x")).text.endswith("moderator: True")


async def test_choices_channels_and_roles_are_given_as_such(fake: FakeDiscord, client: Client, anna: User) -> None:
    captain = fake.world.add_role(fake.guild, "Captain")
    said = fake.slash(anna, fake.channel, "table speed", speed="live", where=fake.channel, for_role=captain)
    assert "live in games for Captain" == (await said).text
    with pytest.raises(NotPossible):
        fake.slash(anna, fake.channel, "table speed", speed="slow", where=fake.channel)


async def test_only_what_the_client_offers_can_be_typed(fake: FakeDiscord, client: Client, anna: User) -> None:
    for name, options in [
        ("chair open", {}),
        ("table shut", {}),
        ("table", {}),
        ("table open", {}),
        ("table open", {"game": "x", "colour": "red"}),
    ]:
        with pytest.raises(NotPossible):
            fake.slash(anna, fake.channel, name, **options)
    with pytest.raises(NotPossible):
        fake.autocomplete(anna, fake.channel, "table open", "game")
    stranger = fake.world.add_user("Stranger")
    with pytest.raises(NotPossible):
        fake.slash(stranger, fake.channel, "do")


async def test_suggestions_follow_what_is_typed(fake: FakeDiscord, client: Client, anna: User) -> None:
    shown = await fake.autocomplete(anna, fake.channel, "table play", "card", "mat", times=2)
    assert ["match"] == [choice["value"] for choice in shown.choices]
    assert (8, False) == (shown.type, shown.ephemeral)


async def test_a_deferred_answer_is_edited_later(fake: FakeDiscord, client: Client, anna: User) -> None:
    async def later(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.edit_original_response(content="Done", embed=discord.Embed(title="Table 1"))

    client.deed = later
    said = await fake.slash(anna, fake.channel, "do").shown()
    assert (5, True, "Done\nTable 1") == (said.type, said.ephemeral, said.text)
    assert [said.original] == said.seen
    assert [] == fake.channel.shown


async def test_the_first_follow_up_after_a_deferral_is_the_answer(
    fake: FakeDiscord, client: Client, anna: User
) -> None:
    async def later(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send("First")
        await interaction.followup.send("Second", ephemeral=True)

    client.deed = later
    said = fake.slash(anna, fake.channel, "do")
    second = await said.followup()
    assert ("First", "Second", True) == (said.text, second.text, second.ephemeral)
    assert second.seen_by is anna


async def test_a_press_updates_its_message(fake: FakeDiscord, client: Client, anna: User) -> None:
    message = await posted(fake, client, buttons("one", "two"))
    client.deed = lambda i: i.response.edit_message(content="Chosen", view=None)
    pressed = await fake.click(anna, message, "ONE")
    assert (7, "Chosen", {}) == (pressed.type, message.content, message.buttons)
    assert pressed.original is message


async def test_a_deferred_press_is_updated_later_and_followed_up(fake: FakeDiscord, client: Client, anna: User) -> None:
    async def later(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Only for you", ephemeral=True)
        await interaction.edit_original_response(content="Changed")

    message = await posted(fake, client, buttons("one"))
    client.deed = later
    pressed = await fake.click(anna, message, "one").shown()
    await fake.until(lambda: pressed.edits, "the edit")
    assert (6, "Changed") == (pressed.type, message.content)
    assert ["Only for you"] == [each.text for each in pressed.followups]
    assert [message] == fake.channel.shown


async def test_two_presses_at_the_same_instant_both_reach_the_client(
    fake: FakeDiscord, client: Client, anna: User
) -> None:
    message = await posted(fake, client, buttons("one"))
    held = fake.hold("POST", "/interactions/*/callback", times=2)
    client.deed = lambda i: i.response.send_message(f"to {i.user.display_name}", ephemeral=True)
    bert = fake.person("Bert")
    first, second = fake.click(anna, message, "one"), fake.click(bert, message, "one")
    await held.reached(2)
    assert (False, False) == (first.answered, second.answered)
    held.release()
    assert ["to Anna", "to Bert"] == [(await first).text, (await second).text]


def select(least: int, most: int) -> discord.ui.View:
    view = discord.ui.View()
    options = [discord.SelectOption(label=f"Card {n}", value=f"card-{n}") for n in range(3)]
    view.add_item(discord.ui.Select(custom_id="pick", options=options, min_values=least, max_values=most))
    view.stop()
    return view


async def test_a_choice_brings_its_values(fake: FakeDiscord, client: Client, anna: User) -> None:
    message = await posted(fake, client, select(1, 2))
    client.deed = lambda i: i.response.send_message(",".join((i.data or {}).get("values", [])))
    assert {"pick": ["card-0", "card-1", "card-2"]} == message.selects
    assert "card-2,card-0" == (await fake.choose(anna, message, "pick", "Card 2", "card-0")).text
    for wrong in [(), ("card-0", "card-1", "card-2"), ("card-9",)]:
        with pytest.raises(NotPossible):
            fake.choose(anna, message, "pick", *wrong)
    assert "card-9" == (await fake.choose(anna, message, "pick", "card-9", stale=True)).text


async def test_what_is_gone_can_be_pressed_only_as_stale(fake: FakeDiscord, client: Client, anna: User) -> None:
    message = await posted(fake, client, buttons("one"))
    client.deed = lambda i: i.response.send_message("The table has moved on.", ephemeral=True)
    with pytest.raises(NotPossible):
        fake.click(anna, message, "old")
    pressed = await fake.click(anna, message, "old", stale=True)
    assert ("The table has moved on.", True) == (pressed.text, pressed.ephemeral)
    fake.world.delete_message(message)
    with pytest.raises(NotPossible):
        fake.click(anna, message, "one")


class Form(discord.ui.Modal, title="Say it"):
    reason = discord.ui.TextInput[discord.ui.Modal](label="Reason", custom_id="reason")
    where = discord.ui.Label(
        text="Where",
        component=discord.ui.Select(
            custom_id="where", options=[discord.SelectOption(label="Here", value="here")], required=False
        ),
    )


async def test_a_modal_is_opened_filled_in_and_answered(fake: FakeDiscord, client: Client, anna: User) -> None:
    async def ask(interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await interaction.response.edit_message(content=str(interaction.data))
        else:
            await interaction.response.send_modal(Form(custom_id="form"))

    client.deed = ask
    message = await posted(fake, client, buttons("one"))
    opened = await fake.click(anna, message, "one")
    assert (9, "Say it") == (opened.type, (opened.modal or {})["title"])
    with pytest.raises(NotPossible):
        fake.submit(opened, where=["here"])
    sent = await fake.submit(opened, reason="Because", where=["here"])
    assert 7 == sent.type
    assert "Because" in message.content
    assert "'values': ['here']" in message.content


async def test_a_dm_works_like_a_channel_without_members(fake: FakeDiscord, client: Client, anna: User) -> None:
    await (await client.fetch_user(anna.id)).send("Your hand", view=buttons("one"))
    hand = fake.dm(anna).last
    client.deed = lambda i: i.response.edit_message(content=f"{i.guild} {i.user.name} {type(i.channel).__name__}")
    await fake.click(anna, hand, "one")
    assert "None anna DMChannel" == hand.content
    with pytest.raises(NotPossible):
        fake.click(fake.person("Bert"), hand, "one")
    assert (await fake.slash(anna, fake.dm(anna), "table play", card="mask")).text == "mask x1"


async def test_a_thread_works_like_its_channel(fake: FakeDiscord, client: Client, anna: User) -> None:
    thread = fake.world.add_thread(fake.channel, "Table 1", fake.world.bot)
    client.deed = lambda i: i.response.send_message(f"{i.channel} in {i.guild}")
    assert "Table 1 in Gotham" == (await fake.slash(anna, thread, "do")).text


async def test_an_answer_wakes_an_archived_thread_and_fails_in_a_locked_one(
    fake: FakeDiscord, client: Client, anna: User
) -> None:
    thread = fake.world.add_thread(fake.channel, "Table 1", fake.world.owner)
    client.deed = lambda i: i.response.send_message("Text", view=buttons("one"))
    fake.world.set_archived(thread, True)
    said = await fake.slash(anna, thread, "do")
    assert ("Text", False) == (said.text, fake.world.state_of(thread).archived)
    fake.world.set_archived(thread, True, locked=True)
    pressed = fake.click(anna, thread.last, "one")
    client.deed = lambda i: i.response.edit_message(content="Newer")
    fake.click(anna, thread.last, "one")
    await fake.until(lambda: len(client.failures) == 2, "both refusals")
    assert [50083, 50083] == [getattr(failure, "code", None) for failure in client.failures]
    assert (False, "Text") == (pressed.answered, thread.last.content)


async def test_an_ephemeral_message_lives_by_its_token_and_for_one_person(
    fake: FakeDiscord, client: Client, anna: User
) -> None:
    client.deed = lambda i: i.response.send_message("Hand", ephemeral=True, view=buttons("one"))
    hand = (await fake.slash(anna, fake.channel, "do")).original
    assert hand is not None
    with pytest.raises(discord.NotFound):
        await client.text_channel(fake.channel.id).fetch_message(hand.id)
    with pytest.raises(NotPossible):
        fake.click(fake.person("Bert"), hand, "one")
    client.deed = lambda i: i.response.edit_message(content="Newer")
    assert 7 == (await fake.click(anna, hand, "one")).type
    assert ("Newer", True) == (hand.content, hand.ephemeral)


async def test_the_original_can_be_read_shown_with_a_picture_and_deleted(
    fake: FakeDiscord, client: Client, anna: User
) -> None:
    async def act(interaction: discord.Interaction) -> None:
        picture = discord.File(io.BytesIO(PNG), "hand.png", description="Three cards")
        embed = discord.Embed().set_image(url="attachment://hand.png")
        answered = await interaction.response.send_message(embed=embed, file=picture)
        assert answered.message_id is not None
        original = await interaction.original_response()
        assert answered.message_id == original.id
        (shown,) = original.embeds
        assert shown.image.url is not None
        assert PNG == await client.http.get_from_cdn(shown.image.url)
        await original.edit(content="Seen")
        await interaction.delete_original_response()

    client.deed = act
    said = await fake.slash(anna, fake.channel, "do")
    await fake.until(lambda: said.original_deleted or client.failures, "the deletion")
    assert [] == client.failures
    assert said.original is not None
    assert ("Seen", True) == (said.original.content, said.original.deleted)
    ((width, height),) = [file.size or (0, 0) for file in said.original.attachments]
    assert (600, 400) == (width, height)


async def answer_late(fake: FakeDiscord, client: Client, anna: User, seconds: float) -> Interaction:
    """A command whose first answer is held up while the clock moves on."""
    client.deed = lambda i: i.response.send_message("Late")
    held = fake.hold("POST", "/interactions/*/callback")
    said = fake.slash(anna, fake.channel, "do")
    await held.reached()
    fake.clock.advance(seconds)
    held.release()
    await said
    await fake.request("POST", "/interactions/*/callback")
    return said


async def test_an_answer_within_three_seconds_is_taken(fake: FakeDiscord, client: Client, anna: User) -> None:
    assert "Late" == (await answer_late(fake, client, anna, 2.9)).text


async def test_an_answer_after_three_seconds_comes_too_late(fake: FakeDiscord, client: Client, anna: User) -> None:
    said = await answer_late(fake, client, anna, 3.0)
    await fake.until(lambda: client.failures, "the refusal")
    assert (False, True, []) == (said.answered, said.timed_out, fake.channel.shown)
    assert [10062] == [getattr(failure, "code", None) for failure in client.failures]


async def test_silence_is_no_answer_in_time(fake: FakeDiscord, client: Client, anna: User) -> None:
    client.deed = None
    said = fake.slash(anna, fake.channel, "do")
    fake.clock.advance(3)
    assert not (await said).answered
    with pytest.raises(NothingHappened):
        await said.shown()


async def test_silence_ends_with_the_patience_where_nobody_moves_the_clock(client: Client, fake: FakeDiscord) -> None:
    fake.bell.patience = 0.01
    assert (await fake.slash(fake.person("Anna"), fake.channel, "do")).timed_out


async def test_a_second_acknowledgement_is_refused(fake: FakeDiscord, client: Client, anna: User) -> None:
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        again = discord.InteractionResponse(interaction)
        await again.send_message("Again")

    client.deed = twice
    await fake.slash(anna, fake.channel, "do")
    await fake.until(lambda: client.failures, "the refusal")
    assert [40060] == [getattr(failure, "code", None) for failure in client.failures]


async def test_a_token_dies_after_fifteen_minutes(fake: FakeDiscord, client: Client, anna: User) -> None:
    kept: list[discord.Interaction] = []

    async def keep(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Now")
        kept.append(interaction)

    client.deed = keep
    said = await fake.slash(anna, fake.channel, "do")
    await fake.until(lambda: kept, "the end of the deed")
    fake.clock.advance(14 * 60)
    await kept[0].edit_original_response(content="Later")
    fake.clock.advance(60)
    with pytest.raises(discord.HTTPException) as refused:
        await kept[0].edit_original_response(content="Too late")
    assert (401, 50027, "Later") == (refused.value.status, refused.value.code, said.text)


async def test_a_token_is_worth_nothing_before_the_first_answer(fake: FakeDiscord, client: Client, anna: User) -> None:
    client.deed = lambda i: i.followup.send("Too early")
    said = fake.slash(anna, fake.channel, "do")
    await fake.until(lambda: client.failures, "the refusal")
    assert ([10015], False) == ([getattr(failure, "code", None) for failure in client.failures], said.answered)


async def test_a_command_cannot_be_answered_with_an_update(fake: FakeDiscord, client: Client, anna: User) -> None:
    async def update(interaction: discord.Interaction) -> None:
        await client.http.request(
            Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback"), json={"type": 6}
        )

    client.deed = update
    fake.slash(anna, fake.channel, "do")
    await fake.until(lambda: client.failures, "the refusal")
    assert [50035] == [getattr(failure, "code", None) for failure in client.failures]
    assert ["type: 6 does not answer an interaction of type 2"] == fake.violations
    fake.violations.clear()
