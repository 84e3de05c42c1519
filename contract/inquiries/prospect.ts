/** The expected value of an inquiry, and the reason when it is lost: for staff, never shown to visitors. */
import * as z from 'zod/mini';

/** Reasons that an inquiry was lost, in the order of the dashboard's choice; kept with a status that is lost (contract/inquiries/statuses.ts). */
export const LOST_REASONS = {
  budget: 'Over budget',
  timing: 'Bad timing',
  'other-builder': 'Chose another builder',
  'not-our-work': 'Not a service we offer',
  'outside-area': 'Outside our service area',
  'no-response': 'Stopped responding',
  withdrew: 'Project canceled',
  other: 'Other',
} as const;

export type LostReason = keyof typeof LOST_REASONS;
export const LOST_REASON_NAMES = Object.keys(LOST_REASONS) as [LostReason, ...LostReason[]];

/** The words for a reason; an unknown one shows as it is stored. */
export const lostReasonLabel = (reason: string): string =>
  Object.hasOwn(LOST_REASONS, reason) ? LOST_REASONS[reason as LostReason] : reason;

/** The highest estimate, in dollars. */
const MAX_VALUE = 999_999_999;

const dollars = z
  .int({ error: 'Enter whole dollars' })
  .check(z.gte(1, 'Enter at least $1'), z.lte(MAX_VALUE, 'Enter less than $1 billion'));

/** The estimate of a project, in whole US dollars; both are the same where it is one sum. */
export const estimatedValue = z
  .strictObject({ low: dollars, high: dollars })
  .check(z.refine(({ low, high }) => low <= high, 'The high end must be above the low end'));
export type EstimatedValue = z.infer<typeof estimatedValue>;

/** Like "$650,000–$900,000", or "$650,000". */
export const valueInWords = ({ low, high }: EstimatedValue): string =>
  low === high ? `$${inFull(low)}` : `$${inFull(low)}–$${inFull(high)}`;

/** Like "$650K–$900K", for sums where the thousands are enough. */
export const valueInBrief = ({ low, high }: EstimatedValue): string =>
  inBrief(low) === inBrief(high) ? inBrief(low) : `${inBrief(low)}–${inBrief(high)}`;

const inFull = (sum: number) => sum.toLocaleString('en-US');
const brief = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumSignificantDigits: 3,
});
const inBrief = (sum: number) => brief.format(sum);

const UNITS = { '': 1, k: 1000, m: 1_000_000 } as const;
const SUM = String.raw`\$?\s*(\d[\d,]*(?:\.\d+)?|\.\d+)\s*(k|m)?`;
const RANGE = new RegExp(`^${SUM}(?:\\s*(?:-|–|—|to)\\s*${SUM})?$`);

/**
 * Reads a sum or a range as it is typed: `650k-900k`, `$1.2M`, `650,000 to 900,000`, and `650-900k`, whose first sum has
 * the unit of the second.
 * @returns null for anything else.
 */
export function readValue(text: string): EstimatedValue | null {
  const [, first, firstUnit, second, secondUnit] = RANGE.exec(text.trim().toLowerCase()) ?? [];
  if (first === undefined) return null;
  const sum = (digits: string, unit: string | undefined) =>
    Math.round(Number(digits.replaceAll(',', '')) * UNITS[(unit ?? '') as keyof typeof UNITS]);
  const low = sum(first, firstUnit ?? secondUnit);
  const read = estimatedValue.safeParse({ low, high: second === undefined ? low : sum(second, secondUnit) });
  return read.success ? read.data : null;
}
