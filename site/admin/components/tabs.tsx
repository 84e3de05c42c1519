import { type ReactNode, useRef } from 'react';
import { useCurrentInSight } from './use-current-in-sight.ts';

export type Tab = { href: string; label: ReactNode; isCurrent: boolean };

/** The parts of one view, or presets of one choice, as links on one strip; on a phone it scrolls sideways. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, tabs.find(({ isCurrent }) => isCurrent)?.href ?? '');
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="relative w-fit max-w-full overflow-x-auto rounded-control bg-well p-1"
    >
      <ul className="flex w-max gap-1">
        {tabs.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-14 font-strong whitespace-nowrap text-graphite no-underline hover:text-ink focus-visible:-outline-offset-2 current:bg-sheet current:text-ink current:shadow-e1 max-md:min-h-11 pointer-coarse:min-h-11"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
