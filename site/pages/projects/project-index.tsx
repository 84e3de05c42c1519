import { PROJECT_KINDS, statusLine } from '#contract/site/project.ts';
import { floorArea, type PortfolioProject, projectHref } from '../../catalog/projects.ts';

const HEADS = [
  ['Sheet', 'w-18 py-3 font-medium'],
  ['Project', 'py-3 font-medium'],
  ['Kind', 'py-3 font-medium max-md:hidden'],
  ['Town', 'py-3 font-medium max-sm:hidden'],
  ['Status', 'py-3 font-medium max-lg:hidden'],
  ['Area', 'py-3 text-right font-medium'],
] as const;

/** The portfolio as a schedule of drawings: one row per project. */
export function ProjectIndex({ projects }: { projects: readonly PortfolioProject[] }) {
  return (
    <table className="w-full border-collapse border-t border-ink font-sans text-[.95rem] tabular-nums">
      <thead className="text-left text-xs tracking-[.08em] text-graphite uppercase">
        <tr>
          {HEADS.map(([name, look]) => (
            <th key={name} scope="col" className={look}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <tr key={project.slug} className="border-t border-hairline hover:bg-ledge">
            <td className="py-3 text-graphite">{project.sheet}</td>
            <td className="py-1 pr-4 font-medium">
              <a
                href={projectHref(project)}
                className="inline-flex min-h-9 items-center no-underline hover:text-copper"
              >
                {project.name}
              </a>
            </td>
            <td className="py-3 pr-4 max-md:hidden">{PROJECT_KINDS[project.kind]}</td>
            <td className="py-3 pr-4 max-sm:hidden">{project.town.name}</td>
            <td className="py-3 pr-4 max-lg:hidden">{statusLine(project)}</td>
            <td className="py-3 text-right whitespace-nowrap">{floorArea(project)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
