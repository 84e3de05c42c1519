import type { ReactNode } from 'react';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Figure } from '../../components/figure.tsx';
import { Lede } from '../../components/lede.tsx';
import { PageStructuredData } from '../../components/page-structured-data.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { Icon } from '../../layout/icon.tsx';
import type { PageHandle } from '../../layout/page.ts';
import { DimensionString } from './dimension-string.tsx';

export const handle: PageHandle = { page: () => content().partnerships.page };

export default function ContractorPartnerships() {
  const { intro, figure, page, philosophy, ask } = content().partnerships;
  const { phoneHref, firm } = content();
  const { record } = content().trust;
  return (
    <>
      <PageStructuredData type="WebPage" href="/contractor-partnerships" />
      <Lede {...intro} actions={[intro.action]}>
        <a
          href={phoneHref}
          className="mt-3 inline-flex min-h-11 items-center gap-2.5 font-[560] font-sans tabular no-underline hover:underline"
        >
          <Icon name="phone" className="size-4 text-copper" />
          {firm.phone}
        </a>
      </Lede>
      <Figure
        figure={figure}
        number={1}
        priority
        sizes="100vw"
        aspect="aspect-3/2 md:aspect-2/1"
        className="[&_figcaption]:sheet"
      />
      <div className="sheet mt-[clamp(1.75rem,3.4vw,3.4rem)]">
        <DimensionString figures={[record.years, record.craftspeople, record.projects, record.counties]} />
      </div>
      <Artisans />
      <Section label={`${page.sheet}.2`} name="General notes" heading={philosophy.heading} layout="below">
        <Steps steps={philosophy.points} />
      </Section>
      <CallToAction {...ask} reader="trade" />
    </>
  );
}

function Artisans() {
  const { page, artisans, details } = content().partnerships;
  return (
    <Section label={`${page.sheet}.1`} name="Trades" {...artisans}>
      <div className="cols">
        <ol className="border-t border-ink lg:col-span-8">
          {artisans.categories.map(({ title, text, trades }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.25rem_1fr] border-b border-hairline py-6 sm:grid-cols-[2.25rem_calc(50%-2.25rem+var(--gap)/2)_1fr]"
            >
              <span className="label pt-1.5 text-copper!">{String.fromCharCode(65 + index)}</span>
              <div>
                <h3 className="text-[1.375rem] tracking-[-0.015em]">{title}</h3>
                <p className="mt-2 max-w-[28em] text-graphite leading-normal">{text}</p>
              </div>
              <ul className="font-sans text-[0.95rem] leading-snug max-sm:col-start-2 max-sm:mt-3">
                {trades.map((trade) => (
                  <li key={trade} className="border-b border-hairline py-2.5 last:border-b-0 sm:first:pt-1">
                    {trade}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <div className="grid content-start gap-6 lg:col-span-4">
          {details.map((detail, index) => (
            <Figure
              key={detail.picture}
              figure={detail}
              number={2 + index}
              sizes="(min-width: 64rem) 30vw, 92vw"
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

type PartnershipStep = {
  title: string;
  text: ReactNode;
  /** Duration or result, in a small line below. */
  detail?: ReactNode;
};

/** A process in order: one numbered line per step, like a drawing's list of revisions. */
function Steps({ steps }: { steps: readonly PartnershipStep[] }) {
  return (
    <ol className="border-t border-ink">
      {steps.map(({ title, text, detail }, i) => (
        <li
          key={title}
          className="grid grid-cols-[2.25rem_1fr] border-b border-hairline py-4.5 md:grid-cols-[2.25rem_calc((100%+var(--gap))/3-2.25rem)_1fr]"
        >
          <span className="pt-px font-sans text-sm font-[600] text-copper tabular">{i + 1}</span>
          <h3>{title}</h3>
          <div className="max-md:col-start-2 max-md:mt-1">
            <p className="max-w-[38em] leading-normal text-graphite">{text}</p>
            {detail && <p className="caption mt-1.5">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
