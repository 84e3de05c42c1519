import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'College Station',
  kind: 'town',
  county: 'Brazos',
  lat: 30.628,
  lon: -96.334,
  climateZone: '2A',
  elevation: 'about 340 ft',
  headquarters: 'for',
  lede: 'A university town fills and empties twice a year, and its buildings get hard use. We build houses here for families who stay, and workplaces for everyone who arrives in August.',
  ground: 'Claypan with deeper clay in the creek bottoms',
  subsoil: 'claypan',
  facts: [
    { label: 'Ground', value: 'Claypan under pasture grass, deeper clay along Carters and Lick creeks' },
    { label: 'Water', value: 'Carters Creek and Lick Creek, both running to the Navasota' },
    { label: 'Sky', value: 'Muggy nights from May into October; wind with spring fronts' },
    { label: 'Calendar', value: 'Deliveries planned around move-in week and home games' },
  ],
  description: [
    'College Station is flat, young and mostly built since 1970. That means slab foundations of every quality, brick veneer, ductwork in attics as hot as an oven, and neighborhoods whose trees have just grown tall enough to shade a wall.',
    'The best improvement to a house like that is often above the ceiling. We bring the ducts inside, seal the top of the walls, and only then talk about a smaller heat pump. On new ground south of town, toward Wellborn and Millican, you can have it from the first day: steel frame, panels outside, ducts inside, all of it tested.',
  ],
  specialties: [
    'Family homes on new lots south of town',
    'Attic rebuilds that bring ductwork into cooled space',
    'Offices, clinics and labs near the research park',
    'Rental houses remodeled for low upkeep',
    'Additions for parents who move closer to campus',
  ],
  house: {
    heading: 'Flat land, wet air',
    points: [
      {
        title: 'Find the fall',
        text: 'A lot that looks level still drains somewhere. We survey it and set the floor high enough for a heavy September.',
      },
      {
        title: 'No ducts in the attic',
        text: 'When the insulation follows the roof instead of the ceiling, the air handler and the ducts stay as cool as you do.',
      },
      {
        title: 'Surfaces that take wear',
        text: 'Steel studs, solid thresholds and washable walls hold up when six guests come for a football weekend.',
      },
    ],
  },
  work: {
    customHomes:
      'Two floors on a small footprint leave you a yard, and the steel frame carries the upper one with no posts in the room below.',
    renovations:
      'We begin with a blower door and an infrared camera, since most houses from the eighties leak where you can’t see it.',
    designConsulting:
      'For investors and departments we compare remodeling and rebuilding on one sheet, with service life and maintenance beside the price.',
  },
  figures: [
    {
      picture: '08-commercial-office',
      alt: 'Two-story steel and glass office under a deep roof, with a wooden sun screen',
      caption: 'The roof reaches eight feet past the glass on every side. Rendering.',
    },
    {
      picture: '32-blower-door',
      alt: 'House frame sheathed and taped, an orange fan panel in its entry, smoke drawn toward a window',
      caption: 'A fan in the door and smoke at the window show where a house leaks. Rendering.',
    },
  ],
  meta: {
    title: 'Design-build headquarters for College Station, TX',
    description:
      'Homes, refits and workplaces in College Station, built for claypan soil and muggy nights by the design-build studio next door in Bryan.',
    sheet: 'C-103',
  },
};
