import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

const site = 'https://www.mitsubishicomfort.com';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Mitsubishi Electric heat pumps, room by room',
    description:
      'Four Mitsubishi Electric heat pumps that we plan with, up to 30.5 SEER2, with 12-year parts and 5-year labor warranty, and which rooms each of them suits.',
    sheet: 'M-109',
  },
  name: 'Mitsubishi Electric',
  category: 'Ductless and ducted heat pumps',
  heading: 'Mitsubishi Electric: a heat pump for each kind of room',
  lead: 'A west bedroom, a kitchen and a guest house don’t need the same air at four in the afternoon. With small variable-speed units, they don’t have to share it.',
  figure: {
    picture: '25-heat-pump',
    alt: 'Outdoor heat pump unit on gravel at a limestone wall, copper lines running to an indoor unit above a sofa',
    caption: 'One outdoor unit, two copper lines, one quiet room. Rendering.',
  },
  opening: 'keyed',
  key: [
    { label: 'Efficiency', value: 'up to 30.5 SEER2' },
    { label: 'Parts', value: '12-year warranty' },
    { label: 'Labor', value: '5-year warranty' },
  ],
  actions: [{ text: 'Plan your cooling', href: '/contact?service=remodel' }],
  sections: [
    {
      kind: 'products',
      form: 'rows',
      linksLeadTo: 'The details are on mitsubishicomfort.com, the maker’s site for homeowners.',
      heading: 'Four units we plan with',
      products: [
        {
          name: 'Wall-mounted single zone',
          description:
            'Mounted high on a wall, with its lines straight out the back. The most efficient in the range, and the easy choice for a studio or a room over the garage.',
          features: ['Up to 30.5 SEER2', 'No ducts at all', 'Follows the room by sensor'],
          link: site,
        },
        {
          name: 'Multi-zone outdoor unit',
          description:
            'One unit outside, several rooms inside, each at its own temperature. When only one room calls, it slows down instead of shutting off.',
          features: ['One pad, one circuit', 'Different indoor units on one system', 'Inverter compressor'],
          link: site,
        },
        {
          name: 'One-way ceiling cassette',
          description:
            'Fits between joists at standard spacing and shows only a slim grille. For bedrooms where you’d rather not look at a machine.',
          features: ['Flush with the ceiling', 'Built-in condensate lift', 'Aimed vane'],
          link: site,
        },
        {
          name: 'Multi-position air handler',
          description:
            'Stands, hangs or lies flat in a closet and serves short ducts. It replaces a furnace in an older house without tearing up the plan.',
          features: [
            'Ducted, variable speed',
            'Fits a closet or conditioned attic',
            'Good with fresh-air ventilation',
          ],
          link: site,
        },
      ],
    },
    {
      kind: 'copy',
      heading: 'Small is the hard part',
      paragraphs: [
        [
          'A tight house with R-30 walls needs far less cooling than the rule of thumb says. Put in the usual unit and it chills the air in minutes, stops, and leaves the humidity where it was. We calculate every room by Manual J, then pick the smallest machine that can handle the worst hour.',
        ],
        [
          'Variable speed does the rest. The compressor runs at a fraction of its power for most of a summer day, pulling moisture out as it goes. In ',
          { text: 'College Station', href: '/service-area/college-station' },
          ', where nights stay humid, the whole-house dehumidifier works all summer; out by ',
          { text: 'Llano', href: '/service-area/llano' },
          ', it rests more often.',
        ],
        [
          'If you would rather have one central system with filters you can change standing up, read about ',
          { text: 'Trane', href: '/manufacturers/trane-hvac' },
          ' as well.',
        ],
      ],
      figure: {
        drawing: 'room-units',
        alt: 'One outdoor unit with copper lines to four rooms: two wall units, a ceiling cassette and an air handler',
        caption: 'One unit outside, four indoor units.',
      },
    },
  ],
  work: { heading: 'Two studios, one heat pump each', projects: ['garden-studio', 'oak-studio'] },
  ask: {
    heading: 'Which room is never right?',
    text: 'Start there. We’ll measure it, find out why, and tell you whether new equipment is the answer at all.',
    action: 'Describe the room',
    service: 'remodel',
  },
};
