import type { StaffMember } from '#contract/site/page-services.ts';
import { worksOnInquiries } from '#contract/staff/staff-roles.ts';
import { AccountMenu, type AccountProps } from './account-menu.tsx';
import { CountMark } from './components/count-mark.tsx';
import { HomeLink } from './components/home-link.tsx';
import { ViewIcon } from './components/view-icon.tsx';
import { initialsOf } from './inquiries/list/assignee-initials.tsx';
import { useArrivalCount, useShowArrivals } from './inquiries/live/use-arrivals.ts';
import { NewRequestButton } from './inquiries/new-request/new-request-button.tsx';
import { useWaitingMailCount } from './mail/inbound/inbound-query.ts';
import { MailMark } from './mail/mail-mark.tsx';
import { useAddress } from './state/address.ts';
import { openLayer } from './state/open-layer.ts';
import { useBooking } from './state/settings.ts';
import { VIEWS, type View, viewAt, viewsInHeader } from './views.ts';

/** Top of every staff page from a tablet up: home link, views, search, the account. A phone has the tab bar instead. */
export function Bar(props: AccountProps) {
  return (
    <header className="flex min-h-14 items-center gap-x-3 border-b border-line px-4 max-md:hidden lg:gap-x-6 lg:px-6">
      <HomeLink isShort />
      <Views staff={props.staff} />
      <div className="ml-auto flex shrink-0 items-center gap-3">
        {worksOnInquiries(props.staff.role) && (
          <>
            <FindButton />
            <NewRequestButton />
          </>
        )}
        <AccountMenu
          {...props}
          button={
            <>
              {initialsOf(props.staff.name)}
              <span className="sr-only">, {props.staff.name}, account menu</span>
            </>
          }
          buttonClass="grid size-9 shrink-0 cursor-pointer place-items-center rounded-full bg-section text-13 font-semibold text-paper pointer-coarse:size-11"
        />
      </div>
    </header>
  );
}

/** Opens the palette; with its name where there is room. */
function FindButton() {
  return (
    <button
      type="button"
      aria-label="Find anything"
      onClick={() => openLayer('palette')}
      className="flex size-9 cursor-pointer items-center justify-center gap-2 rounded-control bg-well text-14 text-graphite hover:text-ink pointer-coarse:size-11 2xl:w-auto 2xl:min-w-44 2xl:justify-start 2xl:px-3"
    >
      <ViewIcon name="search" />
      <span className="max-2xl:hidden">Find anything</span>
    </button>
  );
}

/** The views in three parts: the daily work, the website, the figures. */
function Views({ staff }: { staff: StaffMember }) {
  const current = viewAt(useAddress().pathname);
  const views = viewsInHeader(staff, useBooking());
  return (
    <nav aria-label="Dashboard" className="shrink-0 self-stretch">
      <ul className="flex h-full items-stretch">
        {views.map((view, at) => (
          <li
            key={view.path}
            className={
              at > 0 && view.part !== views[at - 1]?.part
                ? 'flex items-stretch before:my-4 before:w-px before:bg-line lg:before:mx-2'
                : 'flex'
            }
          >
            <ViewLink view={view} isCurrent={view === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The ground line of the firm's mark stands under the current place. */
function ViewLink({ view, isCurrent }: { view: View; isCurrent: boolean }) {
  const showArrivals = useShowArrivals();
  const arrivals = useArrivalCount();
  const waitingMails = useWaitingMailCount();
  return (
    <a
      href={view.path}
      aria-current={isCurrent ? 'page' : undefined}
      // With new inquiries, the link loads them once the list is rendered, like "Show" above the list.
      onClick={view === VIEWS[0] && arrivals > 0 ? () => setTimeout(showArrivals) : undefined}
      className="relative flex items-center gap-1.5 px-2 font-strong whitespace-nowrap text-graphite no-underline after:absolute after:inset-x-2 after:bottom-0 after:h-0.75 hover:text-ink focus-visible:-outline-offset-2 current:text-ink current:after:bg-copper lg:px-3 lg:after:inset-x-3"
    >
      {view.label}
      {view === VIEWS[0] && <CountMark data-arrivals="" count={arrivals} what="new" />}
      {view.icon === 'email' && (
        <>
          <CountMark data-waiting-mails="" count={waitingMails} what="waiting" />
          <MailMark />
        </>
      )}
    </a>
  );
}
