import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnPasskey, type OwnPasskeys, PASSKEY_LIMITS } from '#contract/staff/passkeys.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { ConfirmedButton } from '../components/confirmed-button.tsx';
import { TextField } from '../components/field.tsx';
import { Loaded } from '../components/loaded.tsx';
import { SendForm, SubmitOrCancel } from '../components/send-form.tsx';
import { useFirstFocus } from '../components/use-first-focus.ts';
import { detailDate } from '../format/dates.ts';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';
import { CurrentPassword } from './current-password.tsx';

const ownPasskeys = () => queryOptions<OwnPasskeys>({ queryKey: ['/api/staff/passkeys'] });

/** Passkeys: added with the password, named, and removed. */
export function Passkeys() {
  return (
    <Loaded query={useQuery(ownPasskeys())} what="your passkeys" waiting="Loading your passkeys...">
      {(own) => <OwnPasskeyList {...own} />}
    </Loaded>
  );
}

function OwnPasskeyList({ possible, passkeys }: OwnPasskeys) {
  const [isAdding, setAdding] = useState(false);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ownPasskeys().queryKey });
  return (
    <>
      <p className="max-w-2xl text-graphite">
        Sign in with your fingerprint, face, or PIN instead of a password and code. Your password still works.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys" className="mt-3 border-t border-hairline">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={refresh} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <PasskeyAddition
          onCancel={() => setAdding(false)}
          onAdded={async () => {
            toast({ title: 'Passkey added' });
            await refresh();
            setAdding(false);
          }}
        />
      ) : !possible || !hasPasskeys() ? (
        <p className="mt-4 max-w-2xl">{possible ? NO_BROWSER : NO_ADDRESS}</p>
      ) : passkeys.length >= PASSKEY_LIMITS.perAccount ? (
        <p className="mt-4">You have {PASSKEY_LIMITS.perAccount} passkeys. Remove one to add another.</p>
      ) : (
        <Button className="mt-4" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      )}
    </>
  );
}

const NO_ADDRESS = 'Passkeys need an https address with a domain name, so you can’t add one here.';
const NO_BROWSER =
  'This browser doesn’t support passkeys. Update it, or open the dashboard in another browser.';

type PasskeyAdditionProps = { onAdded: () => Promise<void>; onCancel: () => void };

/** Asks for a name and the password, then has the device make the passkey. */
function PasskeyAddition({ onAdded, onCancel }: PasskeyAdditionProps) {
  return (
    <SendForm
      className="mt-4 max-w-104"
      send={async ({ name = '', password = '' }) => {
        const { addPasskey } = await import('../passkeys/ceremony.ts');
        await addPasskey(name, password);
        await onAdded();
      }}
    >
      <PasskeyName hint="For example, “Work phone.”" />
      <CurrentPassword />
      <SubmitOrCancel label="Continue" onCancel={onCancel} />
    </SendForm>
  );
}

/** The name of a passkey, asked for when one is added and when it is renamed. Takes the focus. */
const PasskeyName = (props: { defaultValue?: string; hint?: string }) => (
  <TextField
    ref={useFirstFocus<HTMLInputElement>()}
    label="Passkey name"
    name="name"
    autoComplete="off"
    maxLength={PASSKEY_LIMITS.nameMax}
    required
    {...props}
  />
);

type PasskeyRowProps = { passkey: OwnPasskey; onChanged: () => Promise<void> };

function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const [isNaming, setNaming] = useState(false);
  const { id, name, createdAt, lastUsedAt, synced } = passkey;
  const url = `/api/staff/passkeys/${encodeURIComponent(id)}`;
  const remove = useMutation({
    mutationFn: () => request(url, { method: 'DELETE' }),
    onSuccess: () => toast({ title: 'Passkey removed' }),
    meta: { failed: 'Passkey not removed' },
    onSettled: onChanged,
  });
  if (isNaming)
    return (
      <li className="border-b border-hairline py-3">
        <SendForm
          className="max-w-104"
          send={async (body) => {
            await request(url, { method: 'PUT', body });
            await onChanged();
            setNaming(false);
          }}
        >
          <PasskeyName defaultValue={name} />
          <SubmitOrCancel label="Save name" onCancel={() => setNaming(false)} />
        </SendForm>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-b border-hairline py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-14 text-graphite">
          Added {detailDate(createdAt)}, {lastUsedAt ? `last used ${detailDate(lastUsedAt)}` : 'not used yet'}
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
        consequences="You won’t be able to sign in with it. Delete it from the device, too. Lost the device? Sign it out below."
        confirm="Remove passkey"
        onConfirm={() => remove.mutate()}
      >
        Remove
      </ConfirmedButton>
    </li>
  );
}
