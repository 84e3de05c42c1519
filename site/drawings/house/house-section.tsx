import { Drawing } from '../drawing.tsx';

/** Position of each step's number, and the point it leads to. */
const marks: readonly { at: readonly [number, number]; to: string }[] = [
  { at: [206, 236], to: 'M192 236H146' },
  { at: [60, 228], to: 'M74 228H126' },
  { at: [250, 274], to: 'M250 288V304' },
  { at: [390, 246], to: 'M384 233L368 192' },
  { at: [60, 116], to: 'M74 120L124 152' },
  { at: [446, 70], to: 'M436 82L424 106' },
];

/** All six layers at once, numbered like the steps; each number is a link to its step. */
export function HouseSection({ steps }: { steps: readonly { title: string; href: string }[] }) {
  return (
    <Drawing
      name="house/house"
      className="block h-auto w-full font-sans"
      fill="none"
      aria-labelledby="house-section-title"
      title={<title id="house-section-title">Section of a house, its six layers numbered as the steps</title>}
    >
      {steps.map(({ title, href }, i) => (
        <Mark key={href} number={i + 1} title={title} href={href} />
      ))}
    </Drawing>
  );
}

function Mark({ number, title, href }: { number: number; title: string; href: string }) {
  const mark = marks[number - 1];
  if (!mark) return null;
  const [x, y] = mark.at;
  return (
    <a href={href} className="no-underline" aria-label={`Step ${number}: ${title}`}>
      <path d={mark.to} className="stroke-ink" strokeWidth={1.2} />
      {/* On a phone the drawing shrinks; its numbers must not. */}
      <g className="origin-center [transform-box:fill-box] max-sm:scale-150">
        <circle cx={x} cy={y} r={15} className="fill-paper stroke-ink" strokeWidth={1.4} />
        <text x={x} y={y} dy=".36em" textAnchor="middle" className="fill-ink text-[18px] font-semibold">
          {number}
        </text>
      </g>
    </a>
  );
}
