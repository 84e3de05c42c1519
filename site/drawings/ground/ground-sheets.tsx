import type { ReactNode } from 'react';
import type { Subsoil } from '#contract/area.ts';
import { Claypan, DeepClay, Fault } from './clay.tsx';
import { groundId } from './ground-section.tsx';
import { Granite, Karst, Ledges } from './rock.tsx';

const sections: Record<Subsoil, () => ReactNode> = {
  claypan: Claypan,
  clay: DeepClay,
  fault: Fault,
  granite: Granite,
  karst: Karst,
  ledges: Ledges,
};

/** The kinds of ground we build on, for pages to `<use>`: one file, loaded once for all towns. */
export function GroundSheets() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" fill="none">
      <title>Sections through the ground</title>
      {Object.entries(sections).map(([subsoil, Drawn]) => (
        <g key={subsoil} id={groundId(subsoil as Subsoil)} fill="none">
          <Drawn />
        </g>
      ))}
    </svg>
  );
}
