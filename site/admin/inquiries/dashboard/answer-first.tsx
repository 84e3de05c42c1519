import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { valueInBrief } from '#contract/inquiries/prospect.ts';
import { BUTTON, Button } from '../../components/button.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import { weekdayTime } from '../../format/dates.ts';
import { ClockLine } from '../clock-line.tsx';
import { telOf } from '../detail/head/phone-links.ts';
import { PriorityMark } from '../priority-mark.tsx';
import { About } from '../subject.tsx';
import { hrefOf } from '../url-state/selected-inquiry.ts';
import { openReply } from './open-reply.ts';

type AnswerProps = { inquiry: ListedInquiry };

const wordsOf = ({ latestMessage, message }: ListedInquiry): string => latestMessage ?? message;

/** The client to answer first: the latest words, and the ways to answer. */
export function AnswerCard({ inquiry }: AnswerProps) {
  const { id, name, phone, value, waitingSince } = inquiry;
  return (
    <article aria-label={`Answer ${name} first`} className="rounded-sheet bg-sheet p-6 shadow-e2">
      <div className="flex flex-wrap items-center gap-x-3">
        <h4 className="text-20 leading-tight font-semibold">
          <a href={hrefOf(id)} className="text-ink no-underline hover:text-copper">
            {name}
          </a>
        </h4>
        <PriorityMark priority={inquiry.priority} />
        <span className="ml-auto text-13">
          <ClockLine inquiry={inquiry} />
        </span>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-13 text-graphite">
        <span className="empty:hidden">
          <About inquiry={inquiry} />
        </span>
        {value && <span className="font-semibold text-ink">{valueInBrief(value)}</span>}
        {waitingSince && <span>wrote {weekdayTime(waitingSince)}</span>}
      </p>
      <blockquote className="mt-3 mb-4 line-clamp-6 font-serif text-17 leading-normal wrap-anywhere">
        {wordsOf(inquiry)}
      </blockquote>
      <div className="flex flex-wrap gap-2">
        <ReplyButton inquiry={inquiry} look="primary" />
        {phone && (
          <a href={telOf(phone)} className={BUTTON.quiet}>
            Call {phone}
          </a>
        )}
      </div>
    </article>
  );
}

/** One of those to answer next. */
export const AnswerRow = ({ inquiry }: AnswerProps) => (
  <li className="grid cols-action items-center gap-x-6 gap-y-1 py-3 pr-4 pl-6">
    <div className="col-span-2 flex min-w-0 items-center gap-2 whitespace-nowrap">
      <a href={hrefOf(inquiry.id)} className="truncate font-semibold text-ink no-underline hover:text-copper">
        {inquiry.name}
      </a>
      <PriorityMark priority={inquiry.priority} />
      <span className="min-w-0 truncate text-13 text-graphite">
        <About inquiry={inquiry} />
      </span>
      <span className="ml-auto text-13">
        <ClockLine inquiry={inquiry} isPlain />
      </span>
    </div>
    <p className="line-clamp-2 font-serif text-15 leading-snug wrap-anywhere">{wordsOf(inquiry)}</p>
    <ReplyButton inquiry={inquiry} look="quiet" />
  </li>
);

type ReplyButtonProps = AnswerProps & { look: 'primary' | 'quiet' };

/** Opens the inquiry with its reply; one without an email address is only opened. */
const ReplyButton = ({ inquiry: { id, name, email }, look }: ReplyButtonProps) =>
  email ? (
    <Button look={look} onClick={() => openReply(id)}>
      <LineIcon
        width="16"
        height="16"
        strokeLinecap="round"
        d="M6.5 4 2.5 8l4 4M2.5 8H9c3 0 4.5 1.6 4.5 4.5"
      />
      Reply
      <span className="sr-only"> to {name}</span>
    </Button>
  ) : (
    <a href={hrefOf(id)} className={BUTTON[look]}>
      Open
      <span className="sr-only"> {name}</span>
    </a>
  );
