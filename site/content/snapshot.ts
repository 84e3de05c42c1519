/**
 * Pages read the firm's content from the snapshot of their render, never from a constant: it can be published again while the
 * server runs, and a draft can be previewed at the same time (docs/decisions/0022).
 */
import type { SiteContent } from './site-content.ts';

let current: () => SiteContent | undefined = () => undefined;

/** For `provide.server.ts` alone: sets the function that returns the snapshot of a render. */
export function setContentSource(source: () => SiteContent | undefined): void {
  current = source;
}

/**
 * The content of this render.
 * @throws outside of one: at module level, and in the browser, where islands get what they need as props.
 */
export function content(): SiteContent {
  const now = current();
  if (!now) throw new Error('content() was called outside of a render (site/content/snapshot.ts).');
  return now;
}

/** Values computed from the content, once for each snapshot. */
export function derived<T>(compute: (content: SiteContent) => T): () => T {
  const known = new WeakMap<SiteContent, { value: T }>();
  return () => {
    const now = content();
    const kept = known.get(now) ?? { value: compute(now) };
    known.set(now, kept);
    return kept.value;
  };
}
