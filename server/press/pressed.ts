/** Facts about the pages in service: enough to tell which ones a change of content touches. */
import { createHash } from 'node:crypto';
import type { KindStyles } from './kinds.ts';

export type Pressed = {
  /** Address of the full stylesheet. */
  whole: string;
  kinds: ReadonlyMap<string, KindStyles>;
  /** Fingerprints by path: of pages as rendered, before their styles; of feeds and drawings as they are. */
  prints: ReadonlyMap<string, string>;
};

type Kept = {
  whole: string;
  kinds: Record<
    string,
    {
      address: string;
      names: string[];
      elements: string[];
      letters: string[];
      drawings: string[];
      accent?: string | undefined;
    }
  >;
  prints: Record<string, string>;
};

export const printOf = (body: string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** The build keeps it beside its pages, in `build/pressed.json`. */
export function writePressed({ whole, kinds, prints }: Pressed): string {
  const kept: Kept = {
    whole,
    kinds: Object.fromEntries(
      [...kinds].map(([kind, { address, names, elements, letters, drawings, accent }]) => [
        kind,
        {
          address,
          names: [...names].flat(),
          elements: [...elements],
          letters: [...letters],
          drawings: [...drawings],
          accent,
        },
      ]),
    ),
    prints: Object.fromEntries(prints),
  };
  return JSON.stringify(kept);
}

export function readPressed(text: string): Pressed {
  const { whole, kinds, prints } = JSON.parse(text) as Kept;
  return {
    whole,
    kinds: new Map(
      Object.entries(kinds).map(([kind, { address, names, elements, letters, drawings, accent }]) => [
        kind,
        {
          address,
          names: inPairs(names),
          elements: new Set(elements),
          letters: new Set(letters),
          drawings: new Set(drawings),
          accent,
        },
      ]),
    ),
    prints: new Map(Object.entries(prints)),
  };
}

/** `[class, short, class, short]` as a map. */
const inPairs = (list: readonly string[]) =>
  new Map(list.flatMap((name, i) => (i % 2 === 0 ? [[name, list[i + 1] as string] as const] : [])));
