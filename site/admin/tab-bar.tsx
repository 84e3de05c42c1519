import { worksOnInquiries } from '#contract/staff/staff-roles.ts';
import { bottomBar } from '../layout/bottom-bar.ts';
import { AccountMenu, type AccountProps } from './account-menu.tsx';
import { CountMark } from './components/count-mark.tsx';
import { ViewIcon } from './components/view-icon.tsx';
import { useArrivalCount } from './inquiries/live/use-arrivals.ts';
import { NewRequestButton } from './inquiries/new-request/new-request-button.tsx';
import { useWaitingMailCount } from './mail/inbound/inbound-query.ts';
import { MailMark } from './mail/mail-mark.tsx';
import { useAddress } from './state/address.ts';
import { openLayer } from './state/open-layer.ts';
import { useBooking } from './state/settings.ts';
import { VIEWS, viewAt, viewsInHeader } from './views.ts';

const TAB =
  'relative flex min-w-0 basis-0 grow cursor-pointer flex-col items-center justify-center gap-1 text-12 font-strong text-graphite no-underline before:absolute before:inset-x-1/4 before:top-0 before:h-0.75 focus-visible:-outline-offset-2 current:text-copper current:before:bg-copper';

const COUNT = 'absolute top-1.5 left-1/2 ml-0.5 ring-2 ring-sheet';

/** On a phone, the daily work within reach of the thumb; the rest is behind More. */
export function TabBar(props: AccountProps) {
  const current = viewAt(useAddress().pathname);
  const views = viewsInHeader(props.staff, useBooking());
  const tabs = worksOnInquiries(props.staff.role) ? views.filter(({ part }) => part === 'work') : views;
  const more = views.filter((view) => !tabs.includes(view));
  const arrivals = useArrivalCount();
  const waitingMails = useWaitingMailCount();
  return (
    <nav
      ref={bottomBar}
      aria-label="Dashboard"
      className="sticky bottom-0 z-10 flex min-h-16 border-t border-line bg-sheet pb-safe md:hidden"
    >
      {tabs.map((view) => (
        <a
          key={view.path}
          href={view.path}
          aria-current={view === current ? 'page' : undefined}
          className={TAB}
        >
          {view.icon && <ViewIcon name={view.icon} size={20} />}
          {view.label}
          {view === VIEWS[0] && <CountMark count={arrivals} what="new" className={COUNT} />}
          {view.icon === 'email' &&
            (waitingMails > 0 ? (
              <CountMark count={waitingMails} what="waiting" className={COUNT} />
            ) : (
              <MailMark className={COUNT} />
            ))}
        </a>
      ))}
      <AccountMenu
        {...props}
        more={more}
        buttonClass={TAB}
        button={
          <>
            <ViewIcon name="more" size={20} />
            More
          </>
        }
      />
    </nav>
  );
}

/** On a phone, next to the title of the view: search and a new inquiry. */
export const PhoneTools = () => (
  <div className="absolute top-1.5 right-2 z-10 flex items-center gap-1 md:hidden">
    <button
      type="button"
      aria-label="Find anything"
      onClick={() => openLayer('palette')}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-graphite"
    >
      <ViewIcon name="search" size={20} />
    </button>
    <NewRequestButton />
  </div>
);
