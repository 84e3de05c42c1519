/** The page /services (requirements §3.5). */
import type { LinkText, PageMeta } from '#contract/site/records/fields.ts';

export const page: PageMeta = {
  title: 'Services and expertise of a design-build studio',
  description:
    'Homes, commercial buildings, interiors, restoration, landscape and construction management in the Texas Hill Country, Austin and Bryan/College Station.',
  sheet: 'S-100',
};

export const intro = {
  heading: 'Services & Expertise',
  lead: 'Six kinds of work, done one way: drawn by the people who build it, priced before it starts and tested when it’s done.',
  links: [
    { text: 'Custom homes', href: '/services/custom-homes' },
    { text: 'Commercial', href: '/services/commercial' },
    { text: 'Renovations', href: '/services/renovations' },
  ] satisfies LinkText[],
};

export const materials = {
  heading: 'Materials & Methods',
  lead: 'We choose materials by what the ground and the weather here will do to them.',
  cards: [
    {
      title: 'Regional Materials',
      text: 'Limestone from your own ledge where there is one, cypress and pecan from Texas mills, and three building systems from manufacturers we know.',
      links: [
        { text: 'Kingspan panels', href: '/manufacturers/kingspan' },
        { text: 'Triple-S Steel', href: '/manufacturers/triple-s-steel' },
        { text: 'Huber SIP panels', href: '/manufacturers/huber-sip-panels' },
      ],
    },
    {
      title: 'Climate Response',
      text: 'Deep roofs on the west side, insulation outside the structure, and air that is dried before it’s cooled. We design for four in the afternoon in August; the other days are easier.',
      links: [{ text: 'How we build', href: '/how-we-build' }],
    },
    {
      title: 'Hill Country Context',
      text: 'Long, low and along the contour. The oaks stay, the drive follows the old ranch road, and outdoor lights point down.',
      links: [{ text: 'Hill Country west of Austin', href: '/service-area/hill-country-west-austin' }],
    },
  ] as { title: string; text: string; links: LinkText[] }[],
};

export const inquiry = {
  label: 'Project Inquiry',
  heading: 'Tell us what you want to build, and where.',
};
