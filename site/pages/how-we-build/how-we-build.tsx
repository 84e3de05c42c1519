import type { PerformanceStandard } from '#contract/site/records/pages/method.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { FigureCaption } from '../../components/figure.tsx';
import { Lede } from '../../components/lede.tsx';
import { PageStructuredData } from '../../components/page-structured-data.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { HouseSection } from '../../drawings/house/house-section.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { StepList, stepHref } from './step-list.tsx';
import { WallChooser } from './wall-chooser.tsx';

export const handle: PageHandle = { page: () => content().howWeBuild.page };

export default function HowWeBuild() {
  const { intro, page, steps, walls, standardsHeading, standards, ask } = content().howWeBuild;
  return (
    <>
      <PageStructuredData type="WebPage" href="/how-we-build" />
      <Lede {...intro} />
      <WholeHouse />
      <Section label={`${page.sheet}.1`} name="Six steps" heading="From frame to solar, in this order">
        <StepList steps={steps} />
      </Section>
      <Section label={`${page.sheet}.2`} name="Walls" {...walls}>
        <WallChooser />
      </Section>
      <Section label={`${page.sheet}.3`} name="Standards" {...standardsHeading}>
        <Standards standards={standards} />
      </Section>
      <CallToAction heading={ask.heading} secondary={ask.secondary} service="custom-home" />
    </>
  );
}

/** The drawing is the table of contents: its numbers and the list next to it link to the steps. */
function WholeHouse() {
  const { steps, intro } = content().howWeBuild;
  return (
    <div className="border-y border-hairline">
      <div className="sheet cols py-8 lg:items-center lg:py-12">
        <figure className="lg:col-span-8">
          <HouseSection steps={steps.map((step) => ({ title: step.title, href: stepHref(step) }))} />
          <FigureCaption number={1}>{intro.drawingCaption}</FigureCaption>
        </figure>
        <nav aria-label="Steps" className="lg:col-span-4">
          <ol className="border-t border-ink font-sans">
            {steps.map((step) => (
              <li key={step.number} className="border-b border-hairline">
                <a
                  href={stepHref(step)}
                  className="flex min-h-12 items-center gap-4 text-lg font-[560] tracking-tight no-underline"
                >
                  <span className="w-4 text-sm text-copper tabular">{step.number}</span>
                  {step.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}

/** The four performance standards as a schedule of figures (requirements §10). */
function Standards({ standards }: { standards: readonly PerformanceStandard[] }) {
  return (
    <ul className="quarters">
      {standards.map(({ figure, unit, title, text }) => (
        <li key={title} className="border-t border-ink pt-4">
          <h3 className="font-sans">
            <span className="block label">{title}</span>
            <span className="mt-3 block text-[clamp(3rem,5vw,4.5rem)] leading-none font-[560] tracking-[-.04em] text-section tabular">
              {figure}
            </span>
            <span className="mt-1.5 block text-lg font-[560]">{unit}</span>
          </h3>
          <p className="mt-3 max-w-[26em] text-graphite">{text}</p>
        </li>
      ))}
    </ul>
  );
}
