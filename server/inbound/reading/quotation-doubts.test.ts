/** What looks like a quotation and may be the sender's own words stays with them. */
import { expect, it } from 'vitest';
import { foldQuotes } from './quotation.ts';

const whole = (body: string) => expect(foldQuotes(body)).toEqual({ text: body.trim(), quoted: null });

it('keeps a sentence about what was written', () => {
  whole('On 3 Feb 2025 the inspector wrote:\nno permit is needed.\nIs that right?');
  whole('Am Montag schrieb der Prüfer:\nkeine Genehmigung.');
});

it('keeps lines that only begin like headers', () => {
  whole('From: the sink\nTo: the window\nit is 64 inches.');
  whole('To: Dana\nPlease call me.');
});

it('keeps everything when nothing else is there', () => {
  whole('-----Original Message-----\nFrom: a@b.example\nSent: Monday\nSubject: Hi\n\nThe words');
  whole('> Would Tuesday suit you?');
});

it('keeps a quotation without marks when the sender points at answers within it', () => {
  whole('See my answers below in red.\n\nFrom: Dana\nSent: Monday\nTo: Ana\nSubject: Hi\n\nWhen? Tuesday.');
  whole('Antworten unten.\n\nVon: Dana\nGesendet: Montag\nAn: Ana\nBetreff: Hi\n\nWann? Dienstag.');
});

it('keeps answers between questions together with these, and folds what follows the last', () => {
  const { text, quoted } = foldQuotes(
    'On 2/3/25 10:12 AM, Dana wrote:\n> When?\nTuesday.\n> Who?\nTom.\n> Dana',
  );
  expect(text).toBe('On 2/3/25 10:12 AM, Dana wrote:\n> When?\nTuesday.\n> Who?\nTom.');
  expect(quoted).toBe('> Dana');
});

it('keeps the empty lines between own words and a quotation that stays', () => {
  whole('Hi,\n\nOn 2/3/25 10:12 AM, Dana wrote:\n> When?\n\nTuesday.');
});

it('keeps answers under a marked quotation of Outlook', () => {
  const heading = 'From: Dana\nSent: Monday\nTo: Ana\nSubject: Hi\n\n';
  expect(foldQuotes(`Hi,\n\n${heading}> When?\n\nTuesday.\n\n> Who?\n\nTom.`).text).toContain('Tom.');
});

it('keeps what stands below two dashes when it asks something or is long', () => {
  whole('First part.\n--\nSecond part: when can you start?');
  whole(`First.\n--\n${'More words.\n'.repeat(12)}`);
});

it('folds a signature, a disclaimer and the line of a phone', () => {
  expect(foldQuotes('Yes.\n\n-- \nAna\n512 555 0143').text).toBe('Yes.');
  expect(foldQuotes('Yes.\n\nThis email and any attachments are confidential.').text).toBe('Yes.');
  expect(foldQuotes('Yes.\n\nSent from my iPhone').text).toBe('Yes.');
});
