import type { MailRecord } from '#contract/mail/mail.ts';
import { Button } from '../../../components/button.tsx';
import { bounceInWords } from '../../../mail/inbound/bounce-words.ts';
import { useResend } from '../../../mail/mail-query.ts';

type CameBackProps = {
  recipient: string;
  /** The mail server's status and diagnostic. */
  why: string;
  mail: MailRecord | undefined;
};

/** A mail that came back: why, in words and in the mail server's own; red until it was sent again. */
export function BouncedMail({ recipient, why, mail }: CameBackProps) {
  const resend = useResend();
  const isOpen = mail?.state === 'bounced';
  return (
    <div className={`min-w-0 ${isOpen ? 'border-l-3 border-overdue pl-3 text-overdue' : ''}`}>
      <p>
        <span className="font-semibold">Our email to {recipient} came back.</span> {bounceInWords(why)}
      </p>
      {why && <p className="mt-0.5">The mail server said: {why}</p>}
      {isOpen && (
        <Button look="bare" disabled={resend.isPending} onClick={() => resend.mutate(mail)}>
          {resend.isPending ? 'Sending again...' : 'Send again'}
        </Button>
      )}
    </div>
  );
}
