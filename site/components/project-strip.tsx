import type { PictureName } from '#contract/site/figure.ts';
import { statusLine } from '#contract/site/project-kinds.ts';
import {
  figureBeside,
  floorArea,
  measuredAirtightness,
  type NearProject,
  type PortfolioProject,
} from '../catalog/projects.ts';
import { content } from '../content/snapshot.ts';
import { ProjectTile } from './project-tile.tsx';

/** Two projects side by side, and the ways on to all of them, to the costs and to the journal. */
export function ProjectStrip({
  projects,
  shown,
}: {
  projects: readonly NearProject[];
  /** Pictures that the page shows elsewhere. No picture is on a page twice. */
  shown: readonly PictureName[];
}) {
  const { workLinks } = content().navigation;
  return (
    <>
      <div className="halves">
        {projects.map(({ project, away }) => (
          <ProjectTile
            key={project.slug}
            project={project}
            figure={figureBeside(shown, project)}
            frame="aspect-3/2"
            sizes="(min-width: 48rem) 45vw, 92vw"
            heading="h3"
            note={factsOf(project, away)}
          />
        ))}
      </div>
      <ul className="mt-8 flex flex-wrap gap-x-8 border-t border-hairline pt-2 font-sans print:hidden">
        {workLinks.map(({ phrase, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-medium">
              {phrase}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "Spicewood, 14 miles north. Built 2023, 2,560 sq ft." */
function factsOf(project: PortfolioProject, away: string | undefined): string {
  const place = [project.town.name, away].filter(Boolean).join(', ');
  return `${place}. ${[statusLine(project), floorArea(project), measuredAirtightness(project)].filter(Boolean).join(', ')}.`;
}
