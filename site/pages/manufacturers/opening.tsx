import type { LinkText } from '#contract/site/records/fields.ts';
import type { Maker } from '../../catalog/manufacturers.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Actions } from '../../components/button-link.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { Lede } from '../../components/lede.tsx';
import { MakerFigure } from './maker-figure.tsx';

const trail: readonly LinkText[] = [{ text: 'Manufacturers', href: '/manufacturer' }];

/** The top of a manufacturer's page, in one of four layouts that its content selects. */
export function MakerOpening({ maker }: { maker: Maker }) {
  const Layout = LAYOUTS[maker.opening];
  return <Layout maker={maker} />;
}

/** Text above, one wide figure from margin to margin below. */
function Plate({ maker }: { maker: Maker }) {
  return (
    <>
      <MakerLede maker={maker} />
      <div className="sheet relative">
        <MakerFigure figure={maker.figure} number={1} sizes="(min-width: 97rem) 90rem, 92vw" priority />
        <OwnSite maker={maker} className="lg:absolute lg:right-gutter lg:bottom-0 lg:translate-y-3" />
      </div>
    </>
  );
}

/** A figure with its two or three key numbers. */
function Keyed({ maker }: { maker: Maker }) {
  return (
    <>
      <MakerLede maker={maker} />
      <div className="sheet cols gap-y-6">
        <MakerFigure
          figure={maker.figure}
          number={1}
          sizes="(min-width: 64rem) 62vw, 92vw"
          className="lg:col-span-8"
          priority
        />
        <div className="flex flex-col justify-end lg:col-span-4">
          <dl className="grid gap-x-6 border-t border-ink font-sans sm:max-lg:grid-cols-3">
            {maker.key?.map(({ label, value }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-b border-hairline pt-3 pb-4 lg:pt-5"
              >
                <dt className="caption">{label}</dt>
                <dd className="text-[clamp(1.4rem,2.3vw,2.25rem)] leading-tight font-[560] tracking-[-.025em] text-balance tabular">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
          <OwnSite maker={maker} />
        </div>
      </div>
    </>
  );
}

/** Text and figure side by side; `turned` puts the figure first where there is room. */
function SideBySide({ maker }: { maker: Maker }) {
  const turned = maker.opening === 'turned';
  return (
    <header className="sheet pt-2">
      <Breadcrumbs trail={trail} current={maker.name} />
      <div className="halves pt-[clamp(1rem,2vw,2rem)] lg:items-end">
        <div className={turned ? 'lg:order-1 lg:self-start' : ''}>
          <h1 className="text-[clamp(2.5rem,4.4vw,4.25rem)]">{maker.heading}</h1>
          <p className="mt-6 max-w-[32em] text-[1.1875rem] leading-normal text-graphite">{maker.lead}</p>
          <Actions actions={maker.actions} className="mt-7" />
          <OwnSite maker={maker} />
        </div>
        <MakerFigure figure={maker.figure} number={1} sizes="(min-width: 64rem) 46vw, 92vw" priority />
      </div>
    </header>
  );
}

function MakerLede({ maker }: { maker: Maker }) {
  return (
    <Lede
      heading={maker.heading}
      lead={maker.lead}
      actions={maker.actions}
      crumbs={{ trail, current: maker.name }}
    />
  );
}

/** Link to the manufacturer's site, for data sheets. */
function OwnSite({ maker, className = '' }: { maker: Maker; className?: string }) {
  if (!maker.website) return null;
  return (
    <p className={`caption mt-3 ${className}`}>
      Data sheets:{' '}
      <ExternalLink href={maker.website} className="min-h-11">
        {new URL(maker.website).hostname.replace(/^www\./, '')}
      </ExternalLink>
    </p>
  );
}

const LAYOUTS = { plate: Plate, split: SideBySide, turned: SideBySide, keyed: Keyed };
