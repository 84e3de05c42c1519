import { firm } from '#content/firm.ts';
import { areas, type ServiceArea } from '../area/areas.ts';
import { CountyMark } from './area-map-county-mark.tsx';
import { AreaMapGround, GROUND_ID } from './area-map-ground.tsx';
import { placeLabels } from './area-map-labels.ts';
import { countyBoxes, MapNames, nameBoxes } from './area-map-names.tsx';
import { MAP_HEIGHT, MAP_WIDTH, project } from './area-map-projection.ts';
import { NorthArrow, ScaleBar } from './area-map-scale.tsx';
import { AreaMapSmall } from './area-map-small.tsx';

export type AreaMapProps = {
  /** Slug of the page's own area: marked in copper. */
  current?: string;
  /** Slugs of the places to show; all of them without it. */
  towns?: readonly string[];
};

/**
 * The service area from real coordinates, each place a link. On wide screens the names stand on the map;
 * below that numbers do, with the names in a list under it, which is the map's text alternative too.
 */
export function AreaMap({ current, towns }: AreaMapProps) {
  const asked = areas.filter(({ slug }) => !towns || towns.includes(slug) || slug === current);
  const places = asked.filter(({ kind }) => kind !== 'county');
  const shown = [...places, ...asked.filter(({ kind }) => kind === 'county')];
  const marked = areas.find(({ slug }) => slug === current);
  return (
    <nav aria-label={`Map of the places where ${firm.name} builds`} className="font-sans">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links are its text; a title would hang over them as a tooltip */}
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} className="w-full max-lg:hidden">
        <g id={GROUND_ID}>
          <AreaMapGround />
        </g>
        {marked?.kind === 'county' && <CountyMark county={marked.county} />}
        <MapNames shown={shown} current={current} />
        <Towns places={places} current={current} />
        <NorthArrow x={MAP_WIDTH - 18} y={40} />
        <ScaleBar x={12} y={MAP_HEIGHT - 20} miles={20} />
      </svg>
      <AreaMapSmall shown={shown} current={current} />
    </nav>
  );
}

function Towns({ places, current }: { places: readonly ServiceArea[]; current: string | undefined }) {
  const points = places.map((place) => ({ ...project(place), name: place.name }));
  const labels = placeLabels(points, [...countyBoxes, ...nameBoxes], {
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
  });
  return (
    // The transparent stroke around a dot makes its target as large as a fingertip.
    <g className="[&_a]:no-underline [&_circle]:fill-ink [&_circle]:stroke-transparent [&_circle]:stroke-[24] [&_path]:stroke-graphite [&_text]:fill-ink [&_text]:stroke-ledge [&_text]:stroke-3 [&_text]:[paint-order:stroke] [&_text]:text-[12.5px] [&_text]:font-medium [&_a:hover_*]:fill-copper [&_[aria-current]_circle]:fill-copper [&_[aria-current]_text]:fill-copper [&_[aria-current]_text]:font-[650]">
      {places.map(({ slug, name }, i) => {
        const point = points[i];
        const label = labels[i];
        if (!point || !label) return null;
        return (
          <a key={slug} href={`/service-area/${slug}`} aria-current={slug === current ? 'page' : undefined}>
            {label.leader && <path d={`M${point.x} ${point.y}L${label.x} ${label.y - 4}`} strokeWidth=".7" />}
            <circle cx={point.x} cy={point.y} r={slug === current ? 6 : 3.5} />
            <text x={label.x} y={label.y} textAnchor={label.anchor === 'start' ? undefined : label.anchor}>
              {name}
            </text>
          </a>
        );
      })}
    </g>
  );
}
