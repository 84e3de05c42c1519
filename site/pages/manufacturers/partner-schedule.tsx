import { type Maker, makerHref } from '../../catalog/manufacturers.ts';
import { Icon } from '../../frame/icon.tsx';
import { MakerFigure } from './maker-figure.tsx';

export type Partner = Maker & { partner: NonNullable<Maker['partner']> };

/** The partners as a schedule, one row each: number, figure, description, four features, link. */
export function PartnerSchedule({ partners }: { partners: readonly Partner[] }) {
  return (
    <ol className="-mb-8 border-t border-ink">
      {partners.map((maker, i) => (
        <PartnerRow key={maker.slug} maker={maker} number={i + 2} />
      ))}
    </ol>
  );
}

function PartnerRow({ maker, number }: { maker: Partner; number: number }) {
  const { name, category, partner } = maker;
  return (
    <li className="grid gap-x-8 gap-y-5 border-hairline py-8 not-last:border-b md:grid-cols-12">
      <MakerFigure
        figure={partner.figure}
        number={number}
        sizes=""
        className="md:col-span-5 lg:col-span-3 [&>div]:border-0 [&>div]:py-0"
      />
      <div className="md:col-span-7 lg:col-span-9 lg:grid lg:grid-cols-9 lg:gap-x-8">
        <div className="lg:col-span-6 lg:pr-8">
          <p className="label">{category}</p>
          <h3 className="mt-2 text-[clamp(1.5rem,2.4vw,2.1rem)] leading-[1.08] font-[560] tracking-[-.025em]">
            <a href={makerHref(maker)} className="no-underline">
              {name}
            </a>
          </h3>
          <p className="mt-3 max-w-[34em]">{partner.description}</p>
        </div>
        <div className="mt-4 flex flex-col lg:col-span-3 lg:mt-0">
          <ul className="font-sans text-[.9375rem] leading-snug">
            {partner.features.map((feature) => (
              <li key={feature} className="border-b border-hairline py-2 text-graphite lg:first:pt-0">
                {feature}
              </li>
            ))}
          </ul>
          <a
            href={makerHref(maker)}
            className="mt-2 inline-flex min-h-11 items-center gap-2 self-start font-sans font-[560] text-copper"
          >
            Learn More <span className="sr-only">about {name}</span>
            <Icon name="next" className="size-3.5" />
          </a>
        </div>
      </div>
    </li>
  );
}
