import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { dollars } from '#contract/site/cost.ts';
import { figuresOf } from '#contract/site/project-figures.ts';
import { inMonths, PROJECT_KINDS, PROJECT_STATUSES, statusLine } from '#contract/site/project-kinds.ts';
import type { PageMeta } from '#contract/site/records/fields.ts';
import type { StoryPart } from '#contract/site/records/project.ts';
import {
  floorArea,
  type PortfolioProject,
  projectAfter,
  projectBySlug,
  projectHref,
} from '../../catalog/projects.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { TileLink, TilePicture } from '../../components/tile.tsx';
import { content } from '../../content/snapshot.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { Gallery } from './gallery.tsx';
import { Lightbox } from './lightbox.tsx';
import { Opening } from './opening.tsx';
import { PlanFigure } from './plan-figure.tsx';
import { ProjectSchedule } from './project-schedule.tsx';
import { Results } from './results.tsx';
import { StoryFigureRow, StoryWords, storyRows } from './story.tsx';

export function loader({ params }: LoaderFunctionArgs) {
  const project = projectBySlug(params.slug);
  if (!project) throw new Response(null, { status: 404 });
  const page: PageMeta = {
    title: project.pageTitle,
    description: project.description,
    sheet: project.sheet,
  };
  return { page };
}

export default function ProjectPage() {
  const { slug } = useParams();
  const project = projectBySlug(slug);
  if (!project) return null;
  const figures = figuresOf(project);
  const pairs = project.pairs ?? [];
  return (
    <>
      <div className="sheet pt-2">
        <Breadcrumbs trail={[{ text: 'Projects', href: '/projects' }]} current={project.name} />
      </div>
      <Opening project={project} />
      <div className="sheet">
        <ProjectData project={project} />
      </div>
      {project.plan && project.opening !== 'plan' && (
        <section aria-label="Plan" className="blueprint">
          <div className="sheet py-14 lg:py-20">
            <PlanFigure project={project} plan={project.plan} />
          </div>
        </section>
      )}
      <div className="sheet">
        <ProjectStory project={project} />
        <BeforeAndAfter
          project={project}
          firstFigure={figures.length - project.gallery.length - pairs.length * 2 + 1}
        />
        <Results project={project} />
        <ClientLine slug={project.slug} />
        <Gallery project={project} firstFigure={figures.length - project.gallery.length + 1} />
      </div>
      <NextProject project={project} />
      <CallToAction heading={project.ask.headline} service={project.ask.service} area={project.town.slug} />
      <Lightbox figures={figures} />
    </>
  );
}

/**
 * The story's rows. The schedule is next to the story's tail; without a tail it fills the
 * space below a figure with much text next to it, or is in a row alone.
 */
function ProjectStory({ project }: { project: PortfolioProject }) {
  const rows = storyRows(project.story);
  const tail = rows.find((row) => !row.figure)?.parts ?? [];
  const opensWithSchedule = project.opening === 'portrait' || project.opening === 'plan';
  const schedule = !opensWithSchedule && project.schedule.length > 0 && <ProjectSchedule project={project} />;
  if (rows.length === 0 && !schedule) return null;
  const longRow = tail.length === 0 ? rows.findIndex((row) => row.parts.length > 2) : -1;
  return (
    <div className="flex flex-col gap-y-16 py-14 lg:gap-y-24 lg:py-20">
      {rows.map(
        (row, i) =>
          row.figure && (
            <StoryFigureRow
              key={row.figure.picture}
              row={row}
              figure={row.figure}
              number={i + 2}
              turned={i % 2 === 1}
            >
              {i === longRow && schedule}
            </StoryFigureRow>
          ),
      )}
      {longRow < 0 && (schedule || tail.length > 0) && <StoryTail parts={tail} schedule={schedule} />}
    </div>
  );
}

/** Parts without a figure and the schedule: side by side, or all in two columns where that leaves no gap. */
function StoryTail({ parts, schedule }: { parts: readonly StoryPart[]; schedule: ReactNode }) {
  const words = parts.map((part) => <StoryWords key={part.part} part={part} />);
  if (parts.length === 3)
    return (
      <section className="halves">
        {words}
        <div>{schedule}</div>
      </section>
    );
  return (
    <section className="cols">
      <div className={`lg:col-span-8 ${parts.length > 1 ? 'halves content-start' : ''}`}>{words}</div>
      <div className="lg:col-span-4">{schedule}</div>
    </section>
  );
}

/** The client's words about a project, where there are any. No Review markup: a firm's own page can't vouch for it. */
function ClientLine({ slug }: { slug: string }) {
  const { testimonials } = content();
  const line = testimonials.find(({ project }) => project === slug);
  if (!line) return null;
  return (
    <figure className="cols gap-y-4 border-t border-hairline py-14 lg:py-20">
      <figcaption className="md:col-span-4">
        <span className="label block">The client</span>
        <span className="mt-2 block font-semibold">{line.name}</span>
        <span className="block text-graphite">{line.location}</span>
      </figcaption>
      <blockquote className="text-[clamp(1.5rem,2.8vw,2.4rem)] leading-[1.25] md:col-span-8">
        <p className="max-w-[26em]">{line.text}</p>
      </blockquote>
    </figure>
  );
}

/** The way on: the next project's picture from edge to edge, with its title block. */
function NextProject({ project }: { project: PortfolioProject }) {
  const next = projectAfter(project);
  const { picture, alt } = next.cover;
  return (
    <nav aria-label="Next project" className="group relative">
      <TilePicture
        picture={picture}
        alt={alt}
        sizes="100vw"
        frame="max-lg:aspect-4/3 overflow-hidden bg-ledge lg:aspect-[2.1] print:hidden"
      />
      <div className="bottom-0 left-0 bg-paper py-5 pr-10 pl-gutter md:absolute">
        <p className="label">
          Next project <span className="text-copper">{next.sheet}</span>
        </p>
        <p className="py-2 display">
          <TileLink href={projectHref(next)}>{next.name}</TileLink>
        </p>
        <p className="caption">
          {PROJECT_KINDS[next.kind]}, {next.town.name}. {statusLine(next)}.
        </p>
      </div>
    </nav>
  );
}

/** The project's key data, which prospective clients look for first: status, time on site, cost, size, place. */
function ProjectData({ project }: { project: PortfolioProject }) {
  const built = project.status === 'built';
  const area = floorArea(project);
  return (
    <section aria-label="Project data" className="mt-10 border-y border-ink lg:mt-14">
      <dl className="grid grid-cols-2 gap-x-6 font-sans sm:grid-cols-3 xl:grid-cols-6">
        <Cell label="Status">{PROJECT_STATUSES[project.status]}</Cell>
        <Cell label={built ? 'Finished' : 'Due'}>{project.year}</Cell>
        {project.months && (
          <Cell label={built ? 'Construction time' : 'Planned construction time'}>
            {inMonths(project.months)}
          </Cell>
        )}
        {project.cost && (
          <Cell label="Construction cost">
            <a href="/cost-comparison">{dollars(project.cost)}</a>
          </Cell>
        )}
        {area && <Cell label="Area">{area}</Cell>}
        <Cell label="Town">
          <a href={`/service-area/${project.town.slug}`}>{project.town.name}</a>
        </Cell>
      </dl>
    </section>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="label">{label}</dt>
      <dd className="mt-1 font-[560] text-[1.0625rem] leading-snug tabular">{children}</dd>
    </div>
  );
}
