/**
 * The firm's own logo (docs/decisions/0025). A name holds all that a page needs to show it: which one, its size, and the
 * grounds that it can be seen on. So a draft, an earlier version and a preview mean the same logo without asking anything else.
 */

/** `m-`, 20 hexadecimal digits, `-`, width, `x`, height without transparent edges, `-` and a letter of `GROUNDS_SEEN`. */
export type LogoName = `m-${string}`;

/** Which paper it can be seen on; `filled` brings its own ground. */
const GROUNDS_SEEN = { b: 'both', l: 'light', d: 'dark', n: 'neither', o: 'filled' } as const;
type GroundLetter = keyof typeof GROUNDS_SEEN;
export type VisibleBackground = (typeof GROUNDS_SEEN)[GroundLetter];

export type MarkParts = { id: string; width: number; height: number; seenOn: VisibleBackground };

export const MARK_LIMITS = {
  bytes: 2 * 1024 * 1024,
  /** Longest side of the kept files. */
  longestSide: 1600,
  /** Longest and shortest shape, as width to height. */
  widest: 12,
  tallest: 1 / 3,
} as const;

/** In CSS pixels; the header is 72 high. */
const BOX = { height: 44, width: 208, area: 5600 } as const;
/** From this shape on, a logo is taken to be the name in letters. */
const WORDMARK = 2;

export const MARK_NAME = /^m-[0-9a-f]{20}-[1-9]\d{0,3}x[1-9]\d{0,3}-[bldno]$/;

export const isMark = (name: unknown): name is LogoName => typeof name === 'string' && MARK_NAME.test(name);

/** Reads a name; null for any other text. */
export function markParts(name: unknown): MarkParts | null {
  if (!isMark(name)) return null;
  const [, id, size, letter] = name.split('-') as [string, string, string, GroundLetter];
  const [width, height] = size.split('x').map(Number) as [number, number];
  return { id, width, height, seenOn: GROUNDS_SEEN[letter] };
}

export function markName({ id, width, height, seenOn }: MarkParts): LogoName {
  const [letter] = Object.entries(GROUNDS_SEEN).find(([, seen]) => seen === seenOn) as [
    string,
    VisibleBackground,
  ];
  return `m-${id}-${width}x${height}-${letter}`;
}

/** A name as a reader of a list of changes would say it. */
export function markInWords(name: LogoName): string {
  const { id, width, height } = markParts(name) as MarkParts;
  return `Logo ${id.slice(0, 6)}, ${width} × ${height}`;
}

type Size = { width: number; height: number };

/** The size at which pages show it: logos of every shape get about the same weight. In CSS pixels. */
export function shownSize({ width, height }: Size): Size {
  const shape = width / height;
  const shown = Math.min(BOX.height, BOX.width / shape, Math.sqrt(BOX.area / shape));
  return { width: Math.round(shown * shape), height: Math.round(shown) };
}

/** Pixels per CSS pixel for which there are files: never larger than it is, and always the first. */
export function markDensities(size: Size): number[] {
  const { width } = shownSize(size);
  return [1, 2, 3].filter((density) => density === 1 || width * density <= size.width);
}

/** Squares on paper, for browser tabs, phones and search engines. Phones cut off the corners of a `maskable` one. */
export const MARK_ICONS = ['icon-48', 'icon-180', 'icon-192', 'icon-512', 'maskable-512'] as const;
export type MarkIcon = (typeof MARK_ICONS)[number];
/** `1` to `3` by pixels per CSS pixel; `mail` for programs that read no WebP. */
export type MarkUse = '1' | '2' | '3' | 'mail' | MarkIcon;

const FILE = /^[0-9a-f]{20}-(?:[123]\.webp|(?:mail|icon-48|icon-180|icon-192|icon-512|maskable-512)\.png)$/;
/** The only names of files that are ever looked for. */
export const isMarkFile = (name: string): boolean => FILE.test(name);

export const markFile = (id: string, use: MarkUse): string =>
  `${id}-${use}.${use.length === 1 ? 'webp' : 'png'}`;

/** The path of a file; it never gets other bytes. */
export const markAddress = ({ id }: Pick<MarkParts, 'id'>, use: MarkUse): string =>
  `/marks/${markFile(id, use)}`;

/** The logo that pages show in place of the drawn mark. */
export type ShownMark = {
  light: MarkParts;
  /** Logo for the dark theme; null where the light one is used there, too. */
  dark: MarkParts | null;
  /** Whether the light one needs light paper behind it in the dark theme. */
  needsPaper: boolean;
  /** Whether the logo includes the name, so that the name isn't written next to it. */
  isAlone: boolean;
};

/** Fields of the firm's record (contract/site/records/firm.ts). */
type MarkFields = { [Field in 'logo' | 'logoDark' | 'logoName' | 'symbol']?: string | undefined };

/** The firm's own mark; null while it is the one that we drew. A symbol alone changes only the icons. */
export function shownLogo({ logo, logoDark, logoName }: MarkFields): ShownMark | null {
  const light = markParts(logo);
  if (!light) return null;
  const dark = markParts(logoDark);
  return {
    light,
    dark,
    needsPaper: !dark && (light.seenOn === 'light' || light.seenOn === 'neither'),
    isAlone: logoName ? logoName === 'in the logo' : light.width / light.height >= WORDMARK,
  };
}

/** The source of the icons; null while they are the ones that we drew. */
export const iconOf = ({ logo, symbol }: MarkFields): MarkParts | null =>
  markParts(symbol) ?? markParts(logo);
