/** The day as a table: a task per line, what it cost before and what it costs now. */
import type { Effort } from '../../support/counted-hands.ts';
import type { Before } from './before.ts';
import type { OfficeTask } from './place.ts';

const WIDTH = 70;

/** @param now of the tasks that were done. */
export function tableOf<Name extends string>(
  tasks: Record<Name, OfficeTask>,
  before: Record<Name, Before>,
  now: Partial<Record<Name, Effort>>,
): string {
  const lines = (Object.keys(tasks) as Name[]).map((name, nth) => {
    const [then, today] = [before[name], now[name]];
    const notes = then?.but ? `  before: ${then.but}` : '';
    return line(`${nth + 1}. ${tasks[name].does}`, touches(then, today), times(then, today)) + notes;
  });
  return [line('Task', 'Interactions (+ screenfuls scrolled)', 'Time'), ...lines].join('\n');
}

const line = (task: string, interactions: string, time: string) =>
  `${task.padEnd(WIDTH)}${interactions.padEnd(WIDTH / 2 + 3)}${time}`;

const touches = (then: Before, now: Effort | undefined) => `${inTouches(then)} → ${inTouches(now)}`;
const times = (then: Before, now: Effort | undefined) => `${inSeconds(then)} → ${inSeconds(now)}`;

function inTouches(effort: Effort | null | undefined): string {
  if (!effort) return effort === null ? 'not possible' : 'not done';
  return effort.scrolled === 0 ? `${effort.interactions}` : `${effort.interactions} (+ ${effort.scrolled})`;
}

const inSeconds = (effort: Effort | null | undefined): string =>
  effort ? `${(effort.ms / 1000).toFixed(1)} s` : '–';
