import { useEffect } from 'react';
import type { StaffMember } from '#contract/page-services.ts';
import { ThemeToggle } from '../frame/theme-toggle.tsx';
import { Tooltip } from '../frame/tooltip.tsx';
import { useAddress } from './address.ts';
import { Button } from './button.tsx';
import { HomeLink } from './home-link.tsx';
import { viewAt, viewsOf } from './views.ts';

type BarProps = { staff: StaffMember; isSigningOut: boolean; onSignOut: () => void };

/** Top of every page for staff: whose it is, where to go, who is signed in, the way out. */
export function Bar({ staff, isSigningOut, onSignOut }: BarProps) {
  useEffect(markThemeToggle, []);
  const path = useAddress().pathname;
  return (
    <header className="flex flex-wrap items-center gap-x-6 border-b border-hairline px-4 md:px-6">
      <HomeLink />
      <Views staff={staff} />
      <div className="ml-auto flex min-h-14 min-w-0 items-center gap-4">
        <a
          href="/admin/account"
          aria-current={path === '/admin/account' ? 'page' : undefined}
          className="flex min-h-11 min-w-0 items-center text-graphite no-underline hover:text-copper aria-[current]:text-ink aria-[current]:underline"
        >
          <span className="truncate max-xl:sr-only">{staff.email}</span>
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
            className="shrink-0 max-xl:mx-1.5 xl:hidden"
          >
            <circle cx="10" cy="6.5" r="3.5" />
            <path d="M3 18c0-4 3-6 7-6s7 2 7 6" />
          </svg>
        </a>
        <ThemeToggle className="shrink-0" />
        <Tooltip text="Ends this session. Drafts of notes stay on this device.">
          <Button look="bare" disabled={isSigningOut} onClick={onSignOut} className="whitespace-nowrap">
            Sign out
          </Button>
        </Tooltip>
      </div>
    </header>
  );
}

/** On a phone and a tablet the views have a line of their own, which scrolls sideways by itself. */
function Views({ staff }: { staff: StaffMember }) {
  const current = viewAt(useAddress().pathname);
  const views = viewsOf(staff).filter(({ label }) => label !== undefined);
  return (
    <nav
      aria-label="Dashboard"
      className="max-lg:order-last max-lg:-mx-4 max-lg:w-[calc(100%+2rem)] md:max-lg:-mx-6 md:max-lg:w-[calc(100%+3rem)] max-lg:overflow-x-auto max-lg:border-t max-lg:border-hairline max-lg:px-4 md:max-lg:px-6"
    >
      <ul className="flex gap-x-5">
        {views.map((view) => (
          <li key={view.path}>
            <a
              href={view.path}
              aria-current={view === current ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent text-[0.9rem] font-[560] whitespace-nowrap text-ink no-underline hover:text-copper aria-[current]:border-copper lg:min-h-14"
            >
              {view.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page's inline script marks the toggles that it finds; this one may have come after it looked. */
export function markThemeToggle() {
  dispatchEvent(new Event('storage'));
}
