import type { ReactNode } from 'react';

/** A choice of a filter, as a link to the page that shows it; the current one is underlined. */
export function ChoiceLink({
  href,
  current,
  size,
  children,
}: {
  href: string;
  current: boolean;
  /** Classes of its height and spacing. */
  size: string;
  children: ReactNode;
}) {
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className={`inline-flex ${size} border-b-2 border-transparent no-underline hover:text-copper aria-[current]:border-copper aria-[current]:font-semibold`}
      >
        {children}
      </a>
    </li>
  );
}
