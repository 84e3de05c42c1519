/** Renders every page with published content, and later only those that read what has changed (docs/decisions/0067). */
import { setImmediate as breathe } from 'node:timers/promises';
import type { PressBuild, Renderer, Snapshot } from './build.ts';
import { printOf } from './pressed.ts';

export type Rendering = {
  /** Fingerprints of the pages as rendered, by path. */
  prints: ReadonlyMap<string, string>;
  /** Paths of the pages that had to be rendered. */
  rendered: readonly string[];
  /** Why pages could not be rendered, by path. */
  failing: ReadonlyMap<string, unknown>;
  /** A page as rendered. */
  body: (path: string) => Promise<string>;
};

type Known = {
  print: string;
  reads: Uint32Array;
  /** Until it shows: a publishing that was tried needn't render it again. */
  html?: string;
};
type Last = { by: PressBuild; snapshot: Snapshot; moves: string; pages: ReadonlyMap<string, Known> };

export function createRenderings() {
  /** The rendering before: what it knows of a page holds as long as nothing that the page read is another. */
  let last: Last | undefined;
  let before: Promise<unknown> | undefined;

  async function render(build: PressBuild, site: Renderer): Promise<Rendering> {
    const moves = JSON.stringify([...site.moves]);
    const holds =
      last?.by === build && last.moves === moves ? unchangedSince(last, site.snapshot) : () => undefined;
    const pages = new Map<string, Known>();
    const rendered: string[] = [];
    const failing = new Map<string, unknown>();
    for (const path of site.paths) {
      const known = holds(path);
      if (known) {
        pages.set(path, known);
        continue;
      }
      // Visitors are answered between any two.
      await breathe();
      try {
        const { html, reads } = await site.render(path);
        rendered.push(path);
        pages.set(path, { print: printOf(html), reads, html });
      } catch (error) {
        failing.set(path, error);
      }
    }
    last = { by: build, snapshot: site.snapshot, moves, pages };
    return {
      prints: new Map([...pages].map(([path, { print }]) => [path, print])),
      rendered,
      failing,
      body: async (path) => pages.get(path)?.html ?? (await site.render(path)).html,
    };
  }

  return {
    /** One at a time: each begins from the one before. */
    of(build: PressBuild, site: Renderer): Promise<Rendering> {
      const rendering = Promise.resolve(before).then(() => render(build, site));
      before = rendering.catch(() => {});
      return rendering;
    },

    /** Frees the rendered pages once they are served; the facts about them stay. */
    shown(): void {
      for (const page of last?.pages.values() ?? []) delete page.html;
    },

    /** Whether there is one already, or under way. */
    begun: () => before !== undefined,
  };
}

/** Returns what is known of a page, unless something that it read is another in this snapshot. */
function unchangedSince({ by, snapshot, pages }: Last, now: Snapshot): (path: string) => Known | undefined {
  const changed = by.entry.module.changedNames(snapshot, now);
  return (path) => {
    const known = pages.get(path);
    return known?.reads.some((read) => changed.has(read)) ? undefined : known;
  };
}
