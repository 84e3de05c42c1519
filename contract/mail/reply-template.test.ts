import { expect, it } from 'vitest';
import { replyTemplates } from '#content/reply-templates.ts';
import { fillReplyTemplate, REPLY_FIELDS, type ReplyFields, unfilledFields } from './reply-template.ts';

const fields = {
  name: 'Ana Ruiz',
  reference: 'LF-7K3M-92',
  serviceType: 'remodel',
  email: 'ana@example.com',
  phone: '979-555-0171',
  area: 'dripping-springs',
  staffName: 'Bo Lind',
  firmPhone: '979-555-0142',
};
const fill = (text: string, changed: Partial<ReplyFields> = {}) =>
  fillReplyTemplate({ id: 'x', label: 'X', subject: '', text }, { ...fields, ...changed }).text;

it('fills every field', () => {
  expect(fill('{firstName}, {name}, {reference}, {service}, {staff}, {phone}')).toBe(
    'Ana, Ana Ruiz, LF-7K3M-92, remodel or addition, Bo Lind, 979-555-0142',
  );
  expect(fill('{town}, {area}, {email}, {visitorPhone}')).toBe(
    'Dripping Springs, the Dripping Springs area, ana@example.com, 979-555-0171',
  );
  expect(fill('{town}, {area}', { area: 'hays-county' })).toBe('Hays County, Hays County');
});

it('keeps an empty field in braces, and finds it before the reply goes out', () => {
  const filled = fill('Your land in {town}, {visitorPhone}', { area: null, phone: null });
  expect(filled).toBe('Your land in {town}, {visitorPhone}');
  expect(unfilledFields({ subject: 'About {town} and {me}', text: filled })).toEqual([
    'town',
    'visitorPhone',
  ]);
  expect(unfilledFields({ subject: 'Yours', text: 'a set {1, 2} of {odd} words' })).toEqual([]);
});

it('calls someone by the first name only where there is one', () => {
  expect(fill('{firstName}', { name: 'Dr. Ana Ruiz' })).toBe('Dr. Ana Ruiz');
  expect(fill('{firstName}', { name: 'J Ruiz' })).toBe('J Ruiz');
  expect(fill('{firstName}', { name: 'Sukarno' })).toBe('Sukarno');
});

it('speaks of the project where no service was chosen, or one that has gone', () => {
  expect(fill('{service}', { serviceType: null })).toBe('project');
  expect(fill('{service}', { serviceType: 'toString' })).toBe('project');
});

it('leaves braces that a visitor typed, and unknown fields, as they are', () => {
  expect(fill('Hello {name}', { name: '{reference} Ruiz' })).toBe('Hello {reference} Ruiz');
  expect(fill('{odd} {constructor}')).toBe('{odd} {constructor}');
});

it.each(replyTemplates)('$label uses known fields only, and leaves none empty', ({ subject, text }) => {
  for (const [, field] of `${subject} ${text}`.matchAll(/\{(\w*)\}/g)) expect(REPLY_FIELDS).toContain(field);
  const filled = fillReplyTemplate({ id: 'x', label: 'X', subject, text }, fields);
  expect(filled.subject + filled.text).not.toMatch(/[{}]/);
  expect(filled.subject).toContain(fields.reference);
});
