import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listParams } from '#contract/inquiries/inquiry-list.ts';
import { addressesIn, containsAddress } from './address-matching.ts';

const query = (q: string) => String(listParams({ q }));

describe('a stored search names an address', () => {
  it.each([
    ["o'hara+test@example.com", "o'hara+test@example.com"],
    ['Ada@Example.com', 'ada@example.com'],
    ['ada_lovelace@example.com', 'ada_lovelace@example.com'],
    ['50%@example.com', '50%@example.com'],
    ['a&b=c@example.com', 'a&b=c@example.com'],
    ['jurgen@exämple.com', 'jurgen@xn--exmple-cua.com'],
    ['JURGEN@EXÄMPLE.COM', 'jurgen@xn--exmple-cua.com'],
    ['jurgen@xn--exmple-cua.com', 'jurgen@xn--exmple-cua.com'],
    ['JÜRGEN@EXAMPLE.COM', 'jürgen@example.com'],
    ['kitchen "ada@example.com" blanco', 'ada@example.com'],
    ['mail to ada@example.com.', 'ada@example.com'],
    ["'ada@example.com'", 'ada@example.com'],
  ])('%s, whatever signs it holds', (typed, key) => {
    expect(containsAddress(query(typed), key)).toBe(true);
    expect(containsAddress(`status=new&${query(typed)}&sort=due`, key)).toBe(true);
    expect(addressesIn(`status=new&${query(typed)}`)).toContain(key);
  });

  it.each([
    ['nada@example.com', 'ada@example.com'],
    ['ada@example.com.mx', 'ada@example.com'],
    ['ada@example.commons', 'ada@example.com'],
    ['x.ada@example.com', 'ada@example.com'],
    ['adaXlovelace@example.com', 'ada_lovelace@example.com'],
    ['5000@example.com', '50%@example.com'],
    ['kitchen', 'ada@example.com'],
  ])('%s is another than %s', (typed, key) => {
    expect(containsAddress(query(typed), key)).toBe(false);
  });

  it('any address that was searched for is found', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), fc.boolean(), (address, upper) => {
        const typed = upper ? address.toUpperCase() : address;
        return (
          containsAddress(query(typed), address.toLowerCase()) &&
          addressesIn(query(typed)).includes(address.toLowerCase())
        );
      }),
      { numRuns: 1000 },
    );
  });
});
