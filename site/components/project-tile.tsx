import { PROJECT_KINDS, statusLine } from '#contract/site/project-kinds.ts';
import type { Figure } from '#contract/site/records/fields.ts';
import { measuredAirtightness, type PortfolioProject, projectHref } from '../catalog/projects.ts';
import { TileLink, TilePicture } from './tile.tsx';

type ProjectTileProps = {
  project: PortfolioProject;
  /** Another of its figures than the cover, where the page already shows that. */
  figure?: Figure;
  sizes: string;
  priority?: boolean;
  /** Classes that set the picture's proportions on this page. */
  frame: string;
  heading?: 'h2' | 'h3';
  /** The line at its foot: kind, town and status, unless the page has something nearer to say. */
  note?: string;
};

/** A project in a list: its picture, name, one sentence, and a line of facts. */
export function ProjectTile({
  project,
  figure = project.cover,
  frame,
  heading: Heading = 'h2',
  note = factsOf(project),
  ...picture
}: ProjectTileProps) {
  return (
    <article className="group relative">
      <TilePicture
        picture={figure.picture}
        alt={figure.alt}
        dusk={figure === project.cover ? project.dusk : undefined}
        frame={`overflow-hidden bg-ledge ${frame}`}
        {...picture}
      />
      <div className="grid gap-x-6 pt-4 sm:grid-cols-[3.4rem_1fr]">
        <p className="pt-1.5 label text-copper">{project.sheet}</p>
        <div>
          <Heading className="text-2xl leading-tight">
            <TileLink href={projectHref(project)}>{project.name}</TileLink>
          </Heading>
          <p className="mt-1.5 max-w-[34em]">{project.summary}</p>
          <p className="mt-2 caption">{note}</p>
        </div>
      </div>
    </article>
  );
}

/** "Custom homes, Dripping Springs. Built 2024. 0.8 ACH50." */
function factsOf(project: PortfolioProject): string {
  const facts = [`${PROJECT_KINDS[project.kind]}, ${project.town.name}`, statusLine(project)];
  return [...facts, measuredAirtightness(project)]
    .map((fact) => fact && `${fact}.`)
    .filter(Boolean)
    .join(' ');
}
