import { type FormEvent, useId, useState } from 'react';
import {
  CONTACT_KINDS,
  CONTACT_LABELS,
  type ContactKind,
  type ContactOutcome,
} from '#contract/inquiries/inquiry-actions.ts';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import { Button } from '../../../components/button.tsx';
import { FailureLine } from '../../../components/failure-line.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useDraft, useDrafts } from '../../../state/use-drafts.ts';
import { Outcomes } from './outcomes.tsx';
import { useLogContact } from './use-log-contact.ts';

/** Logs a call, email or meeting outside the dashboard. One tap records the outcome of a call. */
export function ContactLog() {
  const inquiryId = useOpenInquiry().inquiry.id;
  const id = useId();
  const draftKey = `contact:${inquiryId}`;
  const [kind, setKind] = useState<ContactKind>('call');
  const drafts = useDrafts();
  const text = useDraft(draftKey);
  const log = useLogContact(inquiryId, (sent) => drafts.saved(draftKey, sent.text ?? ''));
  const save = (outcome: ContactOutcome) => log.contact({ kind, outcome, text });
  function submit(event: FormEvent) {
    event.preventDefault();
    save('reached');
  }
  return (
    <form data-contact="" onSubmit={submit} className="max-w-[38em]">
      <fieldset>
        <legend className="sr-only">Contact method</legend>
        <div className="-mt-2.5 flex flex-wrap gap-x-5">
          {CONTACT_KINDS.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === each}
                onChange={() => setKind(each)}
                className="size-4.5 accent-section"
              />
              {CONTACT_LABELS[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor={id} className="sr-only">
        Summary
      </label>
      <input
        id={id}
        value={text}
        maxLength={INQUIRY_LIMITS.notesMax}
        placeholder="Summary (optional)"
        autoComplete="off"
        onChange={(event) => drafts.set(draftKey, event.target.value)}
        className="mb-2 block h-11 w-full border border-graphite/60 bg-transparent px-3 text-base placeholder:text-graphite"
      />
      {kind === 'call' ? (
        <Outcomes submits disabled={log.isPending} onChoose={save} />
      ) : (
        <Button type="submit" look="quiet" disabled={log.isPending}>
          Log {CONTACT_LABELS[kind].toLowerCase()}
        </Button>
      )}
      <FailureLine what="Couldn’t log the contact." error={log.error} className="mt-2" />
    </form>
  );
}
