import { AuthenticatorCode } from '../components/authenticator-code.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { RefusalNotice } from '../components/refusal-notice.tsx';
import { SubmitOrCancel } from '../components/submit-or-cancel.tsx';
import { useSending } from '../components/use-sending.ts';
import { confirmTwoFactor } from './account-query.ts';
import { QrCode } from './qr-code.tsx';

type Props = { uri: string; onConfirmed: () => Promise<void>; onCancel: () => void };

/** Shows the authenticator secret as a QR code and as text; a code from the app proves that it was stored. */
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
        <p>Scan this with your authenticator app, or enter this key:</p>
        <p className="mt-2 text-[1.0625rem] font-[560] tracking-wider break-words">
          <code className="font-sans">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <div className="mt-3">
          <CopyButton text={secret} label="Copy key" />
        </div>
        <RefusalNotice refusal={refusal} />
        <AuthenticatorCode hint="The six digits the app shows now." />
        <SubmitOrCancel isSending={isSending} label="Confirm" onCancel={onCancel} />
      </form>
    </div>
  );
}
