// Who is at this browser, and the games of the house: asked once, used everywhere.

import type { GameInfo, Me, TableInfo } from "./api";
import { server } from "./http";
import { settings } from "./settings.svelte";

class Person {
  me = $state<Me | null>(null);
  games = $state<GameInfo[]>([]);
  /** Why the server did not answer, if it did not. */
  failure = $state<string | null>(null);

  async load(): Promise<void> {
    try {
      [this.me, this.games] = await Promise.all([server.me(), server.games()]);
      this.failure = null;
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
      window.addEventListener("online", () => void this.load(), { once: true });
    }
  }

  /** Gives the person a name, if there is none yet. */
  async named(name: string): Promise<void> {
    if (this.me?.name === name) return;
    this.me = await server.callMe(name);
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The computer player that is seated unasked: neither the weakest nor the strongest. */
  usualMind(id: string): string {
    const minds = this.game(id)?.minds ?? [];
    return minds[Math.floor(minds.length / 2)] ?? "greedy";
  }

  /** The table, if it is known to be played with a corrected box; else null. */
  corrected({ id, game, box }: TableInfo): string | null {
    const shipped = this.game(game)?.box;
    return shipped === undefined || shipped === box ? null : id;
  }

  gameName(id: string): string {
    return this.game(id)?.names[settings.language] ?? id;
  }

  /** The name without its subtitle, for narrow places. */
  shortName(id: string): string {
    return this.gameName(id).split(":")[0] ?? id;
  }
}

export const person = new Person();
