/** People who each write once, in words that nobody else has: the spam rules see what real visitors send. */
import { randomUUID } from 'node:crypto';
import { seededRandom } from '../contract/shared/seeded-random.ts';
import { fillIn } from '../server/seed/invent.ts';
import { FIRST_NAMES, LAST_NAMES, PLACES, SENTENCES } from '../server/seed/words.ts';
import type { TrafficRequest } from '../tests/support/traffic.ts';

const SYLLABLES = 'ka lo mi ra te ven dor sal ber nu fi gan hol pe ris tam wel zo cor li'.split(' ');
const KINDS = ['Ranch', 'Creek', 'Ridge', 'Hollow', 'Crossing', 'Lane'];

/** @param index 160,000 are different. */
export function letter(index: number): TrafficRequest & { key: string; message: string } {
  const chance = seededRandom(`letter ${index}`);
  const [first, last] = [chance.pick(FIRST_NAMES), chance.pick(LAST_NAMES)];
  const plain = `${first}.${last}`.normalize('NFKD').replace(/[^a-z.]/gi, '');
  const place = `${estate(index)} ${chance.pick(KINDS)}`;
  const sentences = chance
    .sample(SENTENCES, chance.between(2, 5))
    .map((sentence) => sentence.replace(/[.?]$/, (mark) => ` at ${place}${mark}`));
  const message = fillIn(sentences.join(' '), chance.pick(PLACES)[0], chance);
  const key = randomUUID();
  const body = JSON.stringify({
    name: `${first} ${last}`,
    email: `${plain.toLowerCase()}${index}@example.com`,
    phone: `512-555-${String(index % 10_000).padStart(4, '0')}`,
    serviceType: chance.pick(['custom-home', 'remodel', 'handyman', 'consulting']),
    message,
    elapsed: chance.between(20_000, 600_000),
    source: { landingPage: '/contact' },
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return { method: 'POST', path: '/api/inquiries', headers, body, key, message };
}

/** The number in syllables, four digits to the base of twenty. */
function estate(index: number): string {
  let name = '';
  for (let digit = 0, rest = index; digit < 4; digit++, rest = Math.floor(rest / SYLLABLES.length))
    name += SYLLABLES[rest % SYLLABLES.length];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
