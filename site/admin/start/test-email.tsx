import type { ComponentProps } from 'react';
import { Button } from '../components/button.tsx';
import { failureInWords } from '../format/failure-in-words.ts';
import { useTestEmail } from './start-query.ts';

type TestEmailProps = { email: string; look: ComponentProps<typeof Button>['look'] };

/** Sends an email to the signed-in owner, and shows the mail server's answer. */
export function TestEmail({ email, look }: TestEmailProps) {
  const test = useTestEmail();
  return (
    <>
      <Button look={look} disabled={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? 'Sending...' : 'Send me a test'}
      </Button>
      <span role="status" className={`text-13 ${test.isError ? 'text-cancelled' : 'text-graphite'}`}>
        {test.isSuccess
          ? `Sent to ${test.data.recipient}. Look in the junk folder, too.`
          : test.isError
            ? failureInWords(test.error)
            : `We’ll send it to ${email}.`}
      </span>
    </>
  );
}
