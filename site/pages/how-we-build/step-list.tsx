import type { ProcessStep } from '#contract/site/records/pages/method.ts';
import { Figure } from '../../components/figure.tsx';
import { Drawing } from '../../drawings/drawing.tsx';
import { layouts } from './step-layouts.ts';

/** A step's anchor on the page, for the numbers in the drawing of the complete building. */
export const stepHref = ({ drawing }: ProcessStep) => `#${drawing}`;

/** The six steps, each in a different layout; one column on a phone. */
export function StepList({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <Step key={step.number} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { step: ProcessStep }) {
  const { number, title, description, details, drawing, drawingAlt, figure } = step;
  const { rows = '', head, picture, aspect, sizes, drawn, text, makers } = layouts[drawing];
  return (
    <li
      id={drawing}
      className={`cols scroll-mt-6 items-start gap-y-6 border-t border-hairline py-12 first:border-t-0 first:pt-0 last:pb-0 lg:gap-y-8 lg:py-20 ${rows}`}
    >
      <div className={head}>
        <h3 className="flex items-baseline gap-4 text-[clamp(1.75rem,2.8vw,2.625rem)] leading-none font-[560] tracking-[-.025em]">
          <span className="w-5 text-base font-semibold tracking-normal text-copper tabular">{number}</span>
          {title}
        </h3>
        <p className="mt-4 max-w-[30em] text-xl leading-snug">{description}</p>
      </div>
      <Figure figure={figure} number={number + 1} aspect={aspect} sizes={sizes} className={picture} />
      <div className={`md:max-lg:col-span-6 ${drawn}`}>
        <Drawing
          name={`house/${drawing}`}
          className="block h-auto w-full"
          role="img"
          aria-label={drawingAlt}
        />
      </div>
      <div className={`space-y-3 text-graphite md:max-lg:col-span-6 md:max-lg:self-center ${text}`}>
        {details.map((detail) => (
          <p key={detail} className="max-w-[38em] leading-normal">
            {detail}
          </p>
        ))}
      </div>
      <Makers step={step} className={makers} />
    </li>
  );
}

function Makers({ step: { title, manufacturers }, className }: { step: ProcessStep; className: string }) {
  return (
    <nav
      aria-label={`Manufacturers for ${title}`}
      className={`border-t border-hairline pt-3 font-sans ${className}`}
    >
      <p className="label">Made with</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {manufacturers.map(({ text, href }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-flex min-h-11 items-center font-medium underline decoration-hairline underline-offset-4 hover:text-copper hover:decoration-copper"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
