import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ErasureRecord, ErasureRequest } from '#contract/inquiries/erasure.ts';
import { Button } from '../components/button.tsx';
import { FailureLine } from '../components/failure-line.tsx';
import { TextField } from '../components/field.tsx';
import { countsInWords, erasedInWords } from './erasure-words.ts';
import { type Erasing, foreseen } from './privacy-query.ts';

type ErasingProps = { what: ErasureRequest; erase: Erasing };

/** Lists the data that an erasure would delete; `children` follow only when there is some. */
export function Held({ what, erase, children }: ErasingProps & { children: ReactNode }) {
  // While it is erased, less and less of it is held.
  const { data, error } = useQuery({ ...foreseen(what), enabled: !erase.isPending });
  const parts = data && countsInWords(data);
  if (error) return <FailureLine error={error} className="mt-3" />;
  if (!parts?.length)
    return (
      <p role="status" className="mt-3 text-graphite">
        {parts ? 'No data for this email address. Check the spelling.' : 'Looking up data...'}
      </p>
    );
  return (
    <>
      <h3 className="mt-4 text-17 md:text-15 font-semibold">Data on file</h3>
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

type EraseFormProps = ErasingProps & {
  /** Text to type, so that a slip of the hand erases nothing. */
  word: string;
  label: string;
};

/** Erases after the name of the inquiry or address has been typed: this can't be undone. */
export function EraseForm({ what, word, label, erase }: EraseFormProps) {
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === word.toLowerCase();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSame) erase.mutate(what);
  }
  return (
    <form onSubmit={submit} className="mt-4 max-w-xl">
      <p className="text-graphite">
        This permanently deletes records, pictures, emails, and timelines. You can’t undo it, even from a
        backup.
      </p>
      <TextField
        label={`Type ${word} to confirm`}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {erase.isPending && (
        <p role="status" className="mt-2 text-graphite">
          Erasing... This can take a few minutes. You can leave this page.
        </p>
      )}
      <FailureLine error={erase.error} className="mt-2" />
      <Button type="submit" disabled={erase.isPending || !isSame} className="mt-3">
        {label}
      </Button>
    </form>
  );
}

export const ErasedLine = ({ record }: { record: ErasureRecord }) => (
  <p role="status" className="mt-3 font-strong text-oak">
    Erased. {erasedInWords(record)}.
  </p>
);
