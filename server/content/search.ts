/** Finds the site's records by the words in their fields. */
import type { FieldPath, FoundText } from '#contract/site/site-records.ts';
import { type KnownRecord, summaryOf } from './records.ts';

/** Characters around the first word. */
const AROUND = 40;
const MOST = 200;

/** @returns the entries that hold every word, each with the field that holds most of them. */
export function searchTexts(records: readonly KnownRecord[], asked: string): FoundText[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return records
    .flatMap((record): FoundText[] => {
      const texts = textsIn(record.current.value);
      const whole = [summaryOf(record).name, ...texts.map(({ text }) => text)].map(plain).join('\n');
      if (!words.every((word) => whole.includes(word))) return [];
      const count = ({ text }: Text) => words.filter((word) => plain(text).includes(word)).length;
      const best = texts.reduce<Text | undefined>(
        (most, one) => (count(one) > (most ? count(most) : 0) ? one : most),
        undefined,
      );
      const { collection, slug } = record;
      return [{ collection, slug, path: best?.path ?? [], excerpt: best ? excerpt(best.text, words) : null }];
    })
    .slice(0, MOST);
}

type Text = { path: FieldPath; text: string };

function textsIn(value: unknown, path: FieldPath = []): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

function excerpt(text: string, words: readonly string[]): string {
  const first = Math.min(...words.map((word) => plain(text).indexOf(word)).filter((at) => at >= 0));
  const from = first > AROUND ? text.indexOf(' ', first - AROUND) + 1 : 0;
  const to = first + 2 * AROUND >= text.length ? text.length : text.lastIndexOf(' ', first + 2 * AROUND);
  return `${from > 0 ? '…' : ''}${text.slice(from, Math.max(to, first))}${to < text.length ? '…' : ''}`;
}

/** For comparing: "Peña" is found by "pena". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
