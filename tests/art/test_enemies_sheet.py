"""The sheet that a city is drawn on: everything lies on whole pixels, and rows of pixels repeat where they can."""

import io
from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise

import pytest
from PIL import Image

from art import draw
from art.enemies_heading import HEAD
from art.enemies_ink import LAND, banner_data
from art.enemies_layout import MARGIN, PAD, PIXEL, SCALE, lay_out, whole
from art.enemies_sheet import Sheet, at, box_data, disc_data, frame_data
from art.enemies_table import picture
from art.svg import Mark, document, rect
from art.typeface import width
from engine.enemies.view import EnemiesView
from tests.art.enemies_cities import NAMES, crowd, end_of_five, middle_of_five
from tests.art.ink import texts

DARK, LIGHT = "#000000", "#ffffff"


def drawn(svg: str) -> Image.Image:
    return Image.open(io.BytesIO(draw(svg))).convert("RGB")


def sheet(*marks: Mark) -> Image.Image:
    return drawn(document(400, 200, rect(0, 0, 400, 200, DARK), *marks, scale=SCALE)).convert("L")


@pytest.mark.parametrize("start", [0.0, 0.7, 0.8, 3.2, 11.9, 100.3])
@pytest.mark.parametrize("pixels", [-1, 1, 2, 7])
def test_what_is_whole_pixels_apart_stays_so(start: float, pixels: int) -> None:
    assert whole(start) + pixels * PIXEL == pytest.approx(whole(start + pixels * PIXEL))
    assert abs(whole(start) - start) <= PIXEL / 2


@pytest.mark.parametrize("data", [box_data(3.3, 7.9, 61.4, 38, 2), frame_data(20.1, 11, 99.7, 77.7, 5, 3)])
def test_boxes_and_frames_have_sharp_edges_wherever_they_are_put(data: str) -> None:
    one = Sheet()
    one.shape(0, data, LIGHT)
    assert {0, 255} == {colour for _, colour in sheet(one.mark()).getcolors() or ()}


def test_a_frame_leaves_free_what_is_within_and_runs_round_it() -> None:
    one = Sheet()
    one.shape(0, frame_data(16, 16, 160, 80, 4.8, 3.2), LIGHT)
    image = sheet(one.mark())
    inside = image.crop((10 + 3 + 2, 10 + 3 + 2, 110 - 3 - 2, 60 - 3 - 2))
    assert (0, 0) == inside.getextrema()
    assert [255] * 4 == [image.getpixel(place) for place in ((11, 30), (108, 30), (60, 11), (60, 58))]
    assert (10, 10, 110, 60) == image.getbbox()


def test_a_corner_is_taken_out_as_a_square() -> None:
    one = Sheet()
    one.box(0, 16, 16, 160, 80, LIGHT, cut=3.2)
    image = sheet(one.mark())
    assert [0, 255, 255] == [image.getpixel(place) for place in ((11, 11), (12, 10), (10, 12))]


SIGNS: dict[str, Callable[[Sheet, float, float], object]] = {
    "sign": lambda one, x, y: one.shape(0, at(x, y, "m0 0l20 7l-9 13z"), LIGHT),
    "disc": lambda one, x, y: one.shape(0, disc_data(x, y, 11.5), LIGHT),
    "banner": lambda one, x, y: one.shape(0, banner_data(x, y, 2, 44, 34), LIGHT),
    "words": lambda one, x, y: one.words(x, y, "Sprang 15", 25, LIGHT, anchor="middle"),
}


@pytest.mark.parametrize("sign", SIGNS)
def test_equal_signs_look_alike_wherever_they_stand(sign: str) -> None:
    looks: set[str] = set()
    for x, y in ((104, 40), (105.1, 43.9), (141.7, 60.2)):
        one = Sheet()
        SIGNS[sign](one, x, y)
        image = sheet(one.mark())
        looks.add(sha256(image.crop(image.getbbox()).tobytes()).hexdigest())
    assert 1 == len(looks)


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_words_stand_where_they_were_put_but_for_half_a_pixel(anchor: str) -> None:
    one = Sheet()
    wide = one.words(150.3, 81.1, "Tricorner", 30, LIGHT, anchor=anchor)  # type: ignore[arg-type]
    assert width("Tricorner", 30, bold=True) == wide
    (found,) = texts(document(400, 200, one.mark()))
    left = 150.3 - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    assert left == pytest.approx(found.left, abs=PIXEL / 2 + 0.1)
    assert found.bottom == pytest.approx(81.1, abs=PIXEL / 2 + 0.1)


@pytest.mark.parametrize(("view", "most"), [(crowd(5), 980), (end_of_five(), 940), (middle_of_five(), 900)])
def test_few_rows_of_a_full_city_differ_from_the_row_above(view: EnemiesView, most: int) -> None:
    """A PNG is written in a third of the time where they are equal; slanted corners made a tenth more differ."""
    image = drawn(picture(view, NAMES).svg)
    wide = 3 * image.width
    data = image.tobytes()
    rows = [data[start : start + wide] for start in range(0, len(data), wide)]
    assert most > sum(one != other for one, other in pairwise(rows))


def test_income_of_two_digits_stays_clear_of_the_score_token() -> None:
    view = crowd(5)
    image = drawn(picture(view, NAMES).svg)
    for district in view.districts:
        area = lay_out(view, MARGIN + HEAD + 6).areas[district.slug]
        token = area.right - PAD - width("/".join(map(str, district.token.values)), 26, bold=True) - 20 - 26
        place = (round((token - 4) / PIXEL), round((area.y + 26) / PIXEL))
        red, green, blue = image.getpixel(place)  # type: ignore[misc]
        assert LAND[district.slug] == f"#{red:02x}{green:02x}{blue:02x}"
