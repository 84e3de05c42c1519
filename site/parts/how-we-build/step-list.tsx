import type { ProcessStep } from '#contract/building-method.ts';
import { StepDrawing } from '../drawings/steps/step-drawing.tsx';
import { Picture } from '../picture.tsx';

/** The address of a step on the page, for the numbers in the drawing of the whole house. */
export const stepHref = ({ drawing }: ProcessStep) => `#${drawing}`;

/** The six steps: the rendering changes sides from step to step, the drawing stays with the words. */
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
      className="scroll-mt-6 border-t border-hairline py-12 first:border-t-0 first:pt-0 lg:grid lg:grid-cols-12 lg:gap-x-8 lg:py-20"
    >
      <figure className={`lg:col-span-7 lg:self-start ${pictureFirst ? '' : 'lg:order-last'}`}>
        <Picture
          picture={figure.picture}
          alt={figure.alt}
          sizes="(min-width: 64rem) 56vw, 92vw"
          className="block aspect-3/2 overflow-hidden bg-ledge [&_img]:size-full [&_img]:object-cover"
        />
        <figcaption className="caption pt-2.5">{figure.caption}</figcaption>
      </figure>
      <div className="mt-7 lg:col-span-5 lg:mt-0">
        <h3 className="flex items-baseline gap-4 font-sans text-[clamp(1.75rem,2.6vw,2.5rem)] font-[560] leading-tight tracking-[-.025em]">
          <span className="text-base font-semibold text-copper tabular-nums">{number}</span>
          {title}
        </h3>
        <p className="mt-3 text-xl leading-snug">{description}</p>
        <div className="my-6 max-w-md lg:max-w-none">
          <StepDrawing step={drawing} alt={drawingAlt} />
        </div>
        {details.map((detail) => (
          <p key={detail} className="mt-3 max-w-[38em] text-graphite">
            {detail}
          </p>
        ))}
        <Makers step={step} />
      </div>
    </li>
  );
}

function Makers({ step: { title, manufacturers } }: { step: ProcessStep }) {
  return (
    <nav aria-label={`Manufacturers for ${title}`} className="mt-6 border-t border-hairline pt-3 font-sans">
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
