/** Generates the corpora: handwritten sentences, combined by a seeded random generator, the same on every run. */
import { readFileSync } from 'node:fs';
import { seededRandom } from '#contract/shared/seeded-random.ts';

export type Post = {
  family: string;
  /** Not used to set the first weights, so that these posts measure scores of unseen texts (docs/decisions/0015). */
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

/** Handwritten sentences: `written` while the weights were being set (every second one is held out), `later` afterward. */
type Kinds<Family> = {
  slots: Record<string, readonly string[]>;
  families: readonly Family[];
  written: readonly string[];
  later: readonly string[];
};

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/spam/${name}.json`, import.meta.url), 'utf8'));

export const kindsIn = <Family = unknown>(name: 'posts' | 'requests'): Kinds<Family> => fixture(name);

/** Names as people and bots use them; all addresses are reserved examples. */
export const NAMES: Record<'first' | 'last' | 'script' | 'providers' | 'bots', string[]> = fixture('names');

export type Draw = ReturnType<typeof createDraw>;

/** Repeatable random draws, and sentences with placeholders. */
export function createDraw(seed: string) {
  const { next, between, pick, sample } = seededRandom(seed);
  const fill = (text: string, slots: Record<string, readonly string[]>): string =>
    text
      .replace(/<n:(\d+)-(\d+)>/g, (_, low, high) => String(between(Number(low), Number(high))))
      .replace(/<(\w+)>/g, (whole, slot) => (slots[slot] ? fill(pick(slots[slot]), slots) : whole));
  return { chance: (share: number) => next() < share, between, pick, sample, fill };
}

/** Scales the counts of the families in proportion, so that their sum is the total. */
export function shareOut<T extends { count: number }>(families: readonly T[], total: number): T[] {
  const sum = families.reduce((all, { count }) => all + count, 0);
  let before = 0;
  return families.map((family) => {
    const from = Math.round((before * total) / sum);
    before += family.count;
    return { ...family, count: Math.round((before * total) / sum) - from };
  });
}
