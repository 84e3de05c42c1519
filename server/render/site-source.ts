/** The built site, and the published content that goes over it. */
import type { ContentOverlay } from '#contract/site/records/overlay.ts';
import type { Redirects } from '../http/current-redirects.ts';
import type { MemoryPages } from '../http/memory-pages.ts';
import type { SiteStyles } from './page-types.ts';
import type { SiteBuild } from './site-build.ts';

/** The site as it was built, and where its pages are served from. */
export type SiteSource = {
  build: () => Promise<SiteBuild>;
  /** Absent in development, where Vite renders each page on request. */
  served?: {
    memory: MemoryPages;
    styles: SiteStyles;
    /** Folder of the preview cards that the build drew. */
    cards: string;
    /** Called when inline scripts have changed, with the sources for the policy. */
    onScripts: (hashes: string[]) => void;
  };
};

/** All published content: the number of the last release, and its overlay and redirects. */
export type PublishedContent = { number: number; overlay: ContentOverlay; redirects: Redirects };

export type PublishedSource = {
  /** Number of the last release; 0 before the first. */
  lastRelease: () => Promise<number>;
  published: () => Promise<PublishedContent>;
};
