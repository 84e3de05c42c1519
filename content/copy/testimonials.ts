/**
 * What clients say (specification §2, §3). An area page shows the two from nearest by, a project's page its own.
 * The first two are shown where no place is known.
 */
export type Testimonial = {
  /** True until the firm replaces it with words of a client (product.md §2). */
  sample: boolean;
  name: string;
  location: string;
  rating: 5;
  text: string;
  /** Slug of the service area that the location names. */
  town: string;
  /** Slug of the project it is about, if that is on the site. */
  project?: string;
};

export const testimonials: readonly [Testimonial, Testimonial, ...Testimonial[]] = [
  {
    sample: true,
    name: 'Ruth and Daniel Okafor',
    location: 'Dripping Springs, Texas',
    rating: 5,
    text: 'They put the blower-door figure on the table before we thought to ask for it. Two summers on, our upstairs is as cool as the kitchen and the bill hardly moves.',
    town: 'dripping-springs',
  },
  {
    sample: true,
    name: 'Marian Velasquez',
    location: 'Bryan, Texas',
    rating: 5,
    text: 'Three firms looked at the crack. This one went outside in the rain to see where the water went, fixed that first, and then built the addition we came for.',
    town: 'bryan',
  },
  {
    sample: true,
    name: 'Tom and Carol Lindqvist',
    location: 'Dripping Springs, Texas',
    rating: 5,
    text: 'We had two designs from other firms, and both wanted to blast. Ours follows the ledge, and the stone they cut is the chimney now.',
    town: 'dripping-springs',
    project: 'ridge-house',
  },
  {
    sample: true,
    name: 'Grace and Peter Nolan',
    location: 'Spicewood, Texas',
    rating: 5,
    text: 'Fourteen of us for Thanksgiving, everyone in one room, and nobody touched the thermostat.',
    town: 'spicewood',
    project: 'long-gable',
  },
  {
    sample: true,
    name: 'Walter Koenig',
    location: 'Blanco, Texas',
    rating: 5,
    text: 'My grandfather’s walls are still his walls. They’re dry again, and the kitchen finally has room for more than one person.',
    town: 'blanco',
    project: 'farmhouse-wing',
  },
  {
    sample: true,
    name: 'Joan Alvarado',
    location: 'Wimberley, Texas',
    rating: 5,
    text: 'The whole studio came up the path by hand. They moved two of the footings for roots, and I have every oak I started with.',
    town: 'wimberley',
    project: 'oak-studio',
  },
  {
    sample: true,
    name: 'Anita and Raj Desai',
    location: 'Austin, Texas',
    rating: 5,
    text: 'Both of us cook, and for nine years one of us waited in the doorway. The kitchen was out of use for seven weeks, as the schedule said it would be.',
    town: 'austin',
    project: 'courtyard-rooms',
  },
  {
    sample: true,
    name: 'Mike and Laura Prescott',
    location: 'Bee Cave, Texas',
    rating: 5,
    text: 'The October storm put four inches on the hill in an afternoon. We sat under the pergola and watched it all go where they had drawn it.',
    town: 'bee-cave',
    project: 'bee-cave-terraces',
  },
  {
    sample: true,
    name: 'Luis Carranza',
    location: 'Driftwood, Texas',
    rating: 5,
    text: 'Full house in July, the line running, and the dining room door still opens with one finger. I have worked in kitchens where it took a shoulder.',
    town: 'driftwood',
    project: 'driftwood-pavilion',
  },
  {
    sample: true,
    name: 'Denise Hartley',
    location: 'Bryan, Texas',
    rating: 5,
    text: 'The city gave us one Sunday to close the street, and they needed one Sunday. Neither neighbor has a new crack.',
    town: 'bryan',
    project: 'main-street-bryan',
  },
  {
    sample: true,
    name: 'Dr. Samuel Greer',
    location: 'Cedar Park, Texas',
    rating: 5,
    text: 'We saw our first patient on the Monday in the lease. I had planned for the Monday after.',
    town: 'cedar-park',
    project: 'cedar-park-clinic',
  },
  {
    sample: true,
    name: 'Emily and Marcus Tate',
    location: 'Austin, Texas',
    rating: 5,
    text: 'They moved the studio three feet for one root. My mother stays in it every other month, and the pecan has never looked better.',
    town: 'austin',
    project: 'garden-studio',
  },
  {
    sample: true,
    name: 'Hector and Ana Villarreal',
    location: 'Pflugerville, Texas',
    rating: 5,
    text: 'In our last house we knew the season by which door stuck. Here all of them close, in May and in August.',
    town: 'pflugerville',
    project: 'prairie-court',
  },
  {
    sample: true,
    name: 'Sam and Lucy Benning',
    location: 'Bryan, Texas',
    rating: 5,
    text: 'We eat breakfast in the breezeway from March to November. The rest of the year we close the glass and eat there anyway.',
    town: 'bryan',
    project: 'post-oak-house',
  },
  {
    sample: true,
    name: 'Paul Reinhardt',
    location: 'Wimberley, Texas',
    rating: 5,
    text: 'They talked us out of the view we wanted and into the one we can keep. When the river rises, we watch it from the deck.',
    town: 'wimberley',
    project: 'river-house',
  },
];
