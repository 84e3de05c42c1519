import type { SymbolColor, SymbolName } from '#contract/site/records/manufacturer.ts';

/** Drawn on a grid of 24 with one line weight, as in a drawing's legend. */
const PATHS: Record<SymbolName, string> = {
  air: 'M2 8h12a3 3 0 1 0-3-3M2 12h16a3 3 0 1 1-3 3M2 16h7a2.5 2.5 0 1 1-2.5 2.5',
  bolt: 'M13 2L5 14h6l-1 8 8-12h-6z',
  bug: 'M12 7a4 4 0 0 1 4 4v5a4 4 0 0 1-8 0v-5a4 4 0 0 1 4-4zM10 7L7 3M14 7l3-4M8 12H3M16 12h5M8 16l-4 4M16 16l4 4M8 14h8',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2',
  crane: 'M6 22V2M3 22h6M2 6h20M6 2l11 4M18 6v6M15 12h6v5h-6z',
  drop: 'M12 3s6 7 6 11.5a6 6 0 0 1-12 0C6 10 12 3 12 3zM9 15a3 3 0 0 0 3 3',
  fire: 'M12 3c1 4 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5 0 2 .8 3 1.5 3C11 9.5 10 6 12 3z',
  frame: 'M3 21V11l9-6 9 6v10M6.5 21v-8.2L12 9l5.5 3.8V21M1 21h7.5M15.5 21H23',
  gauge: 'M3 18a9 9 0 1 1 18 0M12 18l4.5-6.5M5 13l2 1M12 9v2M19 13l-1 .5',
  layers: 'M3 3h3v18H3zM15 3h6v18h-6zM6 3h9M6 21h9M6 9l6-6M6 15l9-9M6 21l9-9M12 21l3-3',
  pencil: 'M3 21l1.5-6L16 3.5 20.5 8 9 19.5zM13 6.5L17.5 11',
  plan: 'M3 3h18v18H3zM3 12h6M14 12h7M12 3v4M12 21v-4M14 12a5 5 0 0 1-5 5',
  quiet: 'M4 9h4l5-4v14l-5-4H4zM17 9.5l4 5M21 9.5l-4 5',
  shield: 'M12 2.5l8 3V12c0 5-4 8-8 9.5-4-1.5-8-4.5-8-9.5V5.5zM8.5 12l2.5 2.5 4.5-5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  thermometer: 'M9 14V5a2.5 2.5 0 0 1 5 0v9a4.5 4.5 0 1 1-5 0zM11.5 9v8M17 5h4M17 9h4M17 13h4',
  wind: 'M2 6h9M8 3l3 3-3 3M2 15h6M5 12l3 3-3 3M13 21v-8l8-6v14zM11 21h12',
  zones: 'M3 4h18v16H3zM12 4v16M12 12h9M6 12h3M7.5 10.5v3M15 8h3M15 16h3',
};

const COLORS: Record<SymbolColor, string> = {
  copper: 'text-copper',
  oak: 'text-oak',
  section: 'text-section',
};

/** The line symbol of a benefit (requirements §4: a benefit has an icon and a color). */
export function BenefitSymbol({ icon, color }: { icon: SymbolName; color: SymbolColor }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      className={`size-9 shrink-0 ${COLORS[color]}`}
      aria-hidden="true"
    >
      <path d={PATHS[icon]} />
    </svg>
  );
}
