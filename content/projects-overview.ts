/** The page /projects: its own words; the projects stand in `projects/`. */
import type { PageMeta } from '#contract/site/records/fields.ts';

export const page: PageMeta = {
  title: 'Projects: Houses, Rooms and Workplaces',
  description:
    'Steel houses, a farmhouse wing, a studio among oaks, terraces, an office, a pavilion: in renderings and drawings, with dates, cost and figures, some with plans.',
  sheet: 'P-100',
};

export const intro = {
  heading: 'Projects, in renderings and drawings',
  lead: 'What you see here are renderings and drawings of our designs, not photographs. Each has its dates, cost and figures, and some the floor plan.',
};

/** While no project is shown. */
export const none =
  'We’re putting this page together. Call or write, and we’ll show you finished work near your lot.';

/** Openings of town pages; a town without one opens with the lines of its projects. */
export const townLedes = [
  {
    town: 'austin',
    text: 'In Austin both projects began with an existing house: three rooms turned to face a courtyard, and a studio built behind a bungalow.',
  },
  {
    town: 'bee-cave',
    text: 'In Bee Cave we built terraces on a slope that dropped 18 feet, with a drain behind every wall.',
  },
  {
    town: 'blanco',
    text: 'In Blanco we kept a stone farmhouse as it was and put the kitchen, the baths and the view in a wing beside it.',
  },
  {
    town: 'bryan',
    text: 'In Bryan, our home town, we filled a gap on Main Street and built a dog-trot among post oaks.',
  },
  {
    town: 'cedar-park',
    text: 'In Cedar Park we built a clinic that you can reach from your car without getting wet.',
  },
  {
    town: 'college-station',
    text: 'In College Station the steel is going up for a two-story office that tenants can lease by the bay.',
  },
  {
    town: 'dripping-springs',
    text: 'In Dripping Springs a limestone ledge decided the plan: one house, one room deep, on a single cut in the rock.',
  },
  {
    town: 'driftwood',
    text: 'In Driftwood we built a restaurant whose roof shades the terrace and fills the cistern.',
  },
  {
    town: 'fredericksburg',
    text: 'In Fredericksburg we are restoring an old storefront, the left half first.',
  },
  {
    town: 'georgetown',
    text: 'In Georgetown a house with printed walls is on the drawing board, under a roof on steel posts.',
  },
  {
    town: 'llano',
    text: 'In Llano we are designing a house whose roof goes up first, so the rooms are built in its shade.',
  },
  {
    town: 'marble-falls',
    text: 'In Marble Falls three small buildings are going up on a shore too steep for one large one.',
  },
  {
    town: 'pflugerville',
    text: 'In Pflugerville we built a house on piers that reach below the moving clay, with its garden out of the wind.',
  },
  {
    town: 'spicewood',
    text: 'In Spicewood we built one long gable, with a single large room at its glass end.',
  },
  {
    town: 'wimberley',
    text: 'In Wimberley a flood line decided where one house stands, and seven live oaks decided how the other was carried in.',
  },
];

/** Why there are fewer here than the firm has built (requirements §3.13: 15+ years, 100+ projects). */
export const count = {
  sample: true,
  text: 'We have finished more than 100 projects in 15 years. This page shows {count}: the ones whose owners let us publish the cost, and those now on site or on the table.',
};
