import type { Project } from '#contract/project.ts';

export const project: Project = {
  sample: true,
  sheet: 'P-111',
  name: 'Clinic with a Covered Walk',
  pageTitle: 'Clinic with a Covered Walk, Cedar Park',
  description:
    'A one-story clinic for Cedar Park: stone, a clerestory over the waiting room and a covered walk from the car to the door. Story and schedule of figures.',
  kind: 'commercial',
  town: { slug: 'cedar-park', name: 'Cedar Park' },
  summary: 'Dry from the car to the door, and daylight in the one room where you wait.',
  lede: 'Nobody arrives at a clinic in a good mood. The walk is covered, the door is where you expect it, and the waiting room has the sky.',
  opening: 'wide',
  cover: {
    picture: '17-medical-retail',
    alt: 'Single-story stone clinic with a long covered walk on steel posts, a raised clerestory above the center, planting beds and parked cars in front, people at the entrance.',
    caption: 'The walk runs the length of the front. Model, 1:100.',
  },
  story: [
    {
      part: 'Brief',
      heading: 'Two doors, one desk',
      text: [
        'Patients come in from the walk, staff from the back, and they meet only where they mean to. Exam rooms lie in a row along a corridor without a dead end, each with a high window: light, and nobody looking in.',
      ],
    },
    {
      part: 'Frame',
      heading: 'Rooms that can change trade',
      text: [
        'The next tenant may be a dentist. Steel frames span from the front to the back, so no partition carries anything, and the slab has a trench along the corridor for pipes that haven’t been thought of yet.',
      ],
    },
    {
      part: 'Systems',
      heading: 'Air for people who cough',
      text: [
        'Filtered fresh air enters at the desk and leaves through the exam rooms, never the other way around. The ducts lie in one straight trunk over the corridor, with a damper for each room and a filter bank at a height where someone will change it.',
      ],
      figure: {
        picture: '26-hvac-duct',
        alt: 'Building with the roof removed to show a straight duct trunk with branches to each room, and a ventilator on the trusses beside it.',
        caption: 'One trunk, a branch for each room. Model, 1:50.',
      },
    },
  ],
  gallery: [],
  schedule: [
    { label: 'Area', value: '7,800 sq ft' },
    { label: 'Covered walk', value: '150 ft' },
    { label: 'Frame', value: 'steel, no bearing partitions' },
    { label: 'Wall', value: 'limestone over R-30 continuous' },
    { label: 'Daylight', value: 'clerestory over the waiting room' },
  ],
  ask: { headline: 'When must your first patient walk in?', service: 'consulting' },
};
