/** Reads the built site and renders single pages of it, without showing them. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { CardFacts } from '#contract/site/card.ts';
import type { ContentOverlay, ShippedContent } from '#contract/site/records/overlay.ts';
import { withOrigin } from '#contract/site/site-origin.ts';
import { compressedPageBytes } from './page-weight.ts';
import { createRenderer, fixedPagesOf, type Renderer, type SiteBuild } from './site-build.ts';
import type { PublishedSource, SiteSource } from './site-source.ts';

/** @param origin the site's origin. */
export function renderOne(
  { build, served }: SiteSource,
  { published }: Pick<PublishedSource, 'published'>,
  origin: string,
) {
  const ships = new WeakMap<SiteBuild['entry']['module'], ShippedContent>();

  async function page(overlay: ContentOverlay, path: string): Promise<string> {
    return withOrigin(await createRenderer(await build(), overlay).render(path), origin);
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
      return createRenderer(await build(), overlay).paths;
    },

    /** The addresses of pages that no record adds or removes. */
    fixedPages: async (): Promise<string[]> => fixedPagesOf(await build()),

    /** Whether a file of the build, or a published page, is at an address. */
    isServed: (path: string): boolean => served?.memory.has(path) ?? false,

    /** Renders a page that isn't served from memory, with published content. */
    async rendered(path: string): Promise<string> {
      return page((await published()).overlay, path);
    },

    /** Renders one page with these records, for a preview. @throws for any status but 200. */
    render: page,

    /** Measures pages with these records, one at a time. @returns bytes; null in development, and for unknown pages. */
    scales(overlay: () => ContentOverlay): (path: string) => Promise<number | null> {
      let site: Promise<Renderer> | undefined;
      let before: Promise<unknown> = Promise.resolve();
      async function weigh(path: string): Promise<number | null> {
        if (!served) return null;
        site ??= build().then((built) => createRenderer(built, overlay()));
        const { paths, render } = await site;
        if (!paths.includes(path)) return null;
        await breathe();
        return compressedPageBytes(path, await render(path), served.styles, served.memory.built);
      }
      return (path) => {
        const weight = before.then(() => weigh(path));
        before = weight.catch(() => {});
        return weight;
      };
    },
  };
}
