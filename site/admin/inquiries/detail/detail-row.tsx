import type { ReactNode } from 'react';

/** Label and content side by side, with the line above them. */
export const DETAIL_ROW =
  'grid gap-x-4 gap-y-1.5 border-t border-hairline @lg:grid-cols-[8.5rem_minmax(0,1fr)]';

type DetailRowProps = { label: string; htmlFor?: string; children: ReactNode };

/** One row of the schedule: label at the left, content at the right; stacked where it is narrow. */
export function DetailRow({ label, htmlFor, children }: DetailRowProps) {
  const words = 'label pt-0.5';
  return (
    <div className={`${DETAIL_ROW} py-3.5`}>
      {htmlFor ? (
        <label htmlFor={htmlFor} className={words}>
          {label}
        </label>
      ) : (
        <h3 className={words}>{label}</h3>
      )}
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** A part of the staff's column next to the message. */
export function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="border-b border-hairline py-4 last:border-b-0">
      <h3 className="label mb-2">{label}</h3>
      {children}
    </section>
  );
}
