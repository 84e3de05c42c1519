/** Adds a thousand projects and a thousand articles to the database, in the state after they were published. */
import { v7 as uuid } from 'uuid';
import { project as model } from '../../content/projects/oak-studio.ts';
import { COLLECTIONS } from '../../contract/site/records/collections.ts';
import type { Db } from '../../server/database/schema.ts';

const AT_ONCE = 100;

/** Sheet numbers that no page of the shipped site has. */
const sheetOf = (letters: string, number: number) =>
  `${letters[Math.floor(number / 1000)]}-${String(number % 1000).padStart(3, '0')}`;

const projectOf = (number: number) => ({
  ...model,
  name: `House ${number}`,
  pageTitle: `House ${number}, a Guest House in Wimberley`,
  sheet: sheetOf('QU', number),
});

/** An article of about 800 words, the length of the shipped articles. */
const articleOf = (number: number) => ({
  title: `Note ${number} from the site`,
  pageTitle: `Note ${number} from the Site`,
  description: `What we learned on site in week ${number}: about rock, water, steel and the people who work with them.`,
  excerpt: `Week ${number}: rock, water and steel.`,
  author: 'Marcus Boone',
  date: new Date(Date.UTC(2005, 0, 1 + number)).toISOString().slice(0, 10),
  category: 'Construction',
  featured: false,
  sheet: sheetOf('TV', number),
  picture: '40-blackland-prairie',
  alt: 'Model of a house around a court among flat striped fields.',
  caption: 'Blackland prairie. Model, 1:200.',
  body: {
    type: 'doc',
    content: Array.from({ length: 16 }, (_, paragraph) => ({
      type: 'paragraph',
      content: [
        { type: 'text', text: `${number}.${paragraph}. ${'The clay moves with the rain. '.repeat(8)}` },
      ],
    })),
  },
});

/** @param count number of projects to add, and of articles. */
export async function addLarge(db: Db, count: number): Promise<void> {
  const release = { id: uuid(), number: 1, at: new Date().toISOString(), by_name: 'Bench' };
  await db.insertInto('content_releases').values(release).execute();
  await add('projects', 'house', projectOf);
  await add('articles', 'note', articleOf);

  async function add(collection: 'projects' | 'articles', name: string, made: (n: number) => object) {
    for (let first = 1; first <= count; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - first + 1) }, (_, i) => first + i);
      const rows = numbers.map((number) => ({
        record: { id: uuid(), collection, slug: `${name}-${number}`, version: 1, revision_id: uuid() },
        value: made(number),
      }));
      await db
        .insertInto('content_records')
        .values(rows.map(({ record }) => record))
        .execute();
      await db
        .insertInto('content_revisions')
        .values(
          rows.map(({ record, value }) => ({
            ...{ id: record.revision_id, record_id: record.id, release_id: release.id },
            ...{ kind: 'added', state: 'shown', schema: COLLECTIONS[collection].schema },
            value: JSON.stringify(value),
          })),
        )
        .execute();
    }
  }
}
