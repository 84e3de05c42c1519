/**
 * The fields that a visitor fills in, in the order of the form. The form, its draft, the plain post, the content hash,
 * the API, the database, search, emails, the dashboard, the export and the visitor's page all go through this list: a
 * further optional field is one entry here. Built on zod/mini so that the contact page ships only the checks it uses.
 */
import * as z from 'zod/mini';
import { emailAddress } from '../mail/email-address.ts';
import { manyLines, minVisible, oneLine, optionalText } from '../shared/text-rules.ts';
import { INQUIRY_LIMITS as L, INQUIRY_MESSAGES as M } from './inquiry-limits.ts';

export const SERVICE_TYPES = ['custom-home', 'remodel', 'handyman', 'consulting'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** Requirements §4: service types offered in the form. */
export const SERVICE_TYPE_LABELS: Record<ServiceType, string> = {
  'custom-home': 'Custom Home',
  remodel: 'Remodel/Addition',
  handyman: 'Handyman Services',
  consulting: 'Consulting',
};

type Field = {
  /** Label in the form, in emails, in the dashboard and in exports. */
  label: string;
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  /** Checks what was typed; the browser and the server use the same (requirements §6). */
  rule: z.ZodMiniType<string | null | undefined>;
  required?: boolean;
  hint?: string;
  autoComplete?: string;
  minLength?: number;
  /** Options of a select: stored value and label. `none` is the label of the blank choice. */
  options?: Readonly<Record<string, string>>;
  none?: string;
  /** Column of `inquiries` that stores the value. Without one, the value is stored in `details` and needs no migration. */
  column?: 'name' | 'email' | 'phone' | 'service_type' | 'message';
};

export const INQUIRY_FIELDS = {
  name: {
    label: 'Name',
    control: 'text',
    rule: z
      .string({ error: M.name })
      .check(oneLine, z.minLength(L.nameMin, M.name), z.maxLength(L.nameMax, M.nameLong)),
    required: true,
    autoComplete: 'name',
    minLength: L.nameMin,
    column: 'name',
  },
  email: {
    label: 'Email',
    control: 'email',
    rule: emailAddress,
    required: true,
    autoComplete: 'email',
    column: 'email',
  },
  phone: {
    label: 'Phone',
    control: 'tel',
    rule: optionalText(L.phoneMax, M.phoneLong),
    autoComplete: 'tel',
    column: 'phone',
  },
  serviceType: {
    label: 'Service Type',
    control: 'select',
    rule: z.optional(z.nullable(z.enum(['', ...SERVICE_TYPES], { error: M.serviceType }))),
    options: SERVICE_TYPE_LABELS,
    none: 'Not sure yet',
    column: 'service_type',
  },
  message: {
    label: 'Project Details',
    control: 'textarea',
    rule: z
      .string({ error: M.message })
      .check(manyLines, minVisible(L.messageMin, M.message), z.maxLength(L.messageMax, M.messageLong)),
    required: true,
    hint: 'Where the site is, what you need, your budget, and when you want to start.',
    minLength: L.messageMin,
    column: 'message',
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof INQUIRY_FIELDS;
export const FIELD_NAMES = Object.keys(INQUIRY_FIELDS) as FieldName[];
export const isFieldName = (name: string): name is FieldName => Object.hasOwn(INQUIRY_FIELDS, name);

/** The field's entry, without the narrow types of `as const`. */
export const fieldOf = (name: FieldName): Field => INQUIRY_FIELDS[name];

/** An object with one value for each field. */
export const mapFields = <T>(value: (name: FieldName) => T): Record<FieldName, T> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, value(name)])) as Record<FieldName, T>;

/** The fields as a form holds them: always text, blank when not given. */
export type FormValues = Record<FieldName, string>;
export const EMPTY_VALUES: FormValues = mapFields(() => '');

/** The fields as an inquiry holds them: required ones as text, others null when not given. */
export type InquiryValues = {
  [Name in FieldName]: (typeof INQUIRY_FIELDS)[Name] extends { required: true } ? string : string | null;
};

/** The same as schemas, for the API's answers. */
export const inquiryValuesShape = mapFields((name) =>
  fieldOf(name).required ? z.string() : z.nullable(z.string()),
) as unknown as {
  [Name in FieldName]: z.ZodMiniType<InquiryValues[Name]>;
};

/** An inquiry's fields out of a larger record; blank and absent optional ones become null. */
export const valuesOf = (record: { [Name in FieldName]?: string | null | undefined }): InquiryValues =>
  mapFields((name) =>
    fieldOf(name).required ? (record[name] ?? '') : record[name] || null,
  ) as InquiryValues;

/** A value as people read it: a choice by its label; one that is no longer offered shows as it is stored. */
export function fieldText(name: FieldName, value: string | null): string | null {
  const { options } = fieldOf(name);
  return value !== null && options && Object.hasOwn(options, value) ? (options[value] as string) : value;
}

export const serviceLabel = (serviceType: string | null): string | null =>
  fieldText('serviceType', serviceType);
