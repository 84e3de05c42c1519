/** The initial value of a new record. */
import { setup } from '#content/firm.ts';
import { blank, type Schema } from '#contract/site/records/form-schema.ts';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import { nameFieldOf, nameOf } from './collections.ts';
import type { KnownRecord } from './records.ts';
import { schemaOf } from './schemas.ts';

const SHEET = /^[A-Z]-\d{3}$/;

/** Where collections keep a sheet number. */
type Headed = { sheet?: unknown; meta?: { sheet?: unknown }; page?: { sheet?: unknown } };

type NewOne = {
  collection: PublishableCollection;
  name: string;
  /** The record that it begins as a copy of; undefined for none. */
  model: unknown;
  /** All of the site. */
  records: readonly KnownRecord[];
};

/** A copy keeps all but its model's address and name; what is empty has what can be known already. */
export function initialValue({ collection, name, model, records }: NewOne): object {
  const schema = schemaOf({ collection, slug: '' }) as Schema;
  const { address: _, ...copied } = Object(model ?? blank(schema)) as { address?: string };
  const has = (field: string) => Object.hasOwn(schema.properties ?? {}, field);
  const sheet = nextSheet(collection, records);
  return {
    ...copied,
    [nameFieldOf(collection)]: name,
    ...(has('sheet') && { sheet }),
    ...(has('meta') && { meta: { ...Object((copied as Headed).meta), sheet } }),
    ...(has('page') && { page: { ...Object((copied as Headed).page), sheet } }),
    ...(has('pageTitle') && { pageTitle: '' }),
    ...(model === undefined && has('year') && { year: Number(today().slice(0, 4)) }),
    ...(collection === 'articles' && newArticle(firmIn(records))),
  };
}

/** An article is the firm's until an author is chosen. */
const firmIn = (records: readonly KnownRecord[]): string =>
  nameOf('firm', 'firm', records.find(({ collection }) => collection === 'firm')?.current.value);

/** An article takes over neither text, address in search results, nor date. */
const newArticle = (author: string) => ({
  author,
  ...{ excerpt: '', description: '', featured: false, date: today() },
  body: { type: 'doc', content: [] },
});

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: setup.timeZone }).format(new Date());

/** The number after the highest of the collection, `P-118` after `P-117`; empty where none is left. */
function nextSheet(collection: PublishableCollection, records: readonly KnownRecord[]): string {
  const own = records.filter((record) => record.collection === collection);
  const highest = own.flatMap(sheetsOf).toSorted().at(-1);
  const taken = new Set(records.flatMap(sheetsOf));
  const [letter, number] = highest?.split('-') ?? [];
  for (let next = Number(number) + 1; next < 1000; next++) {
    const sheet = `${letter}-${String(next).padStart(3, '0')}`;
    if (!taken.has(sheet)) return sheet;
  }
  return '';
}

function sheetsOf({ current }: KnownRecord): string[] {
  const { sheet, meta, page } = Object(current.value) as Headed;
  return [sheet, meta?.sheet, page?.sheet].filter(
    (one) => typeof one === 'string' && SHEET.test(one),
  ) as string[];
}
