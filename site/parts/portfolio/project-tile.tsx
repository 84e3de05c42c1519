import { PROJECT_KINDS } from '#contract/project.ts';
import { Picture } from '../picture.tsx';
import { type PortfolioProject, projectHref } from './projects.ts';

/** A project among others: its picture, name, kind and town, and one sentence. */
export function ProjectTile({
  project,
  sizes,
  priority,
  frame,
  headingLevel: Heading = 'h2',
}: {
  project: PortfolioProject;
  sizes: string;
  priority?: boolean;
  /** Classes that give the picture its proportion on this page. */
  frame: string;
  headingLevel?: 'h2' | 'h3';
}) {
  return (
    <article className="group relative">
      <figure className={`overflow-hidden bg-ledge ${frame}`}>
        <Picture
          picture={project.cover.picture}
          alt={project.cover.alt}
          sizes={sizes}
          priority={priority}
          className="block size-full [&_img]:size-full [&_img]:object-cover"
        />
      </figure>
      <div className="grid gap-x-6 pt-4 sm:grid-cols-[3.4rem_1fr]">
        <p className="pt-1.5 label text-copper">{project.sheet}</p>
        <div>
          <Heading className="text-2xl leading-tight">
            <a
              href={projectHref(project)}
              className="no-underline after:absolute after:inset-0 group-hover:text-copper"
            >
              {project.name}
            </a>
          </Heading>
          <p className="mt-1.5 max-w-[34em]">{project.summary}</p>
          <p className="mt-2 caption">
            {PROJECT_KINDS[project.kind]}, {project.town.name}
          </p>
        </div>
      </div>
    </article>
  );
}
