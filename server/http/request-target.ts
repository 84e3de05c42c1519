/** Normalizes the request target for the router. */

/** Converts the absolute form, which proxies may send, into a path (RFC 9112 §3.2.2). */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Returns a decodable path: a page must be safe for any bytes in its address (requirements §3.17), and the
 * router would refuse invalid ones before any page runs. Invalid bytes become U+FFFD, and so does NUL, which
 * PostgreSQL can't even compare.
 */
export function decodable(target: string): string {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (!path.includes('%') || (decodes(path) && !path.includes('%00'))) return target;
  const mended = path
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replaceAll('%00', '%ef%bf%bd')
    .replace(/(%[89a-f][0-9a-f])+/gi, (bytes) => (decodes(bytes) ? bytes : '%ef%bf%bd'));
  return query === -1 ? mended : mended + target.slice(query);
}

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
