import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import type { SavedView } from '#contract/inquiries/saved-view.ts';
import { VIEW_LIMITS } from '#contract/staff/profile-limits.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { FailureLine } from '../../components/failure-line.tsx';
import { TextField } from '../../components/field.tsx';
import { isFiltered } from '../url-state/view-in-address.ts';
import { conditionsOf, type Names, useConditionNames } from './conditions.ts';
import { queryOf, useRemoveView, useSaveView, viewOf } from './views-query.ts';

type ViewFormProps = {
  /** The view to change; undefined for a new one. */
  saved: SavedView | undefined;
  /** The filters shown now. */
  view: InquiryView;
  onClose: () => void;
};

/** A dialog with a view's name and whom it is for; changes it to the filters shown now, or removes it. */
export function ViewForm({ saved, view, onClose }: ViewFormProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const save = useSaveView(saved?.id, close);
  const remove = useRemoveView(close);
  const mayReplace = saved !== undefined && isFiltered(view) && queryOf(viewOf(saved)) !== queryOf(view);
  const sharing =
    view.assignee === 'me'
      ? 'If you share this, each person sees the inquiries assigned to them.'
      : 'Owners can also change and remove shared views.';
  const suggested = nameOf(view, useConditionNames());
  useEffect(() => dialog.current?.showModal(), []);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Includes the submit button, whose value decides whether a new view is shared.
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const isNew = saved === undefined;
    save.mutate({
      name: String(form.get('name') ?? ''),
      shared: form.has('shared'),
      ...((isNew || form.has('replace')) && { query: queryOf(view) }),
    });
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className="m-auto w-112 max-w-window rounded-sheet bg-sheet shadow-e3 p-6 text-ink backdrop:bg-ink/30 dark:backdrop:bg-paper/75"
    >
      <form onSubmit={submit}>
        <h2 id={`${id}-title`} className="text-20 font-strong tracking-tight">
          {saved ? 'Edit view' : 'Save view'}
        </h2>
        <TextField
          label="Name"
          name="name"
          required
          defaultValue={saved?.name ?? suggested}
          onFocus={(event) => event.target.select()}
          maxLength={VIEW_LIMITS.name}
          autoComplete="off"
        />
        {saved && (
          <Check name="shared" label="Share with everyone" hint={sharing} defaultChecked={saved.shared} />
        )}
        {mayReplace && (
          <Check
            name="replace"
            label="Use the current filters"
            hint="Replaces this view’s filters with the current ones."
          />
        )}
        <FailureLine error={save.error ?? remove.error} className="mt-4" />
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={save.isPending}>
            {saved ? 'Save' : 'Save for me'}
          </Button>
          {!saved && (
            <Button type="submit" look="quiet" name="shared" value="on" disabled={save.isPending}>
              Save for everyone
            </Button>
          )}
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          {saved && (
            <ConfirmedButton
              look="bare"
              className="ml-auto"
              disabled={remove.isPending}
              question={`Remove “${saved.name}”?`}
              consequences={
                <p className="mt-2">
                  {saved.shared
                    ? 'This removes the view for everyone. Inquiries aren’t affected.'
                    : 'Inquiries aren’t affected.'}
                </p>
              }
              confirm="Remove view"
              onConfirm={() => remove.mutate(saved)}
            >
              Remove
            </ConfirmedButton>
          )}
        </div>
        {!saved && <p className="mt-3 text-13 text-graphite">{sharing}</p>}
      </form>
    </dialog>
  );
}

/** The filters as text: "New, Remodel/Addition". */
const nameOf = (view: InquiryView, names: Names): string =>
  conditionsOf(view, names)
    .map(({ chip }) => chip)
    .join(', ')
    .slice(0, VIEW_LIMITS.name);

type CheckProps = { name: string; label: string; hint: string; defaultChecked?: boolean };

function Check({ name, label, hint, defaultChecked }: CheckProps) {
  const id = useId();
  return (
    <div className="mt-4 grid cols-label gap-x-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={defaultChecked}
        aria-describedby={`${id}-hint`}
        className="mt-1 size-4.5 accent-section"
      />
      <label htmlFor={id} className="font-strong">
        {label}
      </label>
      <p id={`${id}-hint`} className="col-start-2 text-13 text-graphite">
        {hint}
      </p>
    </div>
  );
}
