import type { InquirySubmission } from '#contract/inquiry.ts';

/** A person needs longer than this to read the form and type ten characters. */
const FASTEST_PERSON_MS = 2000;

/** Why an inquiry looks machine-made; empty for people. Suspects are kept and flagged, never dropped. */
export function spamReasons(submission: Pick<InquirySubmission, 'website' | 'elapsed'>): string[] {
  const reasons: string[] = [];
  if (submission.website) reasons.push('filled the field that people never see');
  if (submission.elapsed != null && submission.elapsed < FASTEST_PERSON_MS)
    reasons.push(`sent ${(submission.elapsed / 1000).toFixed(1)} s after the form was shown`);
  return reasons;
}
