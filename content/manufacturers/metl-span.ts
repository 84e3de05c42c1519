import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

const site = 'https://www.metlspan.com';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Metl-Span wall and roof panels: three we order',
    description:
      'Three Metl-Span insulated metal panels and where we use each: CF wall panels, the CFR standing-seam roof panel and ThermalSafe with its mineral core.',
    sheet: 'M-107',
  },
  name: 'Metl-Span',
  category: 'Insulated metal panels',
  heading: 'Metl-Span: three panels, three jobs',
  lead: 'A shop, a clinic or a barndominium rarely needs the same skin on every side. Metl-Span makes panels for walls, for roofs, and for the wall that has to hold back a fire.',
  figure: {
    picture: '17-medical-retail',
    alt: 'Single-story stone clinic with a long covered walk and a raised clerestory roof',
    caption: 'Clinic with a panel roof and a clerestory above it. Rendering.',
    crop: 'banner',
  },
  opening: 'plate',
  actions: [
    { text: 'Price a building', href: '/contact?service=custom-home' },
    { text: 'Steel or wood?', href: '/cost-comparison' },
  ],
  sections: [
    {
      kind: 'products',
      form: 'rows',
      linksLeadTo: 'Data sheets and profiles are on Metl-Span’s own site, metlspan.com.',
      heading: 'Wall, roof and firewall',
      products: [
        {
          name: 'CF wall panel',
          description:
            'The everyday wall panel. Side joints interlock with fasteners out of sight, in flat, lightly ribbed or deeper profiles that run up or across.',
          features: [
            'Concealed fasteners',
            'Double tongue-and-groove joint',
            'Runs vertically or horizontally',
          ],
          link: site,
        },
        {
          name: 'CFR roof panel',
          description:
            'A standing-seam roof with the insulation already attached. The seam is raised and crimped on the roof, so water never crosses an exposed screw.',
          features: ['Standing seam', 'Concealed clips', 'For low and moderate slopes'],
          link: site,
        },
        {
          name: 'ThermalSafe wall panel',
          description:
            'Mineral wool in place of foam. We use it on a lot line, around a mechanical room, or wherever the code asks for an hour or more.',
          features: ['Mineral wool core', 'One-, two- and three-hour ratings', 'Same steel faces'],
          link: site,
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'table',
      heading: 'At a glance',
      specifications: [
        { label: 'Thermal resistance', value: 'up to R-30' },
        { label: 'Core', value: 'rigid foam, or mineral wool' },
        { label: 'Faces', value: 'coated steel, inside and out' },
        { label: 'Carried by', value: 'girts and purlins on a steel frame' },
      ],
      figure: {
        drawing: 'panel-profiles',
        alt: 'Three panels cut across, one above the other: a lightly ribbed wall panel, a roof panel with a raised seam, a panel filled with mineral wool',
        caption: 'Wall, roof and fire-rated panel, cut at the joint.',
      },
    },
    {
      kind: 'copy',
      heading: 'Choosing between two good panels',
      paragraphs: [
        [
          'Clients ask how this maker differs from ',
          { text: 'Kingspan', href: '/manufacturers/kingspan' },
          '. On paper, not much. In practice it comes down to three things we check on each job: the profile you like, the color in stock, and which plant can deliver the week the frame is ready.',
        ],
        [
          'We detail every opening so either panel will fit. That gets you two competing prices, and a delay at one factory doesn’t leave your steel standing bare through storm season. For work in ',
          { text: 'Round Rock', href: '/service-area/round-rock' },
          ' or ',
          { text: 'Georgetown', href: '/service-area/georgetown' },
          ', freight alone can decide it.',
        ],
      ],
    },
  ],
  work: {
    heading: 'An office roof and two party walls',
    projects: ['college-station-office', 'main-street-bryan'],
  },
  ask: {
    heading: 'A roof, a wall, or the firewall between them.',
    text: 'Tell us what the building is for. We’ll suggest a panel and give you a range per square foot.',
    action: 'Ask about panels',
    service: 'custom-home',
  },
};
