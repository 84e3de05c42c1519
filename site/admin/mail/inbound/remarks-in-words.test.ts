/** Remarks on an incoming email, as sentences for staff. */
import { expect, it } from 'vitest';
import { isIncomplete, isSubjectNew, remarksInWords } from './remarks-in-words.ts';

it('a mail without remarks has no sentence', () => {
  expect(remarksInWords({})).toEqual([]);
  expect(isIncomplete({})).toBe(false);
});

it('each remark is one sentence, the one about the sender first', () => {
  const remarks = {
    filesLeftOut: 10,
    damaged: true,
    encrypted: true,
    through: 'a@b.example',
    unconfirmed: true,
  };
  expect(remarksInWords(remarks)).toEqual([
    'The mail server couldn’t confirm the sender.',
    'Sent through a@b.example.',
    'This email is encrypted and can’t be opened here.',
    'Part of this email couldn’t be opened.',
    '10 more files aren’t listed.',
  ]);
  expect(remarksInWords({ filesLeftOut: 1 })).toEqual(['1 more file isn’t listed.']);
});

it('the original is offered where something is only in it', () => {
  expect(isIncomplete({ unconfirmed: true, through: 'a@b.example' })).toBe(false);
  for (const remarks of [{ encrypted: true }, { damaged: true }, { filesLeftOut: 1 }])
    expect(isIncomplete(remarks)).toBe(true);
});

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
