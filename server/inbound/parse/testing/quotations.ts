/**
 * Answers as mail programs and people write them, from tests/fixtures/quotations: text, text with format=flowed, or HTML. "+"
 * begins a line of the sender's own, "-" one that must be folded, "=" one that may be either.
 */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../tests/fixtures/quotations/', import.meta.url);

export type SampleAnswer = {
  name: string;
  raw: string;
  /** Lines that must be in the text, lines that must be folded, and all lines of the body, in order. */
  own: string[];
  folded: string[];
  body: string[];
};

export const sampleAnswers = (): SampleAnswer[] => readdirSync(FOLDER).map(answerIn);

function answerIn(name: string): SampleAnswer {
  const lines = readFileSync(new URL(name, FOLDER), 'utf8').trimEnd().split('\n');
  const isHtml = name.endsWith('.html');
  const of = (marks: string) =>
    lines
      .filter((line) => marks.includes(line[0] ?? '+'))
      .map((line) => (isHtml ? spoken(line.slice(1)) : line.slice(1)));
  const type = isHtml ? 'html' : name.endsWith('.flowed.txt') ? 'plain; format=flowed' : 'plain';
  const head = `From: Ana Ruiz <ana@example.com>\nMIME-Version: 1.0\nContent-Type: text/${type}; charset=utf-8`;
  const raw = `${head}\n\n${lines.map((line) => line.slice(1)).join('\n')}`.replaceAll('\n', '\r\n');
  return { name, raw, own: of('+'), folded: of('-'), body: of('+-=') };
}

const spoken = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#8239;|&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
