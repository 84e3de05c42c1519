import { paper, section } from '../theme-paint.ts';
import { envelope, roofSkin } from './house.ts';

/** Continuous insulation over walls and roof, its panel joints, and the roof skin above it. */
export function EnvelopeLayer() {
  return (
    <>
      <path d={envelope} stroke={section} strokeWidth={17} strokeLinejoin="miter" />
      <path d={envelope} stroke={paper} strokeWidth={13.5} strokeLinejoin="miter" />
      <path d={envelope} stroke={section} strokeOpacity={0.3} strokeWidth={13.5} strokeLinejoin="miter" />
      <path
        d="M120 262h16M120 218h16M504 262h16M504 218h16M184 137l8 15M252 105l8 15M388 105l-8 15M456 137l-8 15"
        stroke={section}
        strokeWidth={1.4}
      />
      <path d={roofSkin} stroke={section} strokeWidth={3.5} />
    </>
  );
}
