import type { ProcessStep } from '#contract/building-method.ts';
import { StepDrawing } from '../../drawings/house/step-drawing.tsx';
import { Figure } from '../../parts/figure.tsx';

/** A step's anchor on the page, for the numbers in the drawing of the whole house. */
export const stepHref = ({ drawing }: ProcessStep) => `#${drawing}`;

/** The six steps: the picture changes sides from step to step, the drawing stays with the text. */
export function StepList({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <Step key={step.number} step={step} pictureFirst={step.number % 2 === 1} />
      ))}
    </ol>
  );
}

function Step({ step, pictureFirst }: { step: ProcessStep; pictureFirst: boolean }) {
  const { number, title, description, details, drawing, drawingAlt, figure } = step;
  return (
    <li
      id={drawing}
      className="scroll-mt-6 border-t border-hairline py-12 first:border-t-0 first:pt-0 last:pb-0 md:grid md:grid-cols-2 md:gap-x-8 lg:grid-cols-12 lg:py-20"
    >
      <h3 className="col-span-2 flex items-baseline gap-4 text-[clamp(1.75rem,2.8vw,2.625rem)] leading-none font-[560] tracking-[-.025em] lg:col-span-5">
        <span className="w-5 text-base font-semibold tracking-normal text-copper tabular-nums">{number}</span>
        {title}
      </h3>
      <p className="col-span-2 mt-3 max-w-[36em] text-xl leading-snug lg:col-span-7 lg:mt-0">{description}</p>
      <Figure
        figure={figure}
        number={number + 1}
        sizes="(min-width: 64rem) 56vw, 92vw"
        className={`col-span-2 mt-8 lg:col-span-7 ${pictureFirst ? '' : 'lg:order-1'}`}
      />
      <div className="mt-6 max-w-lg lg:col-span-5 lg:mt-8 lg:max-w-none lg:self-center">
        <StepDrawing step={drawing} alt={drawingAlt} />
      </div>
      <div className="mt-6 gap-x-8 text-graphite md:max-lg:self-center lg:order-2 lg:col-span-8 lg:grid lg:grid-cols-2">
        {details.map((detail) => (
          <p key={detail} className="mt-3 max-w-[38em] leading-normal lg:mt-0">
            {detail}
          </p>
        ))}
      </div>
      <Makers step={step} />
    </li>
  );
}

function Makers({ step: { title, manufacturers } }: { step: ProcessStep }) {
  return (
    <nav
      aria-label={`Manufacturers for ${title}`}
      className="col-span-2 mt-6 border-t border-hairline pt-3 font-sans lg:order-2 lg:col-span-4"
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
