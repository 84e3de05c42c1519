import { Button } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';
import { RefusalNotice } from '../sign-in/refusal-notice.tsx';
import { TextField } from '../sign-in/text-field.tsx';
import { useSending } from '../sign-in/use-sending.ts';
import { confirmTwoFactor } from './account-query.ts';
import { QrCode } from './qr-code.tsx';

type Props = { uri: string; onConfirmed: () => Promise<void>; onCancel: () => void };

/** The secret for the authenticator app, as a picture and as text; a code from the app proves that it arrived. */
export function AuthenticatorSetUp({ uri, onConfirmed, onCancel }: Props) {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const { isSending, refusal, onSubmit } = useSending(async ({ code = '' }) => {
    await confirmTwoFactor(code);
    await onConfirmed();
  });
  return (
    <div className="grid max-w-[52rem] gap-x-8 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      <QrCode text={uri} label="QR code for your authenticator app" />
      <form method="post" onSubmit={onSubmit}>
        <p>Scan this with your authenticator app, or type in this key:</p>
        <p className="mt-2 text-[1.0625rem] font-[560] tracking-wider break-words">
          <code className="font-sans">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <div className="mt-3">
          <CopyButton text={secret} label="Copy key" />
        </div>
        <RefusalNotice refusal={refusal} />
        <TextField
          label="Code"
          name="code"
          hint="The six digits that the app shows now."
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*\d{3}\s*\d{3}\s*"
          title="Six digits"
          required
        />
        <div className="mt-5 flex items-center gap-6">
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Checking...' : 'Confirm'}
          </Button>
          <Button look="bare" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
