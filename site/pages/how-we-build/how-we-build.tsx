import { CallToAction } from '../../components/call-to-action.tsx';
import { FigureCaption } from '../../components/figure.tsx';
import { Lede } from '../../components/lede.tsx';
import { PageStructuredData } from '../../components/page-structured-data.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { HouseSection } from '../../drawings/house/house-section.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { Standards } from './standards.tsx';
import { StepList, stepHref } from './step-list.tsx';
import { WallChooser } from './wall-chooser.tsx';

export const handle: PageHandle = { page: () => content().howWeBuild.page };

export default function HowWeBuild() {
  const { intro, page, steps, walls, standardsHeading, standards, ask } = content().howWeBuild;
  return (
    <>
      <PageStructuredData type="WebPage" href="/how-we-build" />
      <Lede heading={intro.heading} lead={intro.lead} />
      <WholeHouse />
      <Section label={`${page.sheet}.1`} name="Six steps" heading="From frame to solar, in this order">
        <StepList steps={steps} />
      </Section>
      <Section label={`${page.sheet}.2`} name="Walls" heading={walls.heading} lead={walls.lead}>
        <WallChooser />
      </Section>
      <Section
        label={`${page.sheet}.3`}
        name="Standards"
        heading={standardsHeading.heading}
        lead={standardsHeading.lead}
      >
        <Standards standards={standards} />
      </Section>
      <CallToAction heading={ask.heading} secondary={ask.secondary} service="custom-home" />
    </>
  );
}

/** The drawing is the table of contents: its numbers and the list beside it lead to the steps. */
function WholeHouse() {
  const { steps, intro } = content().howWeBuild;
  return (
    <div className="border-y border-hairline">
      <div className="sheet grid gap-8 py-8 lg:grid-cols-12 lg:items-center lg:py-12">
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
                  <span className="w-4 text-sm text-copper tabular-nums">{step.number}</span>
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
