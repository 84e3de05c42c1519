/** Erasing an address removes its inquiries, and every mention of the address in the others. */
import { compare, erase, type InquiryState, type State } from './state.ts';

const isOf = (key: string) => (inquiry: InquiryState) => inquiry.email.toLowerCase() === key;

/** Whether the address is stored: with an inquiry, or in a correction from or to it. */
export const isHeld = (state: State, key: string): boolean =>
  Object.values(state.inquiries).some((inquiry) => isOf(key)(inquiry) || wasCorrected(inquiry, key));

/**
 * @param until inquiries that arrived later stay.
 * @returns the number of erased inquiries.
 */
export function forget(state: State, key: string, until: string): number {
  const theirs = Object.values(state.inquiries).filter(isOf(key));
  const erased = theirs.filter(({ createdAt }) => createdAt <= until);
  for (const { id } of erased.toSorted((a, b) => compare(a.id, b.id))) erase(state, id);
  for (const inquiry of Object.values(state.inquiries))
    if (!isOf(key)(inquiry) && wasCorrected(inquiry, key)) takeOut(inquiry, key);
  state.forgotten[key] = until;
  return erased.length;
}

type Change = { field: string; from: string | null; to: string | null };

const changesOf = (inquiry: InquiryState): Change[] =>
  inquiry.events.flatMap(({ kind, data }) =>
    kind === 'visitor-correction' ? (data.changes as Change[]) : [],
  );

const wasCorrected = (inquiry: InquiryState, key: string): boolean =>
  changesOf(inquiry).some(({ from, to }) => [from, to].some((value) => value?.toLowerCase() === key));

/** Keeps the inquiry, which belongs to its current address, and removes the mail to the erased one. */
function takeOut(inquiry: InquiryState, key: string): void {
  const clean = (value: string | null) => (value?.toLowerCase() === key ? null : value);
  for (const change of changesOf(inquiry)) {
    change.from = clean(change.from);
    change.to = clean(change.to);
  }
  inquiry.mails = inquiry.mails.flatMap((mail) => {
    const to = mail.to.filter((address) => address.toLowerCase() !== key);
    if (to.length === mail.to.length) return [mail];
    return to.length === 0 ? [] : [{ ...mail, to, optional: true }];
  });
}
