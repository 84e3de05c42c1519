import type { BusyCalendar } from '#contract/booking/booking-hours.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { TextField } from '../components/text-field.tsx';
import { useSending } from '../components/use-sending.ts';
import { detailDate } from '../format/dates.ts';
import { useHoursCalls } from './hours-query.ts';
import { useSingleCall } from './use-single-call.ts';

/** A calendar elsewhere whose busy times aren't offered; its address is never shown again. */
export function BusyCalendarForm({ busy }: { busy: BusyCalendar }) {
  const { busy: set } = useHoursCalls(null);
  const { isCalling, call } = useSingleCall();
  const { isSending, refusal, onSubmit } = useSending(async ({ url = '' }) => {
    await set(url.trim());
    toast({ title: 'Connected', description: 'Its busy times count as soon as it was read.' });
  });
  if (busy.connected)
    return (
      <div className="max-w-[44em]">
        <p>
          Connected: <span className="font-semibold wrap-anywhere">{busy.host}</span>
        </p>
        <p className="text-graphite">
          {busy.readAt === null
            ? 'Not read yet. This takes a few minutes.'
            : `Last read ${detailDate(busy.readAt)}.`}
        </p>
        {busy.trouble && (
          <p className="mt-3 border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">
            {busy.trouble}
            {busy.stale && ' You aren’t offered to visitors until it can be read again.'}
          </p>
        )}
        {busy.stale && !busy.trouble && (
          <p className="mt-3 border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">
            The last good copy is older than 24 hours. You aren’t offered to visitors until it can be read
            again.
          </p>
        )}
        <ConfirmedButton
          look="quiet"
          className="mt-4"
          disabled={isCalling}
          question="Remove this calendar?"
          consequences={<p className="mt-2 text-graphite">Its busy times no longer count. Meetings stay.</p>}
          confirm="Remove"
          onConfirm={() => void call(() => set(null))}
        >
          Remove
        </ConfirmedButton>
      </div>
    );
  return (
    <form
      method="post"
      aria-label="Your own calendar"
      noValidate
      onSubmit={onSubmit}
      className="max-w-[44em]"
    >
      <p className="text-graphite">
        Times that are busy in your own calendar aren’t offered. Paste its secret address in iCal format;
        Google, Outlook and iCloud each make one in the calendar’s settings.
      </p>
      <RefusalNotice refusal={refusal} />
      <TextField
        label="Secret address"
        name="url"
        type="url"
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        mistake={refusal?.errors.url}
      />
      <Button type="submit" look="quiet" disabled={isSending} className="mt-4">
        {isSending ? 'Connecting...' : 'Connect'}
      </Button>
    </form>
  );
}
