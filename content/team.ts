/** The people of /team (specification §2 "Team", §3 "Team member"). */
import type { PageMeta } from '#contract/page.ts';
import type { TeamMember } from '#contract/team.ts';
import { firm } from './firm.ts';

export const page: PageMeta = {
  title: 'Our Team',
  description:
    'Six people answer for a Ledge & Frame building: the builder, the project manager, and those who draw its frame, rooms, interiors and ground.',
  sheet: 'G-101',
};

export const intro = {
  heading: 'Our Team',
  lead: 'Six people answer for your building. Each of them draws, and each of them stands on the site. Write to the one whose part you want to know about.',
};

export const drawnBy = {
  heading: 'A schedule of people',
  lead: 'In place of a photograph, each of us drew the thing we are asked about most.',
};

export const ask = {
  heading: 'Two of them come to your first meeting.',
  text: 'Usually Elena, with the one of us who knows your kind of ground or building best. Bring a survey if you have one; an address will do.',
};

const at = (mailbox: string) => `${mailbox}@${firm.email.split('@')[1]}`;

export const team: readonly TeamMember[] = [
  {
    sample: true,
    name: 'Elena Marsh',
    role: 'Builder',
    email: at('elena'),
    image: 'level',
    alt: 'Drawing of a spirit level on three courses of stone, its bubble between the lines, a plumb line beside it.',
    caption: 'Level and plumb line, before the next course.',
    bio: 'Elena laid stone before she ran sites, and still checks the first course of every wall herself. She walks each building at seven in the morning, before the crews, and writes the day’s list on the slab. If a detail can’t be built as drawn, she takes it back to the table the same day.',
    expertise: ['Site leadership', 'Stone and concrete', 'Frame erection', 'Blower-door testing'],
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
    caption: 'The bar schedule, with today on it.',
    bio: 'Daniel keeps the schedule, the budget and the permits, and calls you on Fridays with all three. He orders what takes longest first, which is mostly steel, windows and the transformer. When a date moves he tells you why, and what moves with it.',
    expertise: ['Scheduling', 'Estimating', 'Permits and inspections', 'Solar and utility applications'],
    icon: 'clock',
    color: 'section',
  },
  {
    sample: true,
    name: 'Priya Raman',
    role: 'Structural Systems',
    email: at('priya'),
    image: 'portal-frame',
    alt: 'Drawing of a steel portal frame with haunched corners and base plates, dimensioned from column to column.',
    caption: 'One portal of six.',
    bio: 'Priya sizes our frames and the footings below them, and reads the soil report before she reads the brief. On clay she would rather drill than pour; on limestone she would rather pin than blast. She is at the shop when your steel is drilled and on site when it is bolted.',
    expertise: ['Portal frames', 'Footings on clay and rock', 'Thermal breaks', 'Shop drawings'],
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
    bio: 'Caleb draws the houses. He begins with a day on your land, a compass and a notebook, and ends with a set that the crew can build from without calling. His walls carry their insulation outside the frame, and his porches are as deep as the evening sun is low.',
    expertise: ['House design', 'Envelope details', 'Scale models', 'Shade and daylight'],
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
    bio: 'Hannah plans the rooms from the inside: where you put the groceries down, where the dog sleeps, which wall the piano needs. She draws every cabinet at full size once. She chooses few materials, mostly from within a day’s drive, and brings samples to the house to see them in its light.',
    expertise: ['Kitchens and baths', 'Cabinetry', 'Lighting', 'Materials and finishes'],
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
    bio: 'Marcus knows where the water will go. He stakes out the drive, the pad, the septic field and the trees that stay, and he has never met a swale he could not improve with a shovel. The stone he digs out comes back as terraces and steps.',
    expertise: ['Grading and drainage', 'Excavation in rock', 'Tree protection', 'Terraces and decks'],
    icon: 'layers',
    color: 'oak',
  },
];
