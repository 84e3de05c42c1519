import { useEffect } from 'react';
import type { StaffMember } from '#contract/page-services.ts';
import { ThemeToggle } from '../frame/theme-toggle.tsx';
import { Tooltip } from '../frame/tooltip.tsx';
import { Button } from './button.tsx';
import { HomeLink } from './home-link.tsx';

type BarProps = { staff: StaffMember; isSigningOut: boolean; onSignOut: () => void };

/** Top of every page for staff: whose it is, who is signed in, the way out. */
export function Bar({ staff, isSigningOut, onSignOut }: BarProps) {
  useEffect(markThemeToggle, []);
  return (
    <header className="flex min-h-14 items-center gap-4 border-b border-hairline px-4 py-1.5 md:px-6">
      <HomeLink />
      <span className="ml-auto min-w-0 truncate text-graphite max-sm:hidden">{staff.email}</span>
      <ThemeToggle className="shrink-0 max-sm:ml-auto" />
      <Tooltip text="Ends this session. Drafts of notes stay on this device.">
        <Button look="bare" disabled={isSigningOut} onClick={onSignOut} className="whitespace-nowrap">
          Sign out
        </Button>
      </Tooltip>
    </header>
  );
}

/** The page's inline script marks the toggles that it finds; this one may have come after it looked. */
export function markThemeToggle() {
  dispatchEvent(new Event('storage'));
}
