import type { Figure } from './records/fields.ts';
import type { Project } from './records/project.ts';

/** Every figure of a project in the order of its page: the lightbox steps through these. */
export function figuresOf(project: Project): Figure[] {
  const told = project.story.flatMap((part) => part.figure ?? []);
  const pairs = (project.pairs ?? []).flatMap(({ before, after }) => [before, after]);
  return [project.cover, ...told, ...pairs, ...project.gallery];
}
