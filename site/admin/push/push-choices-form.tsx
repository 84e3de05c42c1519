import { useState } from 'react';
import { PUSH_KIND_LABELS, PUSH_KINDS } from '#contract/staff/push.ts';
import type { PushChoices } from '#contract/staff/push-changes.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { useSending } from '../components/use-sending.ts';
import { choosePush } from './push-query.ts';

type FormProps = { choices: PushChoices; onSaved: () => Promise<void> };

/** Which notifications a person gets on all their devices, and the hours in which they wait. */
export function PushChoicesForm({ choices: { kinds, quiet }, onSaved }: FormProps) {
  const [isQuiet, setQuiet] = useState(quiet !== null);
  const { isSending, refusal, onSubmit } = useSending(async ({ from = '', until = '', ...sent }) => {
    await choosePush({
      kinds: PUSH_KINDS.filter((kind) => sent[kind] === 'on'),
      quiet: isQuiet ? { from, until } : null,
    });
    toast({ title: 'Saved' });
    await onSaved();
  });
  return (
    <form method="post" onSubmit={onSubmit} className="mt-5 max-w-[34rem]">
      <RefusalNotice refusal={refusal} />
      <fieldset>
        <legend className="font-semibold">On all your devices</legend>
        {PUSH_KINDS.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input type="checkbox" name={kind} defaultChecked={kinds.includes(kind)} className={BOX} />
            {PUSH_KIND_LABELS[kind]}
          </label>
        ))}
      </fieldset>
      <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isQuiet}
          onChange={(event) => setQuiet(event.target.checked)}
          className={BOX}
        />
        Quiet hours, in the studio’s time zone
      </label>
      {isQuiet && (
        <div className="mt-1 flex flex-wrap items-end gap-x-5 gap-y-2">
          <Time label="From" name="from" value={quiet?.from ?? '20:00'} />
          <Time label="Until" name="until" value={quiet?.until ?? '07:00'} />
          <p className="basis-full text-[0.9rem] text-graphite">
            What comes in meanwhile is told when they end. A request that would run out is told half an hour
            before they begin.
          </p>
        </div>
      )}
      <Button type="submit" disabled={isSending} className="mt-3">
        {isSending ? 'Saving...' : 'Save notifications'}
      </Button>
    </form>
  );
}

const BOX = 'size-4.5 shrink-0 accent-copper';

const Time = ({ label, name, value }: { label: string; name: string; value: string }) => (
  <label className="text-[0.9rem]">
    <span className="block font-[560]">{label}</span>
    <input
      type="time"
      name={name}
      defaultValue={value}
      required
      className="mt-1 min-h-11 border border-graphite/60 bg-transparent px-3 text-base"
    />
  </label>
);
