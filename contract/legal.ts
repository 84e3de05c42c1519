/** A legal page (specification §2 "Site Map, Privacy Policy, Terms of Service"). */
import type { PageMeta } from './page.ts';
import type { LinkText, Paragraph } from './rich-text.ts';

export type LegalSection = {
  title: string;
  paragraphs: readonly Paragraph[];
  /** Follows the paragraphs. */
  items?: readonly Paragraph[];
  /** Follows the items. */
  after?: Paragraph;
};

export type LegalDocument = {
  meta: PageMeta;
  heading: string;
  lead: string;
  /** Calendar dates, `YYYY-MM-DD`. */
  effective: string;
  updated: string;
  /** Numbered from 1 in this order. */
  sections: readonly LegalSection[];
  /** Where to go next: home and the other legal page. */
  links: readonly LinkText[];
};
