import type { InquirySource } from '#contract/inquiry.ts';
import { fold } from './fold.ts';

/** Landing page, referrer and utm words of a visit, folded, a line for each. */
export function sourceText(source: string | null): string {
  const visit: InquirySource = source === null ? {} : JSON.parse(source);
  return Object.values(visit)
    .filter((value): value is string => typeof value === 'string')
    .map(fold)
    .join('\n');
}
