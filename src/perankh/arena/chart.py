"""The result of a contest as a picture: shares of victories, and ratings, with their intervals."""

from __future__ import annotations

from perankh.arena.contest import Lineup
from perankh.arena.svg import Scale, Whisker, whiskers
from perankh.arena.tournament import Report


def chart(report: Report) -> str:
    """How the mind in question of each lineup fared, as SVG. The dashed line is the goal."""
    contest = report.contest
    rows = []
    for one in report.lineups:
        for fared in one.fared if len(one.fared) > 2 else one.fared[:1]:
            share = fared.share
            label = matchup(one.lineup, fared.mind)
            text = f"{share.mean:.0%} · {one.games} games"
            rows.append(Whisker(label, share.mean, share.low, share.high, text))
    title = f"{contest.game}, {contest.players} players: victories"
    ticks = [(share / 100, f"{share} %") for share in (0, 25, 50, 75, 100)]
    return whiskers(title, rows, Scale(0, 1), ticks, [contest.centre])


def ratings_chart(report: Report) -> str:
    """The ratings as SVG."""
    rows = [
        Whisker(one.mind, one.elo.mean, one.elo.low, one.elo.high, f"{one.elo.mean:+.0f}")
        for one in report.ratings
    ]
    reach = max([200.0, *(max(-row.low, row.high) for row in rows)])
    step = 100 if reach < 500 else 250 if reach < 1250 else 500
    edge = int(reach // step) * step
    ticks = [(float(at), f"{at:+d}") for at in range(-edge, edge + 1, step)]
    title = f"{report.contest.game}, {report.contest.players} players: ratings"
    return whiskers(title, rows, Scale(-reach, reach), ticks)


def matchup(lineup: Lineup, mind: str) -> str:
    """Who against whom, in a few words.

    >>> matchup(("greedy", "random", "random", "random"), "greedy")
    'greedy – 3 × random'
    """
    others = [name for name in lineup if name != mind]
    counted = [
        f"{others.count(name)} × {name}" if others.count(name) > 1 else name
        for name in dict.fromkeys(others)
    ]
    return f"{mind} – {', '.join(counted)}"
