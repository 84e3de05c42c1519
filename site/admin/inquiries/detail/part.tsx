import type { ReactNode } from 'react';

/** A part of the staff's column beside the message. */
export function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="border-b border-hairline py-4 last:border-b-0">
      <h3 className="label mb-2">{label}</h3>
      {children}
    </section>
  );
}
