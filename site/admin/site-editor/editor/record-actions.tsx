import { isSame } from '#contract/shared/is-same.ts';
import { HIDEABLE_PAGES } from '#contract/site/records/hidden-pages.ts';
import type { EditedRecord } from '#contract/site/site-records.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { manyOf } from '../state/site-words.ts';
import type { DraftKeeper, Form } from './autosave.ts';

type WholeEntryProps = { record: EditedRecord; form: Form; keeper: DraftKeeper };

/** At the end of the form, what concerns all of it: off the site and back, and ways back to earlier text. */
export function RecordActions({ record, form, keeper }: WholeEntryProps) {
  const kind = record.collection === 'pages' ? HIDEABLE_PAGES[record.slug]?.kind : undefined;
  const mayHide = record.live !== 'unpublished' && record.mayHide;
  return (
    <section aria-label="Page actions" className="mt-10 flex flex-wrap gap-x-5 border-t border-hairline pt-2">
      {mayHide && !form.hidden && (
        <Button look="bare" onClick={() => keeper.hide(true)}>
          {kind ? `Hide all ${manyOf(kind)}` : 'Hide from website'}
        </Button>
      )}
      {form.hidden && (
        <Button look="bare" onClick={() => keeper.hide(false)}>
          {kind ? `Show ${manyOf(kind)}` : 'Show on website'}
        </Button>
      )}
      {record.liveValue !== null && !isSame(form.value, record.liveValue) && (
        <ConfirmedButton
          look="bare"
          question="Discard your changes?"
          consequences="This restores the published version. You can undo this."
          confirm="Discard changes"
          keep="Keep changes"
          onConfirm={() => keeper.replace(record.liveValue)}
        >
          Discard changes
        </ConfirmedButton>
      )}
      {record.shippedValue !== null && !isSame(form.value, record.shippedValue) && (
        <ConfirmedButton
          look="bare"
          question="Restore sample content?"
          consequences="This restores the original sample text. You can undo this."
          confirm="Restore sample"
          onConfirm={() => keeper.replace(record.shippedValue)}
        >
          Restore sample content
        </ConfirmedButton>
      )}
    </section>
  );
}
