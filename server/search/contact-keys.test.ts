import { expect, it } from 'vitest';
import { phoneKey } from '#contract/inquiries/phone-key.ts';
import { emailKey } from './contact-keys.ts';

it('takes an address for the same however it is capitalised', () => {
  expect(emailKey(' Rosa.Delgado@Example.COM ')).toBe('rosa.delgado@example.com');
});

it.each([
  ['512-555-0188', '5125550188'],
  ['+1 (512) 555-0188', '5125550188'],
  ['１-512.555.0188', '5125550188'],
  ['555-0188', '5550188'],
  ['after 5 pm', null],
  ['12', null],
  ['', null],
  [null, null],
])('knows %j by %j', (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});
