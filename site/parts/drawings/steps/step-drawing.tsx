import type { ReactNode } from 'react';
import type { StepDrawing as Step } from '#contract/building-method.ts';
import { AirtightnessLayer } from './airtightness.tsx';
import { EnergyLayer } from './energy.tsx';
import { EnvelopeLayer } from './envelope.tsx';
import { columns, envelope, footings, inside, rafters, roofSkin, SHEET, slab, terrain } from './house.ts';
import { HvacLayer } from './hvac.tsx';
import { MoistureLayer } from './moisture.tsx';
import { StructureLayer } from './structure.tsx';

const layers: Record<Step, () => ReactNode> = {
  structure: StructureLayer,
  envelope: EnvelopeLayer,
  airtightness: AirtightnessLayer,
  hvac: HvacLayer,
  moisture: MoistureLayer,
  energy: EnergyLayer,
};

/** The house in section with what earlier steps built drawn thin, and this step's layer drawn bold. */
export function StepDrawing({ step, alt }: { step: Step; alt: string }) {
  const Drawn = layers[step];
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      className="block h-auto w-full"
      fill="none"
      role="img"
      aria-label={alt}
    >
      <Ghost before={step} />
      <Drawn />
    </svg>
  );
}

/** Ground and a figure for scale on every sheet; the frame and the envelope once they stand. */
function Ghost({ before }: { before: Step }) {
  const standing = before !== 'structure';
  const closed = standing && before !== 'envelope';
  return (
    <g className="stroke-graphite/45" strokeWidth={1.2}>
      <path d={terrain} className="stroke-graphite" strokeWidth={1.4} />
      <Person />
      {!standing && <path d={`${envelope}${roofSkin}`} strokeDasharray="4 6" />}
      {standing && <path d={slab + footings + columns + rafters} />}
      {closed && (
        <>
          <path d={inside} />
          <path d="M120 306V168L320 74L520 168V306" />
          <path d={roofSkin} />
        </>
      )}
    </g>
  );
}

function Person() {
  return (
    <path
      d="M268 234a6 6 0 1 1 .1 0zM260 240h16l3 32h-5l-2 34h-8l-2 -34h-5z"
      className="fill-graphite/45"
      stroke="none"
    />
  );
}
