import { directionOf, milesBetween } from '#contract/shared/distance.ts';
import { areaBySlug, type ServiceArea } from '../../catalog/areas.ts';
import { groundHref } from './ground.tsx';
import { project } from './projection.ts';
import { CountyMark, NorthArrow, ScaleBar } from './scale.tsx';

/** The Hill Country fills a phone's width; Bryan and College Station, too far east for it, get an inset. */
const HILL_COUNTRY = { west: -98.94, east: -97.53, south: 29.82, north: 30.86 };
const BRAZOS = { west: -96.47, east: -96.23, south: 30.55, north: 30.75 };

/** In drawing units, which are a fifth smaller than pixels on a phone 390 wide: 11 px and more there. */
const LETTERING = 14;
/** As large as its number needs, and small enough that Bee Cave stays clear of its neighbors. */
const DOT = 10.5;

type View = typeof HILL_COUNTRY;
const rectangle = ({ west, east, south, north }: View) => {
  const upper = project({ lon: west, lat: north });
  const lower = project({ lon: east, lat: south });
  return { x: upper.x, y: upper.y, width: lower.x - upper.x, height: lower.y - upper.y };
};
const holds = ({ west, east, south, north }: View, { lat, lon }: ServiceArea) =>
  lon > west && lon < east && lat > south && lat < north;

/** Letters that fit on a line of the list's two columns on a phone. */
const COLUMN = 18;

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
        <NorthArrow x={x + width - 14} y={y + 40} size={LETTERING} />
        <ScaleBar x={x + 8} y={y + height - 24} miles={20} size={LETTERING} />
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
        <text x={x + width - 6} y={top - 6} textAnchor="end" fontSize={LETTERING} className="fill-graphite">
          {awayFromAustin()}
        </text>
      </svg>
      <ol className="mt-4 columns-2 gap-x-6 sm:columns-3">
        {shown.map(({ slug, name, kind }, i) => (
          // A name too long for its column takes a row of its own, so that the columns stay in step.
          <li
            key={slug}
            className={`break-inside-avoid border-t border-hairline ${name.length > COLUMN ? 'max-sm:[column-span:all]' : ''}`}
          >
            <a
              href={`/service-area/${slug}`}
              aria-current={slug === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2.5 py-1.5 leading-tight no-underline aria-[current]:font-semibold aria-[current]:text-copper"
            >
              <span className="w-5 shrink-0 text-sm text-graphite tabular">
                {kind === 'county' ? (
                  <span className="block size-3.5 border border-graphite bg-ledge" />
                ) : (
                  i + 1
                )}
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
      fontSize={LETTERING * scale}
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
              r={DOT * scale}
              className={marked ? 'fill-copper! stroke-copper!' : undefined}
            />
            <text x={x} y={y + 5 * scale} stroke="none" className={marked ? 'fill-on-copper!' : undefined}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
