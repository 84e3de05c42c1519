import { useState } from 'react';
import type { BookingPerson } from '#contract/booking/booking-hours.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { useHoursCalls } from './hours-query.ts';
import { useSingleCall } from './use-single-call.ts';

/** One's meetings in another calendar program, by a secret address that is shown once. */
export function CalendarFeed({ feed }: { feed: BookingPerson['feed'] }) {
  const { feed: set } = useHoursCalls(null);
  const { isCalling, call } = useSingleCall();
  const [names, setNames] = useState(feed.names);
  const [address, setAddress] = useState<string | null>(null);
  const renew = () => call(async () => setAddress(await set('renew', names)));
  const stop = () =>
    call(async () => {
      setAddress(await set('stop', names));
      toast({ title: 'Stopped', description: 'The address no longer answers.' });
    });
  return (
    <div className="max-w-[44em]">
      <p className="text-graphite">
        Shows your meetings in your calendar program. Subscribe there to the address you get here; everyone
        who has it can read them.
      </p>
      <label className="mt-2 flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={names}
          onChange={({ target }) => setNames(target.checked)}
          className="size-4.5 shrink-0 accent-copper"
        />
        Include visitors’ names
      </label>
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
              disabled={isCalling}
              question="Make a new address?"
              consequences={
                <p className="mt-2 text-graphite">
                  The old one no longer answers. Subscribe to the new one in your calendar program.
                </p>
              }
              confirm="Make a new address"
              onConfirm={() => void renew()}
            >
              Make a new address
            </ConfirmedButton>
            <Button look="quiet" disabled={isCalling} onClick={() => void stop()}>
              Stop the feed
            </Button>
          </>
        ) : (
          <Button look="quiet" disabled={isCalling} onClick={() => void renew()}>
            Make an address
          </Button>
        )}
      </div>
    </div>
  );
}
