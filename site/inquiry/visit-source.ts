/** The source of the visit (requirements §11): landing page, referring site, utm_*, and an ad's click id. For staff only. */
import { CLICK_IDS } from '#contract/inquiries/click-ids.ts';
import type { VisitSource } from '#contract/inquiries/inquiry.ts';

/** Paths that may hold a secret; staff have no use for them either. */
const PRIVATE = /^\/(?:admin|inquiry|newsletter)/;

const LIMITS = {
  landingPage: 500,
  referrer: 500,
  utmSource: 200,
  utmMedium: 200,
  utmCampaign: 200,
  utmTerm: 200,
  utmContent: 200,
  gclid: 300,
  wbraid: 300,
  gbraid: 300,
  msclkid: 300,
} satisfies Record<keyof VisitSource, number>;

type Page = { url: URL; referrer: string };

/** The source as the visit's first page recorded it, or else as seen by this page. */
export function visitSource(written: string | null, page: Page): VisitSource {
  return pickSource(firstPage(written, page.url.host) ?? sourceOf(page));
}

function firstPage(written: string | null, ownHost: string): Record<string, unknown> | null {
  const [landingPage, referrer, utm] = parse(written);
  if (typeof landingPage !== 'string' || PRIVATE.test(landingPage)) return null;
  const query = new URLSearchParams(Array.isArray(utm) ? utm.join('&') : '');
  return { landingPage, referrer: referrer === ownHost ? null : referrer, ...campaignOf([query]) };
}

/** The first query that names a parameter decides it. */
function campaignOf(queries: URLSearchParams[]): Record<string, string | null | undefined> {
  const first = (name: string) => queries.map((query) => query.get(name)).find((value) => value);
  const utm = (name: string) => first(`utm_${name}`);
  return {
    utmSource: utm('source'),
    utmMedium: utm('medium'),
    utmCampaign: utm('campaign'),
    utmTerm: utm('term'),
    utmContent: utm('content'),
    ...Object.fromEntries(CLICK_IDS.map((name) => [name, first(name)])),
  };
}

function sourceOf({ url, referrer }: Page): Record<string, unknown> {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOwn = from?.origin === url.origin;
  const landing = isOwn && from && !PRIVATE.test(from.pathname) ? from : url;
  return {
    landingPage: landing.pathname,
    // Another site's full address may hold personal data; staff need only its name.
    referrer: isOwn ? null : from?.host,
    ...campaignOf([landing.searchParams, url.searchParams]),
  };
}

function parse(written: string | null): unknown[] {
  try {
    const value = JSON.parse(written ?? 'null');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Only known fields, only text, cut to the server's limits: a source must never cost a request. */
function pickSource(found: Record<string, unknown>): VisitSource {
  const source: VisitSource = {};
  for (const [field, limit] of Object.entries(LIMITS) as [keyof VisitSource, number][]) {
    const value = found[field];
    if (typeof value === 'string' && value.trim() !== '') source[field] = value.trim().slice(0, limit);
  }
  return source;
}
