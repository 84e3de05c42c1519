/** What brought a visit, in a few words that reports can count (product decision §9). */
import type { InquirySource } from './inquiry.ts';

const SEARCH =
  /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|startpage|qwant|brave|baidu|yandex|kagi)\.[a-z.]+$/;
const SOCIAL =
  /(?:^|\.)(?:facebook\.com|fb\.com|instagram\.com|pinterest\.[a-z.]+|youtube\.com|youtu\.be|tiktok\.com|linkedin\.com|lnkd\.in|twitter\.com|x\.com|t\.co|reddit\.com|nextdoor\.com|threads\.net|threads\.com|bsky\.app)$/;
/** Programs on phones name themselves in place of a host. */
const SOCIAL_PROGRAMS = /^com\.(?:facebook|instagram|pinterest|linkedin|reddit|twitter|nextdoor)\b/;
const MAIL = /^(?:com\.google\.android\.gm|mail\.|webmail\.|outlook\.)/;

/**
 * `campaign` when the link said so itself, else by the host that the visit came from: `search`, `social`, `mail`,
 * the host's own name, or `direct` for an address that was typed or a link that tells nothing.
 */
export function sourceChannel(source: InquirySource | null | undefined): string {
  if (!source) return 'direct';
  if (source.utmSource || source.utmCampaign || source.utmMedium) return 'campaign';
  const host = (source.referrer ?? '').toLowerCase().replace(/:\d+$/, '');
  if (!host) return 'direct';
  if (MAIL.test(host)) return 'mail';
  if (SEARCH.test(host)) return 'search';
  if (SOCIAL.test(host) || SOCIAL_PROGRAMS.test(host)) return 'social';
  return host.replace(/^www\./, '');
}
