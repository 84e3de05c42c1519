import * as z from 'zod';
import { exactly, label, line, ownHref, pageRecord, rows } from '../fields.ts';

const link = z.strictObject({ name: line('Text', 60), href: ownHref });

/** Header and footer of every page (requirements §3.2). The header can hold five links. */
export const navigationPart = pageRecord('Header and footer', '/', {
  mainNavigation: exactly(
    5,
    'Header links',
    // Which pages mark the link as current follows from the site's layout; it isn't asked for.
    z.strictObject({
      name: line('Text', 24),
      href: ownHref,
      covers: z.array(ownHref).meta({ isKept: true }),
    }),
  ),
  startProject: z.strictObject({ name: label('Text'), href: ownHref }).meta({ title: 'Header button' }),
  workLinks: exactly(
    3,
    'Portfolio links',
    z.strictObject({
      name: line('Text', 40),
      phrase: line('Full link text', 80),
      href: ownHref,
    }),
  ),
  footerAreas: rows('Service areas', link, 12),
  footerServices: rows('Services', link, 6),
  footerTechnology: rows('Technology', link),
  footerManufacturers: rows('Manufacturers', link, 17),
  legalLinks: exactly(3, 'Legal links', link),
});
