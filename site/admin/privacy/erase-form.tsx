import { type FormEvent, useId, useState } from 'react';
import type { ErasureRecord, ErasureRequest } from '#contract/inquiries/erasure.ts';
import { Button } from '../components/button.tsx';
import { failureInWords } from '../format/failure-in-words.ts';
import { erasedInWords } from './erasure-words.ts';
import type { Erasing } from './privacy-query.ts';

type EraseFormProps = {
  what: ErasureRequest;
  /** Text to type, so that a slip of the hand erases nothing. */
  word: string;
  label: string;
  erase: Erasing;
};

/** Erases after the name of the inquiry or address has been typed: this can't be undone. */
export function EraseForm({ what, word, label, erase }: EraseFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim().toLowerCase() === word.toLowerCase()) erase.mutate(what);
  }
  return (
    <form onSubmit={submit} className="mt-4 max-w-[36em]">
      <p className="text-graphite">
        This deletes records, pictures, emails and timelines. It can’t be undone, not even by restoring a
        backup.
      </p>
      <label htmlFor={id} className="mt-3 block text-[0.9rem] font-[560]">
        Type {word} to confirm
      </label>
      <input
        id={id}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className="mt-1 h-11 w-full max-w-96 border border-graphite/60 bg-transparent px-3 text-base"
      />
      {erase.isPending && (
        <p role="status" className="mt-2 text-graphite">
          Erasing… Thousands of inquiries take a few minutes. You can leave this page; it goes on without you.
        </p>
      )}
      {erase.isError && (
        <p role="alert" className="mt-2 text-cancelled">
          {failureInWords(erase.error)}
        </p>
      )}
      <Button
        type="submit"
        disabled={erase.isPending || typed.trim().toLowerCase() !== word.toLowerCase()}
        className="mt-3"
      >
        {label}
      </Button>
    </form>
  );
}

export function ErasedLine({ record }: { record: ErasureRecord }) {
  return (
    <p role="status" className="mt-3 font-[560] text-oak">
      Erased. {erasedInWords(record)}.
    </p>
  );
}
