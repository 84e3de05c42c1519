import * as z from 'zod';
import { ownHref } from './fields.ts';

const oldAddress = ownHref.meta({
  title: 'Old URL',
  description: 'Lowercase, starting with a slash, such as /portfolio.',
  control: undefined,
});
const href = ownHref.meta({ title: 'New URL', description: 'A page on this website.', control: 'page' });

/** Old addresses that lead elsewhere. Previous addresses of a moved page redirect automatically. */
export const REDIRECTS = {
  redirects: z
    .strictObject({
      list: z
        .array(z.strictObject({ from: oldAddress, href }))
        .max(500)
        .meta({
          title: 'Redirects',
          description:
            'Sends visitors from an old URL to a current page. When you change a page’s URL, this happens automatically.',
        }),
    })
    .meta({ title: 'Redirects' }),
};
