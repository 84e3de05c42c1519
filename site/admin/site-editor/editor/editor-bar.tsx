import type { EditedRecord } from '#contract/site/site-records.ts';
import { Button } from '../../components/button.tsx';
import { timeOfDay, weekdayTime } from '../../format/dates.ts';
import type { DraftKeeper, Form } from './autosave.ts';

type EditorBarProps = {
  record: EditedRecord;
  form: Form;
  keeper: DraftKeeper;
  side: 'form' | 'page';
  onSide: (side: 'form' | 'page') => void;
};

/** Bar that stays visible above the form: save state, undo, link to publishing, and on a phone a button for the page. */
export function EditorBar({ record, form, keeper, side, onSide }: EditorBarProps) {
  return (
    <div
      data-editor-bar
      className="sticky top-0 z-10 mt-4 flex flex-wrap items-center gap-x-5 border-y border-hairline bg-paper text-14"
    >
      <p role="status" className="py-2.5 max-md:w-full max-md:pb-0 md:min-w-52">
        {savingInWords(form, record.draft !== null)}
      </p>
      <Button look="bare" disabled={!form.canUndo} onClick={keeper.undo}>
        Undo
      </Button>
      <Button look="bare" disabled={!form.canRedo} onClick={keeper.redo}>
        Redo
      </Button>
      <Button look="bare" className="lg:hidden" onClick={() => onSide(side === 'form' ? 'page' : 'form')}>
        {side === 'form' ? 'Preview' : 'Edit'}
      </Button>
      <a
        href="/admin/site?show=changes"
        className="inline-flex min-h-11 items-center font-strong text-section lg:ml-auto"
      >
        Publish...
      </a>
      {record.scheduled && (
        <p className="w-full border-t border-hairline py-2 text-graphite">
          Scheduled for {weekdayTime(record.scheduled.dueAt)}. Changes you make now won’t be included.
        </p>
      )}
    </div>
  );
}

function savingInWords({ saving, refusal, savedAt, hidden }: Form, wasDraft: boolean): string {
  switch (saving) {
    case 'waiting':
    case 'saving':
      return 'Saving...';
    case 'failed':
      return 'Not saved yet. We’ll keep trying; your changes are safe in this browser.';
    case 'refused':
      return `Not saved. ${refusal} Your changes are safe in this browser.`;
    case 'clash':
      return 'Not saved. Resolve the conflict below.';
    default:
      if (hidden) return 'Will be hidden when published';
      if (savedAt) return `Draft saved at ${timeOfDay(savedAt)}`;
      return wasDraft ? 'Draft saved' : 'Published. No changes.';
  }
}
