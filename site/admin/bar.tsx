import { useRef } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';
import { worksOnInquiries } from '#contract/staff/staff-roles.ts';
import { AccountMenu, type AccountProps, AccountTools } from './account-menu.tsx';
import { HomeLink } from './components/home-link.tsx';
import { useCurrentInSight } from './components/use-current-in-sight.ts';
import { useArrivalCount, useShowArrivals } from './inquiries/live/use-arrivals.ts';
import { NewRequestButton } from './inquiries/new-request/new-request-button.tsx';
import { useWaitingMailCount } from './mail/inbound/inbound-query.ts';
import { MailMark } from './mail/mail-mark.tsx';
import { useAddress } from './state/address.ts';
import { useBooking } from './state/settings.ts';
import { VIEWS, viewAt, viewsInBar } from './views.ts';

/** Top of every staff page, one line on every screen: home link, views, the account, theme and sign-out. */
export function Bar(props: AccountProps) {
  return (
    <header className="flex min-h-12 items-center gap-x-6 border-b border-hairline px-4 max-md:gap-x-3 md:px-6">
      <HomeLink isShort />
      <Views staff={props.staff} />
      <div className="ml-auto flex items-center gap-4 max-xl:shrink-0 max-md:gap-1 xl:min-w-44">
        {worksOnInquiries(props.staff.role) && (
          <>
            <MailMark />
            <NewRequestButton />
          </>
        )}
        <div className="flex min-w-0 items-center gap-3 max-xl:hidden">
          <AccountTools {...props} />
        </div>
        <AccountMenu {...props} />
      </div>
    </header>
  );
}

/**
 * On a wide screen all are in sight: the firm's name and the address give way. Elsewhere they scroll sideways, the current
 * one in sight, and the account's menu lists them all.
 */
function Views({ staff }: { staff: StaffMember }) {
  const current = viewAt(useAddress().pathname);
  const views = viewsInBar(staff, useBooking());
  const arrivals = useArrivalCount();
  const showArrivals = useShowArrivals();
  const waitingMails = useWaitingMailCount();
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, current?.path);
  return (
    <nav
      ref={nav}
      aria-label="Dashboard"
      className="relative min-w-0 overflow-x-auto xl:shrink-0 xl:overflow-x-visible"
    >
      <ul className="flex gap-x-5">
        {views.map((view) => (
          <li key={view.path}>
            <a
              href={view.path}
              aria-current={view === current ? 'page' : undefined}
              // With new inquiries, the link loads them once the list is rendered, like "Show" above the list.
              onClick={view === VIEWS[0] && arrivals > 0 ? () => setTimeout(showArrivals) : undefined}
              className="flex min-h-12 items-center border-b-2 border-transparent text-[0.9rem] font-[560] whitespace-nowrap text-ink no-underline hover:text-copper focus-visible:-outline-offset-2 aria-[current]:border-copper"
            >
              {view.label}
              {view === VIEWS[0] && (
                <CountMark data-arrivals="" count={arrivals} what="new" className="bg-new text-paper" />
              )}
              {view.path === '/admin/mail' && (
                <CountMark
                  data-waiting-mails=""
                  count={waitingMails}
                  what="waiting"
                  className="bg-copper text-on-copper"
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CountMarkProps = { count: number; what: string; className: string };

/** Count next to a view's name; not rendered for 0. */
function CountMark({ count, what, className, ...mark }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <span
      {...mark}
      className={`ml-1.5 min-w-5 px-1 text-center text-[0.75rem] leading-5 font-[600] ${className}`}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
