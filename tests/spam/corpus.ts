/** How the corpora are made: sentences written by hand, put together by a seeded draw, the same on every run. */
import { readFileSync } from 'node:fs';
import { seededRandom } from '#contract/shared/seeded-random.ts';

export type Post = {
  family: string;
  /** Not looked at while the weights were first set, so that they show what unseen texts score (docs/decisions/0015). */
  heldOut: boolean;
  submission: {
    name: string;
    email: string;
    phone?: string;
    message: string;
    website?: string;
    elapsed?: number;
    attachments?: string[];
  };
  proof: 'solved' | 'missing' | 'expired' | 'wrong';
};

/** Sentences by hand: `written` with the weights in view (every second one is held out), `later` when they stood. */
type Kinds<Family> = {
  slots: Record<string, readonly string[]>;
  families: readonly Family[];
  written: readonly string[];
  later: readonly string[];
};

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/spam/${name}.json`, import.meta.url), 'utf8'));

export const kindsIn = <Family = unknown>(name: 'posts' | 'requests'): Kinds<Family> => fixture(name);

/** As people and form robots have them; all addresses are reserved examples. */
export const NAMES: Record<'first' | 'last' | 'script' | 'providers' | 'bots', string[]> = fixture('names');

export type Draw = ReturnType<typeof createDraw>;

/** Draws that repeat, and sentences with slots. */
export function createDraw(seed: string) {
  const { next, between, pick, sample } = seededRandom(seed);
  const fill = (text: string, slots: Record<string, readonly string[]>): string =>
    text
      .replace(/<n:(\d+)-(\d+)>/g, (_, low, high) => String(between(Number(low), Number(high))))
      .replace(/<(\w+)>/g, (whole, slot) => (slots[slot] ? fill(pick(slots[slot]), slots) : whole));
  return { chance: (share: number) => next() < share, between, pick, sample, fill };
}

/** The families with their counts changed in proportion, so that together they make the total. */
export function shareOut<T extends { count: number }>(families: readonly T[], total: number): T[] {
  const sum = families.reduce((all, { count }) => all + count, 0);
  let before = 0;
  return families.map((family) => {
    const from = Math.round((before * total) / sum);
    before += family.count;
    return { ...family, count: Math.round((before * total) / sum) - from };
  });
}
