import type { ReactNode } from 'react';

/** A drawing sheet with border, zones and title block, and no drawing. */
export function EmptySheet({
  address,
  sheet,
  drawn,
  children,
}: {
  address: string;
  sheet: string;
  drawn: string;
  children: ReactNode;
}) {
  return (
    <div className="relative border border-hairline p-5 sm:p-7">
      <Zones names={['1', '2', '3', '4', '5', '6']} className="inset-x-7 top-0 h-7 max-sm:hidden" />
      <Zones names={['A', 'B', 'C', 'D']} className="inset-y-7 left-0 w-7 flex-col max-sm:hidden" />
      <div className="flex min-h-[min(34rem,62vh)] flex-col justify-between border-2 border-ink">
        <div className="p-[clamp(1.25rem,4vw,4rem)]">{children}</div>
        <div className="flex flex-col justify-between sm:flex-row sm:items-end">
          <Nothing />
          <dl className="grid border-t border-ink font-sans text-sm sm:w-[min(32rem,60%)] sm:border-l">
            <Entry label="Address" value={address} />
            <Entry label="Drawn" value={drawn} />
            <Entry label="Sheet" value={sheet} />
          </dl>
        </div>
      </div>
    </div>
  );
}

function Zones({ names, className }: { names: string[]; className: string }) {
  return (
    <div aria-hidden="true" className={`absolute flex ${className}`}>
      {names.map((name) => (
        <span key={name} className="grid flex-1 place-items-center font-sans text-graphite text-xs">
          {name}
        </span>
      ))}
    </div>
  );
}

/** The empty space: a north arrow and a scale bar, and no house between them. */
function Nothing() {
  return (
    <svg
      viewBox="0 0 324 68"
      fill="none"
      stroke="currentColor"
      className="mx-[clamp(1.25rem,4vw,4rem)] mb-6 w-64 max-w-[70%] shrink text-section"
      aria-hidden="true"
    >
      <circle cx="30" cy="30" r="22" />
      <path d="M30 52V8M30 8l8 22H22z" fill="currentColor" fillOpacity=".15" />
      <path d="M80 44h220M80 38v12M135 40v8M190 38v12M245 40v8M300 38v12" />
      <path d="M80 44h55v4H80zM190 44h55v4h-55z" fill="currentColor" />
      <g fill="currentColor" stroke="none" fontSize="16" textAnchor="middle" className="font-sans">
        <text x="80" y="65">
          0
        </text>
        <text x="190" y="65">
          5
        </text>
        <text x="300" y="65">
          10 ft
        </text>
      </g>
    </svg>
  );
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] border-hairline not-first:border-t">
      <dt className="label px-3 py-2">{label}</dt>
      <dd className="border-l border-hairline px-3 py-1.5 font-[560] wrap-anywhere">{value}</dd>
    </div>
  );
}
