import { expect, it } from 'vitest';
import { hasSample, withoutSamples } from './samples.ts';

const shipped = {
  credentials: { sample: true, insurance: '$2 million' },
  record: { sample: true, years: '15+' },
};

it('counts a part that came with the website until it is changed', () => {
  expect(hasSample(shipped, shipped)).toBe(true);
  const one = { ...shipped, record: { sample: true, years: '4' } };
  expect(hasSample(one, shipped)).toBe(true);
  expect(hasSample({ ...one, credentials: { sample: true, insurance: '$1 million' } }, shipped)).toBe(false);
});

it('counts a copy, which no file has, until it is confirmed', () => {
  expect(hasSample({ sample: true, name: 'Copy' }, null)).toBe(true);
  expect(hasSample({ sample: false, name: 'Copy' }, null)).toBe(false);
});

it('confirms every part, and leaves the rest as it is', () => {
  const confirmed = withoutSamples(shipped);
  expect(confirmed).toEqual({
    credentials: { sample: false, insurance: '$2 million' },
    record: { sample: false, years: '15+' },
  });
  expect(hasSample(confirmed, shipped)).toBe(false);
});
