import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken, MadeApiToken } from '#contract/staff/api-tokens.ts';
import { TOKEN_LIMITS, TOKEN_SCOPE_NAMES, TOKEN_SCOPES } from '#contract/staff/token-scopes.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { Checkbox, TextField } from '../components/field.tsx';
import { Loaded } from '../components/loaded.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { ShownOnce } from '../components/shown-once.tsx';
import { ViewPart } from '../components/view-page.tsx';
import { detailDate } from '../format/dates.ts';

const KEY = ['/api/tokens'];

/** Tokens by which other programs read and create inquiries: made, shown once, revoked. */
export function Tokens() {
  const tokens = useQuery<ApiToken[]>({ queryKey: KEY });
  const queryClient = useQueryClient();
  const [made, setMade] = useState<MadeApiToken | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });
  return (
    <ViewPart id="tokens" title="Tokens">
      {made && (
        <ShownOnce
          key={made.id}
          title={`New token: ${made.name}`}
          name="Token"
          secret={made.token}
          onDone={() => setMade(null)}
        >
          Copy the token now. It won’t be shown again.
        </ShownOnce>
      )}
      <Loaded query={tokens} what="tokens" waiting="Loading tokens...">
        {(all) =>
          all.length === 0 ? (
            <p className="text-graphite">
              No tokens yet. A token lets another program read or create inquiries.
            </p>
          ) : (
            <ul className="-mt-4 divide-y divide-hairline">
              {all.map((token) => (
                <TokenRow key={token.id} token={token} onRevoked={refresh} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <NewToken
        onMade={(token) => {
          setMade(token);
          return refresh();
        }}
      />
    </ViewPart>
  );
}

function TokenRow({ token, onRevoked }: { token: ApiToken; onRevoked: () => Promise<void> }) {
  const revoke = useMutation({
    mutationFn: () => request(`/api/tokens/${token.id}`, { method: 'DELETE' }),
    onSuccess: () => toast({ title: `“${token.name}” revoked` }),
    meta: { failed: 'Couldn’t revoke the token' },
    onSettled: onRevoked,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <span className="min-w-0 grow">
        <span className="font-strong wrap-anywhere">{token.name}</span>
        <span className="block text-14 text-graphite">
          {token.scopes.map((scope) => TOKEN_SCOPES[scope]).join(', ')}. Created by {token.createdBy},{' '}
          {detailDate(token.createdAt)}.{' '}
          {token.lastUsedAt ? `Last used ${detailDate(token.lastUsedAt)}.` : 'Never used.'}
        </span>
      </span>
      <Button look="bare" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
        Revoke<span className="sr-only"> {token.name}</span>
      </Button>
    </li>
  );
}

function NewToken({ onMade }: { onMade: (made: MadeApiToken) => Promise<void> }) {
  const [sent, setSent] = useState(0);
  return (
    <SendForm
      key={sent}
      className="mt-6 max-w-208"
      send={async ({ name, ...chosen }) => {
        const body = { name, scopes: TOKEN_SCOPE_NAMES.filter((scope) => scope in chosen) };
        const answer = await request('/api/tokens', { method: 'POST', body });
        setSent(sent + 1);
        await onMade(await answer.json());
      }}
    >
      <TextField
        label="Name"
        hint="The program that will use this token"
        name="name"
        maxLength={TOKEN_LIMITS.name}
        required
      />
      <fieldset className="mt-4">
        <legend className="font-strong">It may</legend>
        <div className="flex flex-wrap gap-x-8">
          {TOKEN_SCOPE_NAMES.map((scope) => (
            <Checkbox key={scope} name={scope}>
              {TOKEN_SCOPES[scope]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <SubmitButton sending="Creating..." className="mt-3">
        Create token
      </SubmitButton>
    </SendForm>
  );
}
