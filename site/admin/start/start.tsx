import { useQuery } from '@tanstack/react-query';
import type { Start as Steps } from '#contract/staff/start.ts';
import { Loaded } from '../components/loaded.tsx';
import { ViewIcon } from '../components/view-icon.tsx';
import type { ViewProps } from '../state/view-props.ts';
import { HouseDrawing } from './house-drawing.tsx';
import { startSteps } from './start-query.ts';
import { STEP_WORDS } from './start-words.ts';
import { Step } from './step.tsx';

/** For owners: what turns the sample website into their own, and how far it is. */
export function Start({ staff }: ViewProps) {
  const start = useQuery(startSteps());
  return (
    <main className="mx-auto w-full max-w-312 grow px-4 pt-4 pb-16 md:px-6 md:pt-6">
      <h1 className="text-28 leading-tight font-strong tracking-tight max-md:pr-24 md:text-40">
        Make it yours
      </h1>
      <Loaded query={start} what="the steps" waiting="Loading steps...">
        {(loaded) => <Progress start={loaded} email={staff.email} />}
      </Loaded>
    </main>
  );
}

function Progress({ start: { steps, samples }, email }: { start: Steps; email: string }) {
  const of = (state: Steps['steps'][number]['state']) => steps.filter((step) => step.state === state);
  const [done, open, skipped] = [of('done'), of('open'), of('skipped')];
  const minutes = open.reduce((sum, { id }) => sum + STEP_WORDS[id].minutes, 0);
  const passed = done.length + skipped.length;
  return (
    <div className="mt-2 grid gap-x-12 gap-y-8 xl:cols-rail-100">
      <div className="min-w-0">
        <p className="max-w-xl font-serif text-17 leading-normal text-graphite">
          {open.length === 0
            ? 'The website is yours. Everything here can be changed later.'
            : `Your website is live, but it shows a made-up studio. These ${steps.length} steps make it yours. Each is checked off automatically when it’s done, and you can stop anytime and come back.`}
        </p>
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-20 font-semibold tracking-tight md:text-28">
            {done.length} of {steps.length} done
            {skipped.length > 0 && `, ${skipped.length} skipped`}
          </p>
          {minutes > 0 && <p className="text-graphite">about {minutes} minutes left</p>}
        </div>
        <Meter now={passed} of={steps.length} label="Steps done" className="mt-2 h-2" />
        <ol className="mt-4 divide-y divide-hairline overflow-hidden rounded-sheet bg-sheet shadow-e1">
          {[...done, ...open, ...skipped].map((step, at) => (
            <Step
              key={step.id}
              step={step}
              number={at + 1}
              isNext={step === open[0]}
              email={email}
              samples={samples}
            />
          ))}
        </ol>
      </div>
      <aside className="self-start xl:sticky xl:top-20 xl:-mt-10">
        <HouseDrawing done={passed} of={steps.length} />
        <p className="mt-4 flex items-center gap-2 px-1 text-14 text-graphite">
          <ViewIcon name="website" className="text-oak" />
          <span>
            To see the public website,{' '}
            <a href="/" target="_blank" rel="noreferrer" className="font-semibold text-section">
              open the home page
            </a>
          </span>
        </p>
        <p className="mt-2 flex items-center gap-2 px-1 text-14 text-graphite">
          <ViewIcon name="hours" className="text-oak" />
          <span>
            Not now? Find these steps under <b className="font-semibold text-ink">Website</b> until they’re
            done.
          </span>
        </p>
      </aside>
    </div>
  );
}

type MeterProps = { now: number; of: number; label: string; className: string };

export const Meter = ({ now, of, label, className }: MeterProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={now}
    aria-valuemin={0}
    aria-valuemax={of}
    className={`overflow-hidden rounded-sheet bg-ledge ${className}`}
  >
    <div className="h-full rounded-sheet bg-copper" style={{ width: `${(100 * now) / Math.max(of, 1)}%` }} />
  </div>
);
