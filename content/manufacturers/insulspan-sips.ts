import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Insulspan SIPs with timber and steel frames',
    description:
      'Insulspan structural insulated panels as the skin of a timber or steel frame: benefits, applications, 4.5 to 12.25 inch panels, up to R-50, related makers.',
    sheet: 'M-114',
  },
  name: 'Insulspan SIPs',
  category: 'Structural insulated panels',
  heading: 'Insulspan: panels around a frame worth seeing',
  lead: 'This is the panel we choose when the frame should show. It wraps around the outside of posts and rafters and leaves them in view.',
  figure: {
    picture: '30-entry-portrait',
    alt: 'Visitor at a tall wooden pivot door between limestone walls under a deep wooden soffit',
    caption: 'The soffit runs through the glass, under the panel roof. Rendering.',
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
      heading: 'The panel, in five lines',
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
        caption: 'Rafters, boards, panel, battens, metal, and one long screw through them all.',
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
            'Posts and rafters stay in full view. Wiring runs in the panel, so the timber isn’t drilled for it.',
          icon: 'frame',
          color: 'copper',
        },
        {
          title: 'The frame can move without leaks',
          description:
            'A timber frame shrinks for years. The panels run past it on the outside, so the seal doesn’t have to move with it.',
          icon: 'shield',
          color: 'oak',
        },
        {
          title: 'Roofs without vents',
          description:
            'A solid panel has no cavity, so there’s no humid air inside and no soffit vent for embers to blow into.',
          icon: 'fire',
          color: 'copper',
        },
      ],
    },
    {
      kind: 'applications',
      form: 'list',
      heading: 'Three frames to wrap',
      applications: [
        { title: 'Timber frames', description: 'Halls, lodges, and the one great room a family gathers in.' },
        { title: 'Steel frames', description: 'Tall gables with wood inside and insulation outside.' },
        {
          title: 'Conversions',
          description: 'A new insulated roof over an old barn, with the rafters still in view.',
        },
      ],
    },
    {
      kind: 'copy',
      heading: 'The order it goes up in',
      paragraphs: [
        [
          'Frame first, boards second, panels third. The ceiling boards go on from above while the roof is still open, which is the easy way to install a ceiling. Long screws then pull each panel down through them, and tape seals the joints.',
        ],
        [
          'In a house this tight, the equipment gets smaller. For one open room we like a ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' cassette between two rafters. For several closed rooms, ducts and a ',
          { text: 'Trane', href: '/manufacturers/trane-hvac' },
          ' air handler in the loft do better.',
        ],
      ],
      crossReferences: 6,
      related: ['premier-sips', 'huber-sip-panels', 'kingspan', 'zip-system'],
    },
  ],
  work: { heading: 'Two frames we left in view', projects: ['long-gable', 'driftwood-pavilion'] },
  ask: {
    heading: 'Show us the beams you love.',
    text: 'A photo of a room you like tells us more than a list.',
    action: 'Send it with a request',
    service: 'custom-home',
  },
};
