import { type FieldName, type FormValues, fieldOf, mapFields } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryDraft } from './draft.ts';

/**
 * The form's values after a draft is brought back. Nothing is lost: what was typed before this
 * page's script ran stays, the draft fills the rest, and a link that brought new words adds them.
 * @param prefilled what the server put into the form (for the link that was followed).
 * @param shown the form's present values.
 * @param isNewArrival whether the draft was last saved under another address than this one.
 */
export function restoredValues(
  draft: InquiryDraft,
  { prefilled, shown, isNewArrival }: { prefilled: FormValues; shown: FormValues; isNewArrival: boolean },
): FormValues {
  const kept = (field: FieldName) => {
    const wasTyped = shown[field] !== prefilled[field];
    const isWanted = wasTyped || (isNewArrival && prefilled[field] !== '');
    return isWanted ? shown[field] : draft.values[field] || shown[field];
  };
  const isTyped = (field: FieldName) => shown[field] !== prefilled[field] || isNewArrival;
  const merged = (field: FieldName) =>
    !isTyped(field) && draft.values[field]
      ? draft.values[field]
      : together(draft.values[field], shown[field]);
  return mapFields((field) => (fieldOf(field).control === 'textarea' ? merged(field) : kept(field)));
}

/** Both texts, unless one holds the other. */
function together(earlier: string, later: string): string {
  if (earlier.includes(later.trim())) return earlier;
  if (later.includes(earlier.trim())) return later;
  return `${earlier.trimEnd()}\n\n${later}`;
}
