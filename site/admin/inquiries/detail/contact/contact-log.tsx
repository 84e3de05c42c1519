import { type FormEvent, useId, useState } from 'react';
import {
  CONTACT_KINDS,
  CONTACT_LABELS,
  type ContactKind,
  type ContactOutcome,
} from '#contract/inquiries/inquiry-actions.ts';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import { Button } from '../../../components/button.tsx';
import { Choice, FIELD } from '../../../components/choice.tsx';
import { FailureLine } from '../../../components/failure-line.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useDraft, useDrafts } from '../../../state/use-drafts.ts';
import { Outcomes } from './outcomes.tsx';
import { useLogContact } from './use-log-contact.ts';

/** Logs a call, email or meeting outside the dashboard. One tap records the outcome of a call. */
export function ContactLog({ onLogged }: { onLogged?: () => void }) {
  const { inquiry } = useOpenInquiry();
  const id = useId();
  const draftKey = `contact:${inquiry.id}`;
  const [kind, setKind] = useState<ContactKind>('call');
  const drafts = useDrafts();
  const text = useDraft(draftKey);
  const log = useLogContact(inquiry, (sent) => {
    drafts.saved(draftKey, sent.text ?? '');
    onLogged?.();
  });
  const save = (outcome: ContactOutcome) => log.contact({ kind, outcome, text });
  function submit(event: FormEvent) {
    event.preventDefault();
    save('reached');
  }
  return (
    <form data-contact="" onSubmit={submit}>
      <fieldset>
        <legend className="sr-only">Contact method</legend>
        <div className="mb-3 flex flex-wrap gap-2">
          {CONTACT_KINDS.map((each) => (
            <Choice key={each} name={`${id}-kind`} isChosen={kind === each} onChoose={() => setKind(each)}>
              {CONTACT_LABELS[each]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <label htmlFor={id} className="sr-only">
        Summary
      </label>
      <input
        id={id}
        data-first=""
        value={text}
        maxLength={INQUIRY_LIMITS.notesMax}
        placeholder="Summary (optional)"
        autoComplete="off"
        onChange={(event) => drafts.set(draftKey, event.target.value)}
        className={`${FIELD} mb-3 w-full`}
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
