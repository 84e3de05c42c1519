import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'R-Control SIPs and the termite question',
    description:
      'R-Control structural insulated panels, with borate-treated foam cores available: why that matters in Texas soil, panel data, and details at the slab edge.',
    sheet: 'M-119',
  },
  name: 'R-Control',
  category: 'Structural insulated panels',
  heading: 'R-Control, for ground with termites in it',
  lead: 'Termites don’t eat foam. They tunnel through it to reach the wood. R-Control panels are available with borate mixed into the core, and in this soil we order them that way.',
  figure: {
    picture: '33-piers-and-slab',
    alt: 'Limestone ground cut open: drilled piers under grade beams, a mat of reinforcing bars and a half-poured slab',
    caption: 'The ground, the piers and the slab, before the first panel. Rendering.',
  },
  opening: 'turned',
  actions: [
    { text: 'Ask about your soil', href: '/contact?service=custom-home' },
    { text: 'Panels in the comparison', href: '/cost-comparison' },
  ],
  website: 'https://www.r-control.com',
  sections: [
    {
      kind: 'benefits',
      form: 'ledger',
      heading: 'Three lines of defense',
      benefits: [
        {
          title: 'Keep them in sight',
          description:
            'The slab stays visible at least six inches above grade all the way around. A mud tube you can see is one you can knock off.',
          icon: 'bug',
          color: 'copper',
        },
        {
          title: 'Stop them at the plate',
          description:
            'Metal flashing runs under the bottom plate and out past the face, with its joints sealed.',
          icon: 'shield',
          color: 'section',
        },
        {
          title: 'Treat the shortcut',
          description:
            'Last comes the treated core, sold as Perform Guard. Borate is mixed in as the beads expand, so it’s there all the way through.',
          icon: 'layers',
          color: 'oak',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'table',
      heading: 'Panel data sheet',
      specifications: [
        { label: 'Foam', value: 'expanded polystyrene, treated on request' },
        { label: 'Sheathing', value: 'OSB, glued to both sides' },
        { label: 'Overall thickness', value: '4.5 to 12.25 inches' },
        { label: 'R-value range', value: 'up to R-50' },
        { label: 'Maximum span', value: '24 feet' },
        { label: 'Made by', value: 'plants licensed by AFM Corporation' },
      ],
      figure: {
        drawing: 'slab-edge',
        alt: 'Foot of a panel wall in section: slab well clear of the ground, bottom plate, a copper flashing under it that sticks out past the face',
        caption: 'The slab edge stays in view, flashed and sealed.',
      },
    },
    {
      kind: 'copy',
      heading: 'Texas is termite country',
      paragraphs: [
        [
          'Subterranean termites live in nearly every county we work in, and the moist bottomland along the Brazos suits them best. A ',
          { text: 'structural steel frame', href: '/manufacturers/triple-s-steel' },
          ' settles the question. Panels with wood skins need a plan instead, and it costs little if it’s drawn in from the start.',
        ],
        [
          'Soil treatment comes first, under the slab, by a licensed applicator. Then we keep mulch, sprinklers and firewood away from the walls, which does more than any additive. In ',
          { text: 'Brazos County', href: '/service-area/brazos-county' },
          ' we add an inspection strip that stays open. On the rock around ',
          { text: 'Blanco', href: '/service-area/blanco' },
          ' the risk is lower but never zero.',
        ],
      ],
    },
    {
      kind: 'links',
      heading: 'Compare before you choose',
      columns: [
        {
          title: 'Other structural panels',
          links: [
            { text: 'Premier SIPs', href: '/manufacturers/premier-sips' },
            { text: 'Insulspan', href: '/manufacturers/insulspan-sips' },
            { text: 'Huber', href: '/manufacturers/huber-sip-panels' },
          ],
        },
        {
          title: 'No wood in the wall',
          links: [
            { text: 'Metl-Span panels', href: '/manufacturers/metl-span' },
            { text: 'Printed walls by ICON', href: '/manufacturers/icon-3d-printed-homes' },
            { text: 'Light steel by CEMCO', href: '/manufacturers/cemco-steel-framing' },
          ],
        },
      ],
    },
  ],
  work: { heading: 'Two floors you can look under', projects: ['oak-studio', 'garden-studio'] },
  ask: {
    heading: 'What is under your lot?',
    text: 'A soil report answers half the question. We’ll read it with you.',
    action: 'Read it with us',
    service: 'custom-home',
  },
};
