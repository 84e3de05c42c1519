import type { ErasureCounts, ErasureKind, ErasureRecord } from '#contract/erasure.ts';

const KINDS: Record<ErasureKind, string> = {
  inquiry: 'One inquiry',
  address: 'Everything of one address',
  retention: 'Closed inquiries past their age',
};

/** Like `Everything of one address: 2 inquiries, 5 mails, 1 picture, the newsletter`. */
export function erasedInWords({ kind, counts }: Pick<ErasureRecord, 'kind' | 'counts'>): string {
  const parts = countsInWords(counts);
  return parts.length > 0 ? `${KINDS[kind]}: ${parts.join(', ')}` : KINDS[kind];
}

function countsInWords({ inquiries, mails, pictures, newsletter }: ErasureCounts): string[] {
  const some = (count: number, one: string, many: string) =>
    count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  return [
    ...some(inquiries, 'inquiry', 'inquiries'),
    ...some(mails, 'mail', 'mails'),
    ...some(pictures, 'picture', 'pictures'),
    ...(newsletter > 0 ? ['the newsletter'] : []),
  ];
}
