import { useState } from 'react';
import { toast } from '../../frame/toaster.tsx';
import { isSignedOut } from '../state/query-client.ts';
import { failureInWords } from '../words/failure-in-words.ts';

/** Makes one call at a time; a refusal becomes a toast. */
export function useCalling() {
  const [isCalling, setCalling] = useState(false);
  async function call(make: () => Promise<void>) {
    if (isCalling) return;
    setCalling(true);
    try {
      await make();
    } catch (error) {
      if (!isSignedOut(error))
        toast({ title: 'Nothing was changed', description: failureInWords(error), variant: 'destructive' });
    } finally {
      setCalling(false);
    }
  }
  return { isCalling, call };
}
