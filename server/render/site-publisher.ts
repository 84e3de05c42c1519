/** Shows published content: a server drops its pages and renders each on request (docs/decisions/0023, 0022). */
import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import { withOrigin } from '#contract/site/site-origin.ts';
import { type Redirects, setRedirects } from '../http/current-redirects.ts';
import { inlineScriptHashes } from '../http/memory-pages.ts';
import { accentedAddress, accentedStyles, accentIn } from './accent-styles.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { applyStyles, pageTypeOf, sheetsOf } from './page-types.ts';
import { renderOne } from './render-one.ts';
import { createRenderer, fixedPagesOf, type Renderer, type SiteBuild } from './site-build.ts';
import type { PublishedSource, SiteSource } from './site-source.ts';

export type SitePublisher = ReturnType<typeof createSitePublisher>;

/** Pages of one type that are rendered on trial, in addition to changed ones: one component renders them all. */
const TRIED_OF_TYPE = 30;

const isPage = (path: string): boolean => !/\.\w+$/.test(path);

/** An existing page has precedence over a redirect. */
function besidesPages(redirects: Redirects, paths: readonly string[]): Redirects {
  const pages = new Set(paths);
  return Object.fromEntries(Object.entries(redirects).filter(([from]) => !pages.has(from)));
}

/** @param origin the site's origin, which its pages contain. */
export function createSitePublisher(
  site: SiteSource,
  source: PublishedSource,
  log: FastifyBaseLogger,
  origin: string,
) {
  const { build, served } = site;
  const { lastRelease, published } = source;
  let at = 0;
  let by: SiteBuild | undefined;
  let last: { at: string; ms: number } | null = null;
  let failures = 0;
  let pages: PageCache | null = null;
  let paths: readonly string[] | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function run(): Promise<void> {
    // A server whose firm has published nothing needn't load the pages.
    if ((await lastRelease()) === at && (served || at === 0)) return;
    const built = await build();
    if (!served && built !== by) at = 0;
    by = built;
    const { number, overlay, redirects } = await published();
    if (number === at) return;
    const began = performance.now();
    const renderer = createRenderer(built, overlay);
    const isAsBuilt = Object.keys(overlay).length === 0;
    const rendered = served && !isAsBuilt ? await cacheOf(renderer, served) : null;
    const gone = new Set(rendered ? createRenderer(built, {}).paths : []);
    for (const path of renderer.paths) gone.delete(path);
    // Nothing is awaited from here on, so that every response is wholly old or wholly new.
    pages = rendered?.cache ?? null;
    paths = renderer.paths;
    served?.memory.show(pages && { ...pages, gone });
    served?.onScripts(rendered?.scripts ?? served.memory.scriptHashes);
    renderer.publish();
    setRedirects(besidesPages(redirects, [...renderer.paths, ...fixedPagesOf(built)]));
    at = number;
    last = { at: new Date().toISOString(), ms: Math.round(performance.now() - began) };
    log.info({ release: number, ms: last.ms }, 'website published');
    const shown = pages;
    shown?.warmUp(() => pages !== shown);
  }

  /** The pages of a release, of which the home page is rendered: its inline scripts are those of all pages. */
  async function cacheOf(
    renderer: Renderer,
    { memory, styles }: NonNullable<SiteSource['served']>,
  ): Promise<{ cache: PageCache; scripts: string[] }> {
    const home = await renderer.render('/');
    const scripts = [...new Set([...memory.scriptHashes, ...inlineScriptHashes(home)])].sort();
    const sources = new Map(
      renderer.paths.map((path) => [
        path,
        async () => {
          const text = await rendered(renderer, path);
          return withOrigin(isPage(path) ? applyStyles(path, text, styles) : text, origin);
        },
      ]),
    );
    const accent = accentIn(home);
    const cssOf = (sheet: string) => memory.built(sheet)?.body.toString();
    if (accent)
      for (const sheet of sheetsOf(styles)) {
        const address = accentedAddress(sheet, accent);
        sources.set(address, async () => accentedStyles(address, cssOf) ?? '');
      }
    const cache = createPageCache(sources, (path, text) => memory.entryOf(path, text, scripts));
    return { cache, scripts };
  }

  /** A page that passed the trial and still fails is an internal error. */
  async function rendered(renderer: Renderer, path: string): Promise<string> {
    try {
      return await renderer.render(path);
    } catch (error) {
      failures += 1;
      log.error({ err: error, path }, 'a page could not be rendered');
      throw error;
    }
  }

  const counted = () =>
    run().catch((error) => {
      failures += 1;
      throw error;
    });

  return {
    /**
     * Shows the last release, as of this call.
     * @throws when the site can't be rendered with the release: then all pages stay unchanged.
     */
    applyLatestRelease(): Promise<void> {
      // A run in progress may have read too early, so another follows; one more run is enough for all callers.
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

    ...renderOne(site, source, origin),

    /** The paths of the pages that visitors see, without feeds and drawings. */
    async shownPages(): Promise<string[]> {
      paths ??= createRenderer(await build(), {}).paths;
      return paths.filter(isPage);
    },

    /**
     * Renders pages with these records without showing them: all pages, or a sample of types with many pages.
     * @param changed the paths of pages whose own records change.
     * @returns the addresses that fail.
     */
    async trial(overlay: ContentOverlay, changed: ReadonlySet<string | null>): Promise<string[]> {
      const { paths, render } = createRenderer(await build(), overlay);
      const failing: string[] = [];
      for (const ofType of Map.groupBy(paths, pageTypeOf).values())
        for (const [index, path] of ofType.entries()) {
          if (index >= TRIED_OF_TYPE && !changed.has(path)) continue;
          // Visitors' requests are answered between any two pages.
          await breathe();
          await render(path).catch((error) => {
            failing.push(path);
            log.warn({ err: error, path }, 'couldn’t render a page with the new changes');
          });
        }
      return failing;
    },

    /** Ends the warm-up. */
    close(): void {
      pages = null;
    },

    /** For metrics: the current release, its time and duration, and how often a release or a page failed. */
    status: () => ({ release: at, last, failures }),
  };
}
