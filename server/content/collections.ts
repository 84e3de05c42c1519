/** How *Site* names the records of each collection, and where their pages are. */
import { COLLECTIONS } from '#contract/records/collections.ts';
import type { PublishableCollection } from '#contract/records/overlay.ts';
import { editsSite, type StaffRole } from '#contract/staff-roles.ts';

type Shown = {
  /** Of the field that names a record in lists. */
  nameField: string;
  /** Address of the record's own page before its slug. */
  under?: string;
  canAdd?: true;
  /** What binds the firm: its facts, its prices, its legal pages. */
  ownersOnly?: true;
};

const SHOWN: Record<PublishableCollection, Shown> = {
  firm: { nameField: 'name', ownersOnly: true },
  services: { nameField: 'name', under: '/services' },
  areas: { nameField: 'name', under: '/service-area', canAdd: true },
  manufacturers: { nameField: 'name', under: '/manufacturers', canAdd: true },
  projects: { nameField: 'name', under: '/projects', canAdd: true },
  articles: { nameField: 'title', under: '/blog', canAdd: true },
  team: { nameField: 'name', canAdd: true },
  testimonials: { nameField: 'name', canAdd: true },
};

export const collectionName = (collection: PublishableCollection): string => COLLECTIONS[collection].name;
export const canAddTo = (collection: PublishableCollection): boolean => SHOWN[collection].canAdd ?? false;
export const mayEdit = (role: StaffRole, collection: PublishableCollection): boolean =>
  role === 'owner' || (editsSite(role) && !SHOWN[collection].ownersOnly);
export const nameFieldOf = (collection: PublishableCollection): string => SHOWN[collection].nameField;

/** Returns the name of a record, also of an unfinished one; its slug until it has one. */
export function nameOf(collection: PublishableCollection, slug: string, value: unknown): string {
  const name = (value as Record<string, unknown> | null)?.[SHOWN[collection].nameField];
  return typeof name === 'string' && name.trim() ? name : slug;
}

export function pathOf(collection: PublishableCollection, slug: string): string | null {
  const { under } = SHOWN[collection];
  return under ? `${under}/${slug}` : null;
}
