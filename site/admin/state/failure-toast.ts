import { toast } from '../../layout/toaster.tsx';
import { failureInWords } from '../format/failure-in-words.ts';
import { isSignedOut } from './query-client.ts';

/** Says by a toast why something failed; for a session that ended the sign-in page says it. */
export function toastFailure(error: unknown, title: string): void {
  if (isSignedOut(error)) return;
  toast({ title, description: failureInWords(error), variant: 'destructive' });
}

export const showUpdateError = (error: unknown): void => toastFailure(error, 'Nothing was changed');
