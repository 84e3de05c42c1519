import type { ReactNode } from 'react';
import { type MeetingAction, type MeetingPage, withCode } from '#contract/booking/visitor-meeting.ts';
import { Arrow } from '../../components/meeting/arrow.tsx';
import { content } from '../../content/snapshot.ts';
import { headingOf } from './step.ts';

type SheetProps = Pick<
  MeetingPage,
  'path' | 'reference' | 'email' | 'code' | 'offer' | 'choice' | 'trouble' | 'done' | 'refused'
> & {
  /** Target and text of the back link; the request's page if left out. */
  back?: { href: string; text: string };
  lead?: ReactNode;
  children: ReactNode;
};

/** One step: the way back, what was done or went wrong, the heading, and the step itself. */
export function MeetingSheet({ back, lead, children, ...page }: SheetProps) {
  const { meetingWords } = content();
  const { path, reference, trouble, done, refused } = page;
  const to = back ?? {
    href: page.code ? withCode(path, page.code) : path,
    text: `${meetingWords.back} ${reference}`,
  };
  return (
    <div className="sheet pb-rhythm">
      <a
        href={to.href}
        className="mt-2 inline-flex min-h-11 items-center gap-2.5 font-sans text-[0.9375rem] font-medium no-underline"
      >
        <Arrow isBack />
        {to.text}
      </a>
      {done && <Notice isGood>{doneInWords(page, done)}</Notice>}
      {trouble && <Notice>{trouble}</Notice>}
      {refused && <Refused errors={refused.errors} />}
      <div className="grid gap-x-12 gap-y-7 border-t border-ink pt-6 lg:grid-cols-[5fr_7fr] lg:pt-10">
        <div>
          <h1 className="text-[clamp(2rem,3.6vw,3.25rem)]">{headingOf(page)}</h1>
          {lead && <div className="mt-4 max-w-[34em] text-graphite">{lead}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}

/** A time that is only held isn't called booked. */
function doneInWords({ offer, email }: Pick<SheetProps, 'offer' | 'email'>, done: MeetingAction): string {
  const { meetingWords } = content();
  if (!offer.ahead?.heldUntil) return meetingWords.done[done];
  return done === 'move' ? meetingWords.held.moved : meetingWords.held.done(email);
}

/** Takes the focus, so that readers without JavaScript start there. */
function Notice({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const color = isGood
    ? 'border-completed bg-completed-bg text-completed'
    : 'border-cancelled bg-cancelled-bg text-cancelled';
  return (
    <p
      role={isGood ? 'status' : 'alert'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script nothing else can take the reader to what was done
      autoFocus
      className={`mt-1 mb-6 border-l-4 px-5 py-4 font-sans font-medium outline-none ${color}`}
    >
      {children}
    </p>
  );
}

function Refused({ errors }: { errors: Record<string, string> }) {
  const { meetingWords } = content();
  return (
    <Notice>
      {meetingWords.refused.heading}. {Object.values(errors).join(' ')}
    </Notice>
  );
}

/**
 * A plain form of the page. Its key makes a repeated send count once; the code of the emailed link confirms the
 * address.
 */
export function MeetingForm({
  action,
  page,
  values,
  children,
}: {
  action: MeetingAction;
  page: { path: string; formKey: string; code?: string | null };
  /** Sent along without being shown. */
  values: Record<string, string | null | undefined>;
  children: ReactNode;
}) {
  return (
    <form method="post" action={`${page.path}/meeting/${action}`} encType="multipart/form-data">
      <input type="hidden" name="idempotencyKey" defaultValue={page.formKey} />
      {Object.entries({ ...values, ...(page.code && { code: page.code }) }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} defaultValue={value} />,
      )}
      {children}
    </form>
  );
}
