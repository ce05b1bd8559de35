"""What a host can set, and what is said about a wrong value."""

import os
import re
from pathlib import Path

import pytest

import settings

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def bare_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No setting is set, and the working directory has no .env."""
    for name in list(os.environ):
        if name.startswith(settings.PREFIX):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def said(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the host reads when this variable has this value."""
    monkeypatch.setenv(name, value)
    with pytest.raises(settings.SettingsError) as wrong:
        settings.load()
    return str(wrong.value)


def test_without_any_setting_the_defaults_hold() -> None:
    assert settings.Settings().model_dump() == settings.load().model_dump()
    assert settings.load().token is None


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("ROGUES_DAILY_BACKUPS=3\nROGUES_PACING=2\n")
    monkeypatch.setenv("ROGUES_PACING", "0")
    loaded = settings.load()
    assert (3, 0) == (loaded.daily_backups, loaded.pacing)


def test_an_empty_value_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROGUES_TOKEN", "")
    monkeypatch.setenv("ROGUES_PACING", "")
    assert settings.Settings().model_dump() == settings.load().model_dump()


def test_a_log_level_may_be_written_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROGUES_LOG_LEVEL", "debug")
    assert settings.load().log_level == "DEBUG"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("ROGUES_LOG_LEVEL", "loud", "ROGUES_LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR."),
        ("ROGUES_DAILY_BACKUPS", "-1", "ROGUES_DAILY_BACKUPS must be a whole number from 0 to 366."),
        ("ROGUES_PACING", "nan", "ROGUES_PACING must be a number of seconds from 0 to 60."),
        ("ROGUES_SYNC_GUILD_ID", "here", "ROGUES_SYNC_GUILD_ID must be a server's id, a whole number."),
        ("ROGUES_APPLICATION_ID", "0", "ROGUES_APPLICATION_ID must be the application's id, a whole number."),
        ("ROGUES_DATABSE", "x.db", "ROGUES_DATABSE is not a setting: did you mean ROGUES_DATABASE?"),
        ("ROGUES_GALLERY", "open", "ROGUES_GALLERY is not a setting; .env.example lists them all."),
    ],
)
def test_a_wrong_setting_is_one_sentence(name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sentence == said(name, value, monkeypatch)


def test_a_misspelt_line_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("ROGUES_TOKN=secret-of-mine\n")
    with pytest.raises(settings.SettingsError) as wrong:
        settings.load()
    assert str(wrong.value) == "ROGUES_TOKN is not a setting: did you mean ROGUES_TOKEN?"


def test_a_line_of_the_file_without_the_prefix_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("ROGUES_PACING=1\nTOKEN=secret-of-mine\n")
    with pytest.raises(settings.SettingsError) as wrong:
        settings.load()
    assert str(wrong.value) == "TOKEN is not a setting: did you mean ROGUES_TOKEN?"


@pytest.mark.parametrize(
    "line", ["ROGUES_TOKEN", "ROGUES_TOKEN: secret-of-mine", "secret-of-mine", "ROGUES_TOKEN='secret-of-mine", "A B=1"]
)
def test_a_line_of_the_file_that_says_nothing_is_named_by_its_number_alone(tmp_path: Path, line: str) -> None:
    (tmp_path / ".env").write_text(f"# mine\n\nROGUES_PACING=1\n{line}\nROGUES_LOG_LEVEL=debug\n")
    with pytest.raises(settings.SettingsError) as wrong:
        settings.load()
    said = "Line 4 of the file .env cannot be understood: it must be NAME=value, or begin with #."
    assert said == str(wrong.value)


def test_what_may_be_a_secret_in_the_place_of_a_name_is_not_repeated(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("MTIzNDU2Nzg5.secret.of-mine=x\n")
    with pytest.raises(settings.SettingsError) as wrong:
        settings.load()
    assert "A line of the file .env begins with no setting's name; .env.example lists them all." == str(wrong.value)


@pytest.mark.parametrize(
    "line",
    [
        "ROGUES_PACING=2", "ROGUES_PACING = 2  ", "export ROGUES_PACING=2", "rogues_pacing='2'", 'ROGUES_PACING="2" #',
        "ROGUES_PACING=2 # seconds", "\ufeffROGUES_PACING=2", "ROGUES_PACING=2\r",
    ],
)  # fmt: skip
def test_a_line_may_be_written_as_in_other_such_files(tmp_path: Path, line: str) -> None:
    (tmp_path / ".env").write_bytes(f"{line}\n# ROGUES_PACING 3\n\n".encode())
    assert 2 == settings.load().pacing


def test_a_folder_in_the_place_of_the_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    with pytest.raises(settings.SettingsError, match=r"^The file \.env cannot be read: [^\n]*\.$"):
        settings.load()


@pytest.mark.parametrize("value", [".", "data", "data/", "new/", "/", ":memory:", "x" * 300, "~nobody-at-all/x.db"])
def test_what_can_be_no_file_is_no_database(tmp_path: Path, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    assert "ROGUES_DATABASE must be a file name." == said("ROGUES_DATABASE", value, monkeypatch)


def test_paths_are_trimmed_and_may_begin_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / ".env").write_text("ROGUES_DATABASE='~/tables.db '\nROGUES_BACKUPS=~/copies/\n")
    loaded = settings.load()
    assert (tmp_path / "tables.db", tmp_path / "copies") == (loaded.database, loaded.backups)


def test_a_file_that_is_not_text_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"ROGUES_TOKEN=\xff\xfe\n")
    with pytest.raises(settings.SettingsError, match=r"^The file \.env cannot be read: [^\n]*\.$"):
        settings.load()


def test_the_token_is_never_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the settings nor a complaint about another setting, nor its chain of causes, shows the token."""
    monkeypatch.setenv("ROGUES_TOKEN", "token-that-nobody-sees")
    loaded = settings.load()
    assert loaded.token is not None
    assert loaded.token.get_secret_value() == "token-that-nobody-sees"
    for shown in (repr(loaded), str(loaded), loaded.model_dump_json()):
        assert "nobody-sees" not in shown
    monkeypatch.setenv("ROGUES_PACING", "fast")
    with pytest.raises(settings.SettingsError) as wrong:
        settings.load()
    assert wrong.value.__suppress_context__ or wrong.value.__context__ is None
    assert "nobody-sees" not in str(wrong.value)


def test_the_example_file_names_every_setting_and_holds_the_defaults(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    expected = [settings.variable(field) for field in settings.Settings.model_fields]
    assert sorted(expected) == sorted(re.findall(r"^(\w+)=", example, re.MULTILINE))
    (tmp_path / ".env").write_text(example)
    assert settings.Settings().model_dump() == settings.load().model_dump()


def test_every_setting_of_the_example_file_is_explained() -> None:
    """A comment stands above each group of lines."""
    groups = (ROOT / ".env.example").read_text(encoding="utf-8").strip().split("\n\n")
    for group in groups:
        assert group.startswith("# "), group


def test_the_hosting_page_describes_every_setting() -> None:
    rows = re.findall(
        r"^\| `(ROGUES_\w+)` \| (.*?) \| .*? \| (.*?) \|$",
        (ROOT / "docs/hosting.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    expected = [
        (settings.variable(field), about.title, about.description)
        for field, about in settings.Settings.model_fields.items()
    ]
    assert sorted(expected) == sorted(rows)
