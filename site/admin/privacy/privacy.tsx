import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '../components/field.tsx';
import { ViewPage, ViewPart } from '../components/view-page.tsx';
import { detailDate } from '../format/dates.ts';
import { failureInWords } from '../format/failure-in-words.ts';
import { oneInquiry } from '../inquiries/queries/known-inquiries.ts';
import { useAddress } from '../state/address.ts';
import { useSettled } from '../state/use-settled.ts';
import { Erased } from './erased.tsx';
import { ErasedLine, EraseForm, Held } from './erasing.tsx';
import { useErase } from './privacy-query.ts';

/** For owners: export and permanent erasure of a person's data (requirements §16). */
export function Privacy() {
  const inquiryId = useAddress().searchParams.get('inquiry');
  return (
    <ViewPage title="Privacy" about="Export or permanently erase a person’s data">
      {inquiryId && <OneInquiry key={inquiryId} id={inquiryId} />}
      <OneAddress />
      <Erased />
    </ViewPage>
  );
}

function OneInquiry({ id }: { id: string }) {
  const erase = useErase();
  // An erased inquiry is removed from this page, too.
  const { data, error } = useQuery({ ...oneInquiry(id), enabled: erase.isIdle || erase.isError });
  return (
    <ViewPart id="one-inquiry" title="One inquiry">
      {erase.data ? (
        <ErasedLine record={erase.data} />
      ) : data ? (
        <>
          <p className="max-w-xl">
            {data.reference} from {data.name}, received {detailDate(data.createdAt)}.
            {data.erasureRequestedAt &&
              ` The client requested erasure on ${detailDate(data.erasureRequestedAt)}.`}
          </p>
          <Held what={{ inquiryId: id }} erase={erase}>
            <EraseForm what={{ inquiryId: id }} word={data.reference} label="Erase inquiry" erase={erase} />
          </Held>
        </>
      ) : (
        <p role="status" className="text-graphite">
          {error ? failureInWords(error) : 'Loading inquiry...'}
        </p>
      )}
    </ViewPart>
  );
}

function OneAddress() {
  const [typed, setTyped] = useState('');
  const email = useSettled(typed.trim(), 400);
  return (
    <ViewPart id="one-address" title="All data for one email address">
      <div className="-mt-5 max-w-96">
        <TextField
          label="Email address"
          type="email"
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {isAddress(email) && <HeldOfAddress key={email} email={email} />}
    </ViewPart>
  );
}

function HeldOfAddress({ email }: { email: string }) {
  const erase = useErase();
  if (erase.data) return <ErasedLine record={erase.data} />;
  return (
    <Held what={{ email }} erase={erase}>
      <p className="mt-2">
        <a
          href={`/api/people/export?email=${encodeURIComponent(email)}`}
          download=""
          className="inline-flex min-h-11 items-center text-section"
        >
          Download data
        </a>
      </p>
      <p className="mt-2 max-w-xl text-graphite">
        If the client has since changed their email address, we keep the inquiry and remove only this address.
        Messages that arrive during erasure are also kept.
      </p>
      <EraseForm what={{ email }} word={email} label="Erase all data for this address" erase={erase} />
    </Held>
  );
}

/** The server accepts no other form. */
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
