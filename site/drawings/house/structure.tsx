import { graphite, section } from '../theme-paint.ts';
import { columns, footings, rafters, slab } from './house.ts';

/** Footings on rock, slab, columns, rafters, ties. */
export function StructureLayer() {
  return (
    <>
      <path d={footings} fill={section} fillOpacity={0.25} stroke={section} strokeWidth={1.4} />
      <path d={slab} fill={section} fillOpacity={0.25} stroke={section} strokeWidth={1.4} />
      <path d={columns} fill={section} />
      <path d={rafters} fill={section} />
      <path
        d="M182 165l-3 -10M228 143l-3 -10M274 121l-3 -9M366 121l3 -9M412 143l3 -10M458 165l3 -10"
        stroke={section}
        strokeWidth={5}
      />
      <path d="M144 200L168 184M496 200L472 184M306 123h28" stroke={section} strokeWidth={4} />
      <path d="M144 318v30M496 318v30M138 348h12M490 348h12" stroke={section} strokeWidth={1.6} />
      <path
        d="M84 364l20 -8l16 8l22 -6l18 8l20 -6M460 364l20 -8l16 8l22 -6l18 8l20 -6"
        stroke={graphite}
        strokeWidth={1.2}
      />
    </>
  );
}
