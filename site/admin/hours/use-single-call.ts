import { useState } from 'react';
import { tellNothingChanged } from '../state/failure-toast.ts';

/** Makes one call at a time; a refusal becomes a toast. */
export function useCalling() {
  const [isCalling, setCalling] = useState(false);
  async function call(make: () => Promise<void>) {
    if (isCalling) return;
    setCalling(true);
    try {
      await make();
    } catch (error) {
      tellNothingChanged(error);
    } finally {
      setCalling(false);
    }
  }
  return { isCalling, call };
}
