import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readCostQuestion } from '#contract/site/cost.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { Calculator, exampleQuestion } from './calculator.tsx';

/** Rendered per request: its address is the question. Search engines index /cost-comparison. */
export const handle: PageHandle = {
  page: () => content().costComparison.estimatePage,
  noindex: true,
  canonical: '/cost-comparison',
};

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  // A visit without a question is no mistake: it gets the example of /cost-comparison.
  return { asked: query.has('area') ? readCostQuestion(query) : exampleQuestion };
}

export default function CostEstimate() {
  const { estimatePage, calculator, ask } = content().costComparison;
  const { asked } = useLoaderData<typeof loader>();
  return (
    <>
      <Section
        label={estimatePage.sheet}
        name="Calculator"
        heading="Your estimate"
        level={1}
        lead={calculator.lead}
      >
        <Calculator asked={asked} />
        <p className="mt-10">
          <a href="/cost-comparison">Back to the full comparison of steel and wood</a>
        </p>
      </Section>
      <CallToAction heading={ask.heading} secondary={ask.secondary} service="custom-home" />
    </>
  );
}
