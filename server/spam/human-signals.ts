/** Signs of a person who wants something built, or of a trade that offers to build with us. */
import { alternatives } from './word-lists.ts';

const people = (section: string) => alternatives('people.txt', section);

const OWN_PLACE = new RegExp(
  `\\b(?:our|my|mi|mis|nuestr[oa]s?|mother's|parents'|mom's)\\s+(?:[\\p{L}\\d'’-]+\\s+){0,3}(?:${people('places')})\\b`,
  'iu',
);
const WISH = new RegExp(people('wish'), 'i');
const PARTICULARS = new RegExp(people('particulars'), 'iu');
const CRAFT = new RegExp(`\\b(?:${people('craft')})\\b`, 'i');

const OFFER =
  /\b(?:we|i|our [\p{L}-]+)(?:'ll|'ve)? (?:can |could |will |also |only |just |have |currently )?(?:provide|produce|sell|write|design|make|list|fix|do|did|does|deliver|offer|supply|generate|create|save|prepare|pick|buy|help|shoot|list)(?:s|ed|d)?\b/iu;
const TO_YOU = /\b(?:you|your|u)\b/i;
const PRICE =
  /[$€£] ?\d|\b\d+ ?(?:usd|%)|\b(?:free|trial|discount|fee|fees|cheap|cheapest|affordable|rates?|presale|claim)\b/i;

/** Whether the message offers its reader something and expresses no wish of the sender. */
export function isSalesOffer(message: string): { offers: boolean; forPrice: boolean } {
  const offers = OFFER.test(message) && TO_YOU.test(message) && humanSignals(message).length === 0;
  return { offers, forPrice: offers && PRICE.test(message) };
}

export type CreditName = 'ownPlace' | 'wish' | 'particulars' | 'craft';

/** Signs of a person in the message. */
export function humanSignals(message: string): CreditName[] {
  const found: CreditName[] = [];
  if (OWN_PLACE.test(message)) found.push('ownPlace');
  if (WISH.test(message)) found.push('wish');
  if (PARTICULARS.test(message)) found.push('particulars');
  if (CRAFT.test(message)) found.push('craft');
  return found;
}
