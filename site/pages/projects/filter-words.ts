import type { PageMeta } from '#contract/page.ts';
import type { ProjectKind } from '#contract/project.ts';
import type { PortfolioFilter } from '../../catalog/projects.ts';

const KINDS: Record<ProjectKind, { sheet: string; lede: string; description: string }> = {
  'custom-homes': {
    sheet: 'P-010',
    lede: 'Houses for one site each: a ridge, a shoreline, a clearing among oaks, a town lot. Steel where it spans, stone where it weighs.',
    description:
      'Custom home projects as models and plans: a ridge house, a long steel gable, a studio among oaks and a printed house, with areas, frames and envelopes.',
  },
  renovations: {
    sheet: 'P-020',
    lede: 'Old houses that keep what they are good at, with new rooms set beside them to do the rest.',
    description:
      'Renovation projects as models and plans: what was kept, what was added, and how old stone and new steel meet without either one cracking the other.',
  },
  'kitchens-bathrooms': {
    sheet: 'P-030',
    lede: 'Rooms with water and steam in them, rebuilt from the slab up: where people stand, where the damp goes, what the light does.',
    description:
      'Kitchen and bath projects as models and plans: rooms turned to the light, one beam in place of a wall, stone, basswood, and a way out for the steam.',
  },
  landscaping: {
    sheet: 'P-040',
    lede: 'Slopes made usable. Terraces, water, shade and planting, with the drainage drawn first.',
    description:
      'Landscape projects as models: limestone terraces, a pool, a fire pit and an outdoor kitchen on a Hill Country slope, with the drainage drawn first.',
  },
  commercial: {
    sheet: 'P-050',
    lede: 'Places of work: an office let by the bay, a pavilion for ninety, a shopfront between two old walls, a clinic with a covered walk.',
    description:
      'Commercial projects as models: an office with a deep roof, a restaurant pavilion, a main-street infill and a clinic. Frames, areas and who they are for.',
  },
};

/** The lede of a filter's page. */
export function filterLede(filter: PortfolioFilter): string {
  if (filter.by === 'kind') return KINDS[filter.slug as ProjectKind].lede;
  return filter.projects.map((project) => project.summary).join(' ');
}

/** Title and description of a filter's page. */
export function filterPage(filter: PortfolioFilter): PageMeta {
  if (filter.by === 'kind') {
    const { sheet, description } = KINDS[filter.slug as ProjectKind];
    return { title: `${filter.name}: Projects and Plans`, description, sheet };
  }
  const [first] = filter.projects;
  return {
    title: `Projects in ${filter.name}, Texas`,
    description: `${first?.name} in ${filter.name}, Texas, as a scale model. ${first?.summary}`,
    sheet: `${first?.sheet}T`,
  };
}
