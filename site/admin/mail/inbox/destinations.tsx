import { Command as Cmdk } from 'cmdk';
import { useState } from 'react';
import type { InboundMail } from '#contract/mail/inbound.ts';
import { Button } from '../../components/button.tsx';
import { FIELD } from '../../components/choice.tsx';
import { cardDate } from '../../format/dates.ts';
import { useFoundInquiries } from '../../palette/found-inquiries.ts';

type DestinationsProps = {
  isFirst: boolean;
  suggestions: InboundMail['suggestions'];
  isPending: boolean;
  onChoose: (inquiryId: string) => void;
};

const WHY: Record<InboundMail['suggestions'][number]['why'], string> = {
  thread: 'Reply to our email',
  sender: 'Same sender',
};

/** The inquiries that an email may belong to, one click each, and a search for others. */
export function Destinations({ isFirst, suggestions, isPending, onChoose }: DestinationsProps) {
  return (
    <>
      {suggestions.length > 0 && (
        <ul className="mb-3 grid gap-2.5">
          {suggestions.map(({ id, reference, name, why }, i) => (
            <li key={id}>
              <Button
                look={isFirst && i === 0 ? 'primary' : 'quiet'}
                disabled={isPending}
                onClick={() => onChoose(id)}
                className="max-w-full text-left wrap-anywhere"
              >
                Add to {reference} {name}
              </Button>
              <p className="mt-1 text-13 text-graphite">{WHY[why]}</p>
            </li>
          ))}
        </ul>
      )}
      <FindInquiry
        label={suggestions.length > 0 ? 'Add to another inquiry' : 'Add to an inquiry'}
        isPending={isPending}
        onChoose={onChoose}
      />
    </>
  );
}

type FindInquiryProps = { label: string } & Pick<DestinationsProps, 'isPending' | 'onChoose'>;

/** A field that finds inquiries as one types; arrows and Enter, or a click, choose one. */
function FindInquiry({ label, isPending, onChoose }: FindInquiryProps) {
  const [words, setWords] = useState('');
  const { inquiries, state } = useFoundInquiries(words);
  return (
    <Cmdk shouldFilter={false} label={label} loop>
      <p className="mb-1 text-13 font-strong" aria-hidden="true">
        {label}
      </p>
      <Cmdk.Input
        value={words}
        onValueChange={setWords}
        disabled={isPending}
        maxLength={200}
        placeholder="Name, reference, or email"
        className={`${FIELD} w-full`}
      />
      <Cmdk.List
        label="Matching inquiries"
        className={inquiries.length > 0 ? 'rounded-b-control border-x border-b border-edge' : ''}
      >
        {inquiries.map((inquiry) => (
          <Cmdk.Item
            key={inquiry.id}
            value={inquiry.id}
            disabled={isPending}
            onSelect={() => onChoose(inquiry.id)}
            className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-2.5 py-1 data-[selected=true]:bg-ledge"
          >
            <span className="font-strong">{inquiry.name}</span>
            <span className="text-13 text-graphite">{inquiry.reference}</span>
            <span className="min-w-0 truncate text-13 text-graphite">{inquiry.email || inquiry.phone}</span>
            <span className="ml-auto text-13 text-graphite">{cardDate(inquiry.createdAt)}</span>
          </Cmdk.Item>
        ))}
      </Cmdk.List>
      <p role="status" className="text-13 text-graphite not-empty:mt-1.5">
        {state === 'failed'
          ? 'Couldn’t search. Check your connection.'
          : state === 'searching'
            ? 'Searching...'
            : words.trim().length > 1 && inquiries.length === 0 && 'No matches.'}
      </p>
    </Cmdk>
  );
}
