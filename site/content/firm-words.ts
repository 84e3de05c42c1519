import { addressOf } from '#content/firm.ts';
import type { FIRM_WORDS } from '#contract/site/records/fields.ts';
import type { Firm } from '#contract/site/records/firm.ts';

const FACTS: Record<(typeof FIRM_WORDS)[number], (firm: Firm) => string> = {
  '{firm}': ({ name }) => name,
  '{phone}': ({ phone }) => phone,
  '{email}': ({ email }) => email,
  '{address}': addressOf,
  '{town}': ({ address: { city, state } }) => `${city}, ${state}`,
  '{license}': ({ license }) => license,
};

/**
 * Fills the firm's facts into every text, including `tel:` and `mailto:` links. Braces within the facts stay as they
 * are.
 */
export function withFirmWords<T>(texts: T, firm: Firm): T {
  if (typeof texts === 'string')
    return texts.replace(/\{[a-z]+\}/g, (word) =>
      Object.hasOwn(FACTS, word) ? FACTS[word as keyof typeof FACTS](firm) : word,
    ) as T;
  if (Array.isArray(texts)) return texts.map((one) => withFirmWords(one, firm)) as T;
  if (texts === null || typeof texts !== 'object') return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, part]) => [key, withFirmWords(part, firm)]),
  ) as T;
}
