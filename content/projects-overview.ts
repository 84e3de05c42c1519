/** The page /projects: its own words; the projects stand in `projects/`. */
import type { PageMeta } from '#contract/page.ts';

export const page: PageMeta = {
  title: 'Projects: Houses, Rooms and Workplaces',
  description:
    'Steel houses, a farmhouse wing, a studio among oaks, terraces, an office, a pavilion: as models and drawings, each with plan, dates, cost and figures.',
  sheet: 'P-100',
};

export const intro = {
  heading: 'Projects, as models and drawings',
  lead: 'We build a model of every design before we build the house. Here are the models, with plans, dates, cost and figures.',
};

/** Why there are fewer here than the firm has built (specification §2 "Craft Collaboration": 15+ years, 100+ projects). */
export const count = {
  sample: true,
  text: 'We have finished more than 100 projects in 15 years. This page shows {count}: the ones whose owners let us publish plan and cost, and those now on site or on the table.',
};
