import { type CostQuestion, dollars, estimateCost, inMonths, number } from '#contract/site/cost.ts';
import { contactHref } from '../../components/contact-href.ts';
import { content } from '../../content/snapshot.ts';
import { CostChart } from './cost-chart.tsx';

/** The result: the cost range, further costs, and both systems compared in a drawing. */
export function Estimate({ question }: { question: CostQuestion }) {
  const { systemNames, figures } = content().costComparison;
  const { area, system } = question;
  const { build, months, maintenance, tenYears } = estimateCost(area, figures[system]);
  return (
    <section aria-labelledby="estimate" className="border-t border-ink pt-5">
      <h2 id="estimate" className="scroll-mt-6 text-[1.1875rem] leading-tight tracking-[-0.012em]">
        <span className="block text-graphite tabular">
          {`${number(area)} square feet in ${systemNames[system]}`}
        </span>
        <span className="mt-2 block text-[clamp(2rem,4.6vw,4rem)] leading-none font-[560] tracking-[-.035em] tabular">
          {dollars(build)}
        </span>
      </h2>
      <dl className="mt-6 font-sans">
        <Entry term="Price per square foot" value={dollars(figures[system].perSquareFoot)} />
        <Entry term="Construction time" value={inMonths(months)} />
        <Entry term="10-year maintenance" value={dollars(maintenance)} />
        <Entry term="Construction plus 10 years of maintenance" value={dollars(tenYears)} />
      </dl>
      <CostChart question={question} />
      <p className="mt-7 font-sans print:hidden">
        <a href={requestHref(question)} className="button button-quiet">
          Send this with my request
        </a>
      </p>
    </section>
  );
}

function Entry({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-t border-hairline py-2.5">
      <dt className="text-graphite">{term}</dt>
      <dd className="font-semibold tabular">{value}</dd>
    </div>
  );
}

/** The contact form, filled with this result. */
export function requestHref({ area, system }: CostQuestion): string {
  const { systemNames, figures } = content().costComparison;
  const { build, months, maintenance } = estimateCost(area, figures[system]);
  const details = [
    `${number(area)} square feet in ${systemNames[system]}.`,
    `Your calculator says ${dollars(build)} to build, ${inMonths(months)} on site,`,
    `${dollars(maintenance)} maintenance over ten years.`,
  ].join(' ');
  return contactHref({ service: 'custom-home', details });
}
