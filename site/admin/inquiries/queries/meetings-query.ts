/** The meetings of an inquiry, fetched again with it. */
import { queryOptions } from '@tanstack/react-query';
import type { Meeting } from '#contract/booking/booking.ts';
import { INQUIRIES } from './known-inquiries.ts';

export const meetingsOf = (inquiryId: string) =>
  queryOptions<Meeting[]>({ queryKey: [...INQUIRIES, encodeURIComponent(inquiryId), 'meetings'] });
