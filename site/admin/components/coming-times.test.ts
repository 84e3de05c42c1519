import { describe, expect, it } from 'vitest';
import { fieldsOf, instantOfFields, mornings } from './coming-times.ts';

const at = (instant: string) => mornings(new Date(instant));

describe('the coming mornings', () => {
  it('are tomorrow and Monday at 7:30 in Texas, and today while it is early', () => {
    // A Tuesday, 10:00 AM in Texas.
    expect(at('2026-11-24T16:00:00Z')).toEqual([
      { label: 'Tomorrow, 7:30 AM', at: '2026-11-25T13:30:00.000Z' },
      { label: 'Monday, 7:30 AM', at: '2026-11-30T13:30:00.000Z' },
    ]);
    // 6:00 AM, and late on the evening before in UTC's tomorrow.
    expect(at('2026-11-24T12:00:00Z')[0]).toEqual({
      label: 'Today, 7:30 AM',
      at: '2026-11-24T13:30:00.000Z',
    });
    expect(at('2026-11-25T04:00:00Z')[0]?.at).toBe('2026-11-25T13:30:00.000Z');
  });

  it('name Monday once, and follow the clocks', () => {
    // A Sunday; on a Monday, the next one is a week ahead.
    expect(at('2026-11-29T18:00:00Z').map(({ label }) => label)).toEqual(['Tomorrow, 7:30 AM']);
    expect(at('2026-11-30T18:00:00Z').at(-1)?.at).toBe('2026-12-07T13:30:00.000Z');
    // The clocks go forward in the night to Sunday, March 14.
    expect(at('2027-03-13T18:00:00Z').map((each) => each.at)).toEqual([
      '2027-03-14T12:30:00.000Z',
      '2027-03-15T12:30:00.000Z',
    ]);
  });
});

describe('a day and a time of one’s own', () => {
  it('are those of Texas, there and back', () => {
    expect(instantOfFields({ day: '2026-12-01', time: '16:45' })).toBe('2026-12-01T22:45:00.000Z');
    expect(fieldsOf('2026-12-01T22:45:00.000Z')).toEqual({ day: '2026-12-01', time: '16:45' });
    expect(fieldsOf('2026-12-01T06:05:00.000Z')).toEqual({ day: '2026-12-01', time: '00:05' });
  });

  it('make no instant while one is missing', () => {
    expect(instantOfFields({ day: '', time: '16:45' })).toBeNull();
    expect(instantOfFields({ day: '2026-12-01', time: '' })).toBeNull();
  });
});
