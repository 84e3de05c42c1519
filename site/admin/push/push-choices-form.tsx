import { useState } from 'react';
import { PUSH_KIND_LABELS, PUSH_KINDS } from '#contract/staff/push.ts';
import type { PushChoices } from '#contract/staff/push-changes.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Checkbox } from '../components/field.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';

type FormProps = { choices: PushChoices; onSaved: () => Promise<void> };

/** Which notifications a person gets on all their devices, and the hours in which they wait. */
export function PushChoicesForm({ choices: { kinds, quiet }, onSaved }: FormProps) {
  const [isQuiet, setQuiet] = useState(quiet !== null);
  return (
    <SendForm
      className="mt-5 max-w-136"
      send={async ({ from = '', until = '', ...sent }) => {
        const body: PushChoices = {
          kinds: PUSH_KINDS.filter((kind) => sent[kind] === 'on'),
          quiet: isQuiet ? { from, until } : null,
        };
        await request('/api/staff/push', { method: 'PUT', body });
        toast({ title: 'Saved' });
        await onSaved();
      }}
    >
      <fieldset>
        <legend className="font-semibold">Notify me about</legend>
        {PUSH_KINDS.map((kind) => (
          <Checkbox key={kind} name={kind} defaultChecked={kinds.includes(kind)}>
            {PUSH_KIND_LABELS[kind]}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)}>
        Quiet hours (Central Time)
      </Checkbox>
      {isQuiet && (
        <div className="mt-1 flex flex-wrap items-end gap-x-5 gap-y-2">
          <Time label="From" name="from" value={quiet?.from ?? '20:00'} />
          <Time label="Until" name="until" value={quiet?.until ?? '07:00'} />
          <p className="basis-full text-14 text-graphite">
            Notifications wait until quiet hours end. If a reply is due during quiet hours, we’ll notify you
            30 minutes before they start.
          </p>
        </div>
      )}
      <SubmitButton sending="Saving..." className="mt-3">
        Save notifications
      </SubmitButton>
    </SendForm>
  );
}

const Time = ({ label, name, value }: { label: string; name: string; value: string }) => (
  <label className="text-14">
    <span className="block font-strong">{label}</span>
    <input
      type="time"
      name={name}
      defaultValue={value}
      required
      className="mt-1 min-h-11 rounded-control border border-edge bg-sheet px-3 text-17 md:text-15"
    />
  </label>
);
