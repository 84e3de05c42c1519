import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES, type FormValues } from '#contract/inquiries/inquiry-fields.ts';
import { checkFields } from './use-fields.ts';

const errorsOf = (values: Partial<FormValues>) => checkFields({ ...EMPTY_VALUES, ...values });
const good = { name: 'Ada Long', email: 'ada@example.com', message: 'A porch of twelve by thirty feet.' };

describe('checking the fields', () => {
  it('says one thing per wrong field, in the words of requirements §6', () => {
    expect(errorsOf({})).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      message: 'Please provide more details about your project',
    });
  });

  it('is content with the three required fields, and with blank optional ones', () => {
    expect(errorsOf(good)).toEqual({});
  });

  it('counts no white space as text', () => {
    expect(Object.keys(errorsOf({ ...good, name: '  A  ', message: `short${' '.repeat(20)}` }))).toEqual([
      'name',
      'message',
    ]);
  });

  it('knows the upper bounds', () => {
    expect(errorsOf({ ...good, phone: '5'.repeat(41) })).toEqual({
      phone: 'Phone must be at most 40 characters',
    });
  });
});
