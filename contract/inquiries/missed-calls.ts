/** Outcomes of a call that don't count as a contact. */
export const MISSED_CALLS = ['voicemail', 'no-answer'] as const;
