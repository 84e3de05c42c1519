import { useState } from 'react';
import type { PublishableCollection } from '#contract/records/overlay.ts';
import type { RecordSummary } from '#contract/site-records.ts';
import { Button } from '../controls/button.tsx';
import { RefusalNotice } from '../controls/refusal-notice.tsx';
import { SubmitOrCancel } from '../controls/submit-or-cancel.tsx';
import { TextField } from '../controls/text-field.tsx';
import { useFirstFocus } from '../controls/use-first-focus.ts';
import { useSending } from '../controls/use-sending.ts';
import { goTo } from '../state/address.ts';
import { editHref, useAdd } from './site-query.ts';

const ONE: Partial<Record<PublishableCollection, { add: string; label: string }>> = {
  areas: { add: 'Add a service area', label: 'Name of the town or county' },
  manufacturers: { add: 'Add a manufacturer', label: 'Name of the manufacturer' },
  projects: { add: 'Add a project', label: 'Name of the project' },
  team: { add: 'Add a person', label: 'Name of the person' },
  testimonials: { add: 'Add a client quote', label: 'Name of the client' },
};

type AddRecordProps = { collection: PublishableCollection; records: readonly RecordSummary[] };

/** Begins a new entry as a copy of another, so that no form is empty; it isn't public before it is published. */
export function AddRecord({ collection, records }: AddRecordProps) {
  const [isOpen, setOpen] = useState(false);
  const words = ONE[collection];
  if (!words || records.length === 0) return null;
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
    );
  return <AddForm {...{ collection, records }} label={words.label} onCancel={() => setOpen(false)} />;
}

function AddForm({
  collection,
  records,
  label,
  onCancel,
}: AddRecordProps & { label: string; onCancel: () => void }) {
  const name = useFirstFocus<HTMLInputElement>();
  const add = useAdd(collection);
  const { isSending, refusal, onSubmit } = useSending(async (fields) => {
    const added = await add.mutateAsync({ name: fields.name ?? '', from: fields.from ?? '' });
    goTo(editHref(added));
  });
  return (
    <form onSubmit={onSubmit} noValidate className="w-full max-w-[26rem]">
      <RefusalNotice refusal={refusal} />
      <TextField ref={name} name="name" label={label} mistake={refusal?.errors.name} autoComplete="off" />
      <label className="mt-5 block">
        <span className="mb-1.5 block font-[560]">Begin with the text of</span>
        <select
          name="from"
          className="h-12 w-full border border-graphite/60 bg-paper px-3 text-base text-ink"
        >
          {records.map(({ slug, name: other }) => (
            <option key={slug} value={slug}>
              {other}
            </option>
          ))}
        </select>
      </label>
      <SubmitOrCancel isSending={isSending} label="Add it" onCancel={onCancel} />
    </form>
  );
}
