import { copper, graphite, paper, section } from '../theme-paint.ts';

/** Outdoor unit, air handler, trunk and branches to two zones; the ventilator with its two air streams. */
export function HvacLayer() {
  return (
    <>
      <path d="M340 306V196" stroke={graphite} strokeWidth={4} />
      <rect x={556} y={288} width={46} height={40} fill={paper} stroke={section} strokeWidth={1.8} />
      <circle cx={579} cy={308} r={14} stroke={section} strokeWidth={1.6} />
      <path d="M579 294v28M565 308h28" stroke={section} strokeWidth={1.2} />
      <path d="M556 312H530V168H440" stroke={copper} strokeWidth={2} />
      <rect x={396} y={152} width={50} height={26} fill={paper} stroke={section} strokeWidth={1.8} />
      <path d="M396 158H214V172H396" stroke={section} fill={section} fillOpacity={0.2} strokeWidth={1.6} />
      <path
        d="M232 172v16h16v-16M300 172v16h16v-16M362 172v16h16v-16"
        stroke={section}
        fill={section}
        fillOpacity={0.2}
        strokeWidth={1.6}
      />
      <path
        d="M240 194v26m-6 -8l6 8l6 -8M308 194v26m-6 -8l6 8l6 -8M370 194v26m-6 -8l6 8l6 -8"
        stroke={section}
        strokeWidth={1.6}
      />
      <rect x={300} y={122} width={40} height={22} fill={paper} stroke={section} strokeWidth={1.8} />
      <path d="M300 122l40 22M300 144l40 -22" stroke={section} strokeWidth={1.2} />
      <path
        d="M340 128H386L424 80m-1 11l1 -11l-10 4"
        stroke={section}
        strokeWidth={1.6}
        strokeDasharray="6 4"
      />
      <path d="M216 80L254 128H300m-9 -6l9 6l-9 6" stroke={copper} strokeWidth={2} />
      <path d="M336 236h8v14h-8zM480 236h8v14h-8z" fill={copper} />
      <path d="M140 236h8v14h-8z" fill={copper} />
    </>
  );
}
