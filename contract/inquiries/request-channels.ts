/**
 * Channels by which a request reaches the studio, other than the website's form and email. Constants only, for the
 * browser.
 */
export const REQUEST_CHANNELS = ['phone', 'walk-in', 'word-of-mouth', 'job-site'] as const;
export type RequestChannel = (typeof REQUEST_CHANNELS)[number];

export const REQUEST_CHANNEL_LABELS: Record<RequestChannel, string> = {
  phone: 'Phone call',
  'walk-in': 'Walk-in',
  'word-of-mouth': 'Referral',
  'job-site': 'Job site',
};
