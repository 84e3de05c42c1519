import type { PageMeta } from '#contract/page.ts';
import { Ask } from '../parts/ask.tsx';
import { FilterNav } from '../parts/portfolio/filter-nav.tsx';
import { ProjectIndex } from '../parts/portfolio/project-index.tsx';
import { ProjectTile } from '../parts/portfolio/project-tile.tsx';
import { projects } from '../parts/portfolio/projects.ts';

const page: PageMeta = {
  title: 'Projects: Houses, Rooms and Workplaces',
  description:
    'Eleven projects as models and drawings: steel houses, a farmhouse wing, a studio among oaks, terraces, an office, a pavilion. With plans and figures.',
  sheet: 'P-100',
};
export const handle = { page };

/** The wall of models: how wide each stands, row by row. The picture's own proportion fits the row. */
const WALL: { place: string; frame: string; sizes: string }[] = [
  { place: 'sm:col-span-2 lg:col-span-12', frame: 'aspect-[3/2] lg:aspect-[2/1]', sizes: '92vw' },
  {
    place: 'lg:col-span-5',
    frame: 'aspect-[4/5]',
    sizes: '(min-width: 64rem) 38vw, (min-width: 40rem) 44vw, 92vw',
  },
  {
    place: 'lg:col-span-7 lg:self-end',
    frame: 'aspect-3/2',
    sizes: '(min-width: 64rem) 54vw, (min-width: 40rem) 44vw, 92vw',
  },
  {
    place: 'lg:col-span-7',
    frame: 'aspect-3/2',
    sizes: '(min-width: 64rem) 54vw, (min-width: 40rem) 44vw, 92vw',
  },
  {
    place: 'lg:col-span-5 lg:self-end',
    frame: 'aspect-3/2',
    sizes: '(min-width: 64rem) 38vw, (min-width: 40rem) 44vw, 92vw',
  },
  {
    place: 'lg:col-span-4',
    frame: 'aspect-3/2',
    sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 44vw, 92vw',
  },
  {
    place: 'lg:col-span-8',
    frame: 'aspect-3/2',
    sizes: '(min-width: 64rem) 62vw, (min-width: 40rem) 44vw, 92vw',
  },
  {
    place: 'lg:col-span-6',
    frame: 'aspect-3/2',
    sizes: '(min-width: 64rem) 46vw, (min-width: 40rem) 44vw, 92vw',
  },
  {
    place: 'lg:col-span-6',
    frame: 'aspect-3/2',
    sizes: '(min-width: 64rem) 46vw, (min-width: 40rem) 44vw, 92vw',
  },
  {
    place: 'lg:col-span-7',
    frame: 'aspect-3/2',
    sizes: '(min-width: 64rem) 54vw, (min-width: 40rem) 44vw, 92vw',
  },
  {
    place: 'lg:col-span-5 lg:self-end',
    frame: 'aspect-3/2',
    sizes: '(min-width: 64rem) 38vw, (min-width: 40rem) 44vw, 92vw',
  },
];
/** A project added later stands half as wide as the page. */
const FURTHER = {
  place: 'lg:col-span-6',
  frame: 'aspect-3/2',
  sizes: '(min-width: 64rem) 46vw, (min-width: 40rem) 44vw, 92vw',
};

export default function Projects() {
  return (
    <>
      <div className="sheet">
        <header className="grid items-end gap-x-12 gap-y-6 pt-10 pb-8 lg:grid-cols-12 lg:pt-16 lg:pb-12">
          <h1 className="lg:col-span-7">Projects, as models and drawings</h1>
          <p className="text-[1.2rem] leading-normal text-graphite lg:col-span-5">
            We build each design small before anyone builds it large. These are the models, with the plans and
            the figures behind them.
          </p>
        </header>
        <FilterNav />
        <div className="grid gap-x-8 gap-y-14 py-12 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-20 lg:py-16">
          {projects.map((project, i) => {
            const { place, frame, sizes } = WALL[i] ?? FURTHER;
            return (
              <div key={project.slug} className={place}>
                <ProjectTile project={project} frame={frame} sizes={sizes} priority={i === 0} />
              </div>
            );
          })}
        </div>
        <section aria-labelledby="project-index" className="border-t border-hairline py-16 lg:py-24">
          <h2 id="project-index" className="mb-8 ">
            Index of sheets
          </h2>
          <ProjectIndex projects={projects} />
        </section>
      </div>
      <Ask heading="The next sheet has no name on it." />
    </>
  );
}
