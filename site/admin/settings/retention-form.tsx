import { useRef } from 'react';
import type { Settings } from '#contract/staff/settings.ts';
import { SETTINGS_LIMITS } from '#contract/staff/settings-limits.ts';
import { Confirmation } from '../components/confirmation.tsx';
import { TextField } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { SetByHost } from './settings.tsx';
import { useChange } from './settings-query.ts';

/** How long closed inquiries are kept. Erasing can't be undone, so a shorter time is confirmed. */
export function RetentionForm({ retention: { setByHost, days } }: { retention: Settings['retention'] }) {
  const change = useChange();
  const dialog = useRef<HTMLDialogElement>(null);
  const confirmed = useRef<(sure: boolean) => void>(undefined);
  if (setByHost) return <SetByHost>{keptInWords(days)}</SetByHost>;
  const ask = () =>
    new Promise<boolean>((resolve) => {
      confirmed.current = resolve;
      dialog.current?.addEventListener('close', () => resolve(false), { once: true });
      dialog.current?.showModal();
    });
  return (
    <>
      <SendForm
        aria-label="Closed inquiries"
        noValidate
        className="max-w-104"
        about={keptInWords(days)}
        send={async (fields) => {
          const wanted = fields.days ? Number(fields.days) : null;
          const isShorter = wanted !== null && wanted < (days ?? Number.POSITIVE_INFINITY);
          if (isShorter && !(await ask())) return;
          await change('retention', { body: { days: wanted } }, keptInWords(wanted));
        }}
      >
        <TextField
          label="Erase closed inquiries after (days)"
          name="days"
          inputMode="numeric"
          defaultValue={days ?? ''}
          maxLength={4}
          hint={`Completed, canceled, withdrawn, and spam, counted from the last change. ${SETTINGS_LIMITS.fewestDays} or more; empty keeps them.`}
        />
        <SubmitButton look="quiet" sending="Saving..." className="mt-5">
          Save
        </SubmitButton>
      </SendForm>
      <Confirmation
        ref={dialog}
        question="Erase older closed inquiries?"
        consequences="Those that are older than this today are erased within a day, with their emails and pictures. This can’t be undone."
        confirm="Erase them"
        keep="Keep them"
        onConfirm={() => confirmed.current?.(true)}
      />
    </>
  );
}

const keptInWords = (days: number | null) =>
  days === null
    ? 'Closed inquiries are kept until you erase them.'
    : `Closed inquiries are erased ${days} days after their last change.`;
