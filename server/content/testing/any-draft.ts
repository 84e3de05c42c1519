/** Drafts that are wrong in one place: JSON of every kind where a record has something else. */
import fc from 'fast-check';

type Path = readonly (string | number)[];
type Spot = { path: Path; value: unknown };

/** A draft as JSON, as a table may hold it; JSON alone can say `__proto__`. */
export type OddDraft = { json: string; how: string };

/**
 * Records that are right but for one place: another value of the same kind or of any kind, a field too many, or one that is
 * missing.
 */
export function nearly(record: unknown): fc.Arbitrary<OddDraft> {
  const byDepth = [...Map.groupBy(spotsIn(record), ({ path }) => path.length).values()];
  const spot = fc.constantFrom(...byDepth).chain((spots) => fc.constantFrom(...spots));
  return spot.chain(({ path, value }) => {
    const draft = (how: string, change: (part: unknown) => unknown): OddDraft => ({
      json: JSON.stringify(changed(record, path, change)) ?? 'null',
      how: `${path.join('.')}: ${how.slice(0, 80)}`,
    });
    const instead = (by: fc.Arbitrary<unknown>) =>
      by.map((other) => draft(`${JSON.stringify(other)}`, () => other));
    return fc.oneof(
      { weight: 4, arbitrary: instead(alike(value)) },
      { weight: 3, arbitrary: instead(anyJson) },
      fc.constant(draft('missing', () => undefined)),
      fc
        .tuple(fc.constantFrom('__proto__', 'constructor', 'more'), anyJson)
        .map(([key, more]) =>
          draft(`with ${key} ${JSON.stringify(more)}`, (part) => withField(part, key, more)),
        ),
    );
  });
}

function spotsIn(value: unknown, path: Path = []): Spot[] {
  const parts = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  const keyOf = (key: string) => (Array.isArray(value) ? Number(key) : key);
  return [{ path, value }, ...parts.flatMap(([key, part]) => spotsIn(part, [...path, keyOf(key)]))];
}

/** A copy with one part changed; `undefined` takes the part out. */
function changed(value: unknown, [key, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const part = changed((value as Record<string | number, unknown>)[key], rest, change);
  if (Array.isArray(value))
    return value.flatMap((one, at) => (at !== key ? [one] : part === undefined ? [] : [part]));
  return { ...(value as object), [key]: part };
}

function withField(part: unknown, key: string, more: unknown): unknown {
  if (Array.isArray(part)) return [...part, more];
  if (part === null || typeof part !== 'object') return more;
  const copy = { ...part };
  Object.defineProperty(copy, key, { value: more, enumerable: true });
  return copy;
}

const HUGE = 'A porch on the south side. '.repeat(10_000);
const LONE = '\ud800 and \udc00';
const ODD_TEXTS = [
  ...[
    '',
    ' ',
    HUGE,
    LONE,
    'a\u0000b',
    '\u202Eevil',
    '__proto__',
    'constructor',
    'toString',
    'no-such-record',
  ],
  ...[
    '/admin',
    '/%',
    '/projects/%E0%A4',
    '//evil.example',
    'https://',
    'https://[',
    'javascript:alert(1)',
    '2026-02-30',
  ],
];

function alike(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string());
  if (typeof value === 'number') return fc.constantFrom<unknown>(null, -1, 0.1, 1e308, -1e308, 2 ** 53);
  if (typeof value === 'boolean') return fc.constant(!value);
  if (Array.isArray(value))
    return fc.constantFrom<unknown>([], value.slice(1), [...value, ...value], [...value, null]);
  return anyJson;
}

function nested(depth: number, inside: (value: unknown) => unknown): unknown {
  let value: unknown = { type: 'paragraph' };
  for (let level = 0; level < depth; level++) value = inside(value);
  return value;
}

/** Any JSON, and what has broken programs before. */
const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(...ODD_TEXTS),
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1e308, [], {}, [null], [[]], [{}], { kind: 'none' }],
    nested(60, (value) => ({ value })),
    nested(3000, (value) => [value]),
    nested(3000, (value) => ({ type: 'bulletList', content: [value] })),
    { type: 'doc', content: [{ type: 'footnote', attrs: { name: { toString: 1, valueOf: 1 } } }] },
    {
      type: 'doc',
      content: [
        { type: 'plate', attrs: { picture: {} } },
        { type: 'table', content: null },
      ],
    },
    { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: LONE }] }] },
  ),
);
