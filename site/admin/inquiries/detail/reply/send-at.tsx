import { type ClockedInquiry, responseClockOf } from '#contract/inquiries/clock.ts';
import { REPLY_LIMITS } from '#contract/mail/reply.ts';
import { TimeChoice } from '../../../components/time-choice.tsx';
import { weekdayTime } from '../../../format/dates.ts';
import { useNow } from '../../../state/use-now.ts';

/** @param value ISO 8601 UTC; undefined for at once. */
type SendAtProps = {
  value: string | undefined;
  onChange: (sendAt: string | undefined) => void;
  inquiry: ClockedInquiry;
};

/** When a reply goes out. */
export function SendAt({ value, onChange, inquiry }: SendAtProps) {
  return (
    <>
      <TimeChoice
        label="Send"
        now={useNow()}
        atOnce={`In ${REPLY_LIMITS.takeBackMs / 1000} seconds`}
        value={value}
        onChange={onChange}
        daysMax={REPLY_LIMITS.scheduleDaysMax}
        fieldsClass="basis-full justify-end"
      />
      <AfterPromise sendAt={value} inquiry={inquiry} />
    </>
  );
}

/** The clock of the promise runs until the mail is delivered (product decision §9). */
function AfterPromise({ sendAt, inquiry }: { sendAt: string | undefined; inquiry: ClockedInquiry }) {
  const clock = responseClockOf(inquiry, useNow());
  if (sendAt === undefined || clock.state !== 'running' || sendAt <= clock.dueAt) return null;
  return (
    <p className="basis-full text-[0.9rem] text-overdue">
      That is after the 24 hours we promise: an answer is due {weekdayTime(clock.dueAt)}.
    </p>
  );
}
