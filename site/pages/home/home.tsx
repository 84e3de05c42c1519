/** The home page (requirements §3.3): one component per section, in the order of the page. */
import { CallToAction } from '../../components/call-to-action.tsx';
import { FirmStructuredData } from '../../components/firm-structured-data.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { StepSection } from '../../drawings/home/step-section.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { Cover } from './cover.tsx';
import { Ground } from './ground.tsx';
import { Parts } from './parts.tsx';
import { ProjectIndex } from './project-index.tsx';
import { Proof } from './proof.tsx';
import { Shown } from './shown.tsx';

export const handle: PageHandle = { page: () => content().home.page };

export default function Home() {
  const { ask } = content().home;
  return (
    <>
      <Cover />
      <Sequence />
      <ProjectIndex />
      <Proof />
      <Ground />
      <DesignBuild />
      <Parts />
      <CallToAction heading={ask} facts={[{ label: 'Custom home', value: '4–8 months on site' }]} />
      <FirmStructuredData />
    </>
  );
}

/** Three steps; where the browser can, one picture stays while the steps pass, and each takes it over (home.css). */
function Sequence() {
  const { heading, steps } = content().home.approach;
  return (
    <Section label="A-100.1" name="How it goes together" heading={heading} full>
      <ol className="steps">
        {steps.map(({ title, text, meta, figure }, index) => (
          <li key={title}>
            <figure>
              <Shown
                figure={figure}
                sizes="(min-width: 67.5rem) 62vw, (min-width: 43.75rem) 58vw, 100vw"
                number={2 + index}
                drawing={<StepSection step={index} title={title} />}
                drawn={`${title}. Section.`}
              />
            </figure>
            <div className="step">
              <h3>
                <span>
                  Step {index + 1} of {steps.length}
                </span>
                {title}
              </h3>
              <p>{text}</p>
              <p className="label">{meta}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function DesignBuild() {
  const { heading, lead, services, figures } = content().home.designBuild;
  if (services.length === 0) return null;
  return (
    <Section label="A-100.4" name="What we take on" heading={heading} lead={lead} full>
      <ul className="lines">
        {services.map(({ title, text, href }) => (
          <li key={href}>
            <a href={href}>
              <b>{title}.</b> {text}
            </a>
          </li>
        ))}
      </ul>
      <div className="four">
        {figures.map((figure, index) => (
          <figure key={figure.picture}>
            <Shown
              figure={figure}
              number={5 + index}
              sizes={
                index === 0
                  ? '(min-width: 43.75rem) 44vw, 100vw'
                  : `(min-width: 43.75rem) 36vw, ${index === 3 ? 100 : 80}vw`
              }
            />
          </figure>
        ))}
      </div>
    </Section>
  );
}
