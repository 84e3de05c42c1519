import * as z from 'zod';
import { ownHref } from './fields.ts';

const oldAddress = ownHref.meta({
  title: 'Old address',
  description: 'Such as /portfolio: small letters, from the slash on.',
  control: undefined,
});
const href = ownHref.meta({ title: 'Leads to', description: 'A page of the site.', control: 'page' });

/** Old addresses that lead elsewhere. Those of pages that got another address are led there by themselves. */
export const REDIRECTS = {
  redirects: z
    .strictObject({
      list: z
        .array(z.strictObject({ from: oldAddress, href }))
        .max(500)
        .meta({
          title: 'Redirects',
          description:
            'An old address in bookmarks and search results, and where it leads. Pages whose address you change need none.',
        }),
    })
    .meta({ title: 'Redirects' }),
};
