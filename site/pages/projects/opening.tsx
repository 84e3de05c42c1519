import { PROJECT_KINDS } from '#contract/site/project-kinds.ts';
import type { PortfolioProject } from '../../catalog/projects.ts';
import { Picture, SHOWN_AT } from '../../components/picture.tsx';
import { OpenableFigure } from './lightbox.tsx';
import { PlanFigure } from './plan-figure.tsx';
import { ProjectSchedule } from './project-schedule.tsx';

/** The top of a project's page: each project names the layout that suits its first picture. */
export function Opening({ project }: OpeningProps) {
  const Layout = LAYOUTS[project.opening];
  return <Layout project={project} />;
}

type OpeningProps = { project: PortfolioProject };

/** The first sentence, and what and where it is. @param className of the sentence. */
function Lead({ project, className = '' }: OpeningProps & { className?: string }) {
  return (
    <>
      <p className={`${className}text-[1.2rem] leading-normal text-graphite`}>{project.lede}</p>
      <div className="mt-4">
        <p className="font-sans text-sm text-graphite">
          <a href={`/projects/kind/${project.kind}`}>{PROJECT_KINDS[project.kind]}</a>,{' '}
          <a href={`/projects/town/${project.town.slug}`}>{project.town.name}</a>
        </p>
      </div>
    </>
  );
}

function WideOpening({ project }: OpeningProps) {
  return (
    <>
      <div className="sheet">
        <header className="cols items-end gap-y-6 pt-6 pb-10 lg:pt-10">
          <h1 className="lg:col-span-8">{project.name}</h1>
          <div className="lg:col-span-4">
            <Lead project={project} />
          </div>
        </header>
      </div>
      <FullCover project={project} />
    </>
  );
}

/** The cover from edge to edge, with a switch between day and dusk if there are both. */
function FullCover({ project }: OpeningProps) {
  return (
    <div className="group/time relative">
      <OpenableFigure figure={project.cover} number={1} className="[&_figcaption]:sheet">
        <Cover project={project} sizes="100vw" className="max-lg:aspect-4/3 lg:aspect-[2.1]" />
      </OpenableFigure>
      {project.dusk && <TimeSwitch />}
    </div>
  );
}

/** Neither is chosen at first: the theme decides. A dash marks the one that is shown. */
function TimeSwitch() {
  return (
    <fieldset className="absolute top-0 right-0 flex bg-paper font-sans text-[.95rem] print:hidden">
      <legend className="sr-only">Time of day</legend>
      {(
        [
          ['day', 'Day'],
          ['dusk', 'Dusk'],
        ] as const
      ).map(([time, name]) => (
        <label
          key={time}
          className="flex min-h-11 cursor-pointer items-center px-5 has-focus-visible:underline"
        >
          <input type="radio" name="time" id={time} className="sr-only" />
          <span aria-hidden="true" className={SHOWN_AT[time]}>
            {'–\u00a0'}
          </span>
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** An upright picture, with the schedule at its foot instead of at the end of the page. */
function PortraitOpening({ project }: OpeningProps) {
  return (
    <header className="sheet">
      <div className="cols pt-6 lg:pt-10">
        <div className="flex flex-col justify-between gap-y-10 lg:col-span-6">
          <div>
            <h1>{project.name}</h1>
            <Lead project={project} className="mt-8 max-w-[28em] " />
          </div>
          <div className="max-lg:hidden">
            <ProjectSchedule project={project} />
          </div>
        </div>
        <OpenableFigure figure={project.cover} number={1} className="lg:col-span-6">
          {/* On paper as large as leaves room for the title above it. */}
          <Cover project={project} sizes="(min-width: 64rem) 46vw, 92vw" className="print:max-w-[3.6in]" />
        </OpenableFigure>
        <div className="lg:hidden">
          <ProjectSchedule project={project} />
        </div>
      </div>
    </header>
  );
}

/** A long title over the whole width, the picture below it to the right of the lede. */
function BesideOpening({ project }: OpeningProps) {
  return (
    <header className="sheet">
      <div className="cols gap-y-8 pt-6 lg:pt-10">
        <h1>{project.name}</h1>
        <div className="flex flex-col justify-end lg:col-span-4 lg:pb-8">
          <Lead project={project} />
        </div>
        <OpenableFigure figure={project.cover} number={1} className="lg:col-span-8">
          <Cover project={project} sizes="(min-width: 64rem) 62vw, 92vw" />
        </OpenableFigure>
      </div>
    </header>
  );
}

function PlanOpening({ project }: OpeningProps) {
  return (
    <>
      <header className="sheet mb-14">
        <div className="cols gap-y-8 pt-6 lg:pt-10">
          <div className="lg:col-span-4">
            <h1>{project.name}</h1>
            <Lead project={project} className="mt-8 " />
            <div className="mt-12">
              <ProjectSchedule project={project} />
            </div>
          </div>
          {project.plan && (
            <div className="lg:col-span-8">
              <PlanFigure project={project} plan={project.plan} narrow />
            </div>
          )}
        </div>
      </header>
      <FullCover project={project} />
    </>
  );
}

/** The first picture of the page, with its version at dusk if there is one. */
function Cover({
  project,
  sizes,
  className,
}: {
  project: PortfolioProject;
  sizes: string;
  className?: string;
}) {
  return (
    <Picture
      picture={project.cover.picture}
      dusk={project.dusk}
      hasSwitch
      alt={project.cover.alt}
      sizes={sizes}
      priority
      className={`block overflow-hidden bg-ledge [&_img]:size-full [&_img]:object-cover ${className ?? ''}`}
    />
  );
}

const LAYOUTS = { wide: WideOpening, portrait: PortraitOpening, beside: BesideOpening, plan: PlanOpening };
