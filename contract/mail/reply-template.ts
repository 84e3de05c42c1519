/** Reply templates: the firm's text with fields in braces, filled for one inquiry (`content/reply-templates.ts`). */
import * as z from 'zod/mini';
import type { ServiceType } from '../inquiries/inquiry-fields.ts';
import { areaNameFromSlug } from '../site/area-name.ts';

/** Fields of `subject` and `text` are the names of `REPLY_FIELDS` in braces: `{firstName}`. */
export const replyTemplateSchema = z.object({
  id: z.string(),
  label: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

export type ReplyFields = {
  name: string;
  reference: string;
  serviceType: string | null;
  /** The visitor's own. */
  email: string;
  phone: string | null;
  /** Slug of the town the inquiry is about, as far as it is known. */
  area: string | null;
  /** Name of the signing member of staff. */
  staffName: string;
  /** The firm's phone. */
  firmPhone: string;
};

/** Description of each field, for the author of a template. */
export const REPLY_FIELD_WORDS = {
  firstName: 'the client’s first name',
  name: 'the client’s full name',
  reference: 'the inquiry’s reference number',
  service: 'the project type, such as “custom home”',
  town: 'the town, such as “Dripping Springs”',
  area: 'the area, such as “the Dripping Springs area”',
  email: 'the client’s email address',
  visitorPhone: 'the client’s phone number',
  staff: 'your name',
  phone: 'our phone number',
} as const;

export type ReplyFieldName = keyof typeof REPLY_FIELD_WORDS;
export const REPLY_FIELDS = Object.keys(REPLY_FIELD_WORDS) as readonly ReplyFieldName[];

/** The value of each field for one inquiry; empty where the inquiry has none. */
function replyFieldValues(fields: ReplyFields): Record<ReplyFieldName, string> {
  const town = fields.area ? areaNameFromSlug(fields.area) : '';
  return {
    firstName: firstName(fields.name),
    name: fields.name,
    reference: fields.reference,
    service: serviceInWords(fields.serviceType),
    town,
    area: town === '' || town.endsWith(' County') ? town : `the ${town} area`,
    email: fields.email,
    visitorPhone: fields.phone ?? '',
    staff: fields.staffName,
    phone: fields.firmPhone,
  };
}

/**
 * Fills a template in one pass: braces in a visitor's text stay as they are, and so do unknown fields. An empty field
 * stays in braces, so that no sentence is left with a hole; `unfilledFields` finds it before the reply is sent.
 */
export function fillReplyTemplate(
  template: ReplyTemplate,
  fields: ReplyFields,
): { subject: string; text: string } {
  const values = replyFieldValues(fields);
  const fill = (words: string) =>
    words.replace(FIELD, (whole, field) => (isReplyField(field) && values[field]) || whole);
  return { subject: fill(template.subject), text: fill(template.text) };
}

/** The fields still in braces in a reply, each once, in their order. Other words in braces are text. */
export function unfilledFields({ subject, text }: { subject: string; text: string }): ReplyFieldName[] {
  const found = [...`${subject}\n${text}`.matchAll(FIELD)].map(([, field]) => field as string);
  return [...new Set(found)].filter(isReplyField);
}

const FIELD = /\{(\w+)\}/g;
const isReplyField = (field: string): field is ReplyFieldName => Object.hasOwn(REPLY_FIELD_WORDS, field);

/** The first of several words, unless it is a title or an initial: "Dr. Ana Ruiz" keeps her full name. */
function firstName(name: string): string {
  const [first = name, ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 || first.endsWith('.') || first.length < 2 ? name.trim() : first;
}

const IN_WORDS: Record<ServiceType, string> = {
  'custom-home': 'custom home',
  remodel: 'remodel or addition',
  handyman: 'handyman work',
  consulting: 'design consultation',
};

/** In mid-sentence; "project" if the visitor chose none. */
const serviceInWords = (type: string | null): string =>
  type !== null && Object.hasOwn(IN_WORDS, type) ? IN_WORDS[type as ServiceType] : 'project';
