/** Renamed paths and their replacements (301). Old addresses live on in bookmarks and search results. */
export const redirects: Record<string, string> = {
  '/manufacturers': '/manufacturer',
  '/service-area/hays-county': '/service-area/hayes-county',
  '/portfolio': '/projects',
  '/home': '/',
  '/feed': '/blog/rss.xml',
};
