/** The page /services (specification §2 "Services"). */
import type { PageMeta } from '#contract/page.ts';
import type { LinkText } from '#contract/rich-text.ts';

export const page: PageMeta = {
  title: 'Services and expertise of a design-build studio',
  description:
    'Homes, commercial buildings, interiors, restoration, landscape and construction management in the Texas Hill Country, Austin and Bryan/College Station.',
  sheet: 'S-100',
};

export const intro = {
  heading: 'Services & Expertise',
  lead: 'Six kinds of work, one way of doing them: drawn by the people who build it, priced before it starts, measured when it is done.',
  links: [
    { text: 'Custom homes', href: '/services/custom-homes' },
    { text: 'Commercial', href: '/services/commercial' },
    { text: 'Renovations', href: '/services/renovations' },
  ] satisfies LinkText[],
};

export const materials = {
  heading: 'Materials & Methods',
  lead: 'What a building here is made of follows from what the ground and the sky do to it.',
  cards: [
    {
      title: 'Regional Materials',
      text: 'Limestone from the ledge it stands on, cedar and pecan from nearby mills, and three systems that come by truck from makers we know.',
      links: [
        { text: 'Kingspan panels', href: '/manufacturers/kingspan' },
        { text: 'Triple-S Steel', href: '/manufacturers/triple-s-steel' },
        { text: 'Huber SIP panels', href: '/manufacturers/huber-sip-panels' },
      ],
    },
    {
      title: 'Climate Response',
      text: 'Deep roofs toward the west, insulation outside the structure, air that is dried before it is cooled. The house is ready for August at four in the afternoon; the other days take care of themselves.',
      links: [{ text: 'How we build', href: '/how-we-build' }],
    },
    {
      title: 'Hill Country Context',
      text: 'Long, low and along the contour. Oaks stay, drives follow the old ranch road, light points down, and from across the valley you see the roof last.',
      links: [{ text: 'Hill Country west of Austin', href: '/service-area/hill-country-west-austin' }],
    },
  ] as { title: string; text: string; links: LinkText[] }[],
};

export const inquiry = {
  label: 'Project Inquiry',
  heading: 'Tell us what you would like to stand in, and where.',
};
