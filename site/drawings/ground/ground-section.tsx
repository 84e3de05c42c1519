import type { Subsoil } from '#contract/area.ts';
import { GROUND_FILE } from '../../catalog/drawing-files.ts';

export const groundId = (subsoil: Subsoil) => `ground-${subsoil}`;

/** A section through the ground, from edge to edge; a narrow screen shows its middle, where everything named stands. */
export function GroundSection({ subsoil, alt }: { subsoil: Subsoil; alt: string }) {
  return (
    <svg
      viewBox="0 0 1400 300"
      preserveAspectRatio="xMidYMid slice"
      className="block h-72 w-full border-hairline border-b font-sans lg:h-90"
      role="img"
      aria-label={alt}
    >
      <use href={`${GROUND_FILE}#${groundId(subsoil)}`} />
    </svg>
  );
}
