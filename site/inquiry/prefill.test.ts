import { describe, expect, it } from 'vitest';
import { EMPTY_VALUES } from '#contract/inquiries/inquiry-fields.ts';
import { prefillOf } from './prefill.ts';

const names = new Map([
  ['dripping-springs', 'Dripping Springs'],
  ['llano', 'Llano'],
  ['hayes-county', 'Hays County'],
]);
const prefill = (query: string) => prefillOf(new URLSearchParams(query), (slug) => names.get(slug));

describe('a link into the form', () => {
  it('chooses the service and names the town', () => {
    expect(prefill('service=remodel&area=dripping-springs')).toEqual({
      ...EMPTY_VALUES,
      serviceType: 'remodel',
      message: 'Site in Dripping Springs.\n\n',
    });
  });

  it('calls a place what it is called, not what its address says', () => {
    expect(prefill('area=hayes-county').message).toBe('Site in Hays County.\n\n');
  });

  it('brings a page’s own words', () => {
    expect(prefill('area=llano&details=2,400 square feet in steel.').message).toBe(
      'Site in Llano.\n2,400 square feet in steel.\n\n',
    );
  });

  it.each([
    'service=yacht',
    'service=constructor',
    'area=<script>alert(1)</script>',
    'area=atlantis',
    'details=%00%07',
    `details=${'x'.repeat(1001)}`,
    'name=Mallory&email=m@example.com',
    'service=&area=&details=',
  ])('writes nothing it doesn’t know: %s', (query) => {
    expect(prefill(query)).toEqual(EMPTY_VALUES);
  });
});
