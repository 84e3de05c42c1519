/** The links of header and footer (requirements §3.2), in its order. */

export const mainNavigation = [
  { name: 'How We Build', href: '/how-we-build', covers: ['/how-we-build', '/cost-comparison'] },
  { name: 'Services', href: '/services', covers: ['/services'] },
  { name: 'Manufacturers', href: '/manufacturer', covers: ['/manufacturer', '/manufacturers'] },
  { name: 'Team', href: '/team', covers: ['/team'] },
  { name: 'Partners', href: '/contractor-partnerships', covers: ['/contractor-partnerships'] },
];

export const startProject = { name: 'Start a Project', href: '/contact' };

/**
 * What we have built, what it costs and what we write: in the drawer, the footer and
 * below every strip of projects, since the header has its five. `phrase` is the link's text where it stands alone.
 */
export const workLinks = [
  { name: 'Projects', phrase: 'All projects', href: '/projects' },
  { name: 'Costs', phrase: 'What a square foot costs', href: '/cost-comparison' },
  { name: 'Journal', phrase: 'From our journal', href: '/blog' },
];

export const footerAreas = [
  { name: 'Bee Cave', href: '/service-area/bee-cave' },
  { name: 'Austin', href: '/service-area/austin' },
  { name: 'Dripping Springs', href: '/service-area/dripping-springs' },
  { name: 'Blanco', href: '/service-area/blanco' },
  { name: 'Spicewood', href: '/service-area/spicewood' },
  { name: 'Johnson City', href: '/service-area/johnson-city' },
  { name: 'Marble Falls', href: '/service-area/marble-falls' },
  { name: 'Bryan', href: '/service-area/bryan' },
  { name: 'College Station', href: '/service-area/college-station' },
  { name: 'Travis County', href: '/service-area/travis-county' },
  { name: 'Hays County', href: '/service-area/hayes-county' },
  { name: 'Brazos County', href: '/service-area/brazos-county' },
];

export const footerServices = [
  { name: 'Custom homes', href: '/services/custom-homes' },
  { name: 'Renovations', href: '/services/renovations' },
  { name: 'Commercial', href: '/services/commercial' },
  { name: 'Kitchens and baths', href: '/services/kitchens-bathrooms' },
  { name: 'Landscaping', href: '/services/landscaping' },
  { name: 'General contracting', href: '/services/general-contracting' },
];

export const footerTechnology = [
  { name: 'Insulated metal panels', href: '/manufacturers/kingspan' },
  { name: 'Taped sheathing', href: '/manufacturers/zip-system' },
  { name: 'Solar roof', href: '/manufacturers/tesla-solar-roof' },
  { name: 'Printed walls', href: '/manufacturers/icon-3d-printed-homes' },
  { name: 'Layout robots', href: '/manufacturers/dusty-robotics' },
];

export const footerManufacturers = [
  { name: 'ZIP System', href: '/manufacturers/zip-system' },
  { name: 'Huber SIP panels', href: '/manufacturers/huber-sip-panels' },
  { name: 'Kingspan', href: '/manufacturers/kingspan' },
  { name: 'Tesla Solar Roof', href: '/manufacturers/tesla-solar-roof' },
  { name: 'ICON', href: '/manufacturers/icon-3d-printed-homes' },
  { name: 'Dusty Robotics', href: '/manufacturers/dusty-robotics' },
  { name: 'Metl-Span', href: '/manufacturers/metl-span' },
  { name: 'Premier SIPs', href: '/manufacturers/premier-sips' },
  { name: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
  { name: 'Trane', href: '/manufacturers/trane-hvac' },
  { name: 'Triple-S Steel', href: '/manufacturers/triple-s-steel' },
  { name: 'Panasonic OASYS', href: '/manufacturers/panasonic-oasys' },
  { name: 'Falk', href: '/manufacturers/falk-insulated-panels' },
  { name: 'Insulspan', href: '/manufacturers/insulspan-sips' },
  { name: 'ClarkDietrich', href: '/manufacturers/clarkdietrich-steel' },
  { name: 'CEMCO', href: '/manufacturers/cemco-steel-framing' },
  { name: 'All manufacturers', href: '/manufacturer' },
];

export const legalLinks = [
  { name: 'Privacy Policy', href: '/privacy-policy' },
  { name: 'Terms of Service', href: '/terms-of-service' },
  { name: 'Site Map', href: '/sitemap' },
];
