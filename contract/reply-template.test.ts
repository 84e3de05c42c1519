import { expect, it } from 'vitest';
import { replyTemplates } from '#content/reply-templates.ts';
import { fillReplyTemplate, REPLY_FIELDS } from './reply-template.ts';

const fields = {
  name: 'Ana Ruiz',
  reference: 'LF-7K3M-92',
  serviceType: 'remodel',
  staffName: 'Bo Lind',
  firmPhone: '979-555-0142',
};
const fill = (text: string, changed: Partial<typeof fields> | { serviceType: null } = {}) =>
  fillReplyTemplate({ id: 'x', label: 'X', subject: '', text }, { ...fields, ...changed }).text;

it('fills every field', () => {
  expect(fill('{firstName}, {name}, {reference}, {service}, {staff}, {phone}')).toBe(
    'Ana, Ana Ruiz, LF-7K3M-92, remodel or addition, Bo Lind, 979-555-0142',
  );
});

it('calls somebody by the first name only where there is one', () => {
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
