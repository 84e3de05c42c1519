/** Shared by the routes of a single inquiry: the id parameter and errors. */
import * as z from 'zod';
import { isUuid } from '#contract/shared/uuid.ts';
import { problem } from '../http/problem.ts';

/** Malformed ids match nothing; PostgreSQL would reject one with a NUL. */
export const byId = z.object({ id: z.string().transform((id) => (isUuid(id) ? id : 'none')) });

/** The error when the client has no email address for the message (contract/inquiries/new-request.ts). */
export const noEmailAddress = () =>
  problem(409, 'This client has no email address yet. Call them, or add an address first.');

export const unknownInquiry = () =>
  problem(404, 'Inquiry not found. It may have been erased. Reload the list.');
