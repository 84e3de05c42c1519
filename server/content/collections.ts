/** How *Website* names the records of each collection, and where their pages are. */

import { COLLECTIONS, schemaOfRecord } from '#contract/site/records/collections.ts';
import { HIDEABLE_PAGES } from '#contract/site/records/hidden-pages.ts';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import { addressIn, PAGES_UNDER } from '#contract/site/records/page-addresses.ts';
import { editsSite, type StaffRole } from '#contract/staff/staff-roles.ts';
import type { MayEdit } from './releases-store.ts';

type Shown = {
  /** Key of the field that names a record in lists; a page is named by its schema. */
  nameField?: string;
  canAdd?: true;
  /** The site requires these records, so they can't be hidden. */
  stays?: true;
  /** Content that binds the firm: its facts, its prices, its legal pages. */
  ownersOnly?: true;
};

const SHOWN: Record<PublishableCollection, Shown> = {
  firm: { nameField: 'name', stays: true, ownersOnly: true },
  pages: { stays: true },
  binding: { stays: true, ownersOnly: true },
  services: { nameField: 'name' },
  areas: { nameField: 'name', canAdd: true },
  manufacturers: { nameField: 'name', canAdd: true },
  projects: { nameField: 'name', canAdd: true },
  articles: { nameField: 'title', canAdd: true },
  team: { nameField: 'name', canAdd: true },
  testimonials: { nameField: 'name', canAdd: true },
  redirects: { stays: true, ownersOnly: true },
  order: { stays: true },
};

export const collectionName = (collection: PublishableCollection): string => COLLECTIONS[collection].name;
export const canAddTo = (collection: PublishableCollection): boolean => SHOWN[collection].canAdd ?? false;
/** Returns which collections a role may edit. */
export const editsOf =
  (role: StaffRole): MayEdit =>
  (collection) =>
    role === 'owner' || (editsSite(role) && !SHOWN[collection].ownersOnly);
/** Without a slug: whether a collection has records that can be hidden. */
export const canHide = (collection: PublishableCollection, slug?: string): boolean =>
  !SHOWN[collection].stays ||
  (collection === 'pages' && slug !== undefined && Object.hasOwn(HIDEABLE_PAGES, slug));
export const nameFieldOf = (collection: PublishableCollection): string =>
  SHOWN[collection].nameField ?? 'name';

/** Returns the name of a record, also of an unfinished one; its slug until it has one. */
export function nameOf(collection: PublishableCollection, slug: string, value: unknown): string {
  const name =
    (value as Record<string, unknown> | null)?.[SHOWN[collection].nameField ?? ''] ??
    schemaOfRecord(collection, slug)?.meta()?.title;
  return typeof name === 'string' && name.trim() ? name : slug;
}

/** Returns the address of a record's page, as the value has it; null for a record without a page. */
export function pathOf(collection: PublishableCollection, slug: string, value: unknown): string | null {
  const under = PAGES_UNDER[collection];
  if (under) return `${under}/${addressIn(value) ?? slug}`;
  const path = schemaOfRecord(collection, slug)?.meta()?.path;
  return typeof path === 'string' ? path : null;
}
