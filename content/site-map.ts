/** The words of the Site Map page, and which towns and makers stand in its main lists (requirements §10). */
import type { PageMeta } from '#contract/site/records/fields.ts';

export const page: PageMeta = {
  title: 'Site Map',
  description:
    'Every page of the website on one sheet: services, service areas, building systems, projects, articles and legal pages, each with its sheet number.',
  sheet: 'G-001',
};

export const intro = {
  heading: 'Site Map',
  lead: 'The sheet index. Every public page appears here once, with its number in the set.',
  xml: 'XML sitemap',
  feed: 'RSS feed of the articles',
};

export const headings = {
  main: 'Main Pages',
  areas: 'Service Areas',
  moreAreas: 'More communities',
  makers: 'Building Technologies',
  moreMakers: 'More building systems',
  services: 'Service Pages',
  projects: 'Portfolio',
  filters: 'Portfolio by kind and town',
  articles: 'Articles',
  categories: 'Articles by subject',
  legal: 'Legal & Information',
};

/** Requirements §10: 11 service-area towns; these are the first of §3.10. */
export const mainAreas = [
  'austin',
  'bryan',
  'college-station',
  'bee-cave',
  'driftwood',
  'dripping-springs',
  'blanco',
  'llano',
  'spicewood',
  'johnson-city',
  'marble-falls',
];

/** Requirements §10: 12 manufacturers; these are the first of §3.11. */
export const mainMakers = [
  'zip-system',
  'huber-sip-panels',
  'kingspan',
  'tesla-solar-roof',
  'icon-3d-printed-homes',
  'dusty-robotics',
  'metl-span',
  'premier-sips',
  'mitsubishi-electric',
  'trane-hvac',
  'triple-s-steel',
  'panasonic-oasys',
];
