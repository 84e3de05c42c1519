import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Hill Country West Austin',
  kind: 'district',
  county: 'Travis',
  lat: 30.312,
  lon: -97.868,
  climateZone: '2A',
  lede: 'From the Loop 360 bluffs to Barton Creek the city turns into canyon. Slopes are steep, cedar is thick, and a house has to satisfy an arborist, a fire code and a geologist before it pleases you.',
  ground: 'Steep limestone slopes',
  subsoil: 'ledges',
  facts: [
    { label: 'Ground', value: 'Glen Rose canyon slopes under an Edwards cap, with little soil on either' },
    { label: 'Water', value: 'Lake Austin, Bull Creek, Barton Creek and their springs' },
    { label: 'Fire', value: 'Austin’s wildland-urban interface code covers this edge of the city' },
    { label: 'Habitat', value: 'Balcones Canyonlands Preserve borders many lots' },
  ],
  description: [
    'West Lake Hills, Rollingwood, Lost Creek, River Place: a few miles apart, each has its own permit office, slope map and tree list. What they share is the grade. Driveways are steep, and a crane that cannot reach the pad turns every beam into a two-day job. We plan the lift before we plan the beam.',
    'The canyons are beautiful, and they can burn. Along the preserve, the fire code asks for closed eaves, fine mesh, tempered glass and walls that resist ignition. Steel framing with stone or metal outside meets that code and still has room for glass. Near the house we thin the cedar by hand and leave the oaks.',
  ],
  specialties: [
    'Cliff and canyon houses with crane-free erection plans',
    'Ignition-resistant walls, eaves and decks',
    'Mid-century houses in the hills, renewed with care',
    'Cantilevered decks on drilled anchors',
    'Lake Austin boat docks and hillside stairs',
    'Permits across several small cities',
  ],
  house: {
    heading: 'Building on a steep, dry slope',
    points: [
      {
        title: 'Anchor, don’t fill',
        text: 'Rock anchors and slim columns leave the slope’s drainage alone. Fill behind a tall wall holds water.',
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
      'Entry at the top, living rooms in the middle, bedrooms down among the trees: a steep lot is planned from the side.',
    renovations:
      'Flat-roofed houses from the sixties keep their thin roof edge. We add inches of insulation behind it.',
    designConsulting:
      'One report on slope, habitat, fire zone and buildable area, before your option period ends.',
  },
  figures: [
    {
      picture: '07-courtyard-dusk',
      alt: 'House and pool terrace at dusk, lamplight on the paving',
      caption: 'A terrace paved in stone, with no planting at the wall. Rendering.',
    },
    {
      picture: '29-oak-portrait',
      alt: 'Stone corner of a house beneath the branches of a great live oak',
      caption: 'The wall stops where the roots begin. Rendering.',
    },
  ],
  meta: {
    title: 'Homes & remodeling in Hill Country West Austin',
    description:
      'Canyon houses and mid-century remodels west of Loop 360: steep lots, fire-hardened walls and eaves, and permits from several small cities.',
    sheet: 'C-116',
  },
};
