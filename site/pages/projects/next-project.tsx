import { PROJECT_KINDS, statusLine } from '#contract/site/project.ts';
import { type PortfolioProject, projectAfter, projectHref } from '../../catalog/projects.ts';
import { TileLink, TilePicture } from '../../components/tile.tsx';

/** The way on: the next sheet of the set. */
export function NextProject({ project }: { project: PortfolioProject }) {
  const next = projectAfter(project);
  const { picture, alt } = next.cover;
  return (
    <nav aria-label="Next project" className="group relative border-y border-ink">
      <div className="grid grid-cols-[6.5rem_1fr] items-center gap-x-6 py-5 sm:grid-cols-[12rem_1fr] lg:gap-x-12">
        <TilePicture picture={picture} alt={alt} sizes="12rem" frame="aspect-3/2 overflow-hidden bg-ledge" />
        <div>
          <p className="label">
            Next project <span className="text-copper">{next.sheet}</span>
          </p>
          <p className="mt-1.5 font-[560] font-sans text-[clamp(1.4rem,2.6vw,2.2rem)] leading-tight tracking-tight">
            <TileLink href={projectHref(next)}>{next.name}</TileLink>
          </p>
          <p className="mt-1 caption">
            {PROJECT_KINDS[next.kind]}, {next.town.name}. {statusLine(next)}.
          </p>
        </div>
      </div>
    </nav>
  );
}
