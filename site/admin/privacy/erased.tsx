import { useQuery } from '@tanstack/react-query';
import type { ErasureRecord, ErasureTraces } from '#contract/inquiries/erasure.ts';
import { Button } from '../components/button.tsx';
import { ViewPart } from '../components/view-page.tsx';
import { detailDate } from '../format/dates.ts';
import { failureInWords } from '../format/failure-in-words.ts';
import { erasedInWords, TRACES_WORDS } from './erasure-words.ts';
import { erasures, traces } from './privacy-query.ts';

/** Erasures: their data, their progress, and whether it is gone from the database's files. */
export function Erased() {
  const list = useQuery(erasures());
  const left = useQuery(traces());
  const checkAgain = () => Promise.all([list.refetch(), left.refetch()]);
  return (
    <ViewPart id="erased" title="Erasure log">
      {left.data?.late && <Traces {...left.data} />}
      {list.isError && (
        <div role="alert">
          <p className="text-cancelled">{failureInWords(list.error)}</p>
          <Button look="bare" onClick={() => list.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {list.data?.length === 0 && <p className="text-graphite">Nothing erased yet.</p>}
      {list.data && list.data.length > 0 && <Register records={list.data} />}
      {(left.data?.late || list.data?.some(({ finished }) => !finished)) && (
        <Button look="bare" onClick={checkAgain}>
          Check again
        </Button>
      )}
    </ViewPart>
  );
}

/** Shows nothing until the night after the erasure is over. */
function Traces({ since, reason }: ErasureTraces) {
  if (!since) return null;
  return (
    <p role="alert" className="mb-6 max-w-xl text-cancelled">
      Data erased on {detailDate(since)} is gone from the dashboard, but traces remain in the database files.{' '}
      {reason === null ? 'Cleanup is in progress.' : TRACES_WORDS[reason]}
    </p>
  );
}

function Register({ records }: { records: ErasureRecord[] }) {
  return (
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
        {records.map((record) => (
          <tr key={record.id} className="border-t border-hairline align-top">
            <td className="py-2.5 pr-6">{detailDate(record.at)}</td>
            <td className="py-2.5 pr-6">{record.actorName ?? 'Automatic'}</td>
            <td className="py-2.5">
              {erasedInWords(record)}
              {!record.finished && (
                <span role="status" className="block text-oak">
                  Still erasing
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
