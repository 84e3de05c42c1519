import { describe, expect, it } from 'vitest';
import type { SitePicture } from '#contract/site/site-pictures.ts';
import { FinalRefusal } from '../../../layout/upload/upload-queue.ts';
import { createPictureQueue } from './picture-queue.ts';
import type { sendSitePicture } from './send-site-picture.ts';
import type { PictureTarget, WaitingFile, WaitingFiles } from './waiting-files.ts';

const TARGET: PictureTarget = {
  collection: 'projects',
  slug: 'porch',
  path: 'gallery',
  row: { picture: '' },
};
const tick = () => new Promise((resolve) => setTimeout(resolve));

/** The browser's storage, which outlives the page. */
function keptFiles() {
  const kept = new Map<string, WaitingFile>();
  const files: WaitingFiles = {
    all: async () => [...kept.values()],
    put: async (some) => some.forEach((one) => void kept.set(one.key, one)),
    remove: async (keys) => keys.forEach((key) => void kept.delete(key)),
  };
  return { kept, files };
}

/** A far end that answers when told to. */
function farEnd() {
  const calls = new Map<
    string,
    { arrive: () => void; fail: (e: Error) => void; cut: (is: boolean) => void; wasTried: boolean }
  >();
  const send: typeof sendSitePicture = (file, { onLine, wasTried }) =>
    new Promise((resolve, reject) => {
      const picture = { name: `u-${file.name}`, alt: '' } as unknown as SitePicture;
      calls.set(file.name, { arrive: () => resolve(picture), fail: reject, cut: onLine, wasTried });
    });
  return {
    send,
    call: (name: string) => calls.get(name) as NonNullable<ReturnType<typeof calls.get>>,
    calls,
  };
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const forty = Array.from({ length: 40 }, (_, n) => photo(`${n}`));

describe('forty pictures', () => {
  it('go three at a time, and none is forgotten before it has its row', async () => {
    const { kept, files } = keptFiles();
    const { send, call, calls } = farEnd();
    const queue = createPictureQueue({ staffId: 'ann', files, send });
    await queue.add(forty, TARGET);
    expect([kept.size, calls.size]).toEqual([40, 3]);
    for (let n = 0; n < 40; n++) {
      call(`${n}`).arrive();
      await tick();
      await tick();
    }
    expect(queue.snapshot().arrived).toHaveLength(40);
    expect([...kept.values()].every(({ file, picture }) => file === null && picture !== null)).toBe(true);
    await queue.placed(queue.snapshot().arrived.map(({ key }) => key));
    expect([kept.size, queue.snapshot().arrived.length]).toEqual([0, 0]);
  });

  it('go on after the page was closed in the middle, and ask first what may have arrived', async () => {
    const { kept, files } = keptFiles();
    const first = farEnd();
    const before = createPictureQueue({ staffId: 'ann', files, send: first.send });
    await before.add(forty, TARGET);
    for (const n of ['0', '1']) {
      first.call(n).arrive();
      await tick();
      await tick();
    }
    const second = farEnd();
    const after = createPictureQueue({ staffId: 'ann', files, send: second.send });
    await after.resume();
    expect(after.snapshot().arrived.map(({ picture }) => picture)).toEqual(['u-0', 'u-1']);
    expect(after.snapshot().uploads).toHaveLength(38);
    expect(second.call('2').wasTried).toBe(true);
    expect(kept.size).toBe(40);
    // Another person on the same machine doesn't send them.
    const other = createPictureQueue({ staffId: 'ben', files, send: farEnd().send });
    await other.resume();
    expect(other.snapshot().uploads).toEqual([]);
  });

  it('keep their places while some of those chosen together are still on their way', async () => {
    const { kept, files } = keptFiles();
    const { send, call } = farEnd();
    const queue = createPictureQueue({ staffId: 'ann', files, send });
    await queue.add([photo('a'), photo('b')], TARGET);
    call('b').arrive();
    await tick();
    await tick();
    await queue.placed(queue.snapshot().arrived.map(({ key }) => key));
    expect(queue.snapshot().arrived).toMatchObject([{ picture: 'u-b', isPlaced: true }]);
    expect(kept.size).toBe(2);
  });
});

it('a broken line is said, and a refusal is final and stops no other', async () => {
  const { kept, files } = keptFiles();
  const { send, call } = farEnd();
  const queue = createPictureQueue({ staffId: 'ann', files, send });
  await queue.add([photo('a'), photo('b')], null);
  call('a').cut(true);
  expect(queue.snapshot().isCut).toBe(true);
  call('a').cut(false);
  expect(queue.snapshot().isCut).toBe(false);
  call('a').fail(new FinalRefusal('The picture is damaged.'));
  call('b').arrive();
  await tick();
  await tick();
  expect(queue.snapshot().uploads).toMatchObject([
    { name: 'a', state: 'failed', reason: 'The picture is damaged.', canRetry: false },
  ]);
  expect(queue.snapshot().arrived).toMatchObject([{ picture: 'u-b' }]);
  expect([...kept.values()].map(({ picture }) => picture)).toEqual(['u-b']);
});
