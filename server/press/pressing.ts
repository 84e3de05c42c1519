/** Keeps the pages of a running server as they are published (docs/decisions/0046, 0051). */
import type { FastifyBaseLogger } from 'fastify';
import type { ContentOverlay } from '#contract/records/overlay.ts';
import type { MemoryPages } from '../http/memory-pages.ts';
import { putRedirectsInForce, type Redirects } from '../http/redirects-in-force.ts';
import { fixedPagesOf, type PressBuild, rendererOf } from './build.ts';
import type { KeptPress, PressKeeper } from './kept-press.ts';
import { onDemand } from './on-demand.ts';
import { isPage, press } from './press.ts';
import { type Pressed, printOf, writePressed } from './pressed.ts';
import { createRenderings } from './renderings.ts';
import { changedBy } from './since-build.ts';

/** The site as it was built, and where its pages are served from. */
export type BuiltSite = {
  build: () => Promise<PressBuild>;
  /** Absent in development, where Vite renders each page when it is asked for. */
  served?: {
    memory: MemoryPages;
    pressed: Pressed;
    /** Folder of the preview cards that the build drew. */
    cards: string;
    /** Called when inline scripts are others than before, with the sources for the policy. */
    onScripts: (hashes: string[]) => void;
  };
};

/** All that is published: the number of the last release, and what it leaves in force. */
export type Published = { number: number; overlay: ContentOverlay; redirects: Redirects };

export type Pressing = ReturnType<typeof createPressing>;

/** A page that is there goes before a redirect. */
function besidesPages(redirects: Redirects, paths: readonly string[]): Redirects {
  const pages = new Set(paths);
  return Object.fromEntries(Object.entries(redirects).filter(([from]) => !pages.has(from)));
}

export type PublishedSource = {
  /** Number of the last release; 0 before the first. */
  lastRelease: () => Promise<number>;
  published: () => Promise<Published>;
};

/** @param origin the site's, which its pages name. */
export function createPressing(
  site: BuiltSite,
  source: PublishedSource,
  log: FastifyBaseLogger,
  keeper: PressKeeper,
  origin: string,
) {
  const { build, served } = site;
  const { lastRelease, published } = source;
  /** The part of the pages in service that differs from the build. Unknown until the first press. */
  let kept: KeptPress | undefined;
  const renderings = createRenderings();
  let at = 0;
  let by: PressBuild | undefined;
  let last: { at: string; ms: number; pages: number } | null = null;
  let failures = 0;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function run(): Promise<void> {
    // A server whose firm has published nothing has nothing to press, and needn't load the pages for it.
    if ((await lastRelease()) === at && (served || at === 0)) return;
    const built = await build();
    if (!served && built !== by) at = 0;
    by = built;
    const { number, overlay, redirects } = await published();
    if (number === at) return;
    const began = performance.now();
    const rendered = rendererOf(built, overlay);
    let pages = 0;
    if (served) {
      kept ??= await restored(served);
      const print = printOf(JSON.stringify(overlay));
      if (kept.published !== print) {
        const { prints, failing, body } = await renderings.of(built, rendered);
        for (const error of failing.values()) throw error;
        const done = await press(kept.pressed, prints, { body, served: served.memory.file, origin });
        const bodyOf = (path: string) => (done.files.get(path) ?? served.memory.file(path))?.body;
        const isLinked = (address: string) =>
          rendered.paths.some((path) => isPage(path) && bodyOf(path)?.includes(address));
        const { kept: now, dropped } = changedBy(kept, done, print, isLinked);
        kept = now;
        // Nothing waits from here on, so that every answer is wholly old or wholly new.
        show(served, done.files, [...done.gone, ...dropped]);
        pages = done.files.size;
        renderings.shown();
        keep(kept);
      }
    }
    rendered.publish();
    putRedirectsInForce(besidesPages(redirects, [...rendered.paths, ...fixedPagesOf(built)]));
    at = number;
    last = { at: new Date().toISOString(), ms: Math.round(performance.now() - began), pages };
    log.info({ release: number, pages, ms: last.ms }, 'the site was published');
  }

  const show = (
    { memory, onScripts }: NonNullable<BuiltSite['served']>,
    files: KeptPress['files'],
    gone: Iterable<string>,
  ) => {
    if (memory.swap(files, gone)) onScripts(memory.scriptHashes);
  };

  /** The pages that this server served before it was started, or the build as it is. */
  async function restored(of: NonNullable<BuiltSite['served']>): Promise<KeptPress> {
    const nothing = {
      published: printOf('{}'),
      files: new Map(),
      gone: new Set<string>(),
      retired: new Map(),
    };
    // Pages name the site's origin.
    const build = printOf(writePressed(of.pressed) + origin);
    const before = (await keeper.load(build)) ?? { ...nothing, build, pressed: of.pressed };
    show(of, before.files, before.gone);
    return before;
  }

  /** Without waiting: a press is done once it shows. */
  function keep(press: KeptPress): void {
    saving = saving
      .then(() => keeper.save(press))
      .catch((error) => log.warn({ err: error }, 'the pages could not be kept for the next start'));
  }
  let saving = Promise.resolve();

  const counted = () =>
    run().catch((error) => {
      failures += 1;
      throw error;
    });

  return {
    /**
     * Brings the pages up to published content when it is called; presses never run beside each other.
     * @throws when a page can't be rendered: then all pages stay as they were.
     */
    catchUp(): Promise<void> {
      // A press that is under way may have read too early, so that another follows it; one is enough for all who wait.
      next ??= (running ?? Promise.resolve())
        .catch(() => {})
        .then(() => {
          next = undefined;
          running = counted().finally(() => {
            running = undefined;
          });
          return running;
        });
      return next;
    },

    ...onDemand(site, source, origin, () => kept?.pressed ?? site.served?.pressed),

    /** Renders every page with these records, without showing them. @returns the addresses that fail. */
    async trial(overlay: ContentOverlay): Promise<string[]> {
      const built = await build();
      const { failing } = await renderings.of(built, rendererOf(built, overlay));
      for (const [path, error] of failing)
        log.warn(
          { err: error, path },
          'a page cannot be rendered with the changes that were to be published',
        );
      return [...failing.keys()];
    },

    /**
     * Renders published content in the background, where this server hasn't yet, so that the next publishing renders only what
     * it changes. Called when an editor begins to write.
     */
    async warmUp(): Promise<void> {
      if (!served || renderings.begun()) return;
      const [built, { overlay }] = await Promise.all([build(), published()]);
      await renderings.of(built, rendererOf(built, overlay));
      renderings.shown();
    },

    /** Waits until what was pressed is on the disk. */
    close: () => saving,

    /** For metrics: the release in force, the last press, and how many failed. */
    status: () => ({ release: at, last, failures }),
  };
}
