import { type FormEvent, useId, useRef, useState } from 'react';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import type { InboundMail } from '#contract/mail/inbound.ts';
import { Button } from '../../components/button.tsx';
import { FIELD } from '../../components/choice.tsx';
import { momentDate } from '../../format/dates.ts';
import { inboundRawHref } from '../inbound/inbound-query.ts';
import { MailWords } from '../inbound/mail-words.tsx';
import { useFiling } from '../inbound/use-filing.tsx';
import { Destinations } from './destinations.tsx';

type MailItemProps = {
  mail: InboundMail;
  /** Its suggestion is the next thing to do. */
  isFirst: boolean;
  /** The last mail of the list is leaving it: the focus must go elsewhere. */
  onEmpty: () => void;
};

/** One email: its content at the left, its possible destinations at the right. */
export function MailItem({ mail, isFirst, onEmpty }: MailItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const filing = useFiling(mail.id, () => {
    const next = item.current?.nextElementSibling ?? item.current?.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
    else onEmpty();
  });
  const isWaiting = mail.state === 'waiting';
  const [isBeginning, setBeginning] = useState(false);
  return (
    <li
      ref={item}
      tabIndex={-1}
      data-inbound={mail.id}
      data-subject={mail.id}
      aria-label={`${nameOf(mail)}: ${mail.subject || 'No subject'}`}
      className="grid gap-x-8 gap-y-4 rounded-sheet bg-sheet px-4 py-5 shadow-e1 md:px-6 lg:grid-cols-5"
    >
      <div className="min-w-0 lg:col-span-3">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-14">
          <b className="font-strong wrap-anywhere">{nameOf(mail)}</b>
          {mail.from.name !== '' && <span className="wrap-anywhere text-graphite">{mail.from.address}</span>}
          <time dateTime={mail.receivedAt} className="text-13 text-graphite">
            {momentDate(mail.receivedAt)}
          </time>
        </p>
        <h3 className="mt-0.5 mb-1.5 text-17 leading-snug font-strong wrap-anywhere">
          {mail.subject || 'No subject'}
        </h3>
        {mail.spamReasons.length > 0 && (
          <p className="mb-2 text-13 text-cancelled">Suspected spam: {mail.spamReasons.join('; ')}.</p>
        )}
        {mail.kind === 'unreadable' ? <Unreadable mail={mail} /> : <MailWords mail={mail} />}
      </div>
      <div className="min-w-0 lg:col-span-2 lg:border-l lg:border-hairline lg:pl-6">
        {isWaiting && mail.kind !== 'unreadable' && (
          <>
            <Destinations
              isFirst={isFirst}
              suggestions={mail.suggestions}
              isPending={filing.isPending}
              onChoose={filing.file}
            />
            {isBeginning && (
              <BeginInquiry from={mail.from} isPending={filing.isPending} onBegin={filing.begin} />
            )}
          </>
        )}
        <p className="flex flex-wrap gap-x-5">
          {isWaiting && mail.kind !== 'unreadable' && (
            <Button look="bare" disabled={filing.isPending} onClick={() => setBeginning(!isBeginning)}>
              {isBeginning ? 'Cancel' : 'Create inquiry'}
            </Button>
          )}
          {isWaiting && mail.kind === 'unreadable' && (
            <Button look="bare" disabled={filing.isPending} onClick={filing.readAgain}>
              Try again
            </Button>
          )}
          <Button
            look="bare"
            disabled={filing.isPending}
            onClick={isWaiting ? filing.setAside : filing.restore}
          >
            {isWaiting ? 'Archive' : 'Move to inbox'}
          </Button>
        </p>
      </div>
    </li>
  );
}

function Unreadable({ mail }: { mail: InboundMail }) {
  return (
    <>
      <p>We couldn’t open this email. Download it and open it in an email app.</p>
      <a
        href={inboundRawHref(mail.id)}
        download=""
        className="inline-flex min-h-11 items-center font-strong text-section"
      >
        Download email
      </a>
    </>
  );
}

/** The sender's name, else the address. */
const nameOf = ({ from, kind }: InboundMail): string =>
  from.name || from.address || (kind === 'unreadable' ? 'Unreadable email' : 'Unknown sender');

type BeginInquiryProps = {
  from: InboundMail['from'];
  isPending: boolean;
  onBegin: (name: string) => void;
};

/** Begins an inquiry from an email; the name is the sender's until it is corrected. */
function BeginInquiry({ from, isPending, onBegin }: BeginInquiryProps) {
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onBegin(String(new FormData(event.currentTarget).get('name')).trim());
  }
  return (
    <form onSubmit={submit} aria-label="Create inquiry" className="mt-4">
      <label htmlFor={id} className="mb-1 block text-13 font-strong">
        Name
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          id={id}
          name="name"
          required
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed asks for it
          autoFocus
          minLength={INQUIRY_LIMITS.nameMin}
          maxLength={INQUIRY_LIMITS.nameMax}
          defaultValue={from.name || nameInAddress(from.address)}
          className={`${FIELD} min-w-40 grow`}
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Creating...' : 'Create inquiry'}
        </Button>
      </div>
      <p className="mt-1.5 text-13 wrap-anywhere text-graphite">
        Uses {from.address} as the email address. The sender won’t be notified.
      </p>
    </form>
  );
}

/** Like Ana Ruiz, from ana.ruiz@example.com. */
const nameInAddress = (address: string): string =>
  (address.split('@', 1)[0] ?? '')
    .split(/[._+-]+/)
    .filter((part) => part !== '')
    .map((part) => part[0]?.toUpperCase() + part.slice(1))
    .join(' ');
