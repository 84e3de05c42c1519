import { expect, it } from 'vitest';
import { sourceInWords } from './facts.tsx';

it.each([
  [
    { referrer: 'www.google.com', landingPage: '/service-area/blanco', utmCampaign: 'spring' },
    'From google.com to /service-area/blanco, campaign spring',
  ],
  [{ landingPage: '/' }, 'Direct visit to /'],
  [
    { landingPage: '/blog', utmSource: 'newsletter', utmMedium: 'email' },
    'From newsletter to /blog, medium: email',
  ],
  [
    { referrer: 'houzz.com', utmSource: 'houzz', utmTerm: 'steel frame' },
    'From houzz.com, source houzz, keyword “steel frame”',
  ],
  [null, 'Source unknown'],
  [{}, 'Source unknown'],
])('says of %j: %s', (source, words) => {
  expect(sourceInWords(source)).toBe(words);
});
