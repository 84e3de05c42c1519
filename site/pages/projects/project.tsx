import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { PageMeta } from '#contract/site/page.ts';
import { figuresOf, type StoryPart } from '#contract/site/project.ts';
import { type PortfolioProject, projectBySlug } from '../../catalog/projects.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { BeforeAndAfter } from './before-and-after.tsx';
import { ClientLine } from './client-line.tsx';
import { Gallery } from './gallery.tsx';
import { Lightbox } from './lightbox.tsx';
import { NextProject } from './next-project.tsx';
import { Opening } from './opening.tsx';
import { PlanFigure } from './plan-figure.tsx';
import { ProjectData } from './project-data.tsx';
import { ProjectSchedule } from './project-schedule.tsx';
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
      <div className="sheet">
        <div className="pt-2">
          <Breadcrumbs trail={[{ text: 'Projects', href: '/projects' }]} current={project.name} />
        </div>
        <Opening project={project} />
        <ProjectData project={project} />
        <ProjectStory project={project} />
        <BeforeAndAfter
          project={project}
          firstFigure={figures.length - project.gallery.length - pairs.length * 2 + 1}
        />
        <ClientLine slug={project.slug} />
        {project.plan && project.opening !== 'plan' && (
          <section aria-label="Plan" className="border-t border-hairline py-14 lg:py-20">
            <PlanFigure plan={project.plan} />
          </section>
        )}
        <Gallery project={project} firstFigure={figures.length - project.gallery.length + 1} />
        <NextProject project={project} />
      </div>
      <CallToAction heading={project.ask.headline} service={project.ask.service} area={project.town.slug} />
      <Lightbox figures={figures} />
    </>
  );
}

/**
 * The story's rows. The schedule stands beside the story's tail; without a tail it fills the
 * space below a figure with much text beside it, or stands alone.
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
      <section className="grid gap-x-12 gap-y-12 md:grid-cols-2">
        {words}
        <div>{schedule}</div>
      </section>
    );
  return (
    <section className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
      <div
        className={`grid content-start gap-x-12 gap-y-10 lg:col-span-7 ${parts.length > 1 ? 'sm:grid-cols-2' : ''}`}
      >
        {words}
      </div>
      <div className="lg:col-span-5">{schedule}</div>
    </section>
  );
}
