import type { ReactNode } from 'react';
import { dollars } from '#contract/site/cost.ts';
import { inMonths, PROJECT_STATUSES } from '#contract/site/project.ts';
import { floorArea, type PortfolioProject } from '../../catalog/projects.ts';

/** The first questions of a reader with a project of their own: how far it is, how long, how much, how large, where. */
export function ProjectData({ project }: { project: PortfolioProject }) {
  const built = project.status === 'built';
  const area = floorArea(project);
  const hasAll = project.months && project.cost && area;
  return (
    <section aria-label="Project data" className="mt-10 border-y border-ink lg:mt-14">
      <dl
        className={`grid grid-cols-2 gap-x-6 font-sans sm:grid-cols-3 ${hasAll ? 'xl:grid-cols-[1fr_1fr_1.2fr_1.8fr_1.2fr_1.4fr]' : 'xl:auto-cols-fr xl:grid-flow-col'}`}
      >
        <Cell label="Status">{PROJECT_STATUSES[project.status]}</Cell>
        <Cell label={built ? 'Finished' : 'Due'}>{project.year}</Cell>
        {project.months && (
          <Cell label={built ? 'On site' : 'Planned on site'}>{inMonths(project.months)}</Cell>
        )}
        {project.cost && (
          <Cell label="Construction cost">
            <a href="/cost-comparison">{dollars(project.cost)}</a>
          </Cell>
        )}
        {area && <Cell label="Area">{area}</Cell>}
        <Cell label="Town">
          <a href={`/service-area/${project.town.slug}`}>{project.town.name}</a>
        </Cell>
      </dl>
    </section>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="label">{label}</dt>
      <dd className="mt-1 font-[560] text-[1.0625rem] leading-snug tabular-nums">{children}</dd>
    </div>
  );
}
