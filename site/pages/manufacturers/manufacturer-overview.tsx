import { makerHref } from '../../catalog/manufacturers.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Figure } from '../../components/figure.tsx';
import { Lede } from '../../components/lede.tsx';
import { Section } from '../../components/section.tsx';
import { content } from '../../content/snapshot.ts';
import { type Partner, PartnerSchedule } from './partner-schedule.tsx';

export const handle = { page: () => content().manufacturerOverview.meta };

export default function ManufacturerOverview() {
  const { manufacturerOverview: overview, makers } = content();
  const partners = makers
    .filter((maker): maker is Partner => maker.partner !== undefined)
    .toSorted((a, b) => a.partner.order - b.partner.order);
  const others = makers
    .filter((maker) => !maker.partner)
    .toSorted((a, b) => a.category.localeCompare(b.category) || a.name.localeCompare(b.name));
  const { heading, lead, figure, reasons, ask, meta } = overview;
  return (
    <>
      <Lede heading={heading} lead={lead} crumbs={{ trail: [], current: 'Manufacturers' }} />
      <div className="sheet">
        <Figure
          figure={figure}
          number={1}
          sizes="(min-width: 97.5rem) 87rem, 92vw"
          aspect="aspect-3/2 md:aspect-2/1"
          priority
        />
      </div>
      {partners.length > 0 && (
        <Section label={`${meta.sheet}.1`} {...overview.partners}>
          <PartnerSchedule partners={partners} />
        </Section>
      )}
      <Section label={`${meta.sheet}.2`} name="How we choose" layout="beside" {...reasons}>
        <ul className="border-t border-ink">
          {reasons.items.map(({ title, text }) => (
            <li key={title} className="border-b border-hairline py-5">
              <h3>{title}</h3>
              <p className="mt-1.5 max-w-[38em] text-graphite">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {others.length > 0 && (
        <Section label={`${meta.sheet}.3`} {...overview.others}>
          <ul className="border-t border-ink font-sans">
            {[...Map.groupBy(others, ({ category }) => category)].map(([category, makers]) => (
              <li key={category} className="cols gap-y-0 border-b border-hairline py-2.5">
                <p className="md:col-span-6 md:py-2">{category}</p>
                <ul className="flex flex-wrap gap-x-8 md:col-span-6">
                  {makers.map((maker) => (
                    <li key={maker.slug}>
                      <a href={makerHref(maker)} className="inline-flex min-h-11 items-center font-[560]">
                        {maker.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <CallToAction {...ask} />
    </>
  );
}
