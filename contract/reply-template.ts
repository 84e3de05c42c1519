/** Reply templates: firm's words with fields in braces, filled for one inquiry (`content/reply-templates.ts`). */
import { SERVICE_TYPE_LABELS, type ServiceType } from './inquiry.ts';

/** Fields of `subject` and `text`: `{firstName}`, `{name}`, `{reference}`, `{service}`, `{staff}`, `{phone}`. */
export type ReplyTemplate = { id: string; label: string; subject: string; text: string };

export type ReplyFields = {
  name: string;
  reference: string;
  serviceType: string | null;
  /** Who signs. */
  staffName: string;
  /** The firm's phone. */
  firmPhone: string;
};

export const REPLY_FIELDS = ['firstName', 'name', 'reference', 'service', 'staff', 'phone'] as const;
type FieldName = (typeof REPLY_FIELDS)[number];

/** Fills a template in one pass: braces in what a visitor typed stay what they are. Unknown fields stay too. */
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

/** The first of several words, unless it is a title or an initial: "Dr. Ana Ruiz" keeps her whole name. */
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

/** As part of a sentence; "project" when the visitor chose none. */
const serviceInWords = (type: string | null): string =>
  type !== null && Object.hasOwn(SERVICE_TYPE_LABELS, type) ? IN_WORDS[type as ServiceType] : 'project';
