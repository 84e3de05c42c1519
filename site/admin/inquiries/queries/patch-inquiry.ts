import { type ClashProblem, RESTS_ON } from '#contract/inquiries/clashes.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryChange } from '#contract/inquiries/inquiry-action-schemas.ts';
import { RequestError, request } from '../../../layout/request.ts';

/**
 * Changes one inquiry, and sends the values that staff saw before, so that nothing is overwritten unseen.
 * @param inquiry its id, and what the change rests on.
 * @param key of a note: however often it is sent, it is saved once.
 * @throws RequestError 412 (`clashIn`) when someone else changed one of its fields meanwhile.
 */
export function patchInquiry(
  inquiry: Pick<Inquiry, 'id'> & Partial<Inquiry>,
  change: InquiryChange,
  key?: string,
): Promise<Response> {
  const names = (Object.keys(change) as (keyof InquiryChange)[]).flatMap((field) =>
    Object.keys(RESTS_ON[field]),
  );
  const seen = Object.fromEntries(names.map((name) => [name, inquiry[name as keyof Inquiry]]));
  return request(`/api/inquiries/${encodeURIComponent(inquiry.id)}`, {
    ...{ method: 'PATCH', body: { ...change, seen } },
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
}

/** The conflict that refused a change, if a colleague's change did. */
export const clashIn = (error: unknown): ClashProblem | null =>
  error instanceof RequestError && error.problem && 'clashes' in error.problem
    ? (error.problem as ClashProblem)
    : null;
