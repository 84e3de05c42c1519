/** The channel by which a visit came, for reports and filters (requirements §14). */
import { CLICK_IDS } from './click-ids.ts';
import type { InquirySource } from './inquiry.ts';
import { STORED_CHANNEL_LABELS, STORED_CHANNELS } from './inquiry-actions.ts';

export const SOURCE_CHANNELS = [
  ...(['search', 'ads', 'social', 'mail', 'campaign', 'referral', 'direct'] as const),
  ...STORED_CHANNELS,
] as const;
export type SourceChannel = (typeof SOURCE_CHANNELS)[number];

export const CHANNEL_LABELS: Record<SourceChannel, string> = {
  search: 'Search engine',
  ads: 'Ad',
  social: 'Social media',
  mail: 'Email',
  campaign: 'Other campaign',
  referral: 'Other website',
  direct: 'Direct or unknown',
  ...STORED_CHANNEL_LABELS,
};

const ADS = /^(cpc|ppc|cpm|cpv|paid.*|display|banner|ads?)$/;
const MAIL = /^(e-?mail|newsletter)$/;
const SOCIAL = /^(social.*)$/;
const ORGANIC = /^organic$/;

const SEARCH_SITES =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|startpage|qwant|kagi|yandex|baidu|brave)\.[a-z.]+$/;
const SOCIAL_SITES =
  /(^|\.)((facebook|instagram|pinterest|linkedin|reddit|tiktok|youtube|twitter|nextdoor)\.com|(x|t)\.co|x\.com|lnkd\.in|fb\.me|youtu\.be|pin\.it)$/;
const MAIL_SITES = /^(mail|webmail|outlook|mail\.google)\./;

/** The channel that staff entered, else of the visit: the link's own parameters take precedence over its referrer. */
export function channelOf(source: InquirySource | null): SourceChannel {
  if (source?.channel) return source.channel;
  const medium = (source?.utmMedium ?? '').trim().toLowerCase();
  if (ADS.test(medium) || CLICK_IDS.some((name) => source?.[name])) return 'ads';
  if (MAIL.test(medium)) return 'mail';
  if (SOCIAL.test(medium)) return 'social';
  if (ORGANIC.test(medium)) return 'search';
  const site = hostOf(source?.referrer ?? '');
  if (MAIL_SITES.test(site)) return 'mail';
  if (source?.utmSource || source?.utmCampaign || medium) return 'campaign';
  if (site === '') return 'direct';
  if (SEARCH_SITES.test(site)) return 'search';
  return SOCIAL_SITES.test(site) ? 'social' : 'referral';
}

/** Host of a referrer, which is a host name or a URL; empty for other values. */
function hostOf(referrer: string): string {
  const address = referrer.includes('://') ? referrer : `https://${referrer}`;
  return referrer && URL.canParse(address) ? new URL(address).hostname : '';
}
