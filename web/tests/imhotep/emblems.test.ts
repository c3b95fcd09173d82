// The emblem of every game can be drawn, and an unknown game has a bare stele.

import { render } from "svelte/server";
import { expect, test } from "vitest";
import { Emblem } from "../../src/drawing";

const bare = render(Emblem, { props: { game: "unknown" } }).body;

test.each(["imhotep", "iunu", "pharaon", "tekhenu", "valley_of_the_kings"])("%s has a scene of its own", (game) => {
  const { body } = render(Emblem, { props: { game, label: game } });
  expect(body.length).toBeGreaterThan(bare.length + 1000);
  expect(body).toContain(`aria-label="${game}"`);
});
