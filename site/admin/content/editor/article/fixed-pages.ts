/** Pages that are no entries of *Site*; `fixed-pages.test.ts` holds them against the site's addresses. */
export const FIXED_PAGES: readonly { name: string; path: string }[] = [
  { name: 'Contact', path: '/contact' },
  { name: 'Home page', path: '/' },
  { name: 'All services', path: '/services' },
  { name: 'Projects', path: '/projects' },
  { name: 'How we build', path: '/how-we-build' },
  { name: 'Cost and comfort', path: '/cost-comparison' },
  { name: 'Manufacturers', path: '/manufacturer' },
  { name: 'Team', path: '/team' },
  { name: 'Blog', path: '/blog' },
];
