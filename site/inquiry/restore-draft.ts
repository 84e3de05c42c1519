import type { Draft, FormValues } from './draft.ts';

/**
 * What stands in the form after a draft is brought back. Nothing is lost: what was typed before this
 * page's script ran stays, the draft fills the rest, and a link that brought new words adds them.
 * @param prefilled what the server put into the form (for the link that was followed).
 * @param shown what stands in the form now.
 * @param isNewArrival whether the draft was last saved under another address than this one.
 */
export function restoredValues(
  draft: Draft,
  { prefilled, shown, isNewArrival }: { prefilled: FormValues; shown: FormValues; isNewArrival: boolean },
): FormValues {
  const kept = (field: keyof FormValues) => {
    const wasTyped = shown[field] !== prefilled[field];
    const isWanted = wasTyped || (isNewArrival && prefilled[field] !== '');
    return isWanted ? shown[field] : draft.values[field] || shown[field];
  };
  const isPlainPrefill = shown.message === prefilled.message && !isNewArrival;
  return {
    name: kept('name'),
    email: kept('email'),
    phone: kept('phone'),
    serviceType: kept('serviceType'),
    message:
      isPlainPrefill && draft.values.message
        ? draft.values.message
        : together(draft.values.message, shown.message),
  };
}

/** Both texts, unless one holds the other. */
function together(earlier: string, later: string): string {
  if (earlier.includes(later.trim())) return earlier;
  if (later.includes(earlier.trim())) return later;
  return `${earlier.trimEnd()}\n\n${later}`;
}
