import { content } from '../../content/snapshot.ts';
import { graphite, ledge, paper, section } from '../theme-paint.ts';
import { countyNames, riverNames, roadNames } from './geography.ts';
import { type LabelBox, textBox } from './labels.ts';
import { project } from './projection.ts';

const COUNTY_SIZE = 10;
const COUNTY_LINE = 12;
const NAME_SIZE = 10;

const at = ([lon, lat]: readonly [number, number]) => project({ lon, lat });

/** Positions of the counties' names, in two lines; capitals and letter-spacing make them wider than their letters. */
export const countyBoxes: readonly LabelBox[] = Object.entries(countyNames).map(([county, place]) => {
  const { x, y } = at(place);
  const wider = county.length > 'County'.length ? county : 'County';
  const box = textBox(wider, x, y, 'middle', COUNTY_SIZE * 1.35);
  return { ...box, bottom: box.bottom + COUNTY_LINE };
});

/** Positions of the names of roads and rivers. */
export const nameBoxes: readonly LabelBox[] = Object.entries({ ...roadNames, ...riverNames }).map(
  ([name, place]) => {
    const { x, y } = at(place);
    return textBox(name, x, y, 'middle', NAME_SIZE);
  },
);

const linked = (county: string) =>
  content().areas.find((area) => area.kind === 'county' && area.county === county);

/** Names that are no links, for the drawing's file: counties without a page, highways, rivers. */
export function FixedNames() {
  return (
    <g textAnchor="middle" fontSize={NAME_SIZE} fill={graphite}>
      <g letterSpacing=".1em">
        {Object.keys(countyNames)
          .filter((county) => !linked(county))
          .map((county) => (
            <CountyName key={county} county={county} upper />
          ))}
      </g>
      <g paintOrder="stroke" stroke={ledge} strokeWidth={3}>
        <PlacedNames names={roadNames} />
        <g fill={section} stroke={paper} fontStyle="italic">
          <PlacedNames names={riverNames} />
        </g>
      </g>
    </g>
  );
}

function PlacedNames({ names }: { names: Readonly<Record<string, readonly [number, number]>> }) {
  return Object.entries(names).map(([name, place]) => (
    <text key={name} {...at(place)}>
      {name}
    </text>
  ));
}

/** The counties that have a page. */
export function CountyLinks({ current }: { current: string | undefined }) {
  return (
    <g
      textAnchor="middle"
      className="fill-graphite text-[10px] tracking-[.1em] uppercase [&_a]:font-[560] [&_a]:no-underline [&_a:hover]:fill-copper [&_[aria-current]]:fill-copper"
    >
      {Object.keys(countyNames).map((county) => {
        const slug = linked(county)?.slug;
        return (
          slug && (
            <a
              key={county}
              href={`/service-area/${slug}`}
              aria-current={slug === current ? 'page' : undefined}
            >
              <CountyName county={county} />
            </a>
          )
        );
      })}
    </g>
  );
}

/** In two lines. A file of its own has no style sheet, so it is written in capitals there. */
function CountyName({ county, upper }: { county: string; upper?: boolean }) {
  const { x, y } = at(countyNames[county] ?? [0, 0]);
  const [first, second] = [county, 'County'].map((word) => (upper ? word.toUpperCase() : word));
  return (
    <text x={x} y={y}>
      {first}{' '}
      <tspan x={x} dy={COUNTY_LINE}>
        {second}
      </tspan>
    </text>
  );
}
