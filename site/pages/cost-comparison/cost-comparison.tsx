import type { Figure as FigureContent } from '#contract/site/records/fields.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Figure } from '../../components/figure.tsx';
import { Lede } from '../../components/lede.tsx';
import { PageStructuredData } from '../../components/page-structured-data.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { Section } from '../../components/section.tsx';
import type { SiteContent } from '../../content/site-content.ts';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { Calculator, exampleQuestion } from './calculator.tsx';
import { ComparisonTable } from './comparison-table.tsx';

export const handle: PageHandle = { page: () => content().costComparison.page };

export default function CostComparison() {
  const { intro, page, comparison, calculator, standardFeatures, luxuryFinishes, advantages, further, ask } =
    content().costComparison;
  return (
    <>
      <PageStructuredData type="WebPage" href="/cost-comparison" />
      <Lede {...intro} />
      <Section label={`${page.sheet}.1`} name="Comparison" {...comparison}>
        <ComparisonTable />
      </Section>
      <Section label={`${page.sheet}.2`} name="Calculator" {...calculator}>
        <Calculator asked={exampleQuestion} />
      </Section>
      <Section label={`${page.sheet}.3`} name="Standard" {...standardFeatures}>
        <FeatureLists standard={standardFeatures} luxury={luxuryFinishes} />
      </Section>
      <Section label={`${page.sheet}.4`} name="Either way" heading="The case for each">
        <AdvantageLists advantages={advantages} />
        <p className="mt-10 max-w-[38em] text-lg">
          <RichText paragraph={further} />
        </p>
      </Section>
      <CallToAction heading={ask.heading} secondary={ask.secondary} service="custom-home" />
    </>
  );
}

/** The advantages of both systems side by side, with their manufacturers. */
function AdvantageLists({ advantages }: { advantages: SiteContent['costComparison']['advantages'] }) {
  return (
    <div className="halves">
      {advantages.map(({ system, heading, figure, items, links }, i) => (
        <div key={system}>
          <Figure figure={figure} number={i + 3} sizes="(min-width: 48rem) 46vw, 92vw" />
          <h3 className="mt-6 mb-4 text-[clamp(1.5rem,2.2vw,2rem)]">{heading}</h3>
          <ItemList items={items} />
          <p className="mt-3 flex flex-wrap gap-x-6 font-sans font-medium">
            {links.map(({ text, href }) => (
              <a key={href} href={href} className="inline-flex min-h-11 items-center">
                {text}
              </a>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}

type Features = { heading: string; lead: string; items: readonly string[]; figure: FigureContent };

/** Standard features of both systems next to a picture, then the options. */
function FeatureLists({ standard, luxury }: { standard: Features; luxury: Features }) {
  return (
    <div className="cols gap-y-14">
      <div className="lg:col-span-6">
        <ol className="border-t border-ink">
          {standard.items.map((item, i) => (
            <li
              key={item}
              className="flex gap-4 border-b border-hairline py-4 font-sans text-xl leading-tight font-[560] tracking-tight"
            >
              <span className="w-4 text-sm leading-6 text-copper tabular">{i + 1}</span>
              {item}
            </li>
          ))}
        </ol>
      </div>
      <Figure
        figure={standard.figure}
        number={1}
        sizes="(min-width: 64rem) 46vw, 92vw"
        className="lg:col-span-6"
      />
      <Figure
        figure={luxury.figure}
        number={2}
        sizes="(min-width: 64rem) 46vw, 92vw"
        className="lg:col-span-6"
      />
      <div className="lg:col-span-6">
        <h3 className="text-[clamp(1.5rem,2.2vw,2rem)]">{luxury.heading}</h3>
        <p className="mt-2 mb-6 text-graphite">{luxury.lead}</p>
        <ItemList items={luxury.items} />
      </div>
    </div>
  );
}

/** A list in the style of a schedule: hairlines, no bullets. */
function ItemList({ items }: { items: readonly string[] }) {
  return (
    <ul className="border-t border-ink">
      {items.map((item) => (
        <li key={item} className="border-hairline py-3 leading-snug not-first:border-t">
          {item}
        </li>
      ))}
    </ul>
  );
}
