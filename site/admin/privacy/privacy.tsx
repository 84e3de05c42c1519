import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../address.ts';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { detailDate } from '../inquiries/dates.ts';
import { oneInquiry } from '../inquiries/inquiry-list-query.ts';
import { ViewPage, ViewPart } from '../view-page.tsx';
import { EraseForm } from './erase-form.tsx';
import { erasedInWords } from './erasure-words.ts';
import { erasures, exportHref } from './privacy-query.ts';

/** For owners: what is held about a person, and erasing it for good (product decision §11). */
export function Privacy() {
  const inquiryId = useAddress().searchParams.get('inquiry');
  return (
    <ViewPage title="Privacy" about="What is held about a person, and erasing it for good">
      {inquiryId && <OneInquiry key={inquiryId} id={inquiryId} />}
      <OneAddress />
      <Register />
    </ViewPage>
  );
}

function OneInquiry({ id }: { id: string }) {
  const { data, error } = useQuery(oneInquiry(id));
  return (
    <ViewPart id="one-inquiry" title="One inquiry">
      {data ? (
        <>
          <p className="max-w-[36em]">
            {data.reference}, {data.name}, of {detailDate(data.createdAt)}.
            {data.erasureRequestedAt &&
              ` The sender asked for this on ${detailDate(data.erasureRequestedAt)}.`}
          </p>
          <EraseForm what={{ inquiryId: id }} word={data.reference} label="Erase this inquiry" />
        </>
      ) : (
        <p role="status" className="text-graphite">
          {error ? failureInWords(error) : 'Loading the inquiry...'}
        </p>
      )}
    </ViewPart>
  );
}

function OneAddress() {
  const [email, setEmail] = useState('');
  const isAddress = /^\S+@\S+$/.test(email.trim());
  return (
    <ViewPart id="one-address" title="Everything of one address">
      <label htmlFor="address" className="block text-[0.9rem] font-[560]">
        E-mail address of the person
      </label>
      <input
        id="address"
        type="email"
        value={email}
        autoComplete="off"
        onChange={(event) => setEmail(event.target.value)}
        className="mt-1 h-11 w-full max-w-96 border border-graphite/60 bg-transparent px-3 text-base"
      />
      {isAddress && (
        <>
          <p className="mt-2">
            <a
              href={exportHref(email.trim())}
              download=""
              className="inline-flex min-h-11 items-center text-section"
            >
              Download all that is held about it
            </a>
          </p>
          <EraseForm
            what={{ email: email.trim() }}
            word={email.trim()}
            label="Erase everything of this address"
          />
        </>
      )}
    </ViewPart>
  );
}

function Register() {
  const list = useQuery(erasures());
  return (
    <ViewPart id="erased" title="What was erased">
      {list.isError && (
        <div role="alert">
          <p className="text-cancelled">{failureInWords(list.error)}</p>
          <Button look="bare" onClick={() => list.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {list.data?.length === 0 && <p className="text-graphite">Nothing yet.</p>}
      {list.data && list.data.length > 0 && (
        <table className="-mt-2 w-full text-left">
          <thead>
            <tr className="label">
              <th scope="col" className="py-2 pr-6 font-[inherit]">
                When
              </th>
              <th scope="col" className="py-2 pr-6 font-[inherit]">
                By
              </th>
              <th scope="col" className="py-2 font-[inherit]">
                What
              </th>
            </tr>
          </thead>
          <tbody>
            {list.data.map((record) => (
              <tr key={record.id} className="border-t border-hairline align-top">
                <td className="py-2.5 pr-6">{detailDate(record.at)}</td>
                <td className="py-2.5 pr-6">{record.actorName ?? 'The daily job'}</td>
                <td className="py-2.5">{erasedInWords(record)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ViewPart>
  );
}
