import type { Manufacturer } from '#contract/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Insulspan SIPs with timber and steel frames',
    description:
      'Insulspan structural insulated panels as the skin of a timber or steel frame: benefits, applications, 4.5 to 12.25 inch panels, up to R-50, related makers.',
    sheet: 'M-114',
  },
  name: 'Insulspan SIPs',
  category: 'Structural insulated panels',
  heading: 'Insulspan: a coat for a frame worth seeing',
  lead: 'If the beams are beautiful, don’t bury them in a wall. Wrap panels around the outside and let the structure stand in the room.',
  figure: {
    picture: '30-entry-portrait',
    alt: 'Visitor at a tall wooden pivot door between limestone walls under a deep wooden soffit',
    caption: 'The soffit runs through the glass; the panel roof lies above it. Model, 1:50.',
    crop: 'square',
    focus: 'bottom',
  },
  opening: 'split',
  actions: [
    { text: 'Get Quote', href: '/contact?service=custom-home' },
    { text: 'Compare building systems', href: '/cost-comparison' },
  ],
  website: 'https://www.insulspan.com',
  sections: [
    {
      kind: 'specifications',
      form: 'table',
      heading: 'Specification list',
      specifications: [
        { label: 'Depth', value: '4.5 to 12.25 inches' },
        { label: 'Core', value: 'EPS foam' },
        { label: 'Skins', value: 'OSB on both sides' },
        { label: 'Thermal value', value: 'up to R-50' },
        { label: 'Reach', value: 'spans up to 24 feet' },
      ],
      figure: {
        drawing: 'wrapped-frame',
        alt: 'Roof cut across: three timber rafters, boards over them, a thick foam panel, battens and metal, and long screws through all of it',
        caption: 'Rafters, boards, panel, battens, metal. One long screw holds the order.',
      },
    },
    {
      kind: 'benefits',
      form: 'ledger',
      heading: 'Benefits of wrapping from outside',
      benefits: [
        {
          title: 'Beams stay visible',
          description:
            'Posts and rafters keep their depth and their shadow. Wiring runs in the panel, so the timber isn’t drilled for it.',
          icon: 'frame',
          color: 'copper',
        },
        {
          title: 'Frames move, walls don’t leak',
          description:
            'A green oak frame shrinks for years. Since the skin passes outside of it, the seal is never asked to follow.',
          icon: 'shield',
          color: 'oak',
        },
        {
          title: 'Roofs without vents',
          description:
            'A solid slope has no cavity, so there’s no moist air in it and nothing for embers to blow into through a soffit vent.',
          icon: 'fire',
          color: 'copper',
        },
      ],
    },
    {
      kind: 'applications',
      form: 'list',
      heading: 'Applications',
      applications: [
        { title: 'Timber frames', description: 'Halls, lodges, and the one great room a family gathers in.' },
        { title: 'Steel portals', description: 'Where a tall gable wants wood inside and shelter outside.' },
        {
          title: 'Conversions',
          description: 'A new warm roof over the rafters of an old barn, which stay in view.',
        },
      ],
    },
    {
      kind: 'copy',
      heading: 'The order it goes in',
      paragraphs: [
        [
          'Frame first, boards second, panels third. The interior boards are laid over the rafters while the sky is still above them, which is the pleasant way to fit a ceiling. Long screws then pull each panel down through them, and tape closes what the eye can’t see.',
        ],
        [
          'With the envelope this calm, equipment shrinks. For one open room we like a ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' cassette between two rafters. For several closed ones, ducts and a ',
          { text: 'Trane', href: '/manufacturers/trane-hvac' },
          ' handler in the loft do better.',
        ],
      ],
      crossReferences: 6,
      related: ['premier-sips', 'huber-sip-panels', 'kingspan', 'zip-system'],
    },
  ],
  ask: {
    heading: 'Show us the beams you love.',
    text: 'A photograph of a room you like tells us more than a list.',
    action: 'Send it with a request',
    service: 'custom-home',
  },
};
