import { expect, it } from 'vitest';
import { sourceChannel } from './source-channel.ts';

it.each([
  [null, 'direct'],
  [{}, 'direct'],
  [{ landingPage: '/blog' }, 'direct'],
  [{ referrer: 'www.google.com' }, 'search'],
  [{ referrer: 'google.com.mx' }, 'search'],
  [{ referrer: 'duckduckgo.com' }, 'search'],
  [{ referrer: 'l.instagram.com' }, 'social'],
  [{ referrer: 'com.pinterest' }, 'social'],
  [{ referrer: 'mail.google.com' }, 'mail'],
  [{ referrer: 'www.houzz.com' }, 'houzz.com'],
  [{ referrer: 'notgoogle.example' }, 'notgoogle.example'],
  [{ referrer: 'www.google.com', utmSource: 'fair' }, 'campaign'],
  [{ utmCampaign: 'spring' }, 'campaign'],
])('takes %j for %s', (source, channel) => {
  expect(sourceChannel(source)).toBe(channel);
});
