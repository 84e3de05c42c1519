import { useEffect } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import { ThemeToggle } from '../layout/theme-toggle.tsx';
import { Tooltip } from '../layout/tooltip.tsx';
import { Button } from './components/button.tsx';
import { LineIcon } from './components/line-icon.tsx';
import { markThemeToggle } from './components/mark-theme-toggle.ts';
import { closePopover, Popover } from './components/popover.tsx';
import { useAddress } from './state/address.ts';
import { useBooking } from './state/settings.ts';
import { viewAt, viewsInBar } from './views.ts';

export type AccountProps = { staff: StaffMember; isSigningOut: boolean; onSignOut: () => void };

/** The signed-in account, the theme and sign-out. */
export function AccountTools({ staff, isSigningOut, onSignOut }: AccountProps) {
  useEffect(markThemeToggle, []);
  const path = useAddress().pathname;
  return (
    <>
      <a
        href="/admin/account"
        aria-current={path === '/admin/account' ? 'page' : undefined}
        onClick={(event) => closePopover(event.currentTarget)}
        className="flex min-h-11 min-w-0 items-center text-[0.875rem] text-graphite no-underline hover:text-copper aria-[current]:text-ink aria-[current]:underline"
      >
        <span className="truncate">{staff.email}</span>
      </a>
      <ThemeToggle />
      <Tooltip text="Your note drafts stay on this device.">
        <Button
          look="bare"
          disabled={isSigningOut}
          onClick={onSignOut}
          className="text-[0.875rem] whitespace-nowrap"
        >
          Sign out
        </Button>
      </Tooltip>
    </>
  );
}

/** The same behind a button, where the bar has no room for it. */
export function AccountMenu(props: AccountProps) {
  return (
    <Popover
      title="Views and your account"
      buttonLabel="Views and your account"
      buttonClass="-mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center text-graphite hover:text-copper xl:hidden"
      button={
        <LineIcon
          viewBox="0 0 20 20"
          width="20"
          height="20"
          d="M13.5 6.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM3 18c0-4 3-6 7-6s7 2 7 6"
        />
      }
    >
      <ViewList staff={props.staff} />
      <div className="flex items-center gap-4 border-t border-hairline px-4 py-1.5">
        <AccountTools {...props} />
      </div>
    </Popover>
  );
}

/** The views by name: the bar shows only as many as fit. */
function ViewList({ staff }: { staff: StaffMember }) {
  const current = viewAt(useAddress().pathname);
  return (
    <nav aria-label="All views">
      <ul className="grid grid-cols-2 gap-x-6 px-4 py-1.5">
        {viewsInBar(staff, useBooking()).map((view) => (
          <li key={view.path}>
            <a
              href={view.path}
              aria-current={view === current ? 'page' : undefined}
              onClick={(event) => closePopover(event.currentTarget)}
              className="flex min-h-11 items-center font-[560] text-ink no-underline hover:text-copper aria-[current]:text-copper"
            >
              {view.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
