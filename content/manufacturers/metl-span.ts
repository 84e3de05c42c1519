import type { Manufacturer } from '#contract/manufacturer.ts';

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
  lead: 'A shop, a clinic or a barn that people live in rarely wants the same skin on all sides. Metl-Span makes panels for walls, for roofs and for the wall that has to hold back fire.',
  figure: {
    picture: '17-medical-retail',
    alt: 'Single-story stone clinic with a long covered walk, a raised clerestory roof and three parked cars',
    caption: 'Clinic with a panel roof and a clerestory above it. Model, 1:100.',
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
      linksLeadTo: 'Each name leads to Metl-Span’s own site, metlspan.com, for data sheets and profiles.',
      heading: 'What we order',
      products: [
        {
          name: 'CF wall panel',
          description:
            'The everyday wall. Interlocking side joints with the fasteners out of sight, in flat, lightly ribbed or deeper profiles, run upright or lying down.',
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
            'A standing seam with the insulation already beneath it. The seam is raised and crimped on the roof, so water never crosses a screw in the flat.',
          features: ['Standing seam', 'Concealed clips', 'For low and moderate slopes'],
          link: site,
        },
        {
          name: 'ThermalSafe wall panel',
          description:
            'Rock fiber in place of foam. Used on a lot line, round a mechanical room, or wherever the fire marshal asks for an hour or more.',
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
          'Clients ask what separates this maker from ',
          { text: 'Kingspan', href: '/manufacturers/kingspan' },
          '. On a drawing, little. In practice it comes down to three things we check for each job: the profile you like, the color that is in stock, and which plant can deliver in the week the frame is plumb.',
        ],
        [
          'We detail every opening so that either will fit. That keeps two prices honest, and it means a delay at one factory does not leave your steel standing bare through a season of storms. For work in ',
          { text: 'Round Rock', href: '/service-area/round-rock' },
          ' or ',
          { text: 'Georgetown', href: '/service-area/georgetown' },
          ', freight alone can settle the question.',
        ],
      ],
    },
  ],
  ask: {
    heading: 'A roof, a wall, or the firewall between.',
    text: 'Name the building and its use. We’ll suggest the panel and give a range per square foot.',
    action: 'Ask about panels',
    service: 'custom-home',
  },
};
