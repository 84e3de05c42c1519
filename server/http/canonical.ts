/** One address per page: renamed paths, trailing slashes and upper case redirect to it (301). */
import type { App } from './app-type.ts';
import type { Redirects } from './current-redirects.ts';

/** Case-sensitive paths: tokens, uploads, API calls. */
const CASE_MATTERS = /^\/(api|v1_1|images|assets|inquiry|calendar|preview)(\/|$)/i;

/** Whether an address can lead elsewhere at all. */
export const isRedirectable = (path: string): boolean => !CASE_MATTERS.test(path);

/**
 * The one spelling by which redirects know an address: as a browser resolves it, decoded, in small letters, with one slash
 * between parts and none at the end. `/%63ontact/`, `//Contact` and `/a/../contact#form` are all `/contact`.
 */
export function spelledOut(path: string): string {
  const slashed = (text: string) => text.replace(/[\\/]+/g, '/');
  const { pathname } = URL.parse(slashed(path), 'http://localhost') ?? { pathname: path };
  return slashed(decoded(pathname))
    .toLowerCase()
    .replace(/(.)\/$/, '$1');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the canonical path of a URL, or null when it is already canonical.
 * @param isOwn whether the server itself answers there: no redirect takes that over.
 */
export function canonicalPath(
  path: string,
  redirects: Redirects,
  isOwn: (path: string) => boolean = () => false,
): string | null {
  if (!path.startsWith('/') || CASE_MATTERS.test(path)) return null;
  const tidy = path
    .toLowerCase()
    // Browsers read a backslash as a slash: `/\evil.example` in a Location would leave the site.
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1');
  const known = spelledOut(tidy);
  const target = (!isOwn(known) && Object.hasOwn(redirects, known) && redirects[known]) || tidy;
  return target === path || target === path.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase())
    ? null
    : target;
}

export function redirectToCanonical(app: App, redirects: () => Redirects): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const query = request.url.indexOf('?');
    const path = query === -1 ? request.url : request.url.slice(0, query);
    const target = canonicalPath(path, redirects(), app.isOwnPath);
    if (target) return reply.redirect(target + (query === -1 ? '' : request.url.slice(query)), 301);
  });
}
