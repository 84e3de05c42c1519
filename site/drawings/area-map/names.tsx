import type { ServiceArea } from '../../catalog/areas.ts';
import { countyNames, riverNames, roadNames } from './geography.ts';
import { type Box, textBox } from './labels.ts';
import { project } from './projection.ts';

const COUNTY_SIZE = 10;
const COUNTY_LINE = 12;
const NAME_SIZE = 10;

const at = ([lon, lat]: readonly [number, number]) => project({ lon, lat });

/** Positions of the counties' names, in two lines; capitals and letter-spacing make them wider than their letters. */
export const countyBoxes: readonly Box[] = Object.entries(countyNames).map(([county, place]) => {
  const { x, y } = at(place);
  const wider = county.length > 'County'.length ? county : 'County';
  const box = textBox(wider, x, y, 'middle', COUNTY_SIZE * 1.35);
  return { ...box, bottom: box.bottom + COUNTY_LINE };
});

/** Positions of the names of roads and rivers. */
export const nameBoxes: readonly Box[] = Object.entries({ ...roadNames, ...riverNames }).map(
  ([name, place]) => {
    const { x, y } = at(place);
    return textBox(name, x, y, 'middle', NAME_SIZE);
  },
);

/** Names of counties (links where the county has a page), highways and rivers. */
export function MapNames({ shown, current }: { shown: readonly ServiceArea[]; current: string | undefined }) {
  return (
    <g
      textAnchor="middle"
      className="fill-graphite [&_a]:no-underline [&_a:hover]:fill-copper [&_[aria-current]]:fill-copper"
    >
      <g className="text-[10px] tracking-[.1em] uppercase">
        {Object.entries(countyNames).map(([county, place]) => {
          const { x, y } = at(place);
          const page = shown.find((area) => area.kind === 'county' && area.county === county);
          const text = (
            <text key={county} x={x} y={y}>
              {county}{' '}
              <tspan x={x} dy={COUNTY_LINE}>
                County
              </tspan>
            </text>
          );
          if (!page) return text;
          return (
            <a
              key={county}
              href={`/service-area/${page.slug}`}
              aria-current={page.slug === current ? 'page' : undefined}
              className="font-[560]"
            >
              {text}
            </a>
          );
        })}
      </g>
      <g className="text-[10px] stroke-ledge stroke-3 [paint-order:stroke]">
        {Object.entries(roadNames).map(([name, place]) => {
          const { x, y } = at(place);
          return (
            <text key={name} x={x} y={y}>
              {name}
            </text>
          );
        })}
        <g className="fill-section stroke-paper italic">
          {Object.entries(riverNames).map(([name, place]) => {
            const { x, y } = at(place);
            return (
              <text key={name} x={x} y={y}>
                {name}
              </text>
            );
          })}
        </g>
      </g>
    </g>
  );
}
