/** Words that all area pages share, and what a place without a file of its own says. */
import type { Area, Subsoil } from '#contract/site/records/area.ts';

/** The technologies list (requirements §3.10: four manufacturer links). */
export const areaTechnologies = [
  {
    name: 'Triple-S Steel',
    href: '/manufacturers/triple-s-steel',
    part: 'Frame',
    role: 'Rolled sections, cut and drilled to our drawings',
  },
  {
    name: 'Kingspan',
    href: '/manufacturers/kingspan',
    part: 'Envelope',
    role: 'Insulated panels outside the frame, up to R-30',
  },
  {
    name: 'Panasonic OASYS',
    href: '/manufacturers/panasonic-oasys',
    part: 'Air',
    role: 'Slow, even airflow in every room, up to 26 SEER',
  },
  {
    name: 'Tesla Solar Roof',
    href: '/manufacturers/tesla-solar-roof',
    part: 'Power',
    role: 'A roof warranted to make power for 25 years',
  },
];

/** The list's heading and the frame's footing, by the ground. */
export const technologiesByGround: Readonly<Record<Subsoil, { heading: string; frame: string }>> = {
  claypan: {
    heading: 'What stands on the pad',
    frame: 'Few columns, so few footings to keep dry',
  },
  clay: {
    heading: 'What stands on the piers',
    frame: 'One belled pier under each column',
  },
  fault: {
    heading: 'The same house on either side of the fault',
    frame: 'Bolted to short piers in rock, deep ones in clay',
  },
  granite: {
    heading: 'What stands on the granite',
    frame: 'Base plates anchored in sound rock',
  },
  karst: {
    heading: 'What stands over the voids',
    frame: 'On a grade beam that bridges what probes find',
  },
  ledges: {
    heading: 'What the ledge carries',
    frame: 'Columns cut to fit the ledge',
  },
};

/** The purpose of envelope, air and power, by the sky: in the Brazos Valley, along I-35, in the hills west of it. */
export const technologiesBySky: Readonly<
  Record<'valley' | 'corridor' | 'hills', readonly [envelope: string, air: string, power: string]>
> = {
  valley: [
    'Steel skins that Gulf air can’t swell',
    'With a dehumidifier, for mild wet nights',
    'With a battery, for the hours after a storm',
  ],
  corridor: ['Ribbed, so hail dents show least', 'Filtered, for cedar fever', 'Laid clear of vent pipes'],
  hills: [
    'Nothing to burn toward the cedar',
    'Off on dry spring nights',
    'With a battery, for long power lines',
  ],
};

/** The towns that every area page links to, whatever the map says (requirements §3.10). */
export const alwaysLinked = ['austin', 'dripping-springs', 'bee-cave'];

/** Words for a place that has no file in `content/areas` (requirements §3.10). */
export const defaultArea: Pick<Area, 'lede' | 'description' | 'specialties' | 'house' | 'work' | 'figures'> =
  {
    lede: 'We work around Austin, in the Hill Country and around Bryan and College Station. If your lot is close to our map, ask: the answer is usually yes.',
    description: [
      'We don’t have a page about this place yet. We work the same way everywhere: look at the ground, find out which office issues the permit, and start drawing after that.',
    ],
    specialties: [
      'Steel-frame custom homes',
      'Renovations and additions',
      'Kitchens and bathrooms',
      'Design consulting before you buy a lot',
      'Handyman work and repairs',
    ],
    house: {
      heading: 'What we would look at first',
      points: [
        {
          title: 'The ground',
          text: 'Rock, sand or clay decides the foundation. A soil report costs little next to what it prevents.',
        },
        {
          title: 'The sky',
          text: 'Sun, hail and wind decide the roof, the glass and the depth of the porch.',
        },
        {
          title: 'The office',
          text: 'City, county or district: the office that reviews the drawings sets much of the schedule.',
        },
      ],
    },
    work: {
      customHomes: 'A steel frame, insulation outside it, and one contract for design and construction.',
      renovations: 'Whole houses, single rooms and additions, starting with what is still sound.',
      designConsulting: 'An hour of advice about a lot, a plan or a quote you already have.',
    },
    figures: [
      {
        picture: '27-hill-country-wide',
        alt: 'Contoured river valley with small houses marked by copper pins',
        caption: 'The country we work in. Rendering.',
      },
      {
        picture: '02-frame-raised',
        alt: 'Bare steel frame on its terrace, the roof half on, a panel on the crane',
        caption: 'The frame is up before any wall. Rendering.',
      },
    ],
  };

/** The section through the ground: for people who can't see it, and as its caption. */
export const groundSections: Record<Subsoil, { alt: string; caption: string }> = {
  claypan: {
    alt: 'Section: sand over a dense claypan, a house on a crowned pad, roof water led away in pipes',
    caption: 'The sand drains, the claypan doesn’t, so the pad is crowned and roof water goes to a pipe.',
  },
  clay: {
    alt: 'Section: cracked clay on top, still clay below, a house on belled piers with a void under its slab',
    caption: 'Piers go deeper than the clay moves, and the slab hangs clear of it.',
  },
  fault: {
    alt: 'Section from west to east: a house on short piers in limestone, a fault, a house on deep piers in clay',
    caption: 'Limestone west of the fault, clay east of it, a foundation for each.',
  },
  granite: {
    alt: 'Section: a house with its footings on granite at the foot of a dome, its carport on coarse sand',
    caption: 'The house stands on the rock, the carport on sand, with a joint between the two.',
  },
  karst: {
    alt: 'Section: a house on a grade beam over limestone with voids, lines of probes beside and below it',
    caption: 'We probe the rock for voids, and the grade beam bridges what we find.',
  },
  ledges: {
    alt: 'Section across a slope: a house on short piers on a limestone ledge, a drain uphill',
    caption: 'One ledge takes the house, and a drain leads water around it.',
  },
};
