import type { ReactNode } from 'react';

/** One line of the schedule: a label at the left, what it stands for at the right; above each other where it is narrow. */
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
    <div className="grid gap-x-4 gap-y-1.5 border-t border-hairline py-3.5 @lg:grid-cols-[8.5rem_minmax(0,1fr)]">
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
