/**
 * The site's public origin in pages and feeds. A build doesn't know it: it writes a mark, and each server puts its SITE_ORIGIN
 * in the mark's place (docs/decisions/0023).
 */

/** Placeholder for the site's origin. Its host never resolves (RFC 2606), so that a leftover placeholder has no target. */
export const ORIGIN_MARK = 'https://site-origin.invalid';

/** @param text a rendered page, feed or structured data. @param origin without a trailing slash. */
export const withOrigin = (text: string, origin: string): string => text.replaceAll(ORIGIN_MARK, origin);
