/** Reads the built site and renders single pages of it, without showing them. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { CardFacts } from '#contract/card.ts';
import type { ContentOverlay, ShippedContent } from '#contract/records/overlay.ts';
import { withOrigin } from '#contract/site-origin.ts';
import { fixedPagesOf, type PressBuild, rendererOf } from './build.ts';
import { weightOf } from './page-weight.ts';
import type { Pressed } from './pressed.ts';
import type { BuiltSite, PublishedSource } from './pressing.ts';

/** @param origin the site's. @param pressed the pages in service. */
export function onDemand(
  { build, served }: BuiltSite,
  { published }: Pick<PublishedSource, 'published'>,
  origin: string,
  pressed: () => Pressed | undefined,
) {
  const ships = new WeakMap<PressBuild['entry']['module'], ShippedContent>();

  async function page(overlay: ContentOverlay, path: string): Promise<string> {
    return withOrigin((await rendererOf(await build(), overlay).render(path)).html, origin);
  }

  return {
    /** The records that ship; the same object as long as the build is the same. */
    async shipped(): Promise<ShippedContent> {
      const { module } = (await build()).entry;
      const known = ships.get(module) ?? module.shippedRecords();
      ships.set(module, known);
      return known;
    },

    /** The facts on the card of a served page; null for a page without one. */
    cardOf: async (html: string): Promise<CardFacts | null> => (await build()).entry.module.cardOf(html),

    /** Every address that the site would have with these records. */
    async paths(overlay: ContentOverlay): Promise<string[]> {
      return rendererOf(await build(), overlay).paths;
    },

    /** The addresses of pages that no record adds or removes. */
    fixedPages: async (): Promise<string[]> => fixedPagesOf(await build()),

    /** Whether a file of the build, or a page in service, is at an address. */
    isServed: (path: string): boolean => served?.memory.file(path) !== undefined,

    /** Renders a page that isn't served from memory, with published content. */
    async rendered(path: string): Promise<string> {
      return page((await published()).overlay, path);
    },

    /** Renders one page with these records, for a preview. @throws for any status but 200. */
    render: page,

    /** Weighs pages with these records, one at a time. @returns bytes; null in development, and for a page that isn't there. */
    scales(overlay: () => ContentOverlay): (path: string) => Promise<number | null> {
      let site: Promise<ReturnType<typeof rendererOf>> | undefined;
      let before: Promise<unknown> = Promise.resolve();
      async function weigh(path: string): Promise<number | null> {
        const now = pressed();
        if (!served || !now) return null;
        site ??= build().then((built) => rendererOf(built, overlay()));
        const { paths, render } = await site;
        if (!paths.includes(path)) return null;
        await breathe();
        return weightOf(path, (await render(path)).html, now, served.memory.file);
      }
      return (path) => {
        const weight = before.then(() => weigh(path));
        before = weight.catch(() => {});
        return weight;
      };
    },
  };
}
