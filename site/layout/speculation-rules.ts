/**
 * Pages that the browser may prefetch while the pointer rests on a link: our own, except those that differ
 * by visitor and files that aren't pages. The same on all pages, so that the policy names it by hash.
 */
const APART = [
  '/admin',
  '/admin/*',
  '/api/*',
  '/images/*',
  '/contact',
  '/contact/*',
  '/inquiry/*',
  '/newsletter/*',
  '/*.xml',
];

export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: APART.flatMap((path) => [path, `${path}\\?*`]) } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
