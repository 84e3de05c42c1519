import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingPerson, BusyCalendar } from '#contract/booking/booking-hours.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Checkbox, TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { detailDate } from '../format/dates.ts';
import { hoursOf } from '../meeting/meeting-queries.ts';

const refreshOwn = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: hoursOf(null).queryKey, exact: true });

/** A calendar elsewhere whose busy times aren't offered; its address is never shown again. */
export function BusyCalendarForm({ busy }: { busy: BusyCalendar }) {
  const queryClient = useQueryClient();
  /** @param url secret ICS address of one's own calendar; null removes it. */
  const set = async (url: string | null) => {
    await request('/api/booking/busy', { method: 'PUT', body: { url } });
    await refreshOwn(queryClient);
  };
  const remove = useMutation({ mutationFn: () => set(null), meta: { failed: 'Nothing was changed' } });
  if (!busy.connected)
    return (
      <SendForm
        aria-label="Your own calendar"
        noValidate
        className="max-w-[44em]"
        about="Times that are busy in your own calendar aren’t offered. Paste its secret address in iCal format; Google, Outlook and iCloud each make one in the calendar’s settings."
        send={async ({ url = '' }) => {
          await set(url.trim());
          toast({ title: 'Connected', description: 'Its busy times count as soon as it was read.' });
        }}
      >
        <TextField
          label="Secret address"
          name="url"
          type="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
        />
        <SubmitButton look="quiet" sending="Connecting..." className="mt-4">
          Connect
        </SubmitButton>
      </SendForm>
    );
  const trouble = troubleInWords(busy);
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
      {trouble && (
        <p className="mt-3 border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">{trouble}</p>
      )}
      <ConfirmedButton
        look="quiet"
        className="mt-4"
        disabled={remove.isPending}
        question="Remove this calendar?"
        consequences="Its busy times no longer count. Meetings stay."
        confirm="Remove"
        onConfirm={() => remove.mutate()}
      >
        Remove
      </ConfirmedButton>
    </div>
  );
}

function troubleInWords({ trouble, stale }: BusyCalendar): string | null {
  if (!stale) return trouble;
  return `${trouble ?? 'The last good copy is older than 24 hours.'} You aren’t offered to visitors until it can be read again.`;
}

/** One's meetings in another calendar program, by a secret address that is shown once. */
export function CalendarFeed({ feed }: { feed: BookingPerson['feed'] }) {
  const queryClient = useQueryClient();
  const [names, setNames] = useState(feed.names);
  const [address, setAddress] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: async (action: 'renew' | 'stop') => {
      const answer = await request('/api/booking/feed', { method: 'POST', body: { action, names } });
      const { url } = (await answer.json()) as { url: string | null };
      await refreshOwn(queryClient);
      setAddress(url);
      if (action === 'stop') toast({ title: 'Stopped', description: 'The address no longer answers.' });
    },
    meta: { failed: 'Nothing was changed' },
  });
  return (
    <div className="max-w-[44em]">
      <p className="mb-2 text-graphite">
        Shows your meetings in your calendar program. Subscribe there to the address you get here; everyone
        who has it can read them.
      </p>
      <Checkbox checked={names} onChange={({ target }) => setNames(target.checked)}>
        Include visitors’ names
      </Checkbox>
      {feed.active && names !== feed.names && (
        <p className="text-[0.85rem] text-graphite">This takes effect with a new address.</p>
      )}
      {address && (
        <div className="mt-3 border-l-3 border-section bg-ledge px-4 py-3">
          <p className="font-semibold">Copy the address now. It isn’t shown again.</p>
          <p className="my-2 font-[450] break-all select-all" data-feed-address="">
            {address}
          </p>
          <CopyButton text={address} label="Copy address" />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {feed.active ? (
          <>
            <ConfirmedButton
              look="quiet"
              disabled={change.isPending}
              question="Make a new address?"
              consequences="The old one no longer answers. Subscribe to the new one in your calendar program."
              confirm="Make a new address"
              onConfirm={() => change.mutate('renew')}
            >
              Make a new address
            </ConfirmedButton>
            <Button look="quiet" disabled={change.isPending} onClick={() => change.mutate('stop')}>
              Stop the feed
            </Button>
          </>
        ) : (
          <Button look="quiet" disabled={change.isPending} onClick={() => change.mutate('renew')}>
            Make an address
          </Button>
        )}
      </div>
    </div>
  );
}
