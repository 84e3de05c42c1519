/** Rules by which new inquiries get an assignee: the first that fits decides. For owners. */
import * as z from 'zod/mini';
import { SERVICE_TYPES } from '../inquiries/inquiry-fields.ts';
import { ASSIGNMENT_RULES_MAX } from './assignment-rules-max.ts';

const staffId = z
  .string({ error: 'Choose a colleague' })
  .check(z.minLength(1, 'Choose a colleague'), z.maxLength(64));

const assignmentRule = z.strictObject({
  /** Null fits every service, and inquiries without one. */
  serviceType: z.nullable(z.enum(SERVICE_TYPES, { error: 'Choose a service from the list' })),
  /** Slugs of towns; none fits every town, and inquiries without one. */
  areas: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100, 'Choose at most 100 towns')),
  assigneeId: staffId,
  /** Gets the inquiries on the assignee's days off, and once the account is disabled. */
  standInId: z.nullable(staffId),
});
export type AssignmentRule = z.infer<typeof assignmentRule>;

/** `GET /api/assignment-rules` and the answer of its PUT. */
export const assignmentRulesSchema = z.strictObject({
  rules: z
    .array(assignmentRule)
    .check(z.maxLength(ASSIGNMENT_RULES_MAX, `Add at most ${ASSIGNMENT_RULES_MAX} rules`)),
});

/** `PUT /api/assignment-rules` → 412 when another owner has changed the rules since `seen`. */
export const assignmentRulesChange = z.strictObject({
  ...assignmentRulesSchema.shape,
  seen: assignmentRulesSchema.shape.rules,
});
