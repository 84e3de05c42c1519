/** Pools for the generated links (requirements §4, §10: 8 services and 15 cities). */

export const crossReferenceServices = [
  'Custom homes',
  'Steel-frame construction',
  'Whole-house renovations',
  'Kitchen remodeling',
  'Bathroom remodeling',
  'Home additions',
  'Outdoor living',
  'Design consulting',
];

/** Each one, lowercased and hyphenated, is the slug of a file in `content/areas`. */
export const crossReferenceCities = [
  'Austin',
  'Bryan',
  'College Station',
  'Bee Cave',
  'Driftwood',
  'Dripping Springs',
  'Blanco',
  'Llano',
  'Spicewood',
  'Johnson City',
  'Marble Falls',
  'Lakeway',
  'Wimberley',
  'Fredericksburg',
  'Round Rock',
];
