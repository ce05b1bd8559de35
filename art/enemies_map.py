"""The map of Gotham: water, Bridges, and each district with Buildings, Heroes, and what every player has there."""

from collections.abc import Sequence

from art.enemies_ink import (
    BURNT,
    DECK,
    LAND,
    MAINLAND,
    PLOT,
    RAIL,
    TORN,
    WATER,
    WAVE,
    villain_sign,
)
from art.enemies_layout import ACROSS, CHIP, PAD, SHORES, SLOT, WIDTH, Area, City, Crossing
from art.enemies_sheet import Sheet, at, box_data, disc_data, frame_data
from art.enemies_signs import (
    GOON,
    STAR,
    building,
    coin,
    coin_width,
    goons,
    hero,
    hero_width,
    seat_banner,
    small_topper,
    small_topper_width,
    topper,
    villain,
)
from art.enemies_words import HEROES, bridge_name, counting_topper, present, scores
from art.lettering import shortened
from art.palette import COIN, DARK, HALO, LINE, QUIET, WORDS
from art.svg import number
from art.typeface import width
from engine.enemies.view import BridgeView, ControlView, DistrictView, EnemiesView, HeroSlug

_GROUND, _ROAD, _SHORE, _PLACE, _SIGN, _TOP = range(6)
"""Levels of the map, from the water up; a topper takes the last one and the one above it."""
_TOPPER_HIGH = 24
"""Room above a Building for its topper."""
_GOON_WIDE = 28
"""A Goon before its number."""
_HERO_GAP = 8


def city(sheet: Sheet, view: EnemiesView, places: City) -> None:
    """The whole map."""
    sheet.box(_GROUND, 0, places.top, WIDTH, places.bottom - places.top, WATER)
    _waves(sheet, places)
    by_slug = {bridge.slug: bridge for bridge in view.bridges}
    for crossing in places.crossings:
        _bridge(sheet, by_slug[crossing.slug], crossing)
    for district in view.districts:
        _district(sheet, view, district, places.areas[district.slug])
    for one, other in view.borders if view.districts else ():
        _border(sheet, places.areas[one], places.areas[other])
    _legend(sheet, places)


def _waves(sheet: Sheet, places: City) -> None:
    """Strokes on the water of both channels, away from the Bridges."""
    edges = sorted({round(area.y) for area in places.areas.values()})[1:]
    for foot in edges:
        for x, rise in ((430, 34), (828, 14)):
            sheet.outline(_GROUND, at(x, foot - rise, "q8 -7 16 0q8 7 16 0"), WAVE, 3)


def _bridge(sheet: Sheet, bridge: BridgeView, crossing: Crossing) -> None:
    """Road, name and topper. The road of a Bridge on fire is red, for it costs 2 Movement."""
    (x, y), (to_x, to_y) = crossing.start, crossing.end
    road = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
    burns = bridge.topper is not None and bridge.topper.kind == "fire"
    if bridge.slug in SHORES:
        edge = 0 if bridge.slug == "trigate-bridge" else WIDTH
        sheet.shape(_GROUND, _mainland(edge, to_y), MAINLAND)
    sheet.outline(_ROAD, road, RAIL, 28)
    sheet.outline(_ROAD + 1, road, BURNT if burns else DECK, 18)
    name, anchor = bridge_name(bridge), "end" if bridge.slug == "brown-bridge" else "start"
    if bridge.slug == ACROSS:
        sheet.words(crossing.middle[0], crossing.name_y, name, 21, QUIET, anchor="middle")
    else:
        sheet.words(crossing.name_x, crossing.name_y, name, 21, QUIET, anchor=anchor)
    if bridge.topper is not None:
        middle = crossing.middle
        across = min(max(middle[0], 22), WIDTH - 22)
        topper(sheet, _TOP, across - 17, middle[1] - 21, bridge.topper)


def _mainland(edge: float, y: float) -> str:
    """A tongue of land at the left (0) or right edge."""
    out = 20 if edge == 0 else -20
    return f"M{number(edge)} {number(y - 12)}l{out} 6v26l{-out} 12z"


def _border(sheet: Sheet, one: Area, other: Area) -> None:
    """The dashed line where two districts touch: nobody needs a Bridge there."""
    x = max(one.x, other.x)
    dashes = "".join(box_data(x - 1.5, one.y + rise, 3, 26) for rise in range(12, round(one.high) - 26, 44))
    sheet.shape(_PLACE, dashes, QUIET)


def _district(sheet: Sheet, view: EnemiesView, district: DistrictView, area: Area) -> None:
    sheet.shape(_SHORE, box_data(area.x, area.y, area.wide, area.high, 5), LAND.get(district.slug, LINE))
    if scores(view, district):
        sheet.shape(_PLACE, frame_data(area.x, area.y, area.wide, area.high, 5, 5), HALO)
    worth = _worth(sheet, view, district, area)
    named = _name(sheet, district, area, worth)
    _slots(sheet, district, area)
    _heroes(sheet, district, area, named, worth)
    for index, (seat, control) in enumerate(present(district)):
        _chip(sheet, view, district, area.chip(index), seat, control)


def _name(sheet: Sheet, district: DistrictView, area: Area, worth: float) -> float:
    """Who Controls the district, and its name; returns where it ends."""
    x = area.x + PAD
    if district.controlled_by is not None:
        seat_banner(sheet, _SIGN, x, area.y + 9, district.controlled_by, 40, 34, 28)
        x += 48
    room = worth - x - 6
    half = " ".join((*district.name.split()[:-1], f"{district.name.split()[-1][0]}."))
    # What tells the halves of Uptown and Downtown apart must not be what is cut off.
    tries = [(district.name, size) for size in (29, 27, 25, 23, 21)] + [(half, size) for size in (23, 21)]
    words, size = next((each for each in tries if width(each[0], each[1], bold=True) <= room), tries[-1])
    return x + sheet.words(x, area.y + 37, shortened(words, room, size, bold=True), size, WORDS)


def _worth(sheet: Sheet, view: EnemiesView, district: DistrictView, area: Area) -> float:
    """The Score Token, what Income gives here, and what is forbidden; returns where it all begins."""
    words, lit = "/".join(map(str, district.token.values)), scores(view, district)
    wide = width(words, 26, bold=True) + 20 + (26 if lit else 0)
    x = area.right - PAD - wide
    ground, ink = (HALO, DARK) if lit else (PLOT, WORDS)
    sheet.box(_PLACE, x, area.y + 9, wide, 34, ground, cut=2)
    sheet.words(area.right - PAD - 10, area.y + 35, words, 26, ink, anchor="end")
    if lit:
        sheet.shape(_SIGN, at(x + 7, area.y + 13, STAR), DARK)
    if district.blocked:
        sheet.outline(
            _TOP, f"M{number(x - 3)} {number(area.y + 41)}L{number(x + wide + 3)} {number(area.y + 11)}", TORN, 5
        )
    if district.income is not None:
        wide = coin_width(str(district.income))
        x -= wide + 7
        coin(sheet, _SIGN, x, area.y + 12, str(district.income), COIN)
        if district.no_income:
            sheet.outline(_TOP, f"M{number(x - 2)} {number(area.y + 40)}l{number(wide + 4)} -28", TORN, 5)
    if district.no_entry:
        x -= 38
        sheet.shape(_SIGN, disc_data(x + 15, area.y + 26, 15), TORN)
        sheet.box(_TOP, x + 6, area.y + 23, 18, 6, DARK)
    return x


def _slots(sheet: Sheet, district: DistrictView, area: Area) -> None:
    """Buildings with their toppers, then the free slots."""
    for index in range(max(district.slots, len(district.buildings))):
        x, y = area.x + PAD + index * SLOT, area.slots_top + _TOPPER_HIGH
        if index >= len(district.buildings):
            sheet.box(_PLACE, x + 2, y + 36, 46, 14, PLOT, cut=2)
            continue
        standing = district.buildings[index]
        building(sheet, _SIGN, x, y, standing.type)
        if standing.topper is not None:
            topper(sheet, _TOP, x + 8, y - 20, standing.topper)


def _heroes(sheet: Sheet, district: DistrictView, area: Area, named: float, worth: float) -> None:
    """Heroes between name and Score Token, or right of the Buildings; by two letters where there is no room."""
    if not district.heroes:
        return
    full = [HEROES[slug][0] for slug in district.heroes]
    if sum(hero_width(words) + _HERO_GAP for words in full) <= worth - named - 16:
        x = named + 14
        for words in full:
            x += hero(sheet, _SIGN, x, area.y + 10, words) + _HERO_GAP
        return
    _stacked_heroes(sheet, district.heroes, area)


def _stacked_heroes(sheet: Sheet, heroes: Sequence[HeroSlug], area: Area) -> None:
    left = area.slots_right + 4
    room = area.right - PAD - left
    full = len(heroes) <= 2 and all(hero_width(HEROES[slug][0]) <= room for slug in heroes)
    x, y = left, area.slots_top + 2
    for slug in heroes:
        words = HEROES[slug][0] if full else HEROES[slug][1]
        if x > left and (full or x + hero_width(words) > left + room):
            x, y = left, y + 36
        x += hero(sheet, _SIGN, x, y, words) + 6


def _chip(
    sheet: Sheet,
    view: EnemiesView,
    district: DistrictView,
    place: tuple[float, float, float],
    seat: int,
    control: ControlView | None,
) -> None:
    """A player in a district: number, Villain, Goons, toppers that count, Control, and what scoring would give."""
    x, y, wide = place
    high = CHIP[1]
    leads = district.controlled_by == seat
    sheet.box(_PLACE, x, y, wide, high, PLOT, cut=2)
    seat_banner(sheet, _SIGN, x, y, seat, 28, high, 26)
    left = x + 32
    player = next((player for player in view.players if player.seat == seat), None)
    if seat in district.villains and player is not None and player.villain is not None:
        sign = villain_sign(player.villain.slug, player.villain.name)
        villain(sheet, _SIGN, left, y + 4, sign, 34, high - 8, 22)
        if view.turn is not None and view.turn.seat == seat:
            sheet.shape(_TOP, frame_data(left - 2, y + 2, 38, high - 4, 3), HALO)
        left += 38
    count = next((each.count for each in district.goons if each.seat == seat), 0)
    total, gain = (control.total, control.would_score) if control is not None else (0, 0)
    right = x + wide - 4
    plate = width(str(total), 28, bold=True) + 12
    spare = right - left - plate - 4 - (width(str(count), 27, bold=True) if count else 0)
    iconed = count > 0 and spare >= _GOON_WIDE
    spare -= _GOON_WIDE if iconed else 0
    if scores(view, district) and gain and spare >= width(f"+{gain}", 24, bold=True) + 8:
        wide = sheet.words(right - 3, y + 29, f"+{gain}", 24, HALO, anchor="end") + 6
        right, spare = right - wide, spare - wide
    if iconed:
        left += goons(sheet, _SIGN, left, y + 5, seat, count, WORDS) + 8
    elif count:
        left += sheet.words(left + 2, y + 29, str(count), 27, WORDS) + 10
    if control is not None and control.toppers and spare >= small_topper_width(control.toppers) + 10:
        small_topper(sheet, _SIGN, left, y + 5, counting_topper(view, district, seat), control.toppers)
    if leads:
        sheet.box(_SIGN, right - plate, y + 5, plate, high - 10, COIN, cut=2)
    sheet.words(right - plate / 2, y + 29, str(total), 28, DARK if leads else QUIET, anchor="middle")


def _legend(sheet: Sheet, places: City) -> None:
    """The key to the signs on the map, on the water below it."""
    y, x = places.bottom - 12, 22.0
    sheet.shape(_SIGN, at(x, y - 22, GOON), QUIET)
    x += 30 + sheet.words(x + 30, y, "Goons", 21, QUIET) + 36
    sheet.words(x, y, "9", 24, QUIET)
    x += 22 + sheet.words(x + 22, y, "Control", 21, QUIET) + 36
    sheet.box(_SIGN, x, y - 22, 28, 28, COIN, cut=2)
    sheet.words(x + 14, y, "9", 24, DARK, anchor="middle")
    x += 36 + sheet.words(x + 36, y, "Controls it", 21, QUIET) + 36
    x += sheet.words(x, y, "+7", 24, HALO) + 8
    x += sheet.words(x, y, "if it scored now", 21, QUIET) + 36
    sheet.shape(_SIGN, disc_data(x + 13, y - 8, 13), COIN)
    x += 34 + sheet.words(x + 34, y, "Income there", 21, QUIET) + 36
    x += sheet.words(x, y, "4 in 6", 22, HALO) + 8
    sheet.words(x, y, "odds of an escape", 21, QUIET)
