import type { ReactNode } from 'react';

/** Label and content side by side, with the line above them. */
export const DETAIL_ROW =
  'grid gap-x-4 gap-y-1.5 border-t border-hairline @lg:grid-cols-[8.5rem_minmax(0,1fr)]';

/** One row of the schedule: label at the left, content at the right; stacked where it is narrow. */
export function DetailRow({
  label,
  htmlFor,
  children,
}: {
  label: string;
  htmlFor?: string;
  children: ReactNode;
}) {
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
