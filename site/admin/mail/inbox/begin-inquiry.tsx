import { type FormEvent, useId } from 'react';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import type { InboundMail } from '#contract/mail/inbound.ts';
import { Button } from '../../components/button.tsx';

type BeginInquiryProps = {
  from: InboundMail['from'];
  isPending: boolean;
  onBegin: (name: string) => void;
};

/** Begins an inquiry with a mail; the name is the sender's until it is put right. */
export function BeginInquiry({ from, isPending, onBegin }: BeginInquiryProps) {
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onBegin(String(new FormData(event.currentTarget).get('name')).trim());
  }
  return (
    <form onSubmit={submit} aria-label="Begin an inquiry" className="mt-4">
      <label htmlFor={id} className="label mb-1 block">
        Name
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          id={id}
          name="name"
          required
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed asks for it
          autoFocus
          minLength={INQUIRY_LIMITS.nameMin}
          maxLength={INQUIRY_LIMITS.nameMax}
          defaultValue={from.name || nameInAddress(from.address)}
          className="h-11 min-w-40 grow border border-graphite/60 bg-transparent px-3 text-base"
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Beginning...' : 'Begin the inquiry'}
        </Button>
      </div>
      <p className="mt-1.5 text-[0.85rem] wrap-anywhere text-graphite">
        With {from.address} as the email address. The sender gets no email about it.
      </p>
    </form>
  );
}

/** Like Ana Ruiz, from ana.ruiz@example.com. */
const nameInAddress = (address: string): string =>
  (address.split('@', 1)[0] ?? '')
    .split(/[._+-]+/)
    .filter((part) => part !== '')
    .map((part) => part[0]?.toUpperCase() + part.slice(1))
    .join(' ');
