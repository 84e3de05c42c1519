/** Text that looks like a quotation and may be the sender's own words stays with them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { splitQuotedText } from './quotation.ts';
import { sampleAnswers } from './testing/quotations.ts';

const FOLDER = new URL('../../../tests/fixtures/closings/', import.meta.url);
const linesIn = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8').trimEnd().split('\n');

const OUTLOOK =
  'From: Dana <dana@example.com>\nSent: Monday, February 3, 2025 10:12 AM\nTo: Ana <ana@example.com>\nSubject: Kitchen\n\nWho comes?';
const MARKED = 'On Mon, Feb 3, 2025 at 10:12 AM Dana <dana@example.com> wrote:\n\n> Who comes?\n> Dana';

const whole = (body: string) => expect(splitQuotedText(body)).toEqual({ text: body.trim(), quoted: null });

it.each(sampleAnswers().filter(({ name }) => name.startsWith('all-own-')))(
  'keeps all of $name',
  ({ own }) => {
    whole(own.join('\n'));
  },
);

it('folds a last line that a program or a firm adds', () => {
  for (const line of linesIn('folded.txt'))
    expect(splitQuotedText(`Yes.\n\n${line}`), line).toEqual({ text: 'Yes.', quoted: line });
});

it('keeps a last line of the sender that resembles one', () => {
  for (const line of linesIn('kept.txt')) {
    whole(`Thank you.\n\n${line}`);
    for (const below of [MARKED, OUTLOOK])
      expect(splitQuotedText(`Thank you.\n\n${line}\n\n${below}`), line).toEqual({
        text: `Thank you.\n\n${line}`,
        quoted: below,
      });
  }
});

it.each(linesIn('answered-within.txt'))(
  'keeps answers within a quotation that “%s” announces',
  (announced) => {
    whole(`${announced}\n\n${OUTLOOK}\nFIVE.`);
  },
);

it('folds a quotation under words about a mail that announce no answers within it', () => {
  for (const words of [
    'Thanks for your email.',
    'In your email the price is missing.',
    'Danke für Ihre Mail.',
    'We talked about it with your colleague, see you on Tuesday.',
  ])
    expect(splitQuotedText(`${words}\n\n${OUTLOOK}`)).toEqual({ text: words, quoted: OUTLOOK });
});
