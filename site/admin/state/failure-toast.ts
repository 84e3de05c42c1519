import { toast } from '../../layout/toaster.tsx';
import { failureInWords } from '../format/failure-in-words.ts';
import { isSignedOut } from './query-client.ts';

/** Says by a toast why a change failed; for a session that ended the sign-in page says it. */
export function showUpdateError(error: unknown): void {
  if (isSignedOut(error)) return;
  toast({ title: 'Nothing was changed', description: failureInWords(error), variant: 'destructive' });
}
