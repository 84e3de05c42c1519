import type { ReactNode } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import { toggleTheme } from '../layout/theme-key.ts';
import { closePopover, Popover } from './components/popover.tsx';
import { ViewIcon } from './components/view-icon.tsx';
import { useAddress } from './state/address.ts';
import { useBooking } from './state/settings.ts';
import { type View, viewAt, viewsInMenu } from './views.ts';

export type AccountProps = { staff: StaffMember; isSigningOut: boolean; onSignOut: () => void };

type AccountMenuProps = AccountProps & {
  button: ReactNode;
  buttonClass: string;
  /** Views that the bar at hand has no room for. */
  more?: readonly View[];
};

/** The views that aren't opened every day, the account, the theme and sign-out. */
export function AccountMenu({ button, buttonClass, more = [], ...rest }: AccountMenuProps) {
  return (
    <Popover title="Account menu" button={button} buttonClass={buttonClass} className="md:w-64">
      <MenuContent {...rest} more={more} />
    </Popover>
  );
}

const ITEM =
  'flex min-h-9 w-full cursor-pointer items-center gap-3 rounded-control px-3 font-strong text-ink no-underline hover:bg-hover current:bg-ledge disabled:text-graphite max-md:min-h-11 pointer-coarse:min-h-11';

type MenuContentProps = AccountProps & { more: readonly View[] };

function MenuContent({ staff, isSigningOut, onSignOut, more }: MenuContentProps) {
  const views = viewsInMenu(staff, useBooking());
  return (
    <div className="p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <p className="truncate px-3 pt-2 font-semibold">{staff.name}</p>
      <p className="truncate px-3 pb-2 text-13 text-graphite">{staff.email}</p>
      <nav aria-label="More views">
        <ul>
          {[...more, ...views].map((view) => (
            <li
              key={view.path}
              className={view.icon === 'account' ? 'mt-2 border-t border-hairline pt-2' : undefined}
            >
              <MenuLink view={view} />
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" onClick={toggleTheme} className={ITEM}>
        <ViewIcon name="theme" className="text-graphite" />
        Theme
        <span className="ml-auto text-13 font-normal text-graphite">
          <span className="dark:hidden">Light</span>
          <span className="hidden dark:inline">Dark</span>
        </span>
      </button>
      <div className="mt-2 border-t border-hairline pt-2">
        <button
          type="button"
          disabled={isSigningOut}
          onClick={onSignOut}
          title="Your note drafts stay on this device."
          className={ITEM}
        >
          <ViewIcon name="sign-out" className="text-graphite" />
          Sign out
        </button>
      </div>
    </div>
  );
}

function MenuLink({ view }: { view: View }) {
  const current = viewAt(useAddress().pathname);
  return (
    <a
      href={view.path}
      aria-current={view === current ? 'page' : undefined}
      onClick={(event) => closePopover(event.currentTarget)}
      className={ITEM}
    >
      {view.icon && <ViewIcon name={view.icon} className="text-graphite" />}
      {view.label}
    </a>
  );
}
