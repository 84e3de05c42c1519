/** The part of *Website* that the address asks for. It alone decides what is shown, as everywhere in the dashboard. */
import { PUBLISHABLE, type PublishableCollection } from '#contract/site/records/overlay.ts';
import type { FieldPath, RecordName } from '#contract/site/site-records.ts';
import { goTo, useAddress } from '../../state/address.ts';

const SITE_PATH = '/admin/site';

const PARTS = ['changes', 'history', 'pictures'] as const;
/** `?show=`; everything without it. */
export type SitePart = 'everything' | (typeof PARTS)[number];

export const FILTERS = ['unpublished', 'sample', 'hidden'] as const;
export type SiteFilter = (typeof FILTERS)[number];

export type SiteAddress = {
  part: SitePart;
  /** Searched in names; empty for all. */
  words: string;
  filter: SiteFilter | null;
  /** The one that is open in the editor, and its field to begin at. */
  edit: (RecordName & { field: string | null }) | null;
};

export const useSiteAddress = (): SiteAddress => readSiteAddress(useAddress().searchParams);

export function readSiteAddress(asked: URLSearchParams): SiteAddress {
  const [show, only] = [asked.get('show'), asked.get('only')];
  return {
    part: PARTS.find((part) => part === show) ?? 'everything',
    words: asked.get('q') ?? '',
    filter: FILTERS.find((filter) => filter === only) ?? null,
    edit: editIn(asked),
  };
}

function editIn(asked: URLSearchParams): SiteAddress['edit'] {
  const [collection, slug] = (asked.get('edit') ?? '').split('/');
  if (!slug || !isPublishable(collection)) return null;
  return { collection, slug, field: asked.get('field') };
}

const isPublishable = (name: string | undefined): name is PublishableCollection =>
  PUBLISHABLE.some((known) => known === name);

/** The address of a part of the view, with or without the editor over it. */
export function siteHref({ part = 'everything', words, filter, edit }: Partial<SiteAddress>): string {
  const query = new URLSearchParams({
    ...(part !== 'everything' && { show: part }),
    ...(filter && { only: filter }),
    ...(words && { q: words }),
    ...(edit && { edit: `${edit.collection}/${edit.slug}` }),
    ...(edit?.field && { field: edit.field }),
  }).toString();
  // As people would write it: a slash needs no escape in a query.
  return query ? `${SITE_PATH}?${query.replaceAll('%2F', '/')}` : SITE_PATH;
}

/** The address of one part of the site in the editor, over what is shown now. */
export function editHref(shown: SiteAddress, { collection, slug }: RecordName, path: FieldPath = []): string {
  return siteHref({ ...shown, edit: { collection, slug, field: path.join('.') || null } });
}

/** Changes filter or search in place: the back button leads to the view before. */
export const narrow = (shown: SiteAddress, change: Pick<Partial<SiteAddress>, 'filter' | 'words'>) =>
  goTo(siteHref({ ...shown, ...change }), { replace: true });
