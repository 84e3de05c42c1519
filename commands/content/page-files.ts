/** How the texts of pages lie in files: what modules export, each export a field. */
import type * as z from 'zod';
import { isEqual } from '#server/content/overlay.ts';
import { editsOf } from './literal-edits.ts';
import { exportOf, type FileChange, oneRecord, type RecordFiles, textOf, together } from './record-files.ts';

type Schemas = Readonly<Record<string, z.ZodObject>>;
type Fields = Record<string, unknown>;

/** Where a page's texts lie: in modules whose exports are its fields, or in one export: `contact.ts#contact`. */
export type PageFiles<S extends Schemas> = Record<keyof S & string, readonly string[]>;

export const pagesIn = <S extends Schemas>(schemas: S, files: PageFiles<S>): RecordFiles =>
  together(
    ...Object.entries<readonly string[]>(files).map(([slug, where]) => {
      const [file = '', exported] = where[0]?.split('#') ?? [];
      return exported
        ? oneRecord(slug, file, exported)
        : exportsOf(slug, where, Object.keys((schemas[slug] as z.ZodObject).shape));
    }),
  );

function exportsOf(slug: string, files: readonly string[], fields: readonly string[]): RecordFiles {
  return {
    async read(dir) {
      const record: Fields = {};
      for (const file of files)
        for (const field of fields) record[field] ??= await exportOf(dir, file, field);
      return { [slug]: record };
    },
    changes(dir, before, after) {
      if (!(slug in after)) return [];
      const [was, is] = [before[slug] as Fields, after[slug] as Fields];
      return files.flatMap((file): FileChange[] => {
        const edits = editsOf(textOf(dir, file));
        const other = fields.filter((field) => edits.has(field) && !isEqual(was[field], is[field]));
        for (const field of other) edits.become(field, was[field], is[field]);
        return other.length > 0 ? [{ file, ...edits.done() }] : [];
      });
    },
  };
}

type Redirect = { from: string; href: string };

/** A list of redirects as an object, old addresses its keys. */
export function redirectsIn(file: string, exported: string): RecordFiles {
  const listOf = (records: Fields) => (records[exported] as { list: Redirect[] }).list;
  const objectOf = (list: readonly Redirect[]) =>
    Object.fromEntries(list.map(({ from, href }) => [from, href]));
  return {
    async read(dir) {
      const written = (await exportOf(dir, file, exported)) as Record<string, string>;
      return { [exported]: { list: Object.entries(written).map(([from, href]) => ({ from, href })) } };
    },
    changes(dir, before, after) {
      const [was, is] = [listOf(before), listOf(after)];
      if (isEqual(was, is)) return [];
      const edits = editsOf(textOf(dir, file));
      const left = was.filter(({ from }) => is.some((one) => one.from === from));
      const inOrder = left.every(({ from }, at) => is[at]?.from === from);
      if (inOrder) edits.become(exported, objectOf(was), objectOf(is));
      else edits.rewrite(exported, objectOf(is));
      return [{ file, ...edits.done() }];
    },
  };
}
