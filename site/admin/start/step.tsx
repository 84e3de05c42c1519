import type { Start, StartStep } from '#contract/staff/start.ts';
import { BUTTON, Button } from '../components/button.tsx';
import { LineIcon } from '../components/line-icon.tsx';
import { Meter } from './start.tsx';
import { useSkip } from './start-query.ts';
import { STEP_WORDS } from './start-words.ts';
import { TestEmail } from './test-email.tsx';

type StepProps = {
  step: StartStep;
  number: number;
  /** The first open one is unfolded. */
  isNext: boolean;
  email: string;
  samples: Start['samples'];
};

export function Step({ step, number, isNext, email, samples }: StepProps) {
  const { id, state, says } = step;
  const { href, title } = STEP_WORDS[id];
  if (isNext) return <NextStep {...{ step, number, title, email, samples }} />;
  return (
    <li className="grid min-h-12 grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2">
      <Tick state={state} number={number} isNext={false} />
      <div className={state === 'done' ? 'min-w-0 md:flex md:items-baseline md:gap-3' : 'min-w-0'}>
        <h2 className={`text-15 font-strong ${state === 'done' ? 'md:min-w-44 md:shrink-0' : ''}`}>
          {title}
        </h2>
        <p className="text-13 wrap-anywhere text-graphite">
          {state === 'skipped' ? 'Skipped. ' : ''}
          {id === 'samples' && state !== 'done' ? samplesInWords(samples) : says}
        </p>
        {id === 'samples' && state === 'open' && <SamplesMeter samples={samples} />}
      </div>
      {state === 'skipped' ? (
        <SkipButton id={id} skipped={false} title={title} />
      ) : href ? (
        <a
          href={href}
          aria-label={`${linkLabel(step)}: ${title}`}
          className={state === 'done' ? `${BUTTON.bare} px-2 text-graphite` : BUTTON.quiet}
        >
          {linkLabel(step)}
        </a>
      ) : (
        <span />
      )}
    </li>
  );
}

type NextStepProps = Omit<StepProps, 'isNext'> & { title: string };

/** The step to do next, with what to do and how to skip it. */
function NextStep({ step, number, title, email, samples }: NextStepProps) {
  const { id, state, says, todo } = step;
  const { href } = STEP_WORDS[id];
  return (
    <li aria-current="step" className="grid cols-side-6 gap-x-3 bg-copper/12 p-4">
      <Tick state={state} number={number} isNext />
      <div className="min-w-0">
        <h2 className="text-17 leading-6 font-semibold">{title}</h2>
        <p className="mt-0.5 text-14">
          {id === 'samples' ? samplesInWords(samples) : says}
          {todo && ` ${todo}`}
        </p>
        {id === 'samples' && <SamplesMeter samples={samples} />}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {href && (
            <a href={href} className={BUTTON.primary}>
              {linkLabel(step)}
            </a>
          )}
          {id === 'email' && <TestEmail email={email} look="quiet" />}
          <SkipButton id={id} skipped title={title} />
        </div>
      </div>
    </li>
  );
}

const linkLabel = ({ id, state }: StartStep): string =>
  state === 'done' ? 'Change' : (STEP_WORDS[id].action ?? 'Open');

/** Only the next step is unfolded, so only it can be skipped: one thing at a time. */
function SkipButton({ id, skipped, title }: { id: StartStep['id']; skipped: boolean; title: string }) {
  const skip = useSkip();
  return (
    <Button
      look={skipped ? 'bare' : 'quiet'}
      className={skipped ? 'px-2' : ''}
      aria-label={`${skipped ? 'Skip' : 'Don’t skip'}: ${title}`}
      disabled={skip.isPending}
      onClick={() => skip.mutate({ id, skipped })}
    >
      {skipped ? 'Skip' : 'Don’t skip'}
    </Button>
  );
}

const samplesInWords = ({ left, total }: Start['samples']): string =>
  `${total - left} replaced or hidden, ${left} to go`;

const SamplesMeter = ({ samples: { left, total } }: { samples: Start['samples'] }) => (
  <Meter now={total - left} of={total} label="Samples replaced or hidden" className="mt-2 h-1.5 max-w-48" />
);

type TickProps = { state: StartStep['state']; number: number; isNext: boolean };

function Tick({ state, number, isNext }: TickProps) {
  const look =
    state === 'done'
      ? 'bg-oak text-paper'
      : isNext
        ? 'bg-copper text-on-copper'
        : 'text-graphite inset-ring-2 inset-ring-edge';
  return (
    <span className={`grid size-6 place-items-center rounded-full text-12 font-semibold ${look}`}>
      {state === 'done' ? (
        <>
          <LineIcon width="14" height="14" strokeWidth="1.5" d="m3 8.5 3.2 3.2L13 5" />
          <span className="sr-only">Done</span>
        </>
      ) : (
        number
      )}
    </span>
  );
}
