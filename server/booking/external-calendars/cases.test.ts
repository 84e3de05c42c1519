/** Calendars as programs write them, with the busy times and words that each one has to give. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setup } from '#content/firm.ts';
import { unreadWords } from './reading/unread.ts';
import { busyTimesOf } from './times.ts';

const FOLDER = new URL('../../../tests/fixtures/calendars/', import.meta.url);
const window = {
  from: Date.parse('2026-01-01T00:00:00Z'),
  to: Date.parse('2027-01-01T00:00:00Z'),
  ownHost: 'own.example',
};

/** Times in UTC, of a firm in America/Chicago; `unread`: what the words have to contain. */
type Expected = { times: string[]; unread?: string[] };
const expected = JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8')) as Record<
  string,
  Expected
>;

describe('the busy times of', () => {
  it.each(Object.entries(expected))('%s', (file, { times, unread = [] }) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const found = busyTimesOf(text, window, setup.timeZone);
    expect(
      found.times.map(({ startsAt, endsAt }) => `${startsAt.slice(0, 16)}/${endsAt.slice(0, 16)}`),
    ).toEqual(times);
    const words = unreadWords(found.unread);
    if (unread.length === 0) expect(words).toBeNull();
    for (const part of unread) expect(words).toContain(part);
  });
});
