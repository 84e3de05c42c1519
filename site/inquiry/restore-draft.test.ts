import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES, type FormValues } from '#contract/inquiries/inquiry-fields.ts';
import type { InquiryDraft } from './draft.ts';
import { restoredValues } from './restore-draft.ts';

const draftOf = (values: Partial<FormValues>): InquiryDraft => ({
  values: { ...EMPTY_VALUES, ...values },
  attachments: [],
  idempotencyKey: '5f0e8c7e-93a1-4a4f-8a52-0d1f6f0f9a11',
  shownAt: 0,
  query: '',
});
const empty = { prefilled: EMPTY_VALUES, shown: EMPTY_VALUES, isNewArrival: false };

describe('bringing a draft back', () => {
  it('fills an untouched form', () => {
    const draft = draftOf({ name: 'Ada Long', email: 'ada@example.com', message: 'A porch' });
    expect(restoredValues(draft, empty)).toEqual(draft.values);
  });

  it('keeps what was typed before the script ran, and loses no older text', () => {
    const shown = { ...EMPTY_VALUES, name: 'Ada B. Long', message: 'And a well' };
    const values = restoredValues(draftOf({ name: 'Ada Long', message: 'A porch' }), { ...empty, shown });
    expect(values.name).toBe('Ada B. Long');
    expect(values.message).toBe('A porch\n\nAnd a well');
  });

  it('doesn’t double what the browser itself has brought back', () => {
    const draft = draftOf({ name: 'Ada Long', message: 'A porch' });
    expect(restoredValues(draft, { ...empty, shown: draft.values })).toEqual(draft.values);
  });

  it('adds the words of a link that was followed since', () => {
    const prefilled = { ...EMPTY_VALUES, serviceType: 'remodel', message: '2,400 square feet.\n\n' };
    const values = restoredValues(draftOf({ serviceType: 'handyman', message: 'A porch' }), {
      prefilled,
      shown: prefilled,
      isNewArrival: true,
    });
    expect(values.serviceType).toBe('remodel');
    expect(values.message).toBe('A porch\n\n2,400 square feet.\n\n');
  });

  it('takes the draft’s word after a reload of the same link', () => {
    const prefilled = { ...EMPTY_VALUES, serviceType: 'remodel', message: 'Site in Llano.\n\n' };
    const values = restoredValues(draftOf({ serviceType: 'handyman', message: 'A porch' }), {
      prefilled,
      shown: prefilled,
      isNewArrival: false,
    });
    expect(values.serviceType).toBe('handyman');
    expect(values.message).toBe('A porch');
  });
});
