import { describe, expect, it } from 'vitest';
import { toReadMail } from './extract.ts';
import { parseRaw } from './parser.ts';
import { sampleAnswers } from './testing/quotations.ts';

const SAMPLES = sampleAnswers();
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

async function read(raw: string) {
  const { text, quoted } = toReadMail(await parseRaw(Buffer.from(raw)));
  return { text, quoted: quoted ?? '' };
}

/** Whether the text contains these words in this order, with any words between them. */
function isWithin(words: string[], all: string[]): boolean {
  let at = 0;
  for (const word of all) if (word === words[at]) at++;
  return at === words.length;
}

describe('answers of mail programs', () => {
  it('are at least 290 samples', () => {
    expect(SAMPLES.length).toBeGreaterThanOrEqual(290);
  });

  it('keep every word within reach, in order', async () => {
    const lost: string[] = [];
    for (const { name, raw, body } of SAMPLES) {
      const { text, quoted } = await read(raw);
      const all = wordsOf(body.join('\n'));
      const [visible, folded] = [wordsOf(text), wordsOf(quoted)];
      const isWhole = [...visible, ...folded].sort().join(' ') === all.toSorted().join(' ');
      if (!isWhole || !isWithin(visible, all) || !isWithin(folded, all)) lost.push(name);
    }
    expect(lost).toEqual([]);
  });

  it('never have the sender’s own words folded', async () => {
    const folded: string[] = [];
    for (const { name, raw, own } of SAMPLES) {
      const { text } = await read(raw);
      if (!isWithin(wordsOf(own.join('\n')), wordsOf(text))) folded.push(name);
    }
    expect(folded).toEqual([]);
  });

  it('have their quotations folded in 95 of 100', async () => {
    const unfolded: string[] = [];
    for (const { name, raw, folded } of SAMPLES) {
      const { text } = await read(raw);
      const lines = new Set(text.split('\n').map((line) => wordsOf(line).join(' ')));
      if (folded.some((line) => wordsOf(line).length > 1 && lines.has(wordsOf(line).join(' '))))
        unfolded.push(name);
    }
    expect(unfolded.length / SAMPLES.length, unfolded.join('\n')).toBeLessThanOrEqual(0.05);
  });
});
