/** Checks what editors have written, against everything else that the site has. */

import { hiddenPathsIn } from '#contract/site/records/hidden-pages.ts';
import type { ContentOverlay, ShippedContent } from '#contract/site/records/overlay.ts';
import { pageAddressesIn } from '#contract/site/records/page-addresses.ts';
import type { Finding } from '#contract/site/site-records.ts';
import { isRedirectable } from '../http/canonical.ts';
import type { SitePublisher } from '../render/site-publisher.ts';
import { findingsOf, type LinkTargets } from './findings.ts';
import type { LogoStore } from './logos.ts';
import { markFindings } from './mark-findings.ts';
import { asJson, type Shipped, withDrafts, withFinishedDrafts } from './overlay.ts';
import { pictureFindings } from './picture-findings.ts';
import type { KnownPictures, PicturesStore } from './pictures-store.ts';
import { type KnownRecord, listRecords } from './records.ts';
import { redirectFindings } from './redirect-findings.ts';
import type { StoredRecord } from './store.ts';
import { type WeighPage, weightFindings } from './weight-findings.ts';

/** Every record, drafts over published content, and what is needed to check one. */
export type WholeSite = LinkTargets & {
  records: KnownRecord[];
  stored: readonly StoredRecord[];
  /** Uploaded files that exist. */
  pictures: KnownPictures;
  marks: ReadonlySet<string>;
  /** Whether a page, a file or the server itself answers at an address. */
  isInUse: (path: string) => boolean;
  weigh: WeighPage;
};

/** Facts about the server itself. */
export type OwnSite = Pick<WholeSite, 'origin'> & {
  /** Whether one of the server's own routes is at a path, or under it. */
  isOwnPath: (path: string) => boolean;
};

export function createChecking(
  publisher: SitePublisher,
  pictures: Pick<PicturesStore, 'known'>,
  marks: Pick<LogoStore, 'known'>,
  { isOwnPath, origin }: OwnSite,
) {
  const json = new WeakMap<ShippedContent, Shipped>();

  /** Shipped content, in the form in which stored content is compared with it. */
  async function shipped(): Promise<Shipped> {
    const ships = await publisher.shipped();
    const known = json.get(ships) ?? asJson(ships);
    json.set(ships, known);
    return known;
  }

  /** The site with all drafts; without the unfinished ones where it can't be put together with them. */
  async function assembled(stored: readonly StoredRecord[]) {
    const of = async (overlay: ContentOverlay) => ({ overlay, pages: await publisher.paths(overlay) });
    return of(withDrafts(stored)).catch(() => of(withFinishedDrafts(stored)));
  }

  return {
    shipped,

    async site(stored: readonly StoredRecord[]): Promise<WholeSite> {
      const [ships, { pages, overlay }, fixed, ofPages, ofFirm] = await Promise.all([
        shipped(),
        assembled(stored),
        publisher.fixedPages(),
        pictures.known(),
        marks.known(),
      ]);
      const isHidden = hiddenPathsIn(overlay);
      const paths = new Set([...pages, ...fixed, ...pageAddressesIn(overlay).keys()]);
      return {
        origin,
        records: listRecords(ships, stored),
        stored,
        paths,
        isHidden,
        isInUse: (path) =>
          paths.has(path) || isOwnPath(path) || publisher.isServed(path) || !isRedirectable(path),
        pictures: ofPages,
        marks: ofFirm,
        weigh: publisher.scales(() => withFinishedDrafts(stored)),
      };
    },
  };
}

export async function findingsFor(record: KnownRecord, site: WholeSite): Promise<Finding[]> {
  const found = [
    ...findingsOf(record, site.records, site),
    ...redirectFindings(record, site.isInUse),
    ...pictureFindings(record, site.pictures),
    ...markFindings(record, site.marks),
  ];
  // A page can be weighed when it can be shown.
  if (found.some(({ blocks }) => blocks)) return found;
  return [...found, ...(await weightFindings(record, site.weigh))];
}
