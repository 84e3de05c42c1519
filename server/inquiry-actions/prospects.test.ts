/** A project's expected value, and the reason for a loss (contract/inquiries/prospect.ts). */
import { expect, it, onTestFinished } from 'vitest';
import type { Reports } from '#contract/inquiries/reports.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines } from '../testing/test-app.ts';
import { deskOf } from './testing/desk.ts';

async function scene(engine: (typeof engines)[number]) {
  const test = await createTestApp(engine);
  onTestFinished(test.close);
  const desk = await deskOf(test);
  const save = (fields: Parameters<typeof savedInquiry>[1] = {}) => savedInquiry(test.db, fields);
  return { desk, save, id: await save() };
}

const range = { low: 650_000, high: 900_000 };

it.each(engines)('an estimate is kept, told, undone and removed, on %s', async (engine) => {
  const { desk, id } = await scene(engine);
  const { inquiry, undo } = await desk.patch(id, { value: range });
  expect(inquiry).toMatchObject({ value: range, lostReason: null, version: 2 });
  expect((await desk.patch(id, { value: range })).inquiry.version).toBe(2);
  await desk.undo(undo);
  expect((await desk.find(id)).value).toBeNull();
  await desk.patch(id, { value: { low: 18_500, high: 18_500 } });
  await desk.patch(id, { value: null });
  expect((await desk.find(id)).value).toBeNull();
  expect(await desk.kinds(id)).toEqual(['value', 'value', 'undone', 'value', 'created']);
});

it.each([
  { low: 900_000, high: 650_000 },
  { low: 0, high: 5 },
  { low: 1.5, high: 2 },
  { low: 5 },
  { low: 5, high: 1_000_000_000 },
])('%j is refused as an estimate', async (value) => {
  const { desk, id } = await scene('sqlite');
  expect((await desk.call('PATCH', `/inquiries/${id}`, { value })).statusCode).toBe(400);
});

it.each(engines)('a reason stays as long as the status that it explains, on %s', async (engine) => {
  const { desk, save, id } = await scene(engine);
  const early = await desk.call('PATCH', `/inquiries/${id}`, { lostReason: 'budget' });
  expect([early.statusCode, early.json().detail]).toEqual([409, expect.stringContaining('Cancelled')]);
  await desk.patch(id, { status: 'cancelled' });
  await desk.patch(id, { lostReason: 'budget' });
  expect((await desk.find(id)).lostReason).toBe('budget');
  const { inquiry, undo } = await desk.patch(id, { status: 'in-progress' });
  expect(inquiry.lostReason).toBeNull();
  await desk.undo(undo);
  expect(await desk.find(id)).toMatchObject({ status: 'cancelled', lostReason: 'budget' });
  const other = await save({ status: 'cancelled', lost_reason: 'timing' });
  const bulk = { ids: [id, other], change: { status: 'completed' } };
  const { id: change } = (await desk.call('POST', '/inquiries/bulk', bulk)).json();
  expect((await desk.find(other)).lostReason).toBeNull();
  await desk.undo(change);
  expect((await desk.find(other)).lostReason).toBe('timing');
  // In one change with the status, and found by it.
  const third = await save();
  await desk.patch(third, { status: 'cancelled', lostReason: 'timing' });
  const listed = (await desk.call('GET', '/inquiries?lost=timing')).json() as { id: string }[];
  expect(listed.map((each) => each.id).sort()).toEqual([other, third].sort());
});

it.each(engines)('reports sum estimates and count reasons, on %s', async (engine) => {
  const { desk, save } = await scene(engine);
  const worth = (low: number, high: number) => ({ value_low: low, value_high: high });
  const at = (created_at: string) => ({ created_at: `${created_at}T15:00:00.000Z` });
  await save({ ...at('2026-05-04'), ...worth(100_000, 150_000), status: 'completed' });
  await save({ ...at('2026-05-05'), ...worth(200_000, 200_000), status: 'in-progress' });
  await save({ ...at('2026-05-06'), ...worth(50_000, 60_000) });
  await save({ ...at('2026-02-06'), ...worth(10_000, 20_000), status: 'completed' });
  await save({ ...at('2026-05-07'), ...worth(900_000, 900_000), spam: 1 });
  await save({ ...at('2026-05-08'), status: 'cancelled', lost_reason: 'budget' });
  await save({ ...at('2026-05-09'), status: 'cancelled', lost_reason: 'budget' });
  await save({ ...at('2026-05-10'), status: 'cancelled' });
  const report: Reports = (await desk.call('GET', '/reports?from=2026-04-01&to=2026-06-30')).json();
  expect(report.projectsWorth).toEqual({ estimates: 2, low: 300_000, high: 350_000 });
  expect(report.before.projectsWorth).toEqual({ estimates: 1, low: 10_000, high: 20_000 });
  // Inquiries in work and new ones, regardless of the range; neither closed nor spam.
  expect(report.openWorth).toEqual({ estimates: 2, low: 250_000, high: 260_000 });
  expect(report.rankings.lost).toEqual([
    { key: 'budget', count: 2, projects: 0 },
    { key: null, count: 1, projects: 0 },
  ]);
  const table = (await desk.call('GET', '/reports/export.csv?from=2026-04-01&to=2026-06-30')).body;
  expect(table).toMatch(/Lost reason,Over budget,2026-04-01,2026-06-30,2,/);
});
