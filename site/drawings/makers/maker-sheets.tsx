import type { ReactNode } from 'react';
import type { MakerDrawing } from '#contract/manufacturer.ts';
import { AirHandler, AirSchematic, MixingCloset, RoomUnits } from './air.tsx';
import { NumberedPanels, SingleSip, SipHouse, SlabEdge, WrappedFrame } from './insulated-panels.tsx';
import { sheetId } from './maker-drawing.tsx';
import { PanelJoint, PanelProfiles, RibbedRoof } from './metal-panels.tsx';
import { OpenJoist, SlottedTrack, SteelSections } from './steel.tsx';
import { PrintedPlan, PrintedWall, SolarTiles, TapedSheathing } from './wall-and-roof.tsx';

const drawings: Record<MakerDrawing, () => ReactNode> = {
  'air-handler': AirHandler,
  'air-schematic': AirSchematic,
  'mixing-closet': MixingCloset,
  'numbered-panels': NumberedPanels,
  'open-joist': OpenJoist,
  'panel-joint': PanelJoint,
  'panel-profiles': PanelProfiles,
  'printed-plan': PrintedPlan,
  'printed-wall': PrintedWall,
  'ribbed-roof': RibbedRoof,
  'room-units': RoomUnits,
  'single-sip': SingleSip,
  'sip-house': SipHouse,
  'slab-edge': SlabEdge,
  'slotted-track': SlottedTrack,
  'solar-tiles': SolarTiles,
  'steel-sections': SteelSections,
  'taped-sheathing': TapedSheathing,
  'wrapped-frame': WrappedFrame,
};

/** The makers' products, for pages to `<use>`: one file, loaded once for all makers. */
export function MakerSheets() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" fill="none">
      <title>The makers’ products</title>
      {Object.entries(drawings).map(([name, Drawn]) => (
        <g key={name} id={sheetId(name as MakerDrawing)} fill="none">
          <Drawn />
        </g>
      ))}
    </svg>
  );
}
