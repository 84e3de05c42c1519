import { cardHref } from '#contract/site/card.ts';
import { renderedPath } from '../http/current-page-links.ts';
import type { MemoryPages } from '../http/memory-pages.ts';
import type { SitePublisher } from '../render/site-publisher.ts';
import type { CardSources } from '../social-cards/cards.ts';
import type { LogoStore } from './logos.ts';
import type { createSitePictureStore } from './site-pictures.ts';

type CardSourcesDeps = {
  memory: Pick<MemoryPages, 'read'>;
  publisher: Pick<SitePublisher, 'status' | 'cardOf' | 'rendered' | 'shownPages'>;
  pictures: Pick<ReturnType<typeof createSitePictureStore>, 'open'>;
  marks: Pick<LogoStore, 'open'>;
};

/** Where preview cards find their pages, and what they show: in memory, among the firm's pictures, or as its logo. */
export function cardSources({ memory, publisher, pictures, marks }: CardSourcesDeps): CardSources {
  let index: { release: number; pages: ReadonlyMap<string, string> } | undefined;

  /** Pages by the names of their cards, which keep a page's slug when it moves. */
  async function pagesByCard(): Promise<ReadonlyMap<string, string>> {
    const { release } = publisher.status();
    if (index?.release !== release) {
      const paths = await publisher.shownPages();
      index = { release, pages: new Map(paths.map((path) => [cardHref(renderedPath(path)), path])) };
    }
    return index.pages;
  }

  return {
    release: () => publisher.status().release,
    async page(name) {
      if (name === 'contact.jpg') return publisher.rendered('/contact');
      const path = (await pagesByCard()).get(`/cards/${name}`);
      return (path && (await memory.read(path))?.body.toString()) ?? null;
    },
    factsOf: publisher.cardOf,
    async open(path) {
      const [, folder, name = ''] = path.split('/');
      if (folder === 'pictures') return pictures.open(name);
      if (folder === 'marks') return marks.open(name);
      return (await memory.read(path))?.body ?? null;
    },
  };
}
