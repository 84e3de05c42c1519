import { type InquiryView, listParams } from '#contract/inquiries/inquiry-list.ts';

/** The address of the list that shows a report's inquiries; newest first, because closed ones count too. */
export const inquiriesHref = (view: InquiryView): string =>
  `/admin?${listParams({ sort: 'newest', ...view })}`;
