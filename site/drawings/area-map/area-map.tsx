import { content, derived } from '../../content/snapshot.ts';
import { groundHref, namesHref } from './ground.tsx';
import { LABEL_LINE, placeLabels } from './labels.ts';
import { CountyLinks, countyBoxes, nameBoxes } from './names.tsx';
import { MAP_HEIGHT, MAP_WIDTH, project } from './projection.ts';
import { CountyMark, NorthArrow, ScaleBar } from './scale.tsx';
import { AreaMapSmall } from './small-map.tsx';

/** Towns, the district, counties: the order of the numbers and of the list. */
const ORDER = ['town', 'district', 'county'] as const;

/**
 * The service area from real coordinates, each place a link. Wide screens show the names on the map; narrower
 * ones show numbers, with the names in a list below, which is also the map's text alternative.
 * @param current slug of the page's own area, drawn in copper.
 */
export function AreaMap({ current }: { current?: string }) {
  const { areas, firm } = content();
  const shown = ORDER.flatMap((kind) => areas.filter((area) => area.kind === kind));
  const marked = areas.find(({ slug }) => slug === current);
  return (
    <nav aria-label={`Map of the places where ${firm.name} builds`} className="font-sans">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its links are its text; a title would show as a tooltip */}
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} className="w-full max-lg:hidden">
        <use href={groundHref} />
        <rect width={MAP_WIDTH} height={MAP_HEIGHT} className="fill-none stroke-hairline stroke-2" />
        {marked?.kind === 'county' && <CountyMark county={marked.county} />}
        <use href={namesHref} />
        <CountyLinks current={current} />
        <Towns current={current} />
        <NorthArrow x={MAP_WIDTH - 18} y={40} />
        <ScaleBar x={12} y={MAP_HEIGHT - 20} miles={20} />
      </svg>
      <AreaMapSmall shown={shown} current={current} />
    </nav>
  );
}

// Once for all pages: pages of unknown places are rendered while a visitor waits.
const drawn = derived(({ areas }) => {
  const places = areas.filter(({ kind }) => kind !== 'county');
  const points = places.map((place) => ({ ...project(place), name: place.name }));
  const labels = placeLabels(points, [...countyBoxes, ...nameBoxes], {
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
  });
  return { places, points, labels };
});

function Towns({ current }: { current: string | undefined }) {
  const { places, points, labels } = drawn();
  return (
    // A transparent stroke makes each dot's target as large as a fingertip.
    <g className="[&_a]:no-underline [&_circle]:fill-ink [&_circle]:stroke-transparent [&_circle]:stroke-[24] [&_path]:stroke-graphite [&_text]:fill-ink [&_text]:stroke-ledge [&_text]:stroke-3 [&_text]:[paint-order:stroke] [&_text]:text-[12.5px] [&_text]:font-medium [&_a:hover_*]:fill-copper [&_[aria-current]_circle]:fill-copper [&_[aria-current]_text]:fill-copper [&_[aria-current]_text]:font-[650]">
      {places.map(({ slug }, i) => {
        const point = points[i];
        const label = labels[i];
        if (!point || !label) return null;
        return (
          <a key={slug} href={`/service-area/${slug}`} aria-current={slug === current ? 'page' : undefined}>
            {label.leader && (
              <path
                d={`M${Math.round(point.x)} ${Math.round(point.y)}L${label.x} ${label.y - 4}`}
                strokeWidth=".7"
              />
            )}
            <circle cx={point.x} cy={point.y} r={slug === current ? 6 : 3.5} />
            <text x={label.x} y={label.y} textAnchor={label.anchor === 'start' ? undefined : label.anchor}>
              {label.lines[0]}
              {label.lines[1] && (
                <>
                  {' '}
                  <tspan x={label.x} dy={LABEL_LINE}>
                    {label.lines[1]}
                  </tspan>
                </>
              )}
            </text>
          </a>
        );
      })}
    </g>
  );
}
