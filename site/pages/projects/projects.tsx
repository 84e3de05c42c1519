import { shortDollars } from '#contract/site/cost.ts';
import { PROJECT_KINDS, statusLine } from '#contract/site/project-kinds.ts';
import {
  floorArea,
  measuredAirtightness,
  type PortfolioProject,
  projectHref,
} from '../../catalog/projects.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Lede } from '../../components/lede.tsx';
import { ProjectTile } from '../../components/project-tile.tsx';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { FilterNav } from './filter-nav.tsx';

export const handle: PageHandle = { page: () => content().projectsOverview.page };

/** @param large the picture's width on a wide window, in percent. */
const sizesOf = (large: number) => `(min-width: 48rem) ${large}vw, 92vw`;
/** A project added later is half as wide as the page. */
const FURTHER = { place: 'md:col-span-6', frame: 'aspect-3/2', sizes: sizesOf(46) };
const WHOLE = {
  place: '',
  frame: 'aspect-[3/2] lg:aspect-[2/1]',
  sizes: '92vw',
};
const WIDE = { place: 'md:col-span-8', frame: 'aspect-3/2', sizes: sizesOf(62) };
const NARROW = { place: 'md:col-span-4', frame: 'aspect-3/2', sizes: sizesOf(30) };

/** Layout of the wall of pictures, row by row. The picture's own proportions fit the row. */
const WALL = [
  WHOLE,
  { ...NARROW, frame: 'aspect-[4/5]' },
  WIDE,
  WIDE,
  NARROW,
  FURTHER,
  FURTHER,
  NARROW,
  WIDE,
  WIDE,
  NARROW,
  FURTHER,
  FURTHER,
  NARROW,
  WIDE,
  WHOLE,
  WIDE,
  NARROW,
];

export default function Projects() {
  const { intro, count } = content().projectsOverview;
  const { projects } = content();
  if (projects.length === 0) return <NoProjects />;
  return (
    <>
      <div className="sheet">
        <header className="cols items-end gap-y-6 pt-10 pb-8 lg:pt-16 lg:pb-12">
          <h1 className="lg:col-span-8">{intro.heading}</h1>
          <div className="lg:col-span-4">
            <p className="lead text-graphite">{intro.lead}</p>
            <p className="mt-4 text-graphite">{count.text.replace('{count}', String(projects.length))}</p>
          </div>
        </header>
        <FilterNav />
        <div className="cols gap-y-14 py-12 lg:gap-y-20 lg:py-16">
          {projects.map((project, i) => {
            const { place, frame, sizes } = WALL[i] ?? FURTHER;
            return (
              // Pictures end and words begin on one line in each row.
              <div
                key={project.slug}
                className={`row-span-2 grid grid-rows-subgrid gap-y-0 [&_figure]:self-end [&>article]:row-span-2 [&>article]:grid [&>article]:grid-rows-subgrid ${place ?? ''}`}
              >
                <ProjectTile project={project} frame={frame} sizes={sizes} priority={i === 0} />
              </div>
            );
          })}
        </div>
        <section aria-labelledby="project-index" className="border-t border-hairline py-16 lg:py-24">
          <h2 id="project-index" className="mb-8 ">
            All projects
          </h2>
          <ProjectIndex projects={projects} />
        </section>
      </div>
      <CallToAction heading="Your project could be next." />
    </>
  );
}

/** A firm whose own work isn't here yet. */
function NoProjects() {
  const { intro, none } = content().projectsOverview;
  return (
    <>
      <Lede heading={intro.heading} lead={none} />
      <CallToAction heading="Your project could be next." />
    </>
  );
}

const HEADS = [
  ['Sheet', 'w-18 py-3 font-medium'],
  ['Project', 'py-3 font-medium'],
  ['Type', 'py-3 font-medium max-md:hidden'],
  ['Town', 'py-3 font-medium max-sm:hidden'],
  ['Status', 'py-3 font-medium max-lg:hidden'],
  ['Cost', 'py-3 text-right font-medium max-lg:hidden'],
  ['Measured', 'py-3 text-right font-medium max-md:hidden'],
  ['Area', 'py-3 text-right font-medium'],
] as const;

/** The portfolio as a schedule of drawings: one row per project. */
function ProjectIndex({ projects }: { projects: readonly PortfolioProject[] }) {
  return (
    <table className="w-full border-collapse border-t border-ink font-sans text-[.95rem] tabular">
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
            <td className="py-3 text-right max-lg:hidden">{project.cost && shortDollars(project.cost)}</td>
            <td className="py-3 text-right max-md:hidden">{measuredAirtightness(project)}</td>
            <td className="py-3 text-right whitespace-nowrap">{floorArea(project)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
