/** Gives each render its snapshot. On the server only: islands get what they need as props. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareFunction } from 'react-router';
import { shipped } from './shipped.ts';
import type { SiteContent } from './site-content.ts';
import { content, setContentSource } from './snapshot.ts';

const renders = new AsyncLocalStorage<SiteContent>();
setContentSource(() => renders.getStore());

/** The published content: the shipped one until something else is published. */
let published: SiteContent = shipped;

export function publish(content: SiteContent): void {
  published = content;
}

/** Runs a render, including an async one, with a snapshot: the surrounding render's, or else the published content. */
export function withContent<T>(run: () => T, content?: SiteContent): T {
  return renders.run(content ?? renders.getStore() ?? published, run);
}

/** For `root.tsx`: loaders and components of a page see one snapshot. A hidden page is answered as an unknown one. */
export const contentMiddleware: MiddlewareFunction<Response> = ({ request }, next) =>
  withContent(() => {
    if (content().isHidden(new URL(request.url).pathname)) throw new Response(null, { status: 404 });
    return next();
  });
