/** Pages that are rendered on the first request, and then served from memory. */
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { MemoryEntry } from '../http/memory-pages.ts';

/** A thousand projects and a thousand articles have 50 MB of HTML. */
const MAX_BYTES = 96 * 1024 ** 2;
/** Pause between two pages of a warm-up; and the share of it in which the server may be busy with requests. */
const PAUSE_MS = 25;
const BUSY = 0.5;

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * @param sources functions that render each page, by path.
 * @param toEntry converts a rendered page to the entry that is served.
 * @param maxBytes of rendered texts; past it, the oldest are dropped, and rendered again on request.
 */
export function createPageCache(
  sources: ReadonlyMap<string, () => Promise<string>>,
  toEntry: (path: string, text: string) => MemoryEntry,
  maxBytes = MAX_BYTES,
) {
  const entries = new Map<string, MemoryEntry>();
  const underWay = new Map<string, Promise<MemoryEntry>>();
  let bytes = 0;

  function keep(path: string, entry: MemoryEntry): void {
    entries.set(path, entry);
    bytes += entry.served.body.length;
    for (const [oldest, { served }] of entries) {
      if (bytes <= maxBytes || oldest === path) break;
      entries.delete(oldest);
      bytes -= served.body.length;
    }
  }

  function render(path: string, source: () => Promise<string>): Promise<MemoryEntry> {
    const rendering = source()
      .then((text) => {
        const entry = toEntry(path, text);
        keep(path, entry);
        return entry;
      })
      .finally(() => underWay.delete(path));
    underWay.set(path, rendering);
    return rendering;
  }

  /** The page at a path, rendered once for all requests; undefined when there is none. Rejects when rendering fails. */
  function find(path: string): MemoryEntry | Promise<MemoryEntry> | undefined {
    const known = entries.get(path) ?? underWay.get(path);
    if (known) return known;
    const source = sources.get(path);
    return source && render(path, source);
  }

  return {
    find,
    has: (path: string): boolean => sources.has(path),

    /** Renders the pages that no one has requested yet, while the server is mostly idle, up to the memory limit. */
    async warmUp(isOver: () => boolean): Promise<void> {
      for (const path of sources.keys()) {
        let before: EventLoopUtilization;
        do {
          before = performance.eventLoopUtilization();
          await pause(PAUSE_MS, undefined, { ref: false });
          if (isOver() || bytes >= maxBytes) return;
        } while (performance.eventLoopUtilization(before).utilization > BUSY);
        await Promise.resolve(find(path)).catch(() => {});
      }
    },
  };
}
