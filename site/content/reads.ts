/**
 * Records which content a render reads: a publish renders only the pages that read something it changes
 * (docs/decisions/0067).
 */

/**
 * Names of reads: `.projects.@ridge-house.town`; `.projects#` for which projects there are, and in which order. A
 * field of a record is noted as a whole: nearly always the pages that show a part of it show the rest, too, and a name for
 * each part of each field would cost as much as the rendering.
 */
const names = new Map<string, number>();

/** Collection, record, field. */
const NAMED_DEPTH = 3;

/** The names that one render read, as numbers. */
export type Reads = Set<number>;

let ofRender: () => Reads | undefined = () => undefined;
let ofComputation: Reads | undefined;

/** For `provide.server.ts` alone: tells where the reads of a render are kept. */
export function keepReadsIn(source: () => Reads | undefined): void {
  ofRender = source;
}

function numberOf(name: string): number {
  const number = names.get(name) ?? names.size;
  names.set(name, number);
  return number;
}

/** Runs a computation whose value several renders use. @returns it with what it read, for {@link noteAll}. */
export function computed<T>(compute: () => T): { value: T; reads: Reads } {
  const around = ofComputation;
  const reads: Reads = new Set();
  ofComputation = reads;
  try {
    return { value: compute(), reads };
  } finally {
    ofComputation = around;
  }
}

/** Reads that each render has taken over from computations: a page asks for the same one for each of a thousand links. */
const taken = new WeakMap<Reads, WeakSet<Reads>>();

export function noteAll(reads: Reads): void {
  const own = ofComputation ?? ofRender();
  if (!own) return;
  const before = taken.get(own) ?? new WeakSet();
  taken.set(own, before);
  if (before.has(reads)) return;
  before.add(reads);
  for (const read of reads) own.add(read);
}

/** The same content, noting what is read of it. Parts keep their identity: the same part is the same object each time. */
export const tracked = <T extends object>(content: T): T => follow(content, '', 1);

/** @param depth of the names of its parts. */
function follow<T extends object>(part: T, path: string, depth: number): T {
  const parts = new Map<string, object>();
  const isList = Array.isArray(part);
  let slugs: string[] | undefined;
  const nameOf = (key: string) => {
    if (!isList) return `${path}.${key}`;
    slugs ??= namesIn(part);
    return `${path}.${slugs[Number(key)] ?? key}`;
  };
  // A page reads the same many times.
  const numbers = new Map<string, number>();
  const note = (key: string, name: () => string) => {
    const reads = ofComputation ?? ofRender();
    if (!reads) return;
    const number = numbers.get(key) ?? numberOf(name());
    numbers.set(key, number);
    reads.add(number);
  };
  const noteKeys = () => note('#', () => `${path}#`);
  /** Of a list, whatever is read depends on which entries there are. */
  const noteKey = (key: string) => {
    if (isList) noteKeys();
    if (!isList || key !== 'length') note(key, () => nameOf(key));
  };
  return new Proxy(part, {
    get(target, key) {
      const value = Reflect.get(target, key);
      // A property that every object or list inherits says nothing about this one.
      if (typeof key === 'symbol' || (key in target && !Object.hasOwn(target, key))) return value;
      noteKey(key);
      if (depth === NAMED_DEPTH || !isFollowed(value)) return value;
      const known = parts.get(key) ?? follow(value, nameOf(key), depth + 1);
      parts.set(key, known);
      return known;
    },
    has(target, key) {
      if (typeof key === 'string') noteKey(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      if (typeof key === 'string') noteKey(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
    ownKeys(target) {
      noteKeys();
      return Reflect.ownKeys(target);
    },
  });
}

/** Lists and plain objects; anything else counts as changed when it is another. */
const isFollowed = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** Entries of a list by their slugs, so that one that moves stays itself; by their places where they have none. */
function namesIn(list: readonly unknown[]): string[] {
  const bySlug = list.map((entry, i) => {
    const slug = (entry as { slug?: unknown } | null)?.slug;
    return typeof slug === 'string' ? `@${slug}` : `${i}`;
  });
  return new Set(bySlug).size === list.length ? bySlug : list.map((_, i) => `${i}`);
}

/** The names, of those that were ever read, under which two contents differ. */
export function changedNames(before: object, after: object): Reads {
  const changed: Reads = new Set();
  const add = (name: string) => {
    const number = names.get(name);
    if (number !== undefined) changed.add(number);
  };
  const compare = (a: unknown, b: unknown, path: string, depth: number) => {
    if (Object.is(a, b)) return;
    if (depth === NAMED_DEPTH || !isFollowed(a) || !isFollowed(b) || Array.isArray(a) !== Array.isArray(b)) {
      if (!isSame(a, b)) add(path);
      return;
    }
    const [mine, theirs] = [partsOf(a), partsOf(b)];
    const keys = [...mine.keys()];
    if (keys.length !== theirs.size || [...theirs.keys()].some((key, i) => key !== keys[i])) add(`${path}#`);
    for (const key of new Set([...keys, ...theirs.keys()]))
      compare(mine.get(key), theirs.get(key), `${path}.${key}`, depth + 1);
  };
  compare(before, after, '', 0);
  return changed;
}

/** Whether a page renders the same from both: the order of fields counts, because a page may list them. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isFollowed(a) || !isFollowed(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [mine, theirs] = [Object.entries(a), Object.entries(b)];
  return (
    mine.length === theirs.length &&
    mine.every(([key, value], at) => theirs[at]?.[0] === key && isSame(value, theirs[at]?.[1]))
  );
}

const partsOf = (part: object): Map<string, unknown> => {
  if (!Array.isArray(part)) return new Map(Object.entries(part));
  const slugs = namesIn(part);
  return new Map(part.map((entry, i) => [slugs[i] as string, entry]));
};
