import { useId } from 'react';
import { Tooltip } from '../../layout/tooltip.tsx';
import { shortDay } from '../format/dates.ts';

type WeekBar = {
  from: string;
  /** Null without data. */
  value: number | null;
  /** Lower part of the bar, filled; the rest is hatched. */
  solid?: number | undefined;
  /** Drawn lighter: the range covers only part of the week. */
  partial: boolean;
  /** The list of the week's inquiries. */
  href: string;
};

type WeekChartProps = {
  bars: readonly WeekBar[];
  /** Summary for screen readers; the table has the details. */
  label: string;
  /** Value at the top of the scale; by default the next round number above the largest value. */
  top?: number;
  inWords: (value: number) => string;
  /** Text of a bar's value with its unit, such as "12 inquiries"; by default `inWords`. */
  barInWords?: (value: number) => string;
};

const [WIDTH, HEIGHT, LEFT, BOTTOM, ABOVE] = [640, 220, 52, 26, 14];

/** On a phone the chart is half as wide, with letters of the same size. */
const WORDS = 'fill-graphite text-12 max-sm:text-20';

/**
 * Weekly bars, drawn like an elevation: a ground line, and hairline levels with their values at the left. A click on a
 * bar opens its inquiries; the table has the same links for the keyboard, so that a chart isn't 52 tab stops.
 */
export function WeekChart({ bars, label, top, inWords, barInWords = inWords }: WeekChartProps) {
  const hatch = useId();
  const height = HEIGHT - BOTTOM - ABOVE;
  const highest = top ?? roundTop(Math.max(...bars.map(({ value }) => value ?? 0)));
  const y = (value: number) => ABOVE + height - (Math.min(value, highest) / highest) * height;
  const step = (WIDTH - LEFT) / bars.length;
  const wide = Math.min(28, step * 0.62);
  const named = Math.ceil(bars.length / 6);
  return (
    <svg aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full overflow-visible font-sans">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0h5v5H0z" className="fill-cancelled-bg" />
          <path d="M0 0v5" className="stroke-overdue" strokeWidth="2.4" />
        </pattern>
      </defs>
      {[0.5, 1].map((part) => (
        <g key={part}>
          <path d={`M${LEFT} ${y(highest * part)}H${WIDTH}`} className="stroke-hairline" />
          <text x={LEFT - 8} y={y(highest * part) + 4} textAnchor="end" className={WORDS}>
            {inWords(highest * part)}
          </text>
        </g>
      ))}
      {bars.map(({ from, value, solid = value ?? 0, partial, href }, i) => {
        const x = LEFT + i * step + (step - wide) / 2;
        const words = `Week of ${shortDay(from)}: ${barInWords(value ?? 0)}`;
        return (
          <g key={from}>
            {value !== null && value > 0 && (
              <Tooltip text={words}>
                <a href={href} tabIndex={-1} aria-label={words}>
                  <path d={`M${x - 3} ${ABOVE}h${wide + 6}V${y(0)}H${x - 3}z`} className="fill-transparent" />
                  <path
                    d={`M${x} ${y(solid)}h${wide}V${y(0)}h${-wide}z`}
                    className="fill-section"
                    opacity={partial ? 0.55 : 1}
                  />
                  {solid < value && (
                    <path d={`M${x} ${y(value)}h${wide}V${y(solid)}h${-wide}z`} fill={`url(#${hatch})`} />
                  )}
                </a>
              </Tooltip>
            )}
            {i % named === 0 && (
              <text x={LEFT + i * step + step / 2} y={HEIGHT - 6} textAnchor="middle" className={WORDS}>
                {shortDay(from)}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M${LEFT - 6} ${y(0)}H${WIDTH}`} className="stroke-line" />
    </svg>
  );
}

/** The top of a chart's scale: the next of 1, 2, 5, 10, 20, 50 … above the largest value that halves to a whole. */
export function roundTop(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, 1)));
  const top = [1, 2, 4, 6, 10].map((step) => step * power).find((step) => step >= largest) ?? 10 * power;
  return Math.max(2, top);
}
