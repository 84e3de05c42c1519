import { type Maker, makerHref } from '../../catalog/manufacturers.ts';
import { Icon } from '../../layout/icon.tsx';
import { MakerFigure } from './maker-figure.tsx';

export type Partner = Maker & { partner: NonNullable<Maker['partner']> };

/** The partners: the first across the sheet, the others three in a row. */
export function PartnerSchedule({ partners }: { partners: readonly Partner[] }) {
  return (
    <ol className="cols gap-y-14">
      {partners.map((maker, i) => (
        <PartnerCard key={maker.slug} maker={maker} number={i + 2} first={i === 0} />
      ))}
    </ol>
  );
}

/** Figure, category, name, description, four features and the link. */
function PartnerCard({ maker, number, first }: { maker: Partner; number: number; first: boolean }) {
  const { name, category, partner } = maker;
  return (
    <li
      className={`border-t border-ink pt-5 ${first ? 'halves' : 'flex flex-col md:col-span-6 lg:col-span-4'}`}
    >
      <MakerFigure
        figure={partner.figure}
        number={number}
        sizes=""
        className={`[&>div]:border-0 [&>div]:py-0 ${first ? '' : '[&_svg]:h-56'}`}
      />
      <div className={first ? 'self-center' : 'mt-5 flex grow flex-col'}>
        <p className="label">{category}</p>
        <h3 className={`display mt-1 ${first ? 'text-[length:var(--t-index)]' : ''}`}>
          <a href={makerHref(maker)} className="no-underline">
            {name}
          </a>
        </h3>
        <p className="mt-3 max-w-[34em]">{partner.description}</p>
        <ul className="mt-4 font-sans text-[.9375rem] leading-snug">
          {partner.features.map((feature) => (
            <li key={feature} className="border-b border-hairline py-2 text-graphite">
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
    </li>
  );
}
