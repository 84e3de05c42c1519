import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SERVICE_TYPES } from './inquiry-fields.ts';
import { INQUIRY_SORTS, type InquiryView, inquiryListQuery, listParams, readView } from './inquiry-list.ts';
import { QUEUE_GROUPS } from './queue.ts';
import { INQUIRY_STATUSES } from './statuses.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));
const view: fc.Arbitrary<InquiryView> = fc.record(
  {
    q: fc
      .string({ minLength: 1, maxLength: 40 })
      .map((q) => q.trim())
      .filter((q) => q !== ''),
    status: fc.subarray([...INQUIRY_STATUSES], { minLength: 1 }),
    service: fc.constantFrom(...SERVICE_TYPES),
    assignee: fc.constantFrom('me', 'none', 'a1B2c3'),
    area: fc.constant('marble-falls'),
    source: fc.constantFrom('google', 'a, b & c'),
    from: day,
    to: day,
    overdue: fc.constant(true as const),
    spam: fc.constant(true as const),
    group: fc.constantFrom(...QUEUE_GROUPS),
    sort: fc.constantFrom(...INQUIRY_SORTS),
  },
  { requiredKeys: [] },
);

it('a view reads from its query string as it was written', () => {
  fc.assert(
    fc.property(view, (given) => {
      const params = new URLSearchParams(String(listParams(given)));
      expect(readView(params)).toEqual(given);
      expect(inquiryListQuery.parse(Object.fromEntries(params))).toMatchObject(given);
    }),
  );
});

it('an address bar may hold anything', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => typeof readView(new URLSearchParams(query)) === 'object'),
  );
  expect(readView(new URLSearchParams('status=nonsense&overdue=0&from=2026-02-30&sort=due&limit=7'))).toEqual(
    { sort: 'queue' },
  );
});

it('a filter in a JSON body means what it means in a link', () => {
  expect(inquiryListQuery.parse({ status: ['contacted', 'new', 'new'], overdue: true })).toEqual(
    inquiryListQuery.parse({ status: 'new,contacted', overdue: '1' }),
  );
});
