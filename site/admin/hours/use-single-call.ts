import { useState } from 'react';
import { showUpdateError } from '../state/failure-toast.ts';

/** Makes one call at a time; a refusal becomes a toast. */
export function useSingleCall() {
  const [isCalling, setCalling] = useState(false);
  async function call(make: () => Promise<void>) {
    if (isCalling) return;
    setCalling(true);
    try {
      await make();
    } catch (error) {
      showUpdateError(error);
    } finally {
      setCalling(false);
    }
  }
  return { isCalling, call };
}
