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
  /** @param url secret ICS URL of the signed-in person's calendar; null removes it. */
  const set = async (url: string | null) => {
    await request('/api/booking/busy', { method: 'PUT', body: { url } });
    await refreshOwn(queryClient);
  };
  const remove = useMutation({
    mutationFn: () => set(null),
    meta: { failed: 'Couldn’t update your calendar' },
  });
  if (!busy.connected)
    return (
      <SendForm
        aria-label="Your calendar"
        noValidate
        className="max-w-2xl"
        about="Block times when you’re busy. Paste your calendar’s secret iCal URL from Google, Outlook, or iCloud settings."
        send={async ({ url = '' }) => {
          await set(url.trim());
          toast({
            title: 'Calendar connected',
            description: 'Your busy times will be blocked within a few minutes.',
          });
        }}
      >
        <TextField
          label="Secret iCal URL"
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
  const trouble = describeSyncError(busy);
  return (
    <div className="max-w-2xl">
      <p>
        Connected: <span className="font-semibold wrap-anywhere">{busy.host}</span>
      </p>
      <p className="text-graphite">
        {busy.readAt === null
          ? 'Syncing. This takes a few minutes.'
          : `Last synced ${detailDate(busy.readAt)}.`}
      </p>
      {trouble && (
        <p className="mt-3 border-l-3 border-cancelled bg-cancelled-bg px-4 py-3 text-cancelled">{trouble}</p>
      )}
      <ConfirmedButton
        look="quiet"
        className="mt-4"
        disabled={remove.isPending}
        question="Remove this calendar?"
        consequences="Its busy times will no longer block bookings. Your meetings stay."
        confirm="Remove"
        onConfirm={() => remove.mutate()}
      >
        Remove
      </ConfirmedButton>
    </div>
  );
}

function describeSyncError({ trouble, stale }: BusyCalendar): string | null {
  if (!stale) return trouble;
  return trouble === null
    ? 'It hasn’t synced in 24 hours. Clients can’t book you until it does.'
    : `${trouble} Clients can’t book you until it syncs again.`;
}

/** The signed-in person's meetings in another calendar program, by a secret URL that is shown once. */
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
      if (action === 'stop') toast({ title: 'Feed stopped', description: 'The URL no longer works.' });
    },
    meta: { failed: 'Couldn’t update your calendar' },
  });
  return (
    <div className="max-w-2xl">
      <p className="mb-2 text-graphite">
        To see your meetings in your calendar app, subscribe to this URL. Anyone who has it can see your
        meetings.
      </p>
      <Checkbox checked={names} onChange={({ target }) => setNames(target.checked)}>
        Include client names
      </Checkbox>
      {feed.active && names !== feed.names && (
        <p className="text-13 text-graphite">Create a new URL to apply this.</p>
      )}
      {address && (
        <div className="mt-3 border-l-3 border-section bg-ledge px-4 py-3">
          <p className="font-semibold">Copy the URL now. It won’t be shown again.</p>
          <p className="my-2 font-normal break-all select-all" data-feed-address="">
            {address}
          </p>
          <CopyButton text={address} label="Copy URL" />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {feed.active ? (
          <>
            <ConfirmedButton
              look="quiet"
              disabled={change.isPending}
              question="Create a new URL?"
              consequences="The old URL will stop working. Subscribe to the new one in your calendar app."
              confirm="Create new URL"
              onConfirm={() => change.mutate('renew')}
            >
              Create new URL
            </ConfirmedButton>
            <Button look="quiet" disabled={change.isPending} onClick={() => change.mutate('stop')}>
              Stop feed
            </Button>
          </>
        ) : (
          <Button look="quiet" disabled={change.isPending} onClick={() => change.mutate('renew')}>
            Create URL
          </Button>
        )}
      </div>
    </div>
  );
}
