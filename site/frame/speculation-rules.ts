/**
 * What the browser may fetch before a link is clicked, while the pointer rests on it: our own pages, but
 * not what differs by visitor or isn't a page. The same on all pages, so that the policy names it by hash.
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
