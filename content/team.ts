/** The people of /team (requirements §3.8, §4). */
import type { Figure, PageMeta } from '#contract/site/records/fields.ts';
import type { TeamMember } from '#contract/site/records/people.ts';
import { firm } from './firm.ts';

export const page: PageMeta = {
  title: 'Our Team',
  description:
    'Six people answer for a {firm} building: the builder, the project manager, and the designers of its frame, rooms, interiors and grounds.',
  sheet: 'G-101',
};

export const intro = {
  heading: 'Our Team',
  lead: 'Six people answer for your building. Each of them draws, and each of them works on site. Write to any of them directly.',
};

export const atWork: Figure = {
  picture: '35-studio-table',
  alt: 'Studio room with a long trestle table: three site designs on it, drawings pinned to the wall, a north window, four small figures and a dog',
  caption: 'The long table in the studio, on a day with three sites on it. Rendering.',
};

export const drawnBy = {
  heading: 'Six people, six drawings',
  lead: 'Each drawing shows what that person answers for.',
};

export const facts = { since: 'In the trade since', license: 'Credentials', project: 'Worked on' };

export const ask = {
  heading: 'Two of them come to your first meeting.',
  text: 'One of us who runs sites, and the one who knows your kind of ground or building best. Bring a survey if you have one; an address will do.',
};

const at = (mailbox: string) => `${mailbox}@${firm.email.split('@')[1]}`;

export const team: TeamMember[] = [
  {
    sample: true,
    name: 'Elena Marsh',
    role: 'Builder',
    email: at('elena'),
    image: 'level',
    alt: 'Drawing of a spirit level on three courses of stone, its bubble between the lines, a plumb line beside it.',
    caption: 'Level and plumb line, before the next course.',
    bio: 'Elena laid stone before she ran sites, and she still checks the first course of every wall. She walks each building at seven in the morning, ahead of the crews, and writes the day’s list on the slab. When a detail can’t be built as drawn, she takes it back to the table the same day.',
    expertise: ['Site leadership', 'Stone and concrete', 'Frame erection', 'Blower-door testing'],
    since: 1998,
    licenses: ['OSHA 30-hour, construction'],
    project: 'ridge-house',
    icon: 'crane',
    color: 'copper',
  },
  {
    sample: true,
    name: 'Daniel Ortiz',
    role: 'Project Manager',
    email: at('daniel'),
    image: 'programme',
    alt: 'Drawing of a bar schedule: seven bars step down to the right across a line that marks today.',
    caption: 'The bar schedule, with a line at today.',
    bio: 'Daniel keeps the schedule, the budget and the permits, and he calls you every Friday with all three. He orders the slowest items first, which usually means steel, windows and the transformer. When a date moves, he tells you why, and what moves with it.',
    expertise: ['Scheduling', 'Estimating', 'Permits and inspections', 'Solar and utility applications'],
    since: 2009,
    licenses: ['PMP, Project Management Institute'],
    project: 'college-station-office',
    icon: 'clock',
    color: 'section',
  },
  {
    sample: true,
    name: 'Priya Raman',
    role: 'Structural Systems',
    email: at('priya'),
    image: 'portal-frame',
    alt: 'Drawing of a rigid steel frame with haunched corners and base plates, dimensioned from column to column.',
    caption: 'A rigid frame, 32 feet from column to column.',
    bio: 'Priya sizes our frames and the footings under them, and she reads the soil report before she reads the wish list. On clay she designs drilled piers; on limestone she pins the footings to the rock. She is in the shop when your steel is drilled and on site when it is bolted.',
    expertise: ['Rigid frames', 'Footings on clay and rock', 'Thermal breaks', 'Shop drawings'],
    since: 2007,
    licenses: ['Professional Engineer, Texas'],
    project: 'long-gable',
    icon: 'frame',
    color: 'section',
  },
  {
    sample: true,
    name: 'Caleb Whitfield',
    role: 'Custom Homes',
    email: at('caleb'),
    image: 'house-section',
    alt: 'Drawing of a section through a gabled house: a tall room, a loft, a chimney, and a porch roof that keeps the sun off the wall.',
    caption: 'Section through hearth and loft.',
    bio: 'Caleb draws the houses. He starts with a day on your land, a compass and a notebook, and ends with a set the crew can build from without calling him. His walls keep their insulation outside the frame, and his west porches are deep enough for the August sun.',
    expertise: ['House design', 'Envelope details', 'Floor plans', 'Shade and daylight'],
    since: 2004,
    licenses: ['Registered Architect, Texas'],
    project: 'farmhouse-wing',
    icon: 'plan',
    color: 'copper',
  },
  {
    sample: true,
    name: 'Hannah Brandt',
    role: 'Interior Design',
    email: at('hannah'),
    image: 'chair',
    alt: 'Drawing of a wooden chair seen from the side, its seat height and depth dimensioned, beside a standing lamp.',
    caption: 'Seat height decides the table.',
    bio: 'Hannah plans rooms from the inside: where you set the groceries down, where the dog sleeps, which wall the piano needs. She draws every cabinet once at full size. She picks a few materials, most of them from within a day’s drive, and brings samples to the house to see them in its light.',
    expertise: ['Kitchens and baths', 'Cabinetry', 'Lighting', 'Materials and finishes'],
    since: 2011,
    licenses: ['Registered Interior Designer, Texas'],
    project: 'courtyard-rooms',
    icon: 'pencil',
    color: 'oak',
  },
  {
    sample: true,
    name: 'Marcus Boone',
    role: 'Site Work',
    email: at('marcus'),
    image: 'contours',
    alt: 'Drawing of contour lines around a level pad, with spot heights, a swale and two live oaks.',
    caption: 'One-foot contours, pad and swale.',
    bio: 'Marcus knows where the water will go. He stakes the driveway, the pad, the septic field and the trees that stay, and he walks the site again after the first hard rain. The stone he digs out comes back as terraces and steps.',
    expertise: ['Grading and drainage', 'Excavation in rock', 'Tree protection', 'Terraces and decks'],
    since: 2001,
    licenses: ['Licensed Irrigator, Texas', 'On-site sewage installer, Texas'],
    project: 'bee-cave-terraces',
    icon: 'layers',
    color: 'oak',
  },
];
