/** Checks what editors have written, against everything else that the site has. */
import { movesIn } from '#contract/records/addresses.ts';
import type { ShippedContent } from '#contract/records/overlay.ts';
import type { Finding } from '#contract/site-records.ts';
import type { Pressing } from '../press/pressing.ts';
import { findingsOf, OTHER_PATHS } from './findings.ts';
import type { FirmMarksKeeper } from './firm-marks.ts';
import { markFindings } from './mark-findings.ts';
import { asJson, type Shipped, withDrafts, withFinishedDrafts } from './overlay.ts';
import { pictureFindings } from './picture-findings.ts';
import type { KnownPictures, PicturesStore } from './pictures-store.ts';
import { allKnown, type KnownRecord } from './records.ts';
import { redirectFindings } from './redirect-findings.ts';
import type { StoredRecord } from './store.ts';
import { type WeighPage, weightFindings } from './weight-findings.ts';

/** Every record, drafts over published content, and what is needed to check one. */
export type WholeSite = {
  records: KnownRecord[];
  stored: readonly StoredRecord[];
  /** Possible targets of a link: pages by their address, and by the slug that they keep. */
  paths: ReadonlySet<string>;
  /** Uploaded files that exist. */
  pictures: KnownPictures;
  marks: ReadonlySet<string>;
  isOwnPath: (path: string) => boolean;
  /** Of the site itself, to know its own links by. */
  origin: string;
  weigh: WeighPage;
};

export function createChecking(
  pressing: Pressing,
  pictures: Pick<PicturesStore, 'known'>,
  marks: Pick<FirmMarksKeeper, 'known'>,
  own: Pick<WholeSite, 'isOwnPath' | 'origin'>,
) {
  const json = new WeakMap<ShippedContent, Shipped>();

  /** Shipped content, in the form in which stored content is compared with it. */
  async function shipped(): Promise<Shipped> {
    const ships = await pressing.shipped();
    const known = json.get(ships) ?? asJson(ships);
    json.set(ships, known);
    return known;
  }

  return {
    shipped,

    async site(stored: readonly StoredRecord[]): Promise<WholeSite> {
      const overlay = withDrafts(stored);
      const [ships, paths, ofPages, ofFirm] = await Promise.all([
        shipped(),
        pressing.paths(overlay),
        pictures.known(),
        marks.known(),
      ]);
      return {
        ...own,
        records: allKnown(ships, stored),
        stored,
        paths: new Set([...paths, ...movesIn(overlay).keys()]),
        pictures: ofPages,
        marks: ofFirm,
        weigh: pressing.scales(() => withFinishedDrafts(stored)),
      };
    },
  };
}

export async function findingsFor(record: KnownRecord, site: WholeSite): Promise<Finding[]> {
  const found = [
    ...findingsOf(record, site.records, site.paths, site.origin),
    ...redirectFindings(
      record,
      (path) => site.paths.has(path) || site.isOwnPath(path) || OTHER_PATHS.includes(path),
    ),
    ...pictureFindings(record, site.pictures),
    ...markFindings(record, site.marks),
  ];
  // A page can be weighed when it can be shown.
  if (found.some(({ blocks }) => blocks)) return found;
  return [...found, ...(await weightFindings(record, site.weigh))];
}
