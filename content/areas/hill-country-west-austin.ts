import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'Hill Country West Austin',
  kind: 'district',
  county: 'Travis',
  lat: 30.312,
  lon: -97.868,
  climateZone: '2A',
  lede: 'From the Loop 360 bluffs to Barton Creek the city turns into canyon. Slopes are steep, cedar is thick, and a house has to satisfy an arborist, a fire code and a geologist before it pleases you.',
  ground: 'Steep limestone canyon',
  facts: [
    { label: 'Ground', value: 'Glen Rose canyon slopes under an Edwards cap, with little soil on either' },
    { label: 'Water', value: 'Lake Austin, Bull Creek, Barton Creek and their springs' },
    { label: 'Fire', value: 'Austin’s wildland-urban interface code covers this edge of the city' },
    { label: 'Habitat', value: 'Balcones Canyonlands Preserve borders many lots' },
  ],
  description: [
    'West Lake Hills, Rollingwood, Lost Creek, River Place: these are different town halls within a few miles, each with its own slope map and tree list. What they share is grade. Driveways are steep, and a crane that cannot reach the pad turns every beam into a two-day job. We plan the lift before we plan the beam.',
    'The canyons are beautiful and they burn. Along the preserve, the fire code asks for closed eaves, fine mesh, tempered glass and walls that resist ignition. Steel framing with mineral or metal outside meets that without looking like a bunker, and it lets us thin cedar near the house by hand and leave the oaks.',
  ],
  specialties: [
    'Cliff and canyon houses with crane-free erection plans',
    'Ignition-resistant walls, eaves and decks',
    'Mid-century houses in the hills, renewed without loss',
    'Cantilevered decks on drilled anchors',
    'Lake Austin boat docks and hillside stairs',
    'Permits across several small cities',
  ],
  house: {
    heading: 'Steep, dry and worth it',
    points: [
      {
        title: 'Anchor, don’t fill',
        text: 'Rock anchors and slim columns keep the slope’s own drainage. Fill behind a tall wall only stores trouble.',
      },
      {
        title: 'Harden the edge',
        text: 'The first five feet around the wall are stone. Gutters have lids, vents have mesh, decks are steel with dense boards.',
      },
      {
        title: 'Design the lift',
        text: 'Members are cut to what a small machine can carry down the drive, and bolted together at the bottom.',
      },
    ],
  },
  work: {
    customHomes:
      'Entry at the top, living in the middle, bedrooms in the trees: the section is the plan on a lot like yours.',
    renovations:
      'Flat-roofed houses of the sixties keep their line. We add inches of insulation behind a new edge no one notices.',
    designConsulting:
      'One report on slope, habitat, fire zone and buildable area, before the option period ends.',
  },
  figures: [
    {
      picture: '29-oak-portrait',
      alt: 'Stone corner of a house beneath the branches of a great live oak',
      caption: 'The wall stops where the roots begin. Model, 1:50.',
    },
    {
      picture: '07-courtyard-dusk',
      alt: 'House and pool terrace at dusk above the valley, light falling on the paving',
      caption: 'Terrace paved in stone, with no planting at the wall. Model, 1:50.',
    },
  ],
  meta: {
    title: 'Homes & remodeling in Hill Country West Austin',
    description:
      'Canyon houses and mid-century renewals west of Loop 360: steep lots, fire-hardened edges, several town halls, and steel that comes down the drive.',
    sheet: 'C-116',
  },
};
