import { directionOf, milesBetween } from '#contract/distance.ts';
import { areaBySlug, type ServiceArea } from '../../catalog/areas.ts';
import { CountyMark } from './county-mark.tsx';
import { groundHref } from './ground.tsx';
import { project } from './projection.ts';
import { NorthArrow, ScaleBar } from './scale.tsx';

/** The Hill Country fills a phone's width; Bryan and College Station, too far east for it, get an inset. */
const HILL_COUNTRY = { west: -99.03, east: -97.42, south: 29.82, north: 30.86 };
const BRAZOS = { west: -96.47, east: -96.23, south: 30.55, north: 30.75 };

type View = typeof HILL_COUNTRY;
const rectangle = ({ west, east, south, north }: View) => {
  const upper = project({ lon: west, lat: north });
  const lower = project({ lon: east, lat: south });
  return { x: upper.x, y: upper.y, width: lower.x - upper.x, height: lower.y - upper.y };
};
const holds = ({ west, east, south, north }: View, { lat, lon }: ServiceArea) =>
  lon > west && lon < east && lat > south && lat < north;

/** The map below 1024 px: numbered dots, and a list of their names. */
export function AreaMapSmall({
  shown,
  current,
}: {
  shown: readonly ServiceArea[];
  current: string | undefined;
}) {
  const { x, y, width, height } = rectangle(HILL_COUNTRY);
  const inset = rectangle(BRAZOS);
  const corner = { width: 88, height: Math.round((88 * inset.height) / inset.width) };
  const left = x + width - corner.width;
  const top = y + height - corner.height;
  const marked = shown.find(({ slug }) => slug === current);
  return (
    <div className="lg:hidden">
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" className="w-full">
        <use href={groundHref} />
        {marked?.kind === 'county' && <CountyMark county={marked.county} />}
        <Dots shown={shown} view={HILL_COUNTRY} current={current} />
        <NorthArrow x={x + width - 12} y={y + 34} />
        <ScaleBar x={x + 6} y={y + height - 22} miles={20} size={12} />
        <rect x={left} y={top} {...corner} className="fill-paper stroke-graphite" strokeWidth=".8" />
        <svg
          x={left}
          y={top}
          {...corner}
          viewBox={`${inset.x} ${inset.y} ${inset.width} ${inset.height}`}
          aria-hidden="true"
        >
          <use href={groundHref} />
          {marked?.kind === 'county' && <CountyMark county={marked.county} />}
          <Dots
            shown={shown}
            view={BRAZOS}
            current={current}
            scale={Math.round((100 * inset.width) / corner.width) / 100}
          />
        </svg>
        <text x={x + width - 2} y={top - 5} textAnchor="end" className="fill-graphite text-[11px]">
          {awayFromAustin()}
        </text>
      </svg>
      <ol className="mt-4 columns-2 gap-x-6 sm:columns-3">
        {shown.map(({ slug, name, kind }, i) => (
          <li key={slug} className="break-inside-avoid border-t border-hairline">
            <a
              href={`/service-area/${slug}`}
              aria-current={slug === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2.5 py-1.5 leading-tight no-underline aria-[current]:font-semibold aria-[current]:text-copper"
            >
              <span className="w-5 shrink-0 text-sm text-graphite tabular-nums">
                {kind !== 'county' && i + 1}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function awayFromAustin(): string | undefined {
  const austin = areaBySlug('austin');
  const bryan = areaBySlug('bryan');
  if (!austin || !bryan) return undefined;
  return `${Math.round(milesBetween(austin, bryan))} mi ${directionOf(austin, bryan)}`;
}

/** @param scale drawing units of the view per unit of the whole map, so that dots are the same size in both. */
function Dots({
  shown,
  view,
  current,
  scale = 1,
}: {
  shown: readonly ServiceArea[];
  view: View;
  current: string | undefined;
  scale?: number;
}) {
  return (
    <g
      textAnchor="middle"
      fontSize={13 * scale}
      strokeWidth={scale}
      className="[&_circle]:fill-paper [&_circle]:stroke-ink [&_text]:fill-ink [&_text]:font-semibold"
    >
      {shown.map((area, i) => {
        if (area.kind === 'county' || !holds(view, area)) return null;
        const { x, y } = project(area);
        const marked = area.slug === current;
        return (
          <g key={area.slug}>
            <circle
              cx={x}
              cy={y}
              r={11 * scale}
              className={marked ? 'fill-copper! stroke-copper!' : undefined}
            />
            <text x={x} y={y + 4.5 * scale} stroke="none" className={marked ? 'fill-on-copper!' : undefined}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
