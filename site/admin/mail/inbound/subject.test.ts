import { expect, it } from 'vitest';
import { isSubjectNew } from './subject.ts';

it('tells a subject of the sender’s own from that of an answer', () => {
  expect(isSubjectNew('Gate code for Friday')).toBe(true);
  expect(isSubjectNew('Regarding the porch')).toBe(true);
  for (const answer of [
    'Re: Your request',
    'RE:Your request',
    'AW: Ihre Anfrage',
    'RV: Su casa',
    'Fwd: survey',
    'Re[2]: x',
    ' ',
  ])
    expect(isSubjectNew(answer)).toBe(false);
});
