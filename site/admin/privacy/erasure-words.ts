import type { ErasureCounts, ErasureKind, ErasureRecord, TracesReason } from '#contract/inquiries/erasure.ts';

const KINDS: Record<ErasureKind, string> = {
  inquiry: 'One inquiry',
  address: 'All data for one email',
  retention: 'Closed inquiries past the retention period',
};

/** Like `All data for one email: 2 inquiries, 5 emails, 1 picture, the newsletter`. */
export function erasedInWords({ kind, counts }: Pick<ErasureRecord, 'kind' | 'counts'>): string {
  const parts = countsInWords(counts);
  return parts.length > 0 ? `${KINDS[kind]}: ${parts.join(', ')}` : KINDS[kind];
}

/** The reason why erased data is still in the database's files, and the remedy. */
export const TRACES_WORDS: Record<TracesReason, string> = {
  reader: 'Another program, such as a backup, still reads older data. It’s removed once that ends.',
  transaction: 'A PostgreSQL session still sees it. It’s removed once that ends.',
  lock: 'Another task holds a PostgreSQL table. It’s removed once that ends.',
  transfer: 'A backup or restore still holds it. It’s removed once that ends.',
  failed: 'Removing it failed and will be retried. The server’s log says why.',
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
    ...some(corrected, 'corrected inquiry that stays', 'corrected inquiries that stay'),
    ...some(searches, 'search that named it', 'searches that named it'),
  ];
}
