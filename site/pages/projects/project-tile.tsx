import { PROJECT_KINDS } from '#contract/project.ts';
import { type PortfolioProject, projectHref } from '../../catalog/projects.ts';
import { TileLink, TilePicture } from '../../parts/tile.tsx';

/** A project in a list: its picture, name, kind and town, and one sentence. */
export function ProjectTile({
  project,
  sizes,
  priority,
  frame,
}: {
  project: PortfolioProject;
  sizes: string;
  priority?: boolean;
  /** Classes that set the picture's proportions on this page. */
  frame: string;
}) {
  return (
    <article className="group relative">
      <TilePicture
        picture={project.cover.picture}
        alt={project.cover.alt}
        sizes={sizes}
        priority={priority}
        frame={`overflow-hidden bg-ledge ${frame}`}
      />
      <div className="grid gap-x-6 pt-4 sm:grid-cols-[3.4rem_1fr]">
        <p className="pt-1.5 label text-copper">{project.sheet}</p>
        <div>
          <h2 className="text-2xl leading-tight">
            <TileLink href={projectHref(project)}>{project.name}</TileLink>
          </h2>
          <p className="mt-1.5 max-w-[34em]">{project.summary}</p>
          <p className="mt-2 caption">
            {PROJECT_KINDS[project.kind]}, {project.town.name}
          </p>
        </div>
      </div>
    </article>
  );
}
