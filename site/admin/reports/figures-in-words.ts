/** Figures of the reports as text, and links to the inquiries that they count. */
import { type InquiryView, listParams } from '#contract/inquiries/inquiry-list.ts';
import { valueInBrief } from '#contract/inquiries/prospect.ts';
import type { ProjectValue } from '#contract/inquiries/reports.ts';
import { duration } from '../inquiries/clock-words.ts';

export const share = (of: number | null) => (of === null ? 'n/a' : `${Math.floor(of * 1000) / 10}%`);
export const time = (ms: number | null) => (ms === null ? 'n/a' : duration(ms));
export const count = (n: number) => n.toLocaleString('en-US');
export const worth = (sums: ProjectValue) => (sums.estimates === 0 ? 'n/a' : valueInBrief(sums));

/** The address of the list that shows a report's inquiries; newest first, because closed ones count too. */
export const inquiriesHref = (view: InquiryView): string =>
  `/admin?${listParams({ sort: 'newest', ...view })}`;
