import type { CollectionSummary } from '#contract/site/site-records.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { RefusalNotice } from '../../components/refusal-notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useSending } from '../../components/use-sending.ts';
import { goTo } from '../../state/address.ts';
import { addRecord, useRefreshSite } from '../state/content-query.ts';
import { editHref, type SiteAddress } from '../state/site-address.ts';
import { aOneOf, oneOf } from '../state/site-words.ts';

type AddRecordProps = { all: CollectionSummary; shown: SiteAddress; onClose: () => void };

/** Asks for a name and for a model, then opens the editor. */
export function AddRecord({ all: { collection, records }, shown, onClose }: AddRecordProps) {
  const refresh = useRefreshSite();
  const { isSending, refusal, onSubmit } = useSending(async ({ name = '', from = '' }) => {
    const added = await addRecord(collection, { name, from });
    void refresh();
    onClose();
    goTo(editHref(shown, added));
  });
  return (
    <Dialog
      title={`Add ${aOneOf(collection)}`}
      onClose={onClose}
      className="top-[10dvh] max-h-[80dvh] w-[min(30rem,calc(100vw-2rem))] overflow-y-auto p-6"
    >
      <form method="post" onSubmit={onSubmit}>
        <RefusalNotice refusal={refusal} />
        <TextField
          label={`Name of the ${oneOf(collection)}`}
          name="name"
          maxLength={80}
          required
          autoComplete="off"
          hint="It can be changed later."
          mistake={refusal?.errors.name}
        />
        <Field
          label="Begin from"
          hint="With a copy, you start with all its words and pictures. Nothing shows on the site until you publish."
          mistake={refusal?.errors.from}
        >
          {(control) => (
            <select
              {...control}
              name="from"
              className="h-12 w-full border border-graphite/60 bg-paper px-3 text-base text-ink"
            >
              <option value="">An empty form</option>
              {records.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  A copy of {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Adding...' : 'Add it'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
