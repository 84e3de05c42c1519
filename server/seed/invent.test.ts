import { expect, it } from 'vitest';
import { CLOCK_MS, responseClockOf } from '#contract/inquiries/clock.ts';
import { inquirySubmission } from '#contract/inquiries/inquiry.ts';
import { needsFirstContact } from '#contract/inquiries/queue.ts';
import { seededRandom } from '#contract/shared/seeded-random.ts';
import { fillIn, type Invented, inventInquiries } from './invent.ts';
import * as words from './words.ts';

const now = new Date('2026-11-21T12:00:00Z');
const staff = [
  { id: 'a', name: 'Ann' },
  { id: 'b', name: 'Bo' },
];
const plan = { count: 3000, days: 100, now, seed: 'test', staff };
const all: Invented[] = [...inventInquiries(plan)];

it('the same seed invents the same, another one others', () => {
  expect([...inventInquiries({ ...plan, count: 50 })]).toEqual([...inventInquiries({ ...plan, count: 50 })]);
  const [other] = inventInquiries({ ...plan, seed: 'other' });
  expect(other?.message).not.toBe(all[0]?.message);
});

it('invents what a visitor could have sent, in order, with references nobody has', () => {
  for (const { name, email, phone, serviceType, message, source } of all)
    expect(
      inquirySubmission.safeParse({ name, email, phone, serviceType, message, source }).error,
    ).toBeUndefined();
  const times = all.map((i) => i.createdAt);
  expect(times).toEqual(times.toSorted());
  expect(times.at(-1)! < now.toISOString()).toBe(true);
  expect(Date.parse(times[0]!)).toBeGreaterThanOrEqual(now.getTime() - 101 * 24 * 3_600_000);
  const taken = new Set(all.map((i) => i.reference));
  expect(taken.size).toBe(all.length);
  const [more] = inventInquiries(plan, new Set(taken));
  expect(taken.has(more!.reference)).toBe(false);
});

it('lets inquiries live: most answered in time, some late, a few overdue, notes and history that agree', () => {
  const clocks = all.map((i) => {
    const isOwed = needsFirstContact({ ...i, spam: i.spamReasons.length > 0 });
    return responseClockOf({ ...i, waitingSince: isOwed ? i.createdAt : null }, now).state;
  });
  expect(new Set(clocks)).toEqual(new Set(['running', 'overdue', 'answered', 'stopped']));
  const answered = all.filter((i) => i.firstContactAt !== null);
  const late = answered.filter((i) => Date.parse(i.firstContactAt!) - Date.parse(i.createdAt) > CLOCK_MS);
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThan(answered.length / 4);
  for (const inquiry of all) {
    const { events, status, notes, updatedAt, createdAt } = inquiry;
    expect(events[0]).toMatchObject({ kind: 'created', at: createdAt });
    expect(events.at(-1)?.at).toBe(updatedAt);
    const last = (kind: string) => events.findLast((event) => event.kind === kind)?.data;
    expect(last('note')).toEqual(notes === null ? undefined : { text: notes });
    expect(last('status') ?? { to: 'new' }).toMatchObject({ to: status });
    expect(updatedAt <= now.toISOString()).toBe(true);
  }
});

it('leaves no gap in a sentence, and no day that no month has', () => {
  const chance = seededRandom('gaps');
  for (const sentence of Object.values(words).flat(2)) {
    const filled = fillIn(String(sentence), 'Llano', chance);
    expect(filled).not.toMatch(/[{}]/);
    const day = /the (\d+)th/.exec(filled)?.[1];
    if (day) expect(Number(day)).toBeLessThanOrEqual(20);
    expect(filled).not.toMatch(/\d,\d{4}/);
  }
});
