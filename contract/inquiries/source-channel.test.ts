import { expect, it } from 'vitest';
import { CHANNEL_LABELS, channelOf, SOURCE_CHANNELS } from './source-channel.ts';

it.each([
  ['direct', null],
  ['direct', {}],
  ['direct', { landingPage: '/contact' }],
  ['direct', { referrer: 'not a host name' }],
  ['search', { referrer: 'https://www.google.com/' }],
  ['search', { referrer: 'www.bing.com' }],
  ['search', { referrer: 'www.google.co.uk' }],
  ['search', { utmSource: 'google', utmMedium: 'Organic' }],
  ['referral', { referrer: 'notgoogle.example' }],
  ['referral', { referrer: 'www.houzz.com' }],
  ['social', { referrer: 'm.facebook.com' }],
  ['social', { utmMedium: 'social-media', referrer: 'www.google.com' }],
  ['referral', { referrer: 'fedex.com' }],
  ['ads', { gclid: 'Cj0', referrer: 'www.google.com' }],
  ['ads', { utmSource: 'google', utmMedium: 'cpc', referrer: 'www.google.com' }],
  ['mail', { utmSource: 'spring', utmMedium: 'email' }],
  ['mail', { referrer: 'mail.google.com' }],
  ['campaign', { utmSource: 'yard-sign' }],
] as const)('comes by %s: %j', (channel, source) => expect(channelOf(source)).toBe(channel));

it('has a label for each', () => {
  expect(Object.keys(CHANNEL_LABELS)).toEqual([...SOURCE_CHANNELS]);
});
