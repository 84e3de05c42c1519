import type { CardSources } from '../cards/cards.ts';
import type { MemoryPages } from '../http/memory-pages.ts';
import { isPage } from '../press/press.ts';
import type { Pressing } from '../press/pressing.ts';
import type { FirmMarksKeeper } from './firm-marks.ts';
import type { sitePictures } from './site-pictures.ts';

type Parts = {
  memory: Pick<MemoryPages, 'file' | 'paths'>;
  pressing: Pick<Pressing, 'status' | 'cardOf' | 'rendered'>;
  pictures: Pick<ReturnType<typeof sitePictures>, 'open'>;
  marks: Pick<FirmMarksKeeper, 'open'>;
};

/** Where preview cards find their pages, and what they show: in memory, among the firm's pictures, or as its logo. */
export const cardSources = ({ memory, pressing, pictures, marks }: Parts): CardSources => ({
  release: () => pressing.status().release,
  *pages() {
    for (const path of memory.paths) if (isPage(path)) yield memory.file(path)?.body.toString() ?? '';
  },
  contact: () => pressing.rendered('/contact'),
  factsOf: pressing.cardOf,
  async open(path) {
    const [, folder, name = ''] = path.split('/');
    if (folder === 'pictures') return pictures.open(name);
    if (folder === 'marks') return marks.open(name);
    return memory.file(path)?.body ?? null;
  },
});
