import type { ProjectKind } from '#contract/site/project-kinds.ts';
import type { PageMeta } from '#contract/site/records/fields.ts';
import type { PortfolioFilter } from '../../catalog/projects.ts';
import { content } from '../../content/snapshot.ts';

const KINDS: Record<ProjectKind, { sheet: string; lede: string; description: string }> = {
  'custom-homes': {
    sheet: 'P-010',
    lede: 'Each of these houses was designed for one site: a ridge, a lake shore, a clearing among oaks, a flat black field.',
    description:
      'Custom homes in renderings and plans: a ridge house, a long gable, a dog-trot, a lake house on legs, a courtyard on the prairie. With areas, dates, and cost.',
  },
  renovations: {
    sheet: 'P-020',
    lede: 'Old buildings kept where they’re sound, with new rooms beside them or new steel inside.',
    description:
      'Renovation projects in renderings and plans: a farmhouse wing, a garden studio, and a storefront, with what was kept, what was added, and what it cost.',
  },
  'kitchens-bathrooms': {
    sheet: 'P-030',
    lede: 'Kitchens and baths rebuilt from the slab up: where you stand, where the steam goes, where the daylight comes from.',
    description:
      'Kitchen and bath projects in renderings and plans: rooms turned to the light, one beam in place of a wall, stone, white oak, and a way out for the steam.',
  },
  landscaping: {
    sheet: 'P-040',
    lede: 'Slopes you can use: terraces, water, shade, and planting, with the drainage designed first.',
    description:
      'Landscape projects in renderings: limestone terraces, a pool, a fire pit, and an outdoor kitchen on a Hill Country slope, with the drainage drawn first.',
  },
  commercial: {
    sheet: 'P-050',
    lede: 'An office leased by the bay, a 90-seat restaurant, a storefront between two old walls, a clinic with a covered walk.',
    description:
      'Renderings of commercial projects: an office with a deep roof, a restaurant pavilion, a Main Street infill, and a clinic, with size, dates, and cost.',
  },
};

/** The lede of a filter's page. */
export function filterLede(filter: PortfolioFilter): string {
  const { townLedes } = content().projectsOverview;
  if (filter.by === 'kind') return KINDS[filter.slug as ProjectKind].lede;
  const written = townLedes.find(({ town }) => town === filter.slug);
  return written?.text ?? filter.projects.map(({ summary }) => summary).join(' ');
}

/** Title and description of a filter's page. */
export function filterPage(filter: PortfolioFilter): PageMeta {
  if (filter.by === 'kind') {
    const { sheet, description } = KINDS[filter.slug as ProjectKind];
    return { title: `${filter.name}: Projects, Dates, and Costs`, description, sheet };
  }
  const [first] = filter.projects;
  const names = new Intl.ListFormat('en-US').format(filter.projects.map(({ name }) => name));
  return {
    title: `Projects in ${filter.name}, Texas`,
    description: `${names} in ${filter.name}, Texas: renderings with the story, cost, dates, and key figures.`,
    sheet: `${first?.sheet}T`,
  };
}
