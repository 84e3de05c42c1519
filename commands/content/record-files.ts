/** How the records of a collection lie in files: one each, one alone, or in a list. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseDocument, stringify } from 'yaml';
import { slugOf } from '#contract/records/slug.ts';
import { isEqual } from '#server/content/overlay.ts';
import { literalOf } from './literal.ts';
import { editsOf } from './literal-edits.ts';

/** Records by slug. */
export type Records = Record<string, unknown>;

export type FileChange = {
  /** Below the folder of the content. */
  file: string;
  /** Null for a file that goes. */
  text: string | null;
  lost: string[];
};

export type RecordFiles = {
  /** @param dir the folder of the content. */
  read: (dir: string) => Promise<Records>;
  /** @param before what the files say now. @throws for what they can't say. */
  changes: (dir: string, before: Records, after: Records) => FileChange[];
};

const textOf = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8');
const exportOf = async (dir: string, file: string, name: string): Promise<unknown> =>
  ((await import(pathToFileURL(join(dir, file)).href)) as Record<string, unknown>)[name];

/** A collection of one record. */
export function oneRecord(slug: string, file: string, exported: string): RecordFiles {
  return {
    read: async (dir) => ({ [slug]: await exportOf(dir, file, exported) }),
    changes(dir, before, after) {
      if (!(slug in after) || isEqual(before[slug], after[slug])) return [];
      const edits = editsOf(textOf(dir, file), exported);
      edits.become(before[slug], after[slug]);
      return [{ file, ...edits.done() }];
    },
  };
}

/** A module for each record, which its name gives the slug. */
export function moduleEach(folder: string, exported: string, type: string): RecordFiles {
  return inFolder(folder, '.ts', {
    read: (dir, file) => exportOf(dir, file, exported),
    edited(text, before, after) {
      const edits = editsOf(text, exported);
      edits.become(before, after);
      return edits.done();
    },
    made: (record) =>
      `import type { ${type} } from '#contract/${exported}.ts';\n\nexport const ${exported}: ${type} = ${literalOf(record)};\n`,
  });
}

/** A list in one module; a record's name gives the slug. */
export function listIn(file: string, exported: string): RecordFiles {
  const named = (value: unknown) => slugOf((value as { name: string }).name);
  return {
    async read(dir) {
      const list = (await exportOf(dir, file, exported)) as readonly unknown[];
      return Object.fromEntries(list.map((one) => [named(one), one]));
    },
    changes(dir, before, after) {
      // By their order: one that was renamed is found under another slug in its file.
      if (isEqual(Object.values(before), Object.values(after))) return [];
      const names = Object.values(after).map(named);
      const twice = names.find((name, at) => names.indexOf(name) < at);
      if (twice !== undefined)
        throw new Error(`content/${file} can’t hold two of the same name: ${twice}. Rename one in Site.`);
      const edits = editsOf(textOf(dir, file), exported);
      const left = new Map(Object.entries(after));
      const taken = (slug: string | undefined) => {
        const one = slug === undefined ? undefined : left.get(slug);
        if (slug !== undefined) left.delete(slug);
        return one;
      };
      const renamed = (name: string) => [...left.keys()].find((slug) => named(left.get(slug)) === name);
      const kept = Object.keys(before).map((slug) => taken(slug) ?? taken(renamed(slug)) ?? null);
      edits.becomeList(Object.values(before), kept, [...left.values()]);
      return [{ file, ...edits.done() }];
    },
  };
}

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;

/** An article each; the record is its head. */
export function articleEach(folder: string): RecordFiles {
  const headOf = (text: string) => FRONTMATTER.exec(text)?.[1] ?? '';
  return inFolder(folder, '.mdx', {
    read: async (dir, file) => parseDocument(headOf(textOf(dir, file))).toJS(),
    edited(text, before, after) {
      const head = parseDocument(headOf(text));
      const [old, fresh] = [before as Records, after as Records];
      for (const key of Object.keys(old)) if (!(key in fresh)) head.delete(key);
      for (const [key, value] of Object.entries(fresh)) if (!isEqual(old[key], value)) head.set(key, value);
      const body = text.slice(FRONTMATTER.exec(text)?.[0].length ?? 0);
      return { text: `---\n${head.toString({ lineWidth: 0 })}---\n${body}`, lost: [] };
    },
    made: (record) => `---\n${stringify(record, { lineWidth: 0 })}---\n`,
  });
}

type EachFile = {
  read: (dir: string, file: string) => Promise<unknown>;
  edited: (text: string, before: unknown, after: unknown) => { text: string; lost: string[] };
  made: (record: unknown) => string;
};

function inFolder(folder: string, end: string, { read, edited, made }: EachFile): RecordFiles {
  const fileOf = (slug: string) => `${folder}/${slug}${end}`;
  return {
    async read(dir) {
      const names = existsSync(join(dir, folder)) ? readdirSync(join(dir, folder)).sort() : [];
      const slugs = names.flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []));
      const records: Records = {};
      for (const slug of slugs) records[slug] = await read(dir, fileOf(slug));
      return records;
    },
    changes(dir, before, after) {
      const gone = Object.keys(before).filter((slug) => !(slug in after));
      return [
        ...gone.map((slug) => ({ file: fileOf(slug), text: null, lost: [] })),
        ...Object.entries(after).flatMap(([slug, record]): FileChange[] => {
          const file = fileOf(slug);
          if (!(slug in before)) return [{ file, text: made(record), lost: [] }];
          if (isEqual(before[slug], record)) return [];
          return [{ file, ...edited(textOf(dir, file), before[slug], record) }];
        }),
      ];
    },
  };
}
