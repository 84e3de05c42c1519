import type { Area } from '#contract/area.ts';

export const area: Area = {
  name: 'College Station',
  kind: 'town',
  county: 'Brazos',
  lat: 30.628,
  lon: -96.334,
  climateZone: '2A',
  elevation: 'about 340 ft',
  headquarters: 'for',
  lede: 'A university town fills and empties twice a year, and its buildings are used hard. We build houses here for people who stay, and workplaces for those who arrive each August.',
  ground: 'Claypan, clay in creek bottoms',
  facts: [
    { label: 'Ground', value: 'Claypan under pasture grass, deeper clay along Carters and Lick creeks' },
    { label: 'Water', value: 'Carters Creek and Lick Creek, both running to the Navasota' },
    { label: 'Sky', value: 'Muggy nights from May into October; wind with spring fronts' },
    { label: 'Calendar', value: 'Deliveries planned around move-in week and home games' },
  ],
  description: [
    'College Station is flat, young and mostly built since 1970. That means slab foundations of every quality, brick veneer, attic ductwork in a roof that reaches oven heat, and neighborhoods whose trees have just grown tall enough to shade a wall.',
    'The best improvement to such a house is often above the ceiling. We bring the ducts inside, seal the top of the walls, and only then talk about a smaller heat pump. On new ground south of town, toward Wellborn and Millican, there is room to do it right from the first day: frame, panel, duct inside, all of it tested.',
  ],
  specialties: [
    'Family homes on new lots south of town',
    'Attic rebuilds that bring ductwork into cooled space',
    'Offices, clinics and labs near the research park',
    'Rental houses refitted for low upkeep',
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
        text: 'When insulation follows the roof instead of the ceiling, air handlers and ducts live in the same climate you do.',
      },
      {
        title: 'Surfaces that take wear',
        text: 'Steel studs, solid thresholds and washable walls: a house that lodges six on a football weekend has earned them.',
      },
    ],
  },
  work: {
    customHomes:
      'Two floors on a small footprint leave you a yard; the steel frame gives the upper one a span without posts below.',
    renovations:
      'We begin with a blower door and an infrared camera, since most houses of the eighties leak at places no one sees.',
    designConsulting:
      'For investors and departments we compare refit and rebuild on one sheet, with years and maintenance beside the price.',
  },
  figures: [
    {
      picture: '08-commercial-office',
      alt: 'Two-story steel and glass office under a deep roof, with a wooden sun screen',
      caption: 'Office near campus. The roof reaches past the glass on every side. Model, 1:100.',
    },
    {
      picture: '26-hvac-duct',
      alt: 'House with its roof lifted off, a zoned duct trunk and recovery ventilator in a truss bay',
      caption: 'All ducts below the insulation. Model, 1:50.',
    },
  ],
  meta: {
    title: 'Design-build headquarters for College Station, TX',
    description:
      'Homes, refits and workplaces in College Station, built for claypan soil and muggy nights by the design-build studio next door in Bryan.',
    sheet: 'C-103',
  },
};
