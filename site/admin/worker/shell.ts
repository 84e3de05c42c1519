/**
 * The page of the dashboard for when there is no connection, and what it needs. It was fetched without cookies and
 * holds no personal data (docs/decisions/0026). The inquiries it shows are in the browser's database (site/admin/offline).
 */

/** Paths of the page's scripts, in this release. */
declare const __OFFLINE_SCRIPTS__: string[];
const SCRIPTS = __OFFLINE_SCRIPTS__;
const PAGE = '/admin/offline';
const CACHE = 'ledge-frame-offline';
/** A firm's name and color change now and then. */
const FRESH_MS = 24 * 3600 * 1000;
/** A line this slow is none: the page that is kept offers to try again. */
const PATIENCE_MS = 8000;

/** Keeps a new copy of the page, unless it is fresh and has this release's scripts. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE);
  const hasScripts = (await Promise.all(SCRIPTS.map((path) => cache.match(path)))).every(Boolean);
  if (kept && hasScripts && Date.now() - Date.parse(kept.headers.get('date') ?? '') < FRESH_MS) return;
  const page = await fetch(PAGE, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) return;
  const html = await page.clone().text();
  // Scripts, stylesheets, fonts and icons that the page references, each with a unique URL.
  const named = [...html.matchAll(/(?:href|src)="(\/(?:assets|accent)\/[^"]+)"/g)].map(
    ([, path]) => path as string,
  );
  const wanted = [...new Set([...named, ...SCRIPTS])];
  await cache.addAll(wanted);
  await cache.put(PAGE, page);
  const old = (await cache.keys()).filter(({ url }) => ![PAGE, ...wanted].includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The dashboard from the server, or the kept page where no answer comes. */
export async function pageOrShell(request: Request): Promise<Response> {
  const shell = async () => (await caches.open(CACHE)).match(PAGE);
  const asked = fetch(request);
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    return (await Promise.race([asked, late])) ?? (await shell()) ?? (await asked);
  } catch (error) {
    const kept = await shell();
    if (kept) return kept;
    throw error;
  }
}

/** A file whose address names its content, from wherever it is first at hand. */
export const fileOfShell = async (request: Request): Promise<Response> =>
  (await (await caches.open(CACHE)).match(request)) ?? fetch(request);

export const isPage = ({ mode, destination, url }: Request): boolean =>
  mode === 'navigate' && destination === 'document' && !new URL(url).pathname.startsWith('/admin/preview');

/** The files that the page needs; anything else a page loads is none of the worker's business. */
export function isFile({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || !pathname.startsWith('/assets/')) return false;
  return SCRIPTS.includes(pathname) || /\.(css|woff2|svg)$/.test(pathname);
}
