import type { ReleaseItem } from '#contract/site/site-records.ts';
import { editHref, type SiteAddress } from '../state/site-address.ts';
import { oneOf } from '../state/site-words.ts';

type ChangedPartsProps = {
  items: readonly ReleaseItem[];
  /** The change of each kind: coming, or done. */
  words: Record<ReleaseItem['kind'], string>;
  shown: SiteAddress;
};

/** The parts of the site that a publishing changes, each with its change and a link to its editor. */
export function ChangedParts({ items, words, shown }: ChangedPartsProps) {
  return items.map((item) => (
    <li key={`${item.collection}/${item.slug}`} className="wrap-anywhere">
      <a
        href={editHref(shown, item)}
        className="text-section max-md:inline-flex max-md:min-h-11 max-md:items-center"
      >
        {item.name}
      </a>{' '}
      <span className="text-graphite">
        {oneOf(item.collection)}, {words[item.kind]}
      </span>
    </li>
  ));
}
