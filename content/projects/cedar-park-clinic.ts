import type { Project } from '#contract/site/records/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-111',
  name: 'Clinic with a Covered Walk',
  pageTitle: 'Clinic with a Covered Walk, Cedar Park',
  description:
    'A one-story clinic for Cedar Park: stone, a clerestory over the waiting room and a covered walk from the car to the door. Story and schedule of figures.',
  kind: 'commercial',
  town: { slug: 'cedar-park', name: 'Cedar Park' },
  status: 'built',
  year: 2025,
  months: 9,
  cost: [2_600_000, 3_000_000],
  summary: 'Dry from the car to the door, and daylight in the room where you wait.',
  lede: 'Nobody comes to a clinic because they feel well. So the walk is covered, the door is easy to find, and the waiting room has daylight from above.',
  opening: 'wide',
  cover: {
    picture: '17-medical-retail',
    alt: 'Single-story stone clinic with a long covered walk on steel posts, a raised clerestory above the center, a planted stone bed along the front.',
    caption: 'The walk runs the length of the front. Rendering.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Two doors, one desk',
      text: [
        'Patients come in from the walk and staff from the back, and their paths cross at one desk. The exam rooms are along a corridor with no dead end, each with a high window that lets in light and keeps out eyes.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Rooms for the next tenant',
      text: [
        'The next tenant may be a dentist. Steel frames span from front to back with no bearing walls, and the slab has a covered trench along the corridor for the pipes that the next practice needs.',
      ],
    },
    {
      part: 'Systems',
      heading: 'Clean air at the desk',
      text: [
        'Filtered fresh air comes in at the desk and leaves through the exam rooms, never the other way around. One straight duct runs over the corridor, with a damper for each room and the filters low enough that they get changed.',
      ],
      figure: {
        picture: '26-hvac-duct',
        alt: 'Building with the roof removed to show a straight duct trunk with branches to each room, a ventilator on the trusses beside it, and long tables in the staff room below.',
        caption: 'Over the staff room: one trunk, its branches, the ventilator beside it. Rendering.',
      },
    },
  ],
  gallery: [],
  results: {
    cost: { promised: 2_840_000, measured: 2_815_000 },
    months: { promised: 9, measured: 9 },
  },
  schedule: [
    { label: 'Area', value: '7,800 sq ft' },
    { label: 'Covered walk', value: '150 ft' },
    { label: 'Frame', value: 'steel, no bearing walls inside' },
    { label: 'Wall', value: 'limestone over R-30 continuous' },
    { label: 'Daylight', value: 'clerestory over the waiting room' },
  ],
  ask: { headline: 'When does your first patient walk in?', service: 'consulting' },
};
