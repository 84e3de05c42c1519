/** Rows of a file as inquiries, and those that can't be. */
import { type ImportRow, importRow } from '#contract/inquiries/import.ts';
import { SERVICE_TYPE_LABELS } from '#contract/inquiries/inquiry-fields.ts';
import { phoneKey } from '#contract/inquiries/phone-key.ts';
import { PRIORITY_LABELS } from '#contract/inquiries/priority.ts';
import { type InquiryStatus, STATUSES } from '#contract/inquiries/statuses.ts';
import type { AreaName } from '../state/settings.ts';
import { type ColumnMatches, type ImportTarget, TARGETS } from './columns.ts';
import type { CsvFile, CsvRow } from './read-csv.ts';
import { readDate } from './read-date.ts';

export type RowMistake = { line: number; words: string[] };
/** `sameAs`: the line of an earlier row of the file with the same email or phone. */
export type ReadRow = ImportRow & { sameAs?: { line: number; same: 'email' | 'phone' } };
export type ReadRows = { rows: ReadRow[]; mistakes: RowMistake[] };

export type ImportChoices = {
  matches: ColumnMatches;
  /** For rows whose file has none. */
  status: InquiryStatus;
  fileName: string;
  places: readonly AreaName[];
  timeZone: string;
  /** When rows without a date arrived, and the latest date. */
  now: string;
};

export function readRows(
  { header, rows }: Pick<CsvFile, 'header' | 'rows'>,
  choices: ImportChoices,
): ReadRows {
  const read: ReadRow[] = [];
  const mistakes: RowMistake[] = [];
  const places = placesByName(choices.places);
  const firstWith = { email: new Map<string, number>(), phone: new Map<string, number>() };
  for (const row of rows) {
    const { fields, words } = fieldsOf(header, row, choices, places);
    const result = importRow.safeParse(fields);
    const all = [...words, ...(result.error?.issues ?? []).map(inWords)];
    if (!result.success || all.length > 0) {
      mistakes.push({ line: row.line, words: [...new Set(all)] });
      continue;
    }
    read.push({ ...result.data, ...earlierOf(result.data, firstWith) });
  }
  return { rows: read, mistakes };
}

function earlierOf(
  row: ImportRow,
  firstWith: Record<'email' | 'phone', Map<string, number>>,
): Pick<ReadRow, 'sameAs'> {
  const keys = { email: row.email?.toLowerCase() || null, phone: phoneKey(row.phone) };
  const same = (['email', 'phone'] as const).find((name) => firstWith[name].has(keys[name] ?? ''));
  const line = same && firstWith[same].get(keys[same] ?? '');
  if (line !== undefined && same) return { sameAs: { line, same } };
  for (const name of ['email', 'phone'] as const) if (keys[name]) firstWith[name].set(keys[name], row.line);
  return {};
}

/** The words of a mistake, with the column's name where they don't tell it. */
const inWords = ({ path, message }: { path: PropertyKey[]; message: string }): string => {
  const target = path[0] === 'phone' && message.startsWith('Needs') ? undefined : path[0];
  const label = TARGETS[target as ImportTarget];
  return label && !message.toLowerCase().includes(label.toLowerCase()) ? `${label}: ${message}` : message;
};

function fieldsOf(
  header: string[],
  { line, values }: CsvRow,
  choices: ImportChoices,
  places: ReadonlyMap<string, string>,
) {
  const texts = textsOf(header, values, choices.matches);
  const words: string[] = [];
  const readOr = <T>(
    label: string,
    text: string,
    read: (text: string) => T | null,
    otherwise: T,
    wanted: string,
  ): T => {
    if (text === '') return otherwise;
    const value = read(text);
    if (value === null) words.push(`${label} “${text}” isn’t ${wanted}`);
    return value ?? otherwise;
  };
  const service = serviceOf(texts.serviceType);
  const place = placeOf(texts.area, places);
  const createdAt = readOr(
    'Received',
    texts.createdAt,
    (text) => readDate(text, choices.timeZone),
    choices.now,
    'a date like 11/30/2025 or 2025-11-30',
  );
  if (createdAt > choices.now) words.push(`Received “${texts.createdAt}” is in the future`);
  return {
    words,
    fields: {
      line,
      name: texts.name || [texts.firstName, texts.lastName].filter(Boolean).join(' '),
      phone: texts.phone,
      email: texts.email,
      serviceType: service ?? '',
      // Other programs' services and towns aren't ours; their words stay with the request.
      message:
        [
          texts.message,
          texts.serviceType && !service && `Service: ${texts.serviceType}`,
          texts.area && !place && `Town: ${texts.area}`,
        ]
          .filter(Boolean)
          .join('\n') || `Imported from ${choices.fileName}`,
      ...(place && { area: place }),
      status: readOr(
        'Status',
        texts.status,
        statusOf,
        choices.status,
        `one of ${labels(STATUSES).join(', ')}`,
      ),
      ...(texts.priority && {
        priority: readOr(
          'Priority',
          texts.priority,
          priorityOf,
          'normal',
          `one of ${Object.values(PRIORITY_LABELS).join(', ')}`,
        ),
      }),
      tags: texts.tags
        .split(/[,;|]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
      ...(texts.referredBy && { referredBy: texts.referredBy }),
      ...(texts.notes && { notes: texts.notes }),
      createdAt,
    },
  };
}

/** Each target's text. Several columns of one target are joined where that makes sense; else the first that has one. */
function textsOf(header: string[], values: string[], matches: ColumnMatches): Record<ImportTarget, string> {
  const texts = Object.fromEntries(Object.keys(TARGETS).map((name) => [name, ''])) as Record<
    ImportTarget,
    string
  >;
  const count = (target: ImportTarget) => matches.filter((match) => match === target).length;
  for (const [index, target] of matches.entries()) {
    const value = values[index]?.trim() ?? '';
    if (target === null || value === '') continue;
    if (target === 'message' || target === 'notes') {
      const told = count(target) > 1 ? `${header[index]}: ${value}` : value;
      texts[target] = texts[target] ? `${texts[target]}\n${told}` : told;
    } else if (target === 'tags') texts.tags = texts.tags ? `${texts.tags},${value}` : value;
    else texts[target] ||= value;
  }
  return texts;
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const labels = (of: Record<string, { label: string }>) => Object.values(of).map(({ label }) => label);

/** The key whose label or name the text is. */
const keyOf = <Key extends string>(of: Record<Key, string>, text: string): Key | null =>
  (Object.keys(of) as Key[]).find((key) => [plain(key), plain(of[key])].includes(plain(text))) ?? null;

const STATUS_LABELS = Object.fromEntries(
  Object.entries(STATUSES).map(([status, { label }]) => [status, label]),
) as Record<InquiryStatus, string>;

/** Other programs' words. */
const STATUS_WORDS = new Map<string, InquiryStatus>([
  ...(['open', 'lead', 'newlead', 'uncontacted'] as const).map((word) => [word, 'new'] as const),
  ...(['attempted', 'connected'] as const).map((word) => [word, 'contacted'] as const),
  ...(['active', 'working'] as const).map((word) => [word, 'in-progress'] as const),
  ...(['won', 'closedwon', 'done'] as const).map((word) => [word, 'completed'] as const),
  ...(['lost', 'closedlost', 'canceled', 'unqualified'] as const).map((word) => [word, 'cancelled'] as const),
]);

const statusOf = (text: string) => keyOf(STATUS_LABELS, text) ?? STATUS_WORDS.get(plain(text)) ?? null;
const priorityOf = (text: string) => keyOf(PRIORITY_LABELS, text);
const serviceOf = (text: string) => keyOf(SERVICE_TYPE_LABELS, text);

/** Slugs by name and by slug. */
const placesByName = (places: readonly AreaName[]): ReadonlyMap<string, string> =>
  new Map(
    places.flatMap(
      ({ slug, name }) =>
        [
          [plain(name), slug],
          [plain(slug), slug],
        ] as const,
    ),
  );

/** "Blanco, TX 78606" is the town of Blanco. */
const placeOf = (text: string, places: ReadonlyMap<string, string>): string | null =>
  places.get(plain(text.split(',')[0] ?? '')) ?? null;
