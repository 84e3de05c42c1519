import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { MemoryEntry } from '../http/memory-pages.ts';
import { createPageCache } from './page-cache.ts';

const toEntry = (_path: string, text: string) => ({ served: { body: Buffer.from(text) } }) as MemoryEntry;

/** Pages `/0`, `/1`, … of ten bytes each. @returns also the paths that were rendered, in their order. */
function cacheOf(count: number, maxBytes?: number, render = async () => '0123456789') {
  const rendered: string[] = [];
  const sources = new Map(
    Array.from({ length: count }, (_, n) => [
      `/${n}`,
      () => {
        rendered.push(`/${n}`);
        return render();
      },
    ]),
  );
  return { rendered, cache: createPageCache(sources, toEntry, maxBytes) };
}

describe('rendered pages', () => {
  it('are at hand without waiting from the second time on', async () => {
    const { rendered, cache } = cacheOf(1);
    expect(cache.find('/nowhere')).toBeUndefined();
    const [one, other] = await Promise.all([cache.find('/0'), cache.find('/0')]);
    expect(one).toBe(other);
    expect(cache.find('/0')).toBe(one);
    expect(rendered).toEqual(['/0']);
  });

  it('are tried again where one failed', async () => {
    let fails = true;
    const { cache } = cacheOf(1, undefined, async () => {
      if (fails) throw new Error('no');
      return 'page';
    });
    await expect(cache.find('/0')).rejects.toThrow('no');
    fails = false;
    expect((await cache.find('/0'))?.served.body.toString()).toBe('page');
  });

  it('take no more memory than they may: the oldest go, and are rendered again', async () => {
    const { rendered, cache } = cacheOf(4, 30);
    for (const path of ['/0', '/1', '/2', '/3', '/3', '/0']) await cache.find(path);
    expect(rendered).toEqual(['/0', '/1', '/2', '/3', '/0']);
  });

  it('are warmed up as far as memory goes, and no further than wanted', async () => {
    const bounded = cacheOf(9, 30);
    await bounded.cache.warmUp(() => false);
    expect(bounded.rendered).toEqual(['/0', '/1', '/2']);
    const ended = cacheOf(9);
    const isOver = pause(60).then(() => true);
    let over = false;
    isOver.then(() => {
      over = true;
    });
    await ended.cache.warmUp(() => over);
    expect(ended.rendered.length).toBeLessThan(9);
  });
});
