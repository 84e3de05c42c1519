import type { PictureName } from '#contract/site/figure.ts';
import { projectHref, projectShowing } from '../catalog/projects.ts';

/** Names the building that a picture shows and links to it: one picture shows one building, wherever it is shown. */
export function ProjectCredit({ picture }: { picture: PictureName }) {
  const project = projectShowing(picture);
  if (!project) return null;
  return (
    <>
      {' '}
      <a href={projectHref(project)} className="sm:whitespace-nowrap">
        {project.name}, {project.town.name}
      </a>
    </>
  );
}
