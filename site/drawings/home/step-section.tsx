/** What the dark theme shows of a step in place of a rendering: the section of a house, each step adding its part. */
export function StepSection({ step, title }: { step: number; title: string }) {
  const Added = ADDED[step] ?? Footings;
  return (
    <svg viewBox="14 4 616 366" className="night lined" role="img" aria-label={`${title}, section`}>
      <g opacity={step === 0 ? undefined : 0.4}>
        <path d="M0 344H60V331H96V318H118H522H548L640 336" />
        <path d="M118 306H522V318H118ZM112 318h44v34h-44zM484 318h44v34h-44z" />
        <path
          d="M140 306V184h9V306zM491 306V184h9V306zM140 184L320 100L500 184V196L320 116L140 196Z"
          strokeWidth={2}
        />
      </g>
      {step === 2 && (
        <g opacity={0.6}>
          <Shell />
        </g>
      )}
      <Added />
    </svg>
  );
}

const Footings = () => (
  <path
    d="M112 318h44v34h-44zM484 318h44v34h-44zM124 352v18M144 352v18M496 352v18M516 352v18"
    className="hot"
    strokeWidth={2.6}
  />
);

const Envelope = () => (
  <g className="hot">
    <Shell />
  </g>
);

/** Insulation around walls and roof, and the cladding outside it. */
const Shell = () => (
  <>
    <path d="M136 306V178L320 92L504 178V306Z" />
    <path d="M120 306V168L320 74L520 168V306" />
    <path d="M84 186L320 66L556 186" strokeWidth={3} />
    <path d="M120 262h16M120 218h16M504 262h16M504 218h16M184 137l8 15M252 105l8 15M388 105l-8 15M456 137l-8 15" />
  </>
);

/** Ducts, heat pump and solar. */
const Systems = () => (
  <>
    <path d="M540 268h34v50h-34zM557 281a12 12 0 1 0 .1 0zM504 286h36M520 286" />
    <path
      d="M228 152h184v14H228zM250 166v26M320 166v26M390 166v26M246 186l4 8 4-8M316 186l4 8 4-8M386 186l4 8 4-8"
      className="hot"
    />
    <path d="M336 66l150 76M350 62l150 76" className="hot" strokeWidth={2.4} />
    <path d="M412 159h52v147" strokeDasharray="6 4" />
  </>
);

const ADDED = [Footings, Envelope, Systems];
