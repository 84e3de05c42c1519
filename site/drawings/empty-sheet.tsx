import type { ReactNode } from 'react';
import { InlineDrawing } from './inline-drawing.tsx';
import northAndScale from './north-and-scale.svg?raw';

/** A drawing sheet with border, zones and title block, and no drawing. */
export function EmptySheet({
  address,
  sheet,
  children,
}: {
  address: string;
  sheet: string;
  children: ReactNode;
}) {
  return (
    <div className="relative border border-hairline p-5 sm:p-7">
      <Zones names={['1', '2', '3', '4', '5', '6']} className="inset-x-7 top-0 h-7 max-sm:hidden" />
      <Zones names={['A', 'B', 'C', 'D']} className="inset-y-7 left-0 w-7 flex-col max-sm:hidden" />
      <div className="flex min-h-[min(34rem,62vh)] flex-col justify-between border-2 border-ink">
        <div className="p-[clamp(1.25rem,4vw,4rem)]">{children}</div>
        <div className="flex flex-col justify-between sm:flex-row sm:items-end">
          <InlineDrawing
            file={northAndScale}
            className="mx-[clamp(1.25rem,4vw,4rem)] mb-6 w-64 max-w-[70%] shrink text-section"
            aria-hidden="true"
          />
          <dl className="grid border-t border-ink font-sans text-sm sm:w-[min(32rem,60%)] sm:border-l">
            <Entry label="Address" value={address} />

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

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] border-hairline not-first:border-t">
      <dt className="label px-3 py-2">{label}</dt>
      <dd className="border-l border-hairline px-3 py-1.5 font-[560] wrap-anywhere">{value}</dd>
    </div>
  );
}
