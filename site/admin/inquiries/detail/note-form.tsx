import { type FormEvent, useId } from 'react';
import { Button } from '../../components/button.tsx';
import { FIELD } from '../../components/choice.tsx';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { useDraft, useDrafts } from '../../state/use-drafts.ts';

/** Requirements §6: saveable only when the text is non-empty after trimming; §5: not while an update is pending. */
export const canSaveNote = (text: string, isPending: boolean): boolean => text.trim() !== '' && !isPending;

/** A new note (requirements §5, §6, §14): saveable unless it is blank or an update is on its way. */
export function NoteForm() {
  const { inquiry, isPending, onUpdate } = useOpenInquiry();
  const id = useId();
  const drafts = useDrafts();
  const draft = useDraft(inquiry.id);
  const canSave = canSaveNote(draft, isPending);

  function save(event: FormEvent) {
    event.preventDefault();
    if (canSave) onUpdate({ notes: draft });
  }

  return (
    <form onSubmit={save}>
      <label htmlFor={id} className="sr-only">
        New note
      </label>
      <textarea
        id={id}
        data-note=""
        rows={3}
        value={draft}
        placeholder="Add notes about this inquiry..."
        onChange={(event) => drafts.set(inquiry.id, event.target.value)}
        className={`${FIELD} field-sizing-content h-auto! max-h-80 min-h-20 w-full resize-y py-2 leading-normal`}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button type="submit" look="quiet" disabled={!canSave}>
          Save Notes
        </Button>
        {draft.trim() !== '' && !isPending && (
          <span className="text-12 text-graphite">Not saved. Your draft is safe in this browser.</span>
        )}
      </div>
    </form>
  );
}
