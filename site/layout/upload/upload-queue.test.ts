import { describe, expect, it, vi } from 'vitest';
import { createUploadQueue, type SendFile } from './upload-queue.ts';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const tick = () => new Promise((resolve) => setTimeout(resolve));

/** A far end that answers when told to. */
function farEnd() {
  const calls = new Map<
    string,
    { arrive: () => void; fail: (words: string) => void; progress: (p: number) => void; signal: AbortSignal }
  >();
  const send: SendFile<string> = (picture, progress, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Stopped.')));
      calls.set(picture.name, {
        arrive: () => resolve(`/images/${picture.name}`),
        fail: (words) => reject(new Error(words)),
        progress,
        signal,
      });
    });
  const call = (name: string) => {
    const found = calls.get(name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return { send, call, sent: () => [...calls.keys()] };
}

function queueTo(send: SendFile<string>) {
  const arrived: string[] = [];
  const onBatchEnd = vi.fn();
  const places: number[] = [];
  const queue = createUploadQueue({
    send,
    onUploaded({ sent: url, chosen }) {
      arrived.push(url);
      places.push(chosen);
    },
    onBatchEnd,
  });
  const states = () => queue.snapshot().map(({ name, state }) => `${name} ${state}`);
  return { queue, arrived, places, onBatchEnd, states };
}

describe('the upload queue', () => {
  it('sends two at a time, shows progress, and counts what arrived', async () => {
    const { send, call, sent } = farEnd();
    const { queue, arrived, onBatchEnd, states } = queueTo(send);
    queue.add([file('a'), file('b'), file('c')]);
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
    call('a').progress(0.5);
    expect(queue.snapshot()[0]?.progress).toBe(0.5);
    call('a').arrive();
    await tick();
    expect(sent()).toEqual(['a', 'b', 'c']);
    expect(queue.isBusy()).toBe(true);
    call('b').arrive();
    call('c').arrive();
    await queue.settled();
    await tick();
    expect(arrived).toEqual(['/images/a', '/images/b', '/images/c']);
    expect(onBatchEnd.mock.calls).toEqual([[3]]);
    expect(states()).toEqual([]);
  });

  it('lets no failure stop the others, and says why in words', async () => {
    const { send, call } = farEnd();
    const { queue, arrived, onBatchEnd } = queueTo(send);
    queue.add([file('a'), file('b')]);
    call('a').fail('The picture is damaged.');
    call('b').arrive();
    await tick();
    expect(arrived).toEqual(['/images/b']);
    expect(onBatchEnd.mock.calls).toEqual([[1]]);
    expect(queue.snapshot()).toMatchObject([
      { name: 'a', state: 'failed', reason: 'The picture is damaged.', canRetry: true },
    ]);
  });

  it('tells the place of each among those chosen, whichever arrives first', async () => {
    const { send, call } = farEnd();
    const { queue, places } = queueTo(send);
    queue.add(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => file(name)));
    call('b.jpg').arrive();
    await tick();
    call('c.jpg').arrive();
    call('a.jpg').arrive();
    await tick();
    expect(places).toEqual([2, 3, 1]);
  });

  it('tries a failed one again', async () => {
    const { send, call } = farEnd();
    const { queue, arrived } = queueTo(send);
    queue.add([file('a')]);
    call('a').fail('The connection broke off.');
    await tick();
    queue.retry(queue.snapshot()[0]?.id ?? -1);
    expect(queue.snapshot()).toMatchObject([{ state: 'sending', reason: undefined }]);
    call('a').arrive();
    await tick();
    expect(arrived).toEqual(['/images/a']);
  });

  it('stops one on its way and goes on with the rest', async () => {
    const { send, call, sent } = farEnd();
    const { queue, arrived } = queueTo(send);
    queue.add([file('a'), file('b'), file('c')]);
    const { signal } = call('a');
    queue.dismiss(queue.snapshot()[0]?.id ?? -1);
    expect(signal.aborted).toBe(true);
    expect(sent()).toContain('c');
    call('b').arrive();
    call('c').arrive();
    await queue.settled();
    await tick();
    expect(arrived).toEqual(['/images/b', '/images/c']);
  });

  it('shows a refused file without sending it, and without calling it an upload', () => {
    const { send, sent } = farEnd();
    const { queue, onBatchEnd } = queueTo(send);
    queue.refuse(file('plan.pdf', 'application/pdf'), 'This file is not a picture.');
    expect(sent()).toEqual([]);
    expect(queue.isBusy()).toBe(false);
    expect(queue.snapshot()).toMatchObject([{ state: 'failed', canRetry: false }]);
    expect(onBatchEnd).not.toHaveBeenCalled();
  });

  it('goes silent when the form goes away', async () => {
    const { send, call } = farEnd();
    const { queue, arrived, onBatchEnd } = queueTo(send);
    queue.add([file('a'), file('b'), file('c')]);
    const { signal } = call('b');
    queue.clear();
    await tick();
    expect([signal.aborted, arrived, onBatchEnd.mock.calls, queue.snapshot()]).toEqual([true, [], [], []]);
  });
});
