import type { ReactNode } from 'react';

export type PartnershipStep = {
  title: string;
  text: ReactNode;
  /** Its duration or result, in a small line below. */
  detail?: ReactNode;
};

/** A process in order: one numbered line per step, like a drawing's list of revisions. */
export function Steps({ steps }: { steps: readonly PartnershipStep[] }) {
  return (
    <ol className="border-t border-ink">
      {steps.map(({ title, text, detail }, i) => (
        <li
          key={title}
          className="grid grid-cols-[2.25rem_1fr] gap-x-4 border-b border-hairline py-4.5 md:grid-cols-[2.25rem_4fr_7fr] md:gap-x-8"
        >
          <span className="pt-px font-sans text-sm font-[600] text-copper tabular-nums">{i + 1}</span>
          <h3>{title}</h3>
          <div className="max-md:col-start-2 max-md:mt-1">
            <p className="max-w-[38em] leading-normal text-graphite">{text}</p>
            {detail && <p className="caption mt-1.5">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
