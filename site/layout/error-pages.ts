import type { PageMeta } from '#contract/site/records/fields.ts';

/** Title, description and sheet of the two error pages, which `pages/not-found/` draws. */
export const notFoundPage: PageMeta = {
  title: '404 Page Not Found',
  description: 'No page of this site has the requested address. The nearest known addresses are listed.',
  sheet: 'X-404',
};

export const failurePage: PageMeta = {
  title: 'This page could not be shown',
  description: 'The server failed while it built this page. Everything you sent before is safe.',
  sheet: 'X-500',
};
