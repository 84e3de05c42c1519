/**
 * An office manager's and an estimator's day at the dashboard, in fifteen tasks: each is done in the fewest steps that
 * a person would take, and held to them. Prints what each cost before the desk became a queue, and what it costs now.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEFORE } from '../tests/e2e/daily-tasks/before.ts';
import { closeFour, filterAndView, mistyped, spam } from '../tests/e2e/daily-tasks/finding.ts';
import { assign, note, phoneCall, reached, slip, voicemail } from '../tests/e2e/daily-tasks/one-inquiry.ts';
import { doTask } from '../tests/e2e/daily-tasks/place.ts';
import {
  answerFromTemplate,
  arrival,
  dueFirst,
  fillTheMorning,
  putOff,
  wroteBack,
} from '../tests/e2e/daily-tasks/queue.ts';
import { tableOf } from '../tests/e2e/daily-tasks/table.ts';
import { hasChromium } from '../tests/support/browser.ts';
import type { Effort } from '../tests/support/counted-hands.ts';
import { type DeskWithMail, openDeskWithMail } from '../tests/support/dashboard.ts';

const TASKS = {
  ...{ dueFirst, answerFromTemplate, voicemail, reached, arrival },
  ...{ wroteBack, putOff, assign, mistyped, filterAndView },
  ...{ closeFour, slip, note, spam, phoneCall },
};
type Name = keyof typeof TASKS;

describe.skipIf(!hasChromium)('a day at the office', () => {
  let desk: DeskWithMail;
  const now: Partial<Record<Name, Effort>> = {};
  beforeAll(async () => {
    desk = await openDeskWithMail();
    await fillTheMorning(desk);
  });
  afterAll(async () => {
    await desk?.close();
    console.log(tableOf(TASKS, BEFORE, now));
  });

  const tasks = (Object.keys(TASKS) as Name[]).map((name) => ({ name, ...TASKS[name] }));
  it.each(tasks)('$does', async ({ name, ...task }) => {
    const effort = await doTask(desk, task);
    now[name] = effort;
    expect(effort.interactions + effort.scrolled).toBeLessThanOrEqual(task.atMost);
  });
});
