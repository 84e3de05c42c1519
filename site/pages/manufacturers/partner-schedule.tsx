import { type Maker, makerHref } from '../../catalog/manufacturers.ts';
import { Icon } from '../../layout/icon.tsx';
import { MakerFigure } from './maker-figure.tsx';

export type Partner = Maker & { partner: NonNullable<Maker['partner']> };

/** The partners, numbered: the first across the sheet, the other six in pairs on a wide one. */
export function PartnerSchedule({ partners }: { partners: readonly Partner[] }) {
  return (
    <ol className="-mb-8 gap-x-12 border-t border-ink xl:grid xl:grid-cols-2">
      {partners.map((maker, i) => (
        <PartnerRow key={maker.slug} maker={maker} number={i + 2} first={i === 0} />
      ))}
    </ol>
  );
}

/** Figure, description, four features and the link; the features are next to the text until rows become pairs. */
function PartnerRow({ maker, number, first }: { maker: Partner; number: number; first: boolean }) {
  const { name, category, partner } = maker;
  return (
    <li
      className={`grid gap-x-8 gap-y-5 py-8 not-first:border-t not-first:border-hairline md:grid-cols-12 xl:py-10 ${first ? 'xl:col-span-2' : ''}`}
    >
      <MakerFigure
        figure={partner.figure}
        number={number}
        sizes=""
        className={`md:col-span-5 [&>div]:border-0 [&>div]:py-0 ${first ? 'lg:max-xl:col-span-3 xl:col-span-6 xl:pr-4' : 'lg:max-xl:col-span-3'}`}
      />
      <div
        className={`md:col-span-7 lg:max-xl:col-span-9 lg:max-xl:grid lg:max-xl:grid-cols-9 lg:max-xl:gap-x-8 ${first ? 'xl:col-span-6 xl:self-center' : ''}`}
      >
        <div className="lg:max-xl:col-span-6 lg:max-xl:pr-8">
          <p className="label">{category}</p>
          <h3
            className={`mt-2 text-[clamp(1.5rem,2.4vw,2.1rem)] leading-[1.08] font-[560] tracking-[-.025em] ${first ? 'xl:text-[3.2rem]' : ''}`}
          >
            <a href={makerHref(maker)} className="no-underline">
              {name}
            </a>
          </h3>
          <p className={`mt-3 max-w-[34em] ${first ? 'xl:text-[1.2rem]' : ''}`}>{partner.description}</p>
        </div>
        <div className="mt-4 flex flex-col lg:max-xl:col-span-3 lg:max-xl:mt-0">
          <ul
            className={`font-sans text-[.9375rem] leading-snug ${first ? 'gap-x-8 xl:grid xl:grid-cols-2' : ''}`}
          >
            {partner.features.map((feature) => (
              <li key={feature} className="border-b border-hairline py-2 text-graphite lg:max-xl:first:pt-0">
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
