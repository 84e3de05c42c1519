import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ErasureRequest } from '#contract/inquiries/erasure.ts';
import { failureInWords } from '../format/failure-in-words.ts';
import { countsInWords } from './erasure-words.ts';
import { type Erasing, foreseen } from './privacy-query.ts';

type HeldProps = { what: ErasureRequest; erase: Erasing; children: ReactNode };

/** Lists the data that an erasure would delete; `children` follow only when there is some. */
export function StoredData({ what, erase, children }: HeldProps) {
  // While it is erased, less and less of it is held.
  const { data, error } = useQuery({ ...foreseen(what), enabled: !erase.isPending });
  const parts = data && countsInWords(data);
  if (error)
    return (
      <p role="alert" className="mt-3 text-cancelled">
        {failureInWords(error)}
      </p>
    );
  if (!parts) return <Line>Counting what we hold...</Line>;
  if (parts.length === 0) return <Line>We hold nothing from this address. Check the spelling.</Line>;
  return (
    <>
      <h3 className="mt-4 text-base font-semibold">What we hold</h3>
      <ul className="mt-1 max-w-96 border-t border-hairline">
        {parts.map((part) => (
          <li key={part} className="border-b border-hairline py-1.5 first-letter:uppercase">
            {part}
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

const Line = ({ children }: { children: string }) => (
  <p role="status" className="mt-3 text-graphite">
    {children}
  </p>
);
