import { type FormEvent, useId, useState } from 'react';
import { readValue, valueInWords } from '#contract/inquiries/prospect.ts';
import { Button } from '../../components/button.tsx';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { DetailRow } from './detail-row.tsx';

/** The project's estimated value, typed as staff say it: "650k–900k". Emptied, there is no estimate. */
export function EstimatedValue() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const id = useId();
  const kept = inquiry.value ? valueInWords(inquiry.value) : '';
  const [typed, setTyped] = useState(kept);
  const [isWrong, setWrong] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const value = readValue(typed);
    const isEmpty = typed.trim() === '';
    setWrong(value === null && !isEmpty);
    if (value !== null || isEmpty) onUpdate({ value });
  }
  return (
    <DetailRow label="Estimated value" htmlFor={id}>
      <form onSubmit={submit} className="flex flex-wrap items-center gap-x-3">
        <input
          id={id}
          value={typed}
          placeholder="650k–900k"
          autoComplete="off"
          inputMode="text"
          maxLength={40}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={(event) => setTyped(event.target.value)}
          className="h-9 w-52 max-w-full border border-graphite/60 bg-transparent px-2 text-base tabular-nums placeholder:text-graphite max-md:h-11 md:text-[0.9375rem]"
        />
        {typed.trim() !== kept && (
          <Button type="submit" look="bare" disabled={isPending}>
            {typed.trim() === '' ? 'Remove' : 'Save'}
          </Button>
        )}
        {isWrong && (
          <p id={`${id}-wrong`} role="alert" className="basis-full pt-1 text-[0.85rem] text-cancelled">
            Enter an amount or range, such as 650k–900k.
          </p>
        )}
      </form>
    </DetailRow>
  );
}
