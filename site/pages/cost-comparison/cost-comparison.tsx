import { CallToAction } from '../../components/call-to-action.tsx';
import { Lede } from '../../components/lede.tsx';
import { PageStructuredData } from '../../components/page-structured-data.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { AdvantageLists } from './advantage-lists.tsx';
import { Calculator, exampleQuestion } from './calculator.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { FeatureLists } from './feature-lists.tsx';

export const handle: PageHandle = { page: () => content().costComparison.page };

export default function CostComparison() {
  const { intro, page, comparison, calculator, standardFeatures, luxuryFinishes, advantages, further, ask } =
    content().costComparison;
  return (
    <>
      <PageStructuredData type="WebPage" href="/cost-comparison" />
      <Lede heading={intro.heading} lead={intro.lead} />
      <Section
        label={`${page.sheet}.1`}
        name="Comparison"
        heading={comparison.heading}
        lead={comparison.lead}
      >
        <ComparisonTable />
      </Section>
      <Section
        label={`${page.sheet}.2`}
        name="Calculator"
        heading={calculator.heading}
        lead={calculator.lead}
      >
        <Calculator asked={exampleQuestion} />
      </Section>
      <Section
        label={`${page.sheet}.3`}
        name="Standard"
        heading={standardFeatures.heading}
        lead={standardFeatures.lead}
      >
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
