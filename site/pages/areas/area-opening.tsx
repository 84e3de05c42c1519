import { isPortrait } from '#contract/site/figure.ts';
import { areaBySlug, type ServiceArea, wayBetween } from '../../catalog/areas.ts';
import { Figure } from '../../components/figure.tsx';
import { ProjectCredit } from '../../components/project-credit.tsx';
import { Schedule } from '../../components/schedule.tsx';
import type { AreaPage } from './area-page.ts';
import type { Composition } from './composition.ts';

/** The place at a glance: its figure, and the facts known before the first visit. */
export function AreaOpening({ page, composition }: { page: AreaPage; composition: Composition }) {
  const [{ picture }] = page.figures;
  const number = composition.numberOf('opening');
  const figure = {
    figure: page.figures[0],
    credit: <ProjectCredit picture={picture} />,
    number,
    priority: number === 1,
    dusk: picture === '01-hero-ridge-house' ? '01b-hero-ridge-house-dusk' : undefined,
  } as const;
  if (!page.known)
    return (
      <div className="sheet">
        <div className="border-b border-hairline pb-rhythm">
          <Figure {...figure} sizes="92vw" aspect="aspect-3/2 lg:aspect-[21/9]" />
        </div>
      </div>
    );
  if (composition.opening === 'wide')
    return (
      <div className="sheet">
        <div className="border-b border-hairline pb-rhythm">
          <Figure {...figure} sizes="92vw" aspect="aspect-3/2 lg:aspect-video" />
          <div className="mt-10">
            <LocalFacts area={page.known} wide />
          </div>
        </div>
      </div>
    );
  const portrait = isPortrait(picture);
  const facing = composition.opening === 'facing';
  return (
    <div className="sheet">
      <div className="cols border-b border-hairline pb-rhythm">
        <Figure
          {...figure}
          sizes={portrait ? '(min-width: 48rem) 46vw, 92vw' : '(min-width: 64rem) 46vw, 92vw'}
          aspect={portrait ? 'aspect-4/5' : 'aspect-3/2'}
          className={`${portrait ? 'md:col-span-6' : 'lg:col-span-6'} ${facing ? 'lg:order-1' : ''}`}
        />
        <div className={portrait ? 'md:col-span-6' : 'lg:col-span-6'}>
          <LocalFacts area={page.known} />
        </div>
      </div>
    </div>
  );
}

/** The energy code's names for its zones. */
const ZONES = { '2A': '2A, hot and humid', '3A': '3A, warm and humid' } as const;

/** The schedule of local facts known before the first visit; `wide` sets it in two columns. */
function LocalFacts({ area, wide }: { area: ServiceArea; wide?: boolean }) {
  const distances = ['austin', 'bryan'].flatMap((slug) => distanceRow(area, slug));
  return (
    <>
      <h2 className="label mb-3">Local facts</h2>
      <Schedule
        rows={[
          ...(area.kind === 'county' ? [] : [{ label: 'County', value: area.county }]),
          { label: 'Climate zone', value: ZONES[area.climateZone] },
          ...(area.elevation ? [{ label: 'Elevation', value: area.elevation }] : []),
          ...area.facts,
          ...distances,
        ]}
        className={`text-[0.95rem] ${wide ? 'lg:columns-2 lg:gap-x-(--gap) lg:*:break-inside-avoid' : ''} [&_dd]:ml-0 [&_dd]:text-left [&>div]:grid [&>div]:grid-cols-[7rem_1fr]`}
      />
      <p className="caption mt-3">
        Climate zone from the IECC county table (through 2018).
        {distances.length > 0 && ' Distances are straight-line.'}
      </p>
    </>
  );
}

function distanceRow(area: ServiceArea, slug: string) {
  const town = areaBySlug(slug);
  const way = town && wayBetween(town, area);
  return way ? [{ label: `From ${town.name}`, value: way }] : [];
}
