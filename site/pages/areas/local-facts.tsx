import { areaBySlug, type ServiceArea, wayBetween } from '../../catalog/areas.ts';
import { Schedule } from '../../components/schedule.tsx';

/** The energy code's names for its zones. */
const ZONES = { '2A': '2A, hot and humid', '3A': '3A, warm and humid' } as const;

/** The schedule of local facts known before the first visit; `wide` sets it in two columns. */
export function LocalFacts({ area, wide }: { area: ServiceArea; wide?: boolean }) {
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
        className={`text-[0.95rem] ${wide ? 'lg:columns-2 lg:gap-x-[clamp(1.5rem,4vw,5rem)] lg:*:break-inside-avoid' : ''} [&_dd]:ml-0 [&_dd]:text-left [&>div]:grid [&>div]:grid-cols-[7rem_1fr]`}
      />
      <p className="caption mt-3">
        Zone by the IECC’s county table, editions up to 2018.
        {distances.length > 0 && ' Distances in a straight line.'}
      </p>
    </>
  );
}

function distanceRow(area: ServiceArea, slug: string) {
  const town = areaBySlug(slug);
  const way = town && wayBetween(town, area);
  return way ? [{ label: `From ${town.name}`, value: way }] : [];
}
