import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPasskey } from '#contract/staff/passkeys.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { SubmitOrCancel } from '../components/submit-or-cancel.tsx';
import { useSending } from '../components/use-sending.ts';
import { detailDate } from '../format/dates.ts';
import { failureInWords } from '../format/failure-in-words.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';
import { removePasskey, renamePasskey } from './passkeys-query.ts';

type PasskeyRowProps = { passkey: OwnPasskey; onChanged: () => Promise<void> };

export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const [isNaming, setNaming] = useState(false);
  const { id, name, createdAt, lastUsedAt, synced } = passkey;
  const remove = useMutation({
    mutationFn: () => removePasskey(id),
    onSuccess: () => toast({ title: 'Passkey removed' }),
    onError: (error) =>
      toast({
        title: 'That passkey wasn’t removed',
        description: failureInWords(error),
        variant: 'destructive',
      }),
    onSettled: onChanged,
  });
  if (isNaming)
    return (
      <li className="border-b border-hairline py-3">
        <PasskeyNaming passkey={passkey} onDone={() => setNaming(false)} onChanged={onChanged} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-b border-hairline py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-[0.9rem] text-graphite">
          added {detailDate(createdAt)}, {lastUsedAt ? `last used ${detailDate(lastUsedAt)}` : 'not used yet'}
          {synced && ' · synced to your other devices'}
        </p>
      </div>
      <Button look="bare" aria-label={`Rename ${name}`} onClick={() => setNaming(true)}>
        Rename
      </Button>
      <ConfirmedButton
        look="bare"
        disabled={remove.isPending}
        aria-label={`Remove ${name}`}
        question={`Remove the passkey “${name}”?`}
        consequences={
          <p className="mt-2">
            It will no longer sign you in. Delete it on the device, too. If you lost the device, sign it out
            below.
          </p>
        }
        confirm="Remove it"
        onConfirm={() => remove.mutate()}
      >
        Remove
      </ConfirmedButton>
    </li>
  );
}

type PasskeyNamingProps = PasskeyRowProps & { onDone: () => void };

function PasskeyNaming({ passkey: { id, name }, onDone, onChanged }: PasskeyNamingProps) {
  const { isSending, refusal, onSubmit } = useSending(async ({ name: chosen = '' }) => {
    await renamePasskey(id, chosen);
    await onChanged();
    onDone();
  });
  return (
    <form method="post" onSubmit={onSubmit} className="max-w-[26rem]">
      <RefusalNotice refusal={refusal} />
      <PasskeyNameField defaultValue={name} mistake={refusal?.errors.name} />
      <SubmitOrCancel isSending={isSending} label="Save the name" onCancel={onDone} />
    </form>
  );
}
