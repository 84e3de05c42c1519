import { markDensities, markParts } from '#contract/site/logo.ts';
import type { Finding } from '#contract/site/site-records.ts';
import type { KnownRecord } from './records.ts';

const FIELDS = ['logo', 'logoDark', 'symbol'] as const;

/** Findings about the firm's logos: errors and suggestions. */
export function markFindings({ collection, current }: KnownRecord, known: ReadonlySet<string>): Finding[] {
  if (collection !== 'firm') return [];
  const firm = Object(current.value) as Record<string, unknown>;
  return FIELDS.flatMap((field): Finding[] => {
    const mark = markParts(firm[field]);
    if (!mark) return [];
    const advice = (text: string): Finding => ({ path: [field], text, blocks: false });
    if (!known.has(mark.id))
      return [{ path: [field], text: 'This logo was deleted. Upload it again.', blocks: true }];
    if (field === 'symbol')
      return Math.max(mark.width, mark.height) > 1.25 * Math.min(mark.width, mark.height)
        ? [advice('The icon isn’t square, so it looks small. Upload a square one.')]
        : [];
    const found: Finding[] = [];
    if (mark.seenOn === 'filled')
      found.push(
        advice(
          'The logo has a solid background, so it shows as a box. Export it with a transparent background.',
        ),
      );
    if (field === 'logo' && (mark.seenOn === 'dark' || mark.seenOn === 'neither'))
      found.push(
        advice(
          'The logo is hard to see on a light background. Use it for the dark theme, and upload a darker one here.',
        ),
      );
    if (field === 'logoDark' && (mark.seenOn === 'light' || mark.seenOn === 'neither'))
      found.push(advice('The logo is hard to see on a dark background. Upload a lighter one.'));
    if (field === 'logoDark' && !firm.logo)
      found.push({ path: ['logoDark'], text: 'Upload the logo for the light theme, too.', blocks: true });
    if (markDensities(mark).length === 1)
      found.push(
        advice(
          `The logo is only ${mark.width} × ${mark.height} pixels and may look blurry on phones. Export it at twice the size.`,
        ),
      );
    return found;
  });
}
