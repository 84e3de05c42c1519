import { type FormEvent, useId, useState } from 'react';
import { readValue, valueInWords } from '#contract/inquiries/prospect.ts';
import { Button } from '../../../components/button.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';

/** The project's estimated value, in a field that is rendered again with each saved value. */
export function EstimatedValue() {
  const { id, value } = useOpenInquiry().inquiry;
  return <ValueField key={`${id} ${JSON.stringify(value)}`} />;
}

/** The value, typed as staff say it: "650k–900k". Emptied, there is no estimate. */
function ValueField() {
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
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-graphite">
        <label htmlFor={id}>Estimated value</label>
      </dt>
      <dd>
        <form onSubmit={submit} className="flex flex-wrap items-baseline gap-x-3">
          <input
            id={id}
            value={typed}
            placeholder="Add estimate"
            autoComplete="off"
            inputMode="text"
            maxLength={40}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            onChange={(event) => setTyped(event.target.value)}
            className="field-sizing-content min-w-24 max-w-full rounded-control border border-transparent bg-transparent px-1.5 py-0.5 font-strong tabular-nums placeholder:font-normal placeholder:text-graphite hover:border-edge focus:border-edge focus:bg-sheet max-md:min-h-11 max-md:text-17 md:-mx-1.5"
          />
          {typed.trim() !== kept && (
            <Button type="submit" look="bare" className="min-h-6!" disabled={isPending}>
              {typed.trim() === '' ? 'Remove' : 'Save'}
            </Button>
          )}
          {isWrong && (
            <p id={`${id}-wrong`} role="alert" className="basis-full text-13 text-cancelled">
              Enter an amount or range, such as 650k–900k.
            </p>
          )}
        </form>
      </dd>
    </div>
  );
}
