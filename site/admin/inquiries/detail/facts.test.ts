import { expect, it } from 'vitest';
import { sourceInWords } from './facts.tsx';

it.each([
  [
    { referrer: 'www.google.com', landingPage: '/service-area/blanco', utmCampaign: 'spring' },
    'Came from google.com to /service-area/blanco, campaign spring',
  ],
  [{ landingPage: '/' }, 'Came directly to /'],
  [
    { landingPage: '/blog', utmSource: 'newsletter', utmMedium: 'email' },
    'Came from newsletter to /blog, by email',
  ],
  [
    { referrer: 'houzz.com', utmSource: 'houzz', utmTerm: 'steel frame' },
    'Came from houzz.com, source houzz, words “steel frame”',
  ],
  [null, 'Source unknown'],
  [{}, 'Source unknown'],
])('says of %j: %s', (source, words) => {
  expect(sourceInWords(source)).toBe(words);
});
