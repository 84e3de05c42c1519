import type { ReactNode } from 'react';
import type { StepDrawing as Step } from '#contract/building-method.ts';
import { graphite } from '../theme-paint.ts';
import { AirBarrier, AirtightnessLayer } from './airtightness.tsx';
import { EnergyLayer, SolarChain } from './energy.tsx';
import { EnvelopeLayer } from './envelope.tsx';
import {
  columns,
  envelope,
  footings,
  inside,
  rafters,
  roofSkin,
  type Sheet,
  sheetId,
  slab,
  terrain,
} from './house.ts';
import { HvacLayer } from './hvac.tsx';
import { MoistureLayer, WaterBelow, WaterLeft } from './moisture.tsx';
import { StructureLayer } from './structure.tsx';

const layers: Record<Step, () => ReactNode> = {
  structure: StructureLayer,
  envelope: EnvelopeLayer,
  airtightness: AirtightnessLayer,
  hvac: HvacLayer,
  moisture: MoistureLayer,
  energy: EnergyLayer,
};

/** The whole house and its six steps, for pages to `<use>`: drawn once, loaded once. */
export function HouseSheets() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" fill="none">
      <title>The house and its six steps</title>
      <OneSheet sheet="house">
        <WholeHouse />
      </OneSheet>
      {(Object.keys(layers) as Step[]).map((step) => (
        <OneSheet key={step} sheet={step}>
          <StepSheet step={step} />
        </OneSheet>
      ))}
    </svg>
  );
}

/** A symbol from a file inherits the page's fill, so it says itself that it isn't filled. */
function OneSheet({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
  return (
    <g id={sheetId(sheet)} fill="none">
      {children}
    </g>
  );
}

/** All six layers at once. */
function WholeHouse() {
  return (
    <>
      <path d={terrain} stroke={graphite} strokeWidth={1.4} />
      <WaterLeft />
      <WaterBelow />
      <EnvelopeLayer />
      <StructureLayer />
      <AirBarrier />
      <HvacLayer />
      <SolarChain />
    </>
  );
}

function StepSheet({ step }: { step: Step }) {
  const Drawn = layers[step];
  return (
    <>
      <Ghost before={step} />
      <Drawn />
    </>
  );
}

/** Ground and a human figure for scale on every sheet; the frame and the envelope once they are built. */
function Ghost({ before }: { before: Step }) {
  const standing = before !== 'structure';
  const closed = standing && before !== 'envelope';
  return (
    <g stroke={graphite} strokeOpacity={0.45} strokeWidth={1.2}>
      <path d={terrain} strokeOpacity={1} strokeWidth={1.4} />
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
      fill={graphite}
      fillOpacity={0.45}
      stroke="none"
    />
  );
}
