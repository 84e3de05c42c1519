import type { ReactNode } from 'react';

/** A part of the column next to the conversation. */
export const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className="not-first:mt-5">
    <h3 className="mb-2 text-14 font-semibold tracking-tight">{label}</h3>
    {children}
  </section>
);

type DetailRowProps = { label: string; children: ReactNode };

/** One row of the record: label at the left, content at the right. */
export const DetailRow = ({ label, children }: DetailRowProps) => (
  <div className="grid cols-side-22 gap-x-2 py-0.5">
    <dt>{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
