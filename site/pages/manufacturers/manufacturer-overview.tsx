import { makerHref } from '../../catalog/manufacturers.ts';
import { CallToAction } from '../../components/call-to-action.tsx';
import { Figure } from '../../components/figure.tsx';
import { Lede } from '../../components/lede.tsx';
import { ScheduleTable } from '../../components/schedule.tsx';
import { Section } from '../../components/section.tsx';
import { BenefitSymbol } from '../../components/symbol.tsx';
import { content } from '../../content/snapshot.ts';
import { Facts } from './facts.tsx';
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
      <Section label={`${meta.sheet}.2`} name="How we choose" {...reasons}>
        <Facts
          facts={reasons.items.map(({ title, text, icon, color }) => ({
            title,
            text,
            mark: (
              <div className="mt-1 mb-5">
                <BenefitSymbol icon={icon} color={color} />
              </div>
            ),
          }))}
        />
      </Section>
      {others.length > 0 && (
        <Section label={`${meta.sheet}.3`} {...overview.others}>
          <ScheduleTable
            caption="More building systems"
            columns={[{ name: 'Manufacturer' }, { name: 'What it makes' }, { name: 'Sheet', figures: true }]}
            rows={others.map((maker) => ({
              key: maker.slug,
              cells: [
                <a key="name" href={makerHref(maker)} className="font-sans no-underline">
                  {maker.name}
                </a>,
                maker.category,
                maker.meta.sheet,
              ],
            }))}
          />
        </Section>
      )}
      <CallToAction {...ask} />
    </>
  );
}
