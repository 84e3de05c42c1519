import { AirBarrier } from './airtightness.tsx';
import { EnergyLayer } from './energy.tsx';
import { EnvelopeLayer } from './envelope.tsx';
import { SHEET, terrain } from './house.ts';
import { HvacLayer } from './hvac.tsx';
import { WaterPaths } from './moisture.tsx';
import { StructureLayer } from './structure.tsx';

/** Where each step's number stands, and what it points at. */
const marks: readonly { at: readonly [number, number]; to: string }[] = [
  { at: [60, 282], to: 'M74 282H143' },
  { at: [60, 228], to: 'M74 228H126' },
  { at: [210, 282], to: 'M196 282H138' },
  { at: [356, 266], to: 'M346 254L318 190' },
  { at: [60, 116], to: 'M74 120L124 152' },
  { at: [446, 70], to: 'M436 82L424 106' },
];

/** All six layers at once, numbered as the steps are; each number is a link to its step. */
export function HouseSection({ steps }: { steps: readonly { title: string; href: string }[] }) {
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height - 26}`}
      className="block h-auto w-full font-sans"
      fill="none"
      role="group"
      aria-label="Section of a house with all six layers, numbered as the steps below"
    >
      <path d={terrain} className="stroke-graphite" strokeWidth={1.4} />
      <WaterPaths />
      <EnvelopeLayer />
      <StructureLayer />
      <AirBarrier />
      <HvacLayer />
      <EnergyLayer />
      {steps.map(({ title, href }, i) => (
        <Mark key={href} number={i + 1} title={title} href={href} />
      ))}
    </svg>
  );
}

function Mark({ number, title, href }: { number: number; title: string; href: string }) {
  const mark = marks[number - 1];
  if (!mark) return null;
  const [x, y] = mark.at;
  return (
    <a href={href} aria-label={`Step ${number}: ${title}`}>
      <path d={mark.to} className="stroke-ink" strokeWidth={1.2} />
      <circle cx={x} cy={y} r={15} className="fill-paper stroke-ink" strokeWidth={1.4} />
      <text x={x} y={y} dy=".36em" textAnchor="middle" className="fill-ink font-semibold text-[18px]">
        {number}
      </text>
    </a>
  );
}
