/** Schemas that the document names under `components/schemas`; every other schema is written where it is used. */
import * as z from 'zod';
import { meetingSchema, slotSchema } from '#contract/booking/booking.ts';
import { bookableNameSchema, bookingPersonSchema } from '#contract/booking/booking-hours.ts';
import { erasureCountsSchema, erasureRecordSchema } from '#contract/inquiries/erasure.ts';
import { inquirySchema, listedInquirySchema } from '#contract/inquiries/inquiry.ts';
import { inquiryDuplicateSchema } from '#contract/inquiries/inquiry-responses.ts';
import { reportsSchema } from '#contract/inquiries/reports.ts';
import { savedViewSchema } from '#contract/inquiries/saved-view.ts';
import { inboundMailSchema } from '#contract/mail/inbound.ts';
import { mailRecordSchema } from '#contract/mail/mail.ts';
import { newsletterSummarySchema } from '#contract/mail/newsletter.ts';
import { replyFileSchema } from '#contract/mail/reply-file.ts';
import { replyTemplateSchema } from '#contract/mail/reply-template.ts';
import { problemSchema } from '#contract/shared/problem.ts';
import { staffMemberSchema } from '#contract/site/page-services.ts';
import { staffEventSchema, staffLinkSchema, staffRecordSchema } from '#contract/staff/staff.ts';
import { ownProfileSchema } from '#contract/staff/staff-profile.ts';

const NAMED = {
  BookableName: bookableNameSchema,
  BookingPerson: bookingPersonSchema,
  EmailRecord: mailRecordSchema,
  ErasureCounts: erasureCountsSchema,
  ErasureRecord: erasureRecordSchema,
  IncomingEmail: inboundMailSchema,
  Inquiry: inquirySchema,
  InquiryDuplicate: inquiryDuplicateSchema,
  ListedInquiry: listedInquirySchema,
  Meeting: meetingSchema,
  NewsletterSummary: newsletterSummarySchema,
  Problem: problemSchema,
  Profile: ownProfileSchema,
  ReplyFile: replyFileSchema,
  ReplyTemplate: replyTemplateSchema,
  Report: reportsSchema,
  SavedView: savedViewSchema,
  OpenTime: slotSchema,
  StaffEvent: staffEventSchema,
  StaffLink: staffLinkSchema,
  StaffMember: staffMemberSchema,
  StaffRecord: staffRecordSchema,
};

export function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  return registry;
}
