import type { RequestChannel } from '#contract/inquiries/inquiry-actions.ts';
import { Button } from '../../components/button.tsx';
import { FailureLine } from '../../components/failure-line.tsx';
import { cardDate } from '../../format/dates.ts';
import { useLogContact } from '../detail/contact/use-log-contact.ts';
import { StatusBadge } from '../status-badge.tsx';
import type { RequestMatch } from './use-matches.ts';

const SAME = { phone: 'Same phone', email: 'Same email', name: 'Similar name' };

type MatchesProps = {
  matches: readonly RequestMatch[];
  channel: RequestChannel;
  /** The words for the timeline of the inquiry that is joined. */
  message: string;
  onJoined: (inquiryId: string) => void;
};

/** Earlier inquiries of the same person, each with a way to log the conversation there instead. */
export function Matches({ matches, ...match }: MatchesProps) {
  return (
    <div role="status" className="empty:hidden">
      {matches.length > 0 && (
        <section aria-label="Existing inquiries" className="mt-5 border-l-3 border-copper pl-3">
          <h3 className="font-strong">Is this an existing inquiry?</h3>
          <ul>
            {matches.map((each) => (
              <Match key={each.inquiry.id} {...each} {...match} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type MatchProps = RequestMatch & Omit<MatchesProps, 'matches'>;

function Match({ inquiry, same, channel, message, onJoined }: MatchProps) {
  const { id, name, status, createdAt } = inquiry;
  const log = useLogContact(inquiry, () => onJoined(id));
  const kind = channel === 'walk-in' || channel === 'job-site' ? 'meeting' : 'call';
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-hairline last:border-b-0">
      <span className="min-w-0 wrap-anywhere">
        <b className="font-strong">{name}</b>{' '}
        <span className="text-graphite">
          {SAME[same]}, received {cardDate(createdAt)}
        </span>
      </span>
      <span className="flex">
        <StatusBadge status={status} />
      </span>
      <Button
        look="bare"
        className="ml-auto"
        disabled={log.isPending}
        aria-label={`Add to inquiry: ${name}`}
        onClick={() => log.contact({ kind, outcome: 'reached', text: message })}
      >
        Add to inquiry
      </Button>
      <FailureLine what="Couldn’t log the contact." error={log.error} />
    </li>
  );
}
