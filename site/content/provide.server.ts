/** Gives each render its snapshot. On the server only: islands get what they need as props. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareFunction } from 'react-router';
import { keepReadsIn, type Reads, tracked } from './reads.ts';
import { shipped } from './shipped.ts';
import type { SiteContent } from './site-content.ts';
import { readContentFrom } from './snapshot.ts';

const renders = new AsyncLocalStorage<{ content: SiteContent; reads?: Reads | undefined }>();
readContentFrom(() => renders.getStore()?.content);
keepReadsIn(() => renders.getStore()?.reads);

/** The published content: the shipped one until something else is published. */
let published: SiteContent = shipped;

export function publish(content: SiteContent): void {
  published = content;
}

/** Runs a render, also one that goes on after awaiting, with its snapshot: the one around it, or else published content. */
export function withContent<T>(run: () => T, content?: SiteContent): T {
  const around = renders.getStore();
  return renders.run({ content: content ?? around?.content ?? published, reads: around?.reads }, run);
}

const trackedOf = new WeakMap<SiteContent, SiteContent>();

/** Runs a render with its snapshot. @returns also the names of all that it read (`reads.ts`). */
export async function readingContent<T>(
  run: () => Promise<T>,
  content: SiteContent,
): Promise<{ value: T; reads: Uint32Array }> {
  const followed = trackedOf.get(content) ?? tracked(content);
  trackedOf.set(content, followed);
  const reads: Reads = new Set();
  const value = await renders.run({ content: followed, reads }, run);
  return { value, reads: Uint32Array.from(reads) };
}

/** For `root.tsx`: loaders and components of a page see one snapshot. */
export const contentMiddleware: MiddlewareFunction<Response> = (_, next) => withContent(next);
