import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Huber SIP panels: structure and insulation in one',
    description:
      'Structural insulated panels with engineered wood skins: 4.5 to 12.25 inches, EPS core, up to R-50, spans up to 24 feet. What they do for a Texas house.',
    sheet: 'M-102',
  },
  name: 'Huber SIP Panels',
  category: 'Structural insulated panels',
  partner: {
    order: 2,
    description:
      'Foam between two skins of engineered wood, glued into a panel that carries floors and roofs. Walls and insulation go up in one lift.',
    features: [
      'Up to R-50 in one panel',
      'Spans up to 24 feet',
      'Fewer joints, fewer leaks',
      'Openings cut before delivery',
    ],
    figure: {
      drawing: 'single-sip',
      alt: 'One wall panel seen at an angle: strand-board skins, foam core drawn back at the edge, a window cut out, a wire chase dashed',
      caption: 'One panel, with its window cut and its wire chase bored.',
    },
  },
  heading: 'Huber SIP panels: no studs to insulate between',
  lead: 'Huber makes engineered wood, and the skins are the reason to choose this panel. The two of them and the foam between act as one beam, with no row of studs to carry heat through.',
  figure: {
    picture: '23-sip-cut',
    alt: 'Corner of a building made of structural insulated panels, wall panels drawn apart, roof layers floating above, a person beside a stack of offcuts',
    caption: 'Corner of a panel house: strand-board skins, foam core, roof layers lifted. Rendering.',
  },
  opening: 'keyed',
  key: [
    { label: 'Insulation', value: 'up to R-50' },
    { label: 'Span', value: 'up to 24 feet' },
    { label: 'Thickness', value: '4.5 to 12.25 in' },
  ],
  actions: [
    { text: 'Price your plan in panels', href: '/contact?service=custom-home' },
    { text: 'See every maker', href: '/manufacturer' },
  ],
  sections: [
    {
      kind: 'specifications',
      form: 'table',
      heading: 'The panel, in figures',
      specifications: [
        { label: 'Panel thickness', value: '4.5 to 12.25 inches' },
        { label: 'Core', value: 'expanded polystyrene (EPS)' },
        { label: 'Facing', value: 'oriented strand board (OSB)' },
        { label: 'Thermal resistance', value: 'up to R-50' },
        { label: 'Clear span', value: 'up to 24 feet' },
        { label: 'Used for', value: 'walls, roofs, floors' },
      ],
      figure: {
        drawing: 'single-sip',
        alt: 'Wall panel at an angle: skins of strand board around white foam, which stops short of the edge; a window opening, a dashed chase',
        caption: 'The foam stops short at the edge, where a spline joins the next panel.',
      },
      note: [
        'Thickness, span and R-value go up together: the thickest panel spans farthest and insulates most. A wall rarely needs it. A roof over a long room may.',
      ],
    },
    {
      kind: 'benefits',
      form: 'columns',
      heading: 'Why a panel beats a cavity',
      benefits: [
        {
          title: 'Even temperature',
          description:
            'Point a thermal camera at the finished wall in August and you’ll find framing only at plates, openings and some joints.',
          icon: 'thermometer',
          color: 'copper',
        },
        {
          title: 'Quick to close',
          description:
            'A panel arrives with its window cut out and its wiring chases bored. Crews stand in days what framers would frame in weeks.',
          icon: 'clock',
          color: 'section',
        },
        {
          title: 'Tight by design',
          description:
            'Every joint has two beads of sealant and a spline. There are fewer of them than in any framed wall, and each can be inspected from both faces.',
          icon: 'air',
          color: 'section',
        },
        {
          title: 'Quieter, within limits',
          description:
            'Sealed joints keep out drafts and the noise that comes with them. Light foam does little more against traffic, so beside a highway we plan the wall for sound as well.',
          icon: 'quiet',
          color: 'oak',
        },
      ],
    },
    {
      kind: 'wall',
      wall: 'sip',
      heading: 'Cut through at eye height',
      lead: 'The panel is the structure. Siding hangs on battens in front of it, so rain that gets past has a gap to drain through.',
    },
    {
      kind: 'copy',
      heading: 'What we watch',
      paragraphs: [
        [
          'Strand board can’t take standing water. Panels arrive wrapped and stay off the ground, and the bottom plate sits on a capillary break. On a ',
          { text: 'Spicewood', href: '/service-area/spicewood' },
          ' slope that drains toward the house, we raise the slab edge before we order.',
        ],
        [
          'A house this tight also has to breathe. An energy recovery ventilator is part of every panel job from the first drawing, and we size it along with the ',
          { text: 'Panasonic', href: '/manufacturers/panasonic-oasys' },
          ' or ',
          { text: 'Mitsubishi Electric', href: '/manufacturers/mitsubishi-electric' },
          ' equipment.',
        ],
      ],
    },
  ],
  work: { heading: 'Two small houses made of panels', projects: ['oak-studio', 'garden-studio'] },
  ask: {
    heading: 'Twenty-four feet without a post.',
    text: 'Tell us how wide a room you have in mind. We’ll tell you which panel spans it.',
    action: 'Talk about your plan',
    service: 'custom-home',
    secondary: { text: 'Manufacturers overview', href: '/manufacturer' },
  },
};
