"""Weeks of play by post in simulated time: many tables, people who are slow, absent or gone, restarts, an outage.

    python -m tests.weeks --tables 200 --days 60

prints what happened and every promise that was broken. ``Weeks`` is the simulation, ``Mailbag`` the fake Discord that
watches the promises, ``Character`` what a person is like.
"""
