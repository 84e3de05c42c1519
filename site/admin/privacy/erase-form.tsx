import { type FormEvent, useId, useState } from 'react';
import type { ErasureRequest } from '#contract/erasure.ts';
import { Button } from '../button.tsx';
import { failureInWords } from '../failure-in-words.ts';
import { erasedInWords } from './erasure-words.ts';
import { useErase } from './privacy-query.ts';

type EraseFormProps = {
  what: ErasureRequest;
  /** What must be typed, so that nobody erases by a slip of the hand. */
  word: string;
  label: string;
};

/** Erases, once what is erased was typed out: there is no way back. */
export function EraseForm({ what, word, label }: EraseFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const erase = useErase();
  if (erase.data)
    return (
      <p role="status" className="mt-3 font-[560] text-oak">
        Erased. {erasedInWords(erase.data)}.
      </p>
    );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim().toLowerCase() === word.toLowerCase()) erase.mutate(what);
  }
  return (
    <form onSubmit={submit} className="mt-4 max-w-[36em]">
      <p className="text-graphite">
        Rows, pictures, mails and the timeline go. Nobody can bring them back, not even from a backup that our
        restore reads.
      </p>
      <label htmlFor={id} className="mt-3 block text-[0.9rem] font-[560]">
        Type {word} to go on
      </label>
      <input
        id={id}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className="mt-1 h-11 w-full max-w-96 border border-graphite/60 bg-transparent px-3 text-base"
      />
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
