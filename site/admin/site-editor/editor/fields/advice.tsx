import type { ReactNode } from 'react';

/** A possible improvement; it doesn’t hold up publishing. */
export const Advice = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 border-l-3 border-progress bg-progress-bg px-3 py-2 text-13 text-progress">
    <b className="font-semibold">Suggestion:</b> {children}
  </div>
);
