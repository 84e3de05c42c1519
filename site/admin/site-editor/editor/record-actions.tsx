import type { EditedRecord } from '#contract/site/site-records.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import type { DraftKeeper, Form } from './autosave.ts';
import { isSame } from './fields/paths.ts';

type WholeEntryProps = { record: EditedRecord; form: Form; keeper: DraftKeeper };

/** At the end of the form, what concerns all of it: off the site and back, and ways back to earlier text. */
export function RecordActions({ record, form, keeper }: WholeEntryProps) {
  const mayHide = record.live !== 'unpublished' && record.mayHide;
  return (
    <section aria-label="All of it" className="mt-10 flex flex-wrap gap-x-5 border-t border-hairline pt-2">
      {mayHide && !form.hidden && (
        <Button look="bare" onClick={() => keeper.hide(true)}>
          Hide from the site
        </Button>
      )}
      {form.hidden && (
        <Button look="bare" onClick={() => keeper.hide(false)}>
          Show on the site again
        </Button>
      )}
      {record.liveValue !== null && !isSame(form.value, record.liveValue) && (
        <ConfirmedButton
          look="bare"
          question="Go back to what is on the site now?"
          consequences="Your changes leave the form. Undo brings them back."
          confirm="Go back"
          keep="Keep changes"
          onConfirm={() => keeper.replace(record.liveValue)}
        >
          Drop the changes
        </ConfirmedButton>
      )}
      {record.shippedValue !== null && !isSame(form.value, record.shippedValue) && (
        <ConfirmedButton
          look="bare"
          question="Go back to the sample?"
          consequences="The form gets the text that came with the site. Undo brings yours back."
          confirm="Take the sample"
          onConfirm={() => keeper.replace(record.shippedValue)}
        >
          Back to the sample
        </ConfirmedButton>
      )}
    </section>
  );
}
