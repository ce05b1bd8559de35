"""What eyes may see of a table of Enemies of Gotham City: the typed View that alone leaves the engine (EG-199, EG-200).

Every field is either public or belongs to the seat the view was built for. State itself is never shown. Districts,
Bridges, cards and Heroes are named by slug, players by seat; a colour or pattern per seat is the picture's affair.
"""

from typing import Literal

from engine.core.record import record
from engine.core.text import Text

Phase = Literal["setup", "event", "prep", "action", "arkham", "score", "over"]
BuildingType = Literal["bank", "police-station", "warehouse", "tower"]
ToppingKind = Literal["fire", "ice", "greenhouse"]
HeroSlug = Literal["batman", "robin", "batgirl", "gordon"]
RoomSlug = Literal["room-weapon", "room-goons", "room-burn", "room-power"]


@record
class TopperView:
    """What lies on a Building or Bridge, and whose it is (EG-103)."""

    kind: ToppingKind
    owner: int | None
    """Seat; None once its owner has left the game (EG-215)."""


@record
class BuildingView:
    """A Building in a slot of a district."""

    type: BuildingType
    name: str
    topper: TopperView | None


@record
class BridgeView:
    """A Bridge: ``ends`` are two districts, or one when it leads to the mainland (EG-039)."""

    slug: str
    name: str
    ends: tuple[str, ...]
    topper: TopperView | None
    cost: int
    """Movement to cross it: 1, or 2 with a Fire on it; 0 for a Bridge that nobody crosses (EG-143, EG-144)."""


@record
class GoonsView:
    """Goons of one player in one place."""

    seat: int
    count: int


@record
class ControlView:
    """What one player has in a district (EG-045), the highest first, equal ones in Infamy Order."""

    seat: int
    total: int
    villain: int
    """Control of the Villain standing there: 5, or what an Event or Venom makes of it."""
    goons: int
    toppers: int
    """Control of Greenhouses, and of Fires and Ice once they count (EG-047, EG-104, EG-105)."""
    would_score: int
    """Infamy this player would gain if the district were scored now (EG-173 to EG-177)."""


@record
class TokenView:
    """A Score Token: what first, second and third place are worth."""

    slug: str
    values: tuple[int, int, int]


@record
class DistrictView:
    """A district, in the order in which districts are scored: north to south (EG-036)."""

    slug: str
    name: str
    slots: int
    """How many Buildings it has room for (EG-041)."""
    buildings: tuple[BuildingView, ...]
    """Bank, Police Station, Warehouse, Tower in this order."""
    bridges: tuple[str, ...]
    """Slugs of the adjacent Bridges."""
    neighbours: tuple[str, ...]
    """Slugs of the adjacent districts."""
    goons: tuple[GoonsView, ...]
    villains: tuple[int, ...]
    """Seats whose Villain stands here."""
    heroes: tuple[HeroSlug, ...]
    token: TokenView
    control: tuple[ControlView, ...]
    """Everybody with at least 1 Control here; empty: nobody."""
    controlled_by: int | None
    """The seat that Controls it: alone at the top (EG-049)."""
    scores: bool
    """Whether it scores in this round, as far as that is known now."""
    blocked: bool
    """True while Batman keeps it from scoring (EG-170)."""
    no_income: bool
    """True while Villains here cannot Gain Income (EG-120)."""
    no_entry: bool
    """True while Villains cannot use Movement to enter."""
    income: int | None
    """Money that the active player would gain here with the Income Card of the round; None without card or turn."""


@record
class HeroView:
    """A Hero and where it stands; None: beside the board."""

    slug: HeroSlug
    name: str
    district: str | None


@record
class VillainView:
    """A Villain board."""

    slug: str
    name: str
    triggers: tuple[str, ...]
    """Building types, and ``bridge``, that set off the Ability when its owner Burns them."""
    ability: str
    weapon_name: str
    weapon: str


@record
class PowerView:
    """A Power Card whose face is seen."""

    slug: str
    name: str
    text: str
    way_out: bool
    """Whether it can take your Villain out of its district (EG-154)."""


@record
class WeaponView:
    """A Weapon Card. ``used``: in this round; ``when``: on the owner's turn, in the Arkham Phase, or by itself."""

    slug: str
    name: str
    text: str
    cost: int
    when: Literal["turn", "arkham", "auto"]
    used: bool
    way_out: bool


@record
class DockView:
    """A space of the Docks, the bottom one first, with its price (EG-149)."""

    price: int
    card: PowerView | None


@record
class RoomView:
    """A room of the Stacked Deck, from left to right; ``spaces`` from the top down: a seat's Henchman, or None."""

    slug: RoomSlug
    name: str
    text: str
    spaces: tuple[int | None, ...]


@record
class EventView:
    """An Event Card."""

    slug: str
    name: str
    tier: int
    family: str
    """``batman``, ``robin``, ``batgirl``, ``gordon``, ``catwoman``, ``thorne``: an icon only (EG-079)."""
    text: str


@record
class IncomeView:
    """An Income Card."""

    slug: str
    name: str
    text: str


@record
class TowerView:
    """The tower of Arkham Asylum with its odds (EG-160, EG-163)."""

    base: tuple[GoonsView, ...]
    """Goons at the base, waiting for the Trial."""
    inside: tuple[GoonsView, ...]
    """Goons stuck inside."""
    escaped: tuple[GoonsView, ...]
    """Goons that escaped in this Trial and are not placed yet."""
    dropped: int
    """Goons that would be dropped if the Trial were now; with 0 there is no Trial (EG-159)."""
    dropped_escapes: tuple[int, int]
    """Chance of a dropped Goon to escape, as a fraction: 4 in 6."""
    stuck_escapes: tuple[int, int]
    """Chance of a Goon stuck inside to escape with that many dropped, as a fraction: 0 to 3 in 6."""


@record
class PlayerView:
    """One player: all that lies open in front of them."""

    seat: int
    duo: int | None
    """0 or 1 in the 2 v 2 variant: partners have the same number (EG-191)."""
    left: bool
    villain: VillainView | None
    """None until all Villains are picked."""
    where: str | None
    """District of the Villain; None before it is placed and after leaving."""
    money: int
    infamy: int
    place: int
    """Place in Infamy Order, 1 for the first (EG-056)."""
    laps: int
    """Full laps of the Infamy track: 1 shows +50, 2 shows +100 (EG-004)."""
    track: int
    """Space of the track where the tracker stands, 0 to 49."""
    hand: int
    """How many Power Cards are in hand (EG-080)."""
    weapons: tuple[WeaponView, ...]
    main_used: bool
    """Whether the Main Weapon has been used in this round."""
    goons: int
    """Goons in supply."""
    on_board: int
    base: int
    inside: int
    escaped: int
    fires: int
    """Fires in supply."""
    bonus: int
    """Control that the Villain counts more in this round (Venom)."""
    henchman: RoomSlug | None
    """Room of the Henchman in this round."""
    played: tuple[PowerView, ...]
    """Power Cards played in this game, in order (EG-200)."""
    first_player: bool


@record
class TurnView:
    """The Action Phase turn that is on."""

    seat: int
    start: str
    """The district where it began: it cannot end there (EG-151)."""
    movement: int
    played: bool
    """Whether the Power Card of the turn has been played."""
    income: bool
    """Whether Income has been gained."""
    must_leave: bool
    """True while the Villain stands in the starting district and may not end the turn there."""
    lifted: bool
    """True when the ban on ending there is lifted, because there is no way out (EG-156)."""
    no_steal: bool = False
    """True for the rest of a turn in which nobody Steals from this player."""


@record
class Unavailable:
    """Something that is not offered now, and why: ``what`` is a verb with its object (``move midtown``)."""

    what: str
    why: Text
    """A sentence."""


@record
class HandView:
    """What one seat alone sees."""

    seat: int
    cards: tuple[PowerView, ...]
    """Power Cards in the order in which they were gained."""
    offers: tuple[VillainView, ...]
    """Villain boards offered, until all are picked (EG-031)."""
    buried: tuple[PowerView, ...]
    """Own Power Cards that were discarded face down (EG-083)."""
    unavailable: tuple[Unavailable, ...]
    """On the own turn: what cannot be done, with the reason (EG-207)."""


@record
class FinalView:
    """The final count of one player (EG-187, EG-188), the winner first."""

    seat: int
    infamy: int
    """Final Infamy, with that from Money."""
    from_money: int
    money: int


@record
class EnemiesView:
    """The whole table as one seat (or nobody: ``hand`` is None) sees it."""

    phase: Phase
    round: int
    """Number of the round, 0 in setup."""
    rounds: int
    """Rounds of the game: 6, or 5 with five seats."""
    final: bool
    """True in the last round: Fires and Ice will count in its Score Phase (EG-219)."""
    fires_count: bool
    """True from the beginning of the final Score Phase on (EG-048)."""
    districts: tuple[DistrictView, ...]
    bridges: tuple[BridgeView, ...]
    borders: tuple[tuple[str, str], ...]
    """Districts that touch without a Bridge."""
    building_supply: tuple[tuple[BuildingType, int], ...]
    token_supply: tuple[TokenView, ...]
    heroes: tuple[HeroView, ...]
    batman_rule: Literal["the-bat", "the-dark-knight"]
    batman_text: str
    players: tuple[PlayerView, ...]
    """By seat, everybody who sat down, leavers too."""
    infamy_order: tuple[int, ...]
    """Seats, the first in Infamy Order first; leavers left out."""
    turn_order: tuple[int, ...]
    """Turn order of the round once all Henchmen are placed; before that of those placed so far (EG-139)."""
    to_act: tuple[int, ...]
    """Seats that still have their turn in this phase (Henchman, turn, placing), the next one first."""
    rooms: tuple[RoomView, ...]
    first_player: int | None
    turn: TurnView | None
    docks: tuple[DockView, ...]
    market: tuple[WeaponView, ...]
    """The Black Market."""
    event: EventView | None
    income: IncomeView | None
    score_cards: tuple[str, ...]
    """Districts on the Score space, from cards."""
    scoring: tuple[str, ...]
    """Districts that score this round as far as known, north to south."""
    scoring_note: str
    """How the Event names what scores, if not by cards; empty otherwise, and once it is fixed."""
    tower: TowerView
    power_deck: int
    weapon_deck: int
    district_deck: int
    district_discard: tuple[str, ...]
    income_deck: int
    income_discard: tuple[IncomeView, ...]
    event_deck: tuple[int, ...]
    """Tiers on the backs of the Event Cards still to come, the next one first (EG-200)."""
    past_events: tuple[EventView, ...]
    ice: int
    """Ice left in Mr. Freeze's supply; 0 while he is not in play (EG-035)."""
    greenhouses: int
    gifts: bool
    """Whether Money may be given away (EG-198)."""
    duos: bool
    secret_picks: bool
    """Whether all pick their Villains at once and in secret (EG-031)."""
    scores: tuple[FinalView, ...]
    """The final count; empty until the game is over."""
    standings: tuple[tuple[int, ...], ...]
    """Final ranks, best first, seats of equal rank together; empty until the game is over."""
    hand: HandView | None
