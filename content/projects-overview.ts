/** The page /projects: its own words; the projects stand in `projects/`. */
import type { PageMeta } from '#contract/page.ts';

export const page: PageMeta = {
  title: 'Projects: Houses, Rooms and Workplaces',
  description:
    'Eleven projects as models and drawings: steel houses, a farmhouse wing, a studio among oaks, terraces, an office, a pavilion. With plans and figures.',
  sheet: 'P-100',
};

export const intro = {
  heading: 'Projects, as models and drawings',
  lead: 'We build each design small before anyone builds it large. These are the models, with the plans and the figures behind them.',
};
