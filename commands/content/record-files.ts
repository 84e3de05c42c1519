/** How the records of a collection lie in files: one each, one alone, or in a list. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArticleRecord } from '#contract/article.ts';
import { articleToMdx, mdxToArticle } from '#contract/articles/mdx.ts';
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

export const textOf = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8');
export const exportOf = async (dir: string, file: string, name: string): Promise<unknown> =>
  ((await import(pathToFileURL(join(dir, file)).href)) as Record<string, unknown>)[name];

/** A collection of one record. */
export function oneRecord(slug: string, file: string, exported: string): RecordFiles {
  return {
    read: async (dir) => ({ [slug]: await exportOf(dir, file, exported) }),
    changes(dir, before, after) {
      if (!(slug in after) || isEqual(before[slug], after[slug])) return [];
      const edits = editsOf(textOf(dir, file));
      edits.become(exported, before[slug], after[slug]);
      return [{ file, ...edits.done() }];
    },
  };
}

/** Records that each lie in files of their own kind. */
export const together = (...records: readonly RecordFiles[]): RecordFiles => ({
  read: async (dir) => Object.assign({}, ...(await Promise.all(records.map(({ read }) => read(dir))))),
  changes: (dir, before, after) => records.flatMap(({ changes }) => changes(dir, before, after)),
});

/** A module for each record, which its name gives the slug. */
export function moduleEach(folder: string, exported: string, type: string): RecordFiles {
  return inFolder(folder, '.ts', {
    read: (dir, file) => exportOf(dir, file, exported),
    edited(text, before, after) {
      const edits = editsOf(text);
      edits.become(exported, before, after);
      return edits.done();
    },
    made: (record) =>
      `import type { ${type} } from '#contract/${exported}.ts';\n\nexport const ${exported}: ${type} = ${literalOf(record)};\n`,
  });
}

/** An article each: its head, and its text as MDX. */
export function articleEach(folder: string): RecordFiles {
  const mdxOf = (record: unknown) => {
    const { body, ...head } = record as ArticleRecord;
    return articleToMdx(head, body);
  };
  return inFolder(folder, '.mdx', {
    async read(dir, file) {
      const { head, body } = mdxToArticle(textOf(dir, file));
      return { ...head, body };
    },
    edited: (_text, _before, after) => ({ text: mdxOf(after), lost: [] }),
    made: mdxOf,
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
