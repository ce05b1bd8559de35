"""The front door: ``python bot.py --help`` says what it can do."""

import sys


def main() -> int:
    """Do what the command line says; returns the exit code."""
    try:
        from console.door import main as enter  # noqa: PLC0415 - a missing package is to be one sentence
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "console":
            raise
        print(
            f"The Python package {missing.name} is not installed: start the bot with make bot, or install what "
            "requirements.txt names.",
            file=sys.stderr,
        )
        return 1
    return enter(sys.argv[1:])


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        # Ctrl-C while the packages were still being loaded.
        sys.exit(130)
