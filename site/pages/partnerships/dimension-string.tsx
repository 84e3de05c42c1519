/** Numbers set like the dimensions along a wall: a line, ticks between them, the measure above. */
export function DimensionString({ figures }: { figures: readonly { value: string; unit: string }[] }) {
  return (
    <dl className="quarters gap-y-6">
      {figures.map(({ value, unit }) => (
        <div key={unit} className="flex flex-col-reverse justify-end">
          <dt className="label pt-1">{unit}</dt>
          <dd>
            <span className="block font-[560] font-sans text-[clamp(2.4rem,5vw,4.75rem)] leading-none tracking-[-0.035em] tabular">
              {value}
            </span>
            <DimensionLine />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One measure of the string, with a slanted tick at both ends. */
function DimensionLine() {
  return (
    <span aria-hidden="true" className="relative mt-3 block h-4 text-section">
      <span className="absolute inset-x-0 top-1/2 h-px bg-current" />
      <Tick className="-left-2" />
      <Tick className="-right-2" />
    </span>
  );
}

const Tick = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    className={`absolute top-0 size-4 ${className}`}
    aria-hidden="true"
  >
    <path d="M3 13L13 3M8 0v16" />
  </svg>
);
