import type { CollectionSummary, EditedRecord } from '#contract/site/site-records.ts';
import { request } from '../../../layout/request.ts';
import { Dialog } from '../../components/dialog.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Options } from '../../components/options.tsx';
import { SendForm, SubmitOrCancel } from '../../components/send-form.tsx';
import { goTo } from '../../state/address.ts';
import { useRefreshSite } from '../state/content-query.ts';
import { editHref, type SiteAddress } from '../state/site-address.ts';
import { aOneOf } from '../state/site-words.ts';

type AddRecordProps = { all: CollectionSummary; shown: SiteAddress; onClose: () => void };

/** Asks for a name and for a model, then opens the editor. */
export function AddRecord({ all: { collection, records }, shown, onClose }: AddRecordProps) {
  const refresh = useRefreshSite();
  return (
    <Dialog
      title={`Add ${aOneOf(collection)}`}
      onClose={onClose}
      className="top-20 max-h-dialog w-120 max-w-window overflow-y-auto p-6"
    >
      <SendForm
        send={async (body) => {
          const answer = await request(`/api/content/${collection}`, { method: 'POST', body });
          const added = (await answer.json()) as EditedRecord;
          void refresh();
          onClose();
          goTo(editHref(shown, added));
        }}
      >
        <TextField
          label="Name"
          name="name"
          maxLength={80}
          required
          autoComplete="off"
          hint="You can change it later."
        />
        <SelectField
          label="Start with"
          name="from"
          hint="A copy keeps the text and pictures. Nothing is live until you publish."
        >
          <option value="">Blank</option>
          <Options of={records.map(({ slug, name }) => [slug, `Copy of ${name}`])} />
        </SelectField>
        <SubmitOrCancel label="Add" sending="Adding..." onCancel={onClose} />
      </SendForm>
    </Dialog>
  );
}
