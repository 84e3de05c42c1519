import { copper, paper, section } from '../theme-paint.ts';
import { inside } from './house.ts';

/** The air barrier as one unbroken line, the blower door in the left wall, and its gauge. */
export function AirtightnessLayer() {
  return (
    <>
      <AirBarrier />
      <rect x={124} y={226} width={24} height={80} fill={paper} stroke={section} strokeWidth={1.6} />
      <circle cx={136} cy={282} r={14} fill={paper} stroke={section} strokeWidth={1.6} />
      <path
        d="M136 268c8 4 8 10 0 14c-8 4 -8 10 0 14M122 282c4 -8 10 -8 14 0c4 8 10 8 14 0"
        stroke={section}
        strokeWidth={1.6}
      />
      <path d="M112 282H72m9 -6l-9 6l9 6M112 262H84m7 -5l-7 5l7 5" stroke={section} strokeWidth={1.6} />
      <path
        d="M226 268h-52m9 -6l-9 6l9 6M226 288h-38m9 -6l-9 6l9 6"
        stroke={section}
        strokeOpacity={0.6}
        strokeWidth={1.4}
      />
      <circle cx={320} cy={206} r={34} fill={paper} stroke={section} strokeWidth={1.6} />
      <path
        d="M296 218A26 26 0 1 1 344 218M296 218l6 -3M304 188l4 4M320 180v6M336 188l-4 4M344 218l-6 -3"
        stroke={section}
        strokeWidth={1.4}
      />
      <path d="M320 208L302 196" stroke={copper} strokeWidth={2.6} />
      <circle cx={320} cy={208} r={3} fill={copper} />
    </>
  );
}

export function AirBarrier() {
  return <path d={inside} stroke={copper} strokeWidth={4.5} strokeLinejoin="round" />;
}
