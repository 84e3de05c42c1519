import type { PageMeta } from '#contract/site/records/fields.ts';

/** Title, description and sheet of the two error pages, which `pages/not-found/` draws. */
export const notFoundPage: PageMeta = {
  title: '404 Page Not Found',
  description: 'We couldn’t find that page. Here are the closest matches.',
  sheet: 'X-404',
};

export const failurePage: PageMeta = {
  title: 'Something went wrong',
  description: 'We couldn’t load this page. Anything you sent us before is safe.',
  sheet: 'X-500',
};
