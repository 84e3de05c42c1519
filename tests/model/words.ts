/** Texts with one unique word each, so that a search or a dump shows where a text is stored. */
const WORDS =
  `granite limestone juniper cedar cypress pecan mesquite sycamore cottonwood madrone persimmon redbud
  agarita sotol lechuguilla bluebonnet paintbrush primrose goldeneye sunflower verbena lantana salvia yucca
  rafter purlin mullion transom lintel corbel soffit fascia gable dormer cupola clerestory veranda portico
  pergola breezeway loggia trellis cistern aqueduct culvert arroyo escarpment plateau caliche travertine
  sandstone flagstone fieldstone ashlar rubble mortar stucco plaster shingle standing batten clapboard
  larder pantry scullery buttery library parlor solarium belvedere hearth chimney mantel inglenook alcove
  banister newel tread stringer joist girder truss trestle viaduct footbridge boathouse smokehouse springhouse`
    .split(/\s+/)
    .filter(Boolean);

/** @param n each number has a different word. */
export const wordOf = (n: number): string =>
  n < WORDS.length
    ? (WORDS[n] as string)
    : `${WORDS[n % WORDS.length]}${'qx'.repeat(Math.floor(n / WORDS.length))}`;

export const VISITORS = [
  { name: 'Ada Field', email: 'ada@example.com', phone: '512-555-0188' },
  { name: 'Ed O’Neil', email: "o'neil@example.com", phone: null },
  { name: 'Bea Walker', email: 'Bea.Walker@example.com', phone: '512-555-0142' },
] as const;

/** Addresses that visitors use in corrections. */
export const ADDRESSES = [...VISITORS.map(({ email }) => email), 'fresh@example.com'];
