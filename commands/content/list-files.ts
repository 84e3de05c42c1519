/** How records lie in a list in one module; a record's name gives the slug. */
import { slugOf } from '#contract/records/slug.ts';
import { isEqual } from '#server/content/overlay.ts';
import { editsOf } from './literal-edits.ts';
import { exportOf, type RecordFiles, type Records, textOf } from './record-files.ts';

const named = (value: unknown) => slugOf((value as { name: string }).name);

export function listIn(file: string, exported: string): RecordFiles {
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
      const { kept, added } = inTheirPlaces(before, after);
      const edits = editsOf(textOf(dir, file));
      edits.becomeList(exported, Object.values(before), kept, added);
      const { text, lost } = edits.done();
      const now = [...kept.filter((one) => one !== null), ...added].map(named);
      if (isEqual(now, names)) return [{ file, text, lost }];
      const order = editsOf(text);
      order.arrange(
        exported,
        names.map((name) => now.indexOf(name)),
      );
      return [{ file, text: order.done().text, lost }];
    },
  };
}

/** @returns what becomes of each record in the file, null for one that goes, and those that come behind. */
function inTheirPlaces(before: Records, after: Records) {
  const left = new Map(Object.entries(after));
  const taken = (slug: string | undefined) => {
    const one = slug === undefined ? undefined : left.get(slug);
    if (slug !== undefined) left.delete(slug);
    return one;
  };
  const renamed = (name: string) => [...left.keys()].find((slug) => named(left.get(slug)) === name);
  const kept = Object.keys(before).map((slug) => taken(slug) ?? taken(renamed(slug)) ?? null);
  return { kept, added: [...left.values()] };
}
