import { expect, test } from 'vitest';
import { BoundedQueue } from './bounded-queue.ts';

const full = () => new Error('full');

function task() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => done, finish };
}

test('no more than the given number work at once, and the next starts when one is done', async () => {
  const line = new BoundedQueue(2, 10);
  const started: number[] = [];
  const tasks = [task(), task(), task()];
  const runs = tasks.map((t, i) =>
    line.run(() => {
      started.push(i);
      return t.work();
    }, full),
  );
  expect(started).toEqual([0, 1]);
  tasks[1]?.finish();
  await runs[1];
  expect(started).toEqual([0, 1, 2]);
  for (const t of tasks) t.finish();
  await Promise.all(runs);
});

test('beyond the waiting places a newcomer is refused at once, and taken again when there is room', async () => {
  const line = new BoundedQueue(1, 1);
  const [first, second] = [task(), task()];
  const runs = [line.run(first.work, full), line.run(second.work, full)];
  await expect(line.run(async () => {}, full)).rejects.toThrow('full');
  first.finish();
  second.finish();
  await Promise.all(runs);
  await expect(line.run(async () => 'taken', full)).resolves.toBe('taken');
});

test('work that fails gives its place to the next', async () => {
  const line = new BoundedQueue(1, 5);
  const failing = line.run(async () => Promise.reject(new Error('bad picture')), full);
  const next = line.run(async () => 'next', full);
  await expect(failing).rejects.toThrow('bad picture');
  await expect(next).resolves.toBe('next');
});
