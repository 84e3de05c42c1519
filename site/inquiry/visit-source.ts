/** Where the visit came from (product decision §6): landing page, referring site, utm_*. For staff only. */
import type { InquirySource } from '#contract/inquiry.ts';

/** In session storage: the source as the visit's first page saw it, when that page could write it down. */
export const VISIT_KEY = 'ledge-frame-visit';

const LIMITS = {
  landingPage: 500,
  referrer: 500,
  utmSource: 200,
  utmMedium: 200,
  utmCampaign: 200,
  utmTerm: 200,
  utmContent: 200,
} satisfies Record<keyof InquirySource, number>;

type Page = { url: URL; referrer: string };

/** The visit's source: as its first page wrote it down, else as far as this page can tell. */
export function visitSource(written: string | null, page: Page): InquirySource {
  return pickSource(parse(written) ?? sourceOf(page));
}

function sourceOf({ url, referrer }: Page): Record<string, unknown> {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOwn = from?.origin === url.origin;
  const landing = isOwn && from ? from : url;
  const utm = (name: string) =>
    landing.searchParams.get(`utm_${name}`) ?? url.searchParams.get(`utm_${name}`);
  return {
    landingPage: landing.pathname,
    // The whole address of another site may hold personal data; its name is all that staff need.
    referrer: isOwn ? null : from?.host,
    utmSource: utm('source'),
    utmMedium: utm('medium'),
    utmCampaign: utm('campaign'),
    utmTerm: utm('term'),
    utmContent: utm('content'),
  };
}

function parse(written: string | null): Record<string, unknown> | null {
  try {
    const value = JSON.parse(written ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Only known fields, only text, cut to what the server takes: a source must never cost a request. */
function pickSource(found: Record<string, unknown>): InquirySource {
  const source: InquirySource = {};
  for (const [field, limit] of Object.entries(LIMITS) as [keyof InquirySource, number][]) {
    const value = found[field];
    if (typeof value === 'string' && value.trim() !== '') source[field] = value.trim().slice(0, limit);
  }
  return source;
}
