/** Reply templates: the firm's text with fields in braces, filled for one inquiry (`content/reply-templates.ts`). */
import type { ServiceType } from './inquiry-fields.ts';

/** Fields of `subject` and `text`: `{firstName}`, `{name}`, `{reference}`, `{service}`, `{staff}`, `{phone}`. */
export type ReplyTemplate = { id: string; label: string; subject: string; text: string };

export type ReplyFields = {
  name: string;
  reference: string;
  serviceType: string | null;
  /** Name of the signing member of staff. */
  staffName: string;
  /** The firm's phone. */
  firmPhone: string;
};

export const REPLY_FIELDS = ['firstName', 'name', 'reference', 'service', 'staff', 'phone'] as const;
type FieldName = (typeof REPLY_FIELDS)[number];

/** Fills a template in one pass: braces in a visitor's text stay as they are, and so do unknown fields. */
export function fillReplyTemplate(
  template: ReplyTemplate,
  fields: ReplyFields,
): { subject: string; text: string } {
  const values: Record<FieldName, string> = {
    firstName: firstName(fields.name),
    name: fields.name,
    reference: fields.reference,
    service: serviceInWords(fields.serviceType),
    staff: fields.staffName,
    phone: fields.firmPhone,
  };
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (whole, field) =>
      Object.hasOwn(values, field) ? values[field as FieldName] : whole,
    );
  return { subject: fill(template.subject), text: fill(template.text) };
}

/** The first of several words, unless it is a title or an initial: "Dr. Ana Ruiz" keeps her full name. */
function firstName(name: string): string {
  const [first = name, ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 || first.endsWith('.') || first.length < 2 ? name.trim() : first;
}

const IN_WORDS: Record<ServiceType, string> = {
  'custom-home': 'custom home',
  remodel: 'remodel or addition',
  handyman: 'handyman work',
  consulting: 'consulting',
};

/** In mid-sentence; "project" if the visitor chose none. */
const serviceInWords = (type: string | null): string =>
  type !== null && Object.hasOwn(IN_WORDS, type) ? IN_WORDS[type as ServiceType] : 'project';
