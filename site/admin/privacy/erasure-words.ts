import type { ErasureCounts, ErasureKind, ErasureRecord, TracesReason } from '#contract/inquiries/erasure.ts';

const KINDS: Record<ErasureKind, string> = {
  inquiry: 'One inquiry',
  address: 'All data for one email address',
  retention: 'Inquiries past the retention period',
};

/** Like `All data for one email: 2 inquiries, 5 emails, 1 picture, the newsletter`. */
export function erasedInWords({ kind, counts }: Pick<ErasureRecord, 'kind' | 'counts'>): string {
  const parts = countsInWords(counts);
  return parts.length > 0 ? `${KINDS[kind]}: ${parts.join(', ')}` : KINDS[kind];
}

/** The reason why erased data is still in the database's files, and the remedy. */
export const TRACES_WORDS: Record<TracesReason, string> = {
  reader: 'Another program, such as a backup, is reading the database. Cleanup will finish on its own.',
  transaction: 'The database is busy. Cleanup will finish on its own.',
  lock: 'The database is busy. Cleanup will finish on its own.',
  transfer: 'A backup or restore is running. Cleanup will finish on its own.',
  failed: 'Cleanup failed and will be retried. See the server log.',
};

/** Like `2 inquiries`, `5 emails`; empty when nothing is held. */
export function countsInWords(counts: ErasureCounts): string[] {
  const { inquiries, mails, pictures, newsletter, corrected, searches } = counts;
  const some = (count: number, one: string, many: string) =>
    count > 0 ? [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`] : [];
  return [
    ...some(inquiries, 'inquiry', 'inquiries'),
    ...some(mails, 'email', 'emails'),
    ...some(pictures, 'picture', 'pictures'),
    ...(newsletter > 0 ? ['the newsletter'] : []),
    ...some(corrected, 'inquiry kept under another address', 'inquiries kept under another address'),
    ...some(searches, 'saved search', 'saved searches'),
  ];
}
