import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OwnPasskeys, PASSKEY_LIMITS } from '#contract/staff/passkeys.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { hasPasskeys } from '../passkeys/has-passkeys.ts';
import { PasskeyAddition } from './passkey-addition.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { ownPasskeys } from './passkeys-query.ts';

/** Passkeys: added with the password, named, and removed. */
export function Passkeys() {
  return (
    <Loaded query={useQuery(ownPasskeys())} what="Your passkeys" waiting="Loading your passkeys...">
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
      <p className="max-w-[44em] text-graphite">
        A passkey signs you in with your device’s fingerprint, face or PIN, without password and code. Your
        password keeps working.
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
        <p className="mt-4 max-w-[44em]">{possible ? NO_BROWSER : NO_ADDRESS}</p>
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

const NO_ADDRESS =
  'Passkeys can’t be added here: browsers allow them only at an https address with a domain name.';
const NO_BROWSER =
  'This browser can’t add a passkey here. Open the dashboard in a current browser, at the site’s https address.';
