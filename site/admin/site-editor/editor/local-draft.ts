import type { RecordName } from '#contract/site/site-records.ts';
import { browserStorage } from '../../state/note-drafts.ts';

/** One person's input in a record's form that the server hasn't acknowledged, stored in this browser. */
export function localDraft(staffId: string, { collection, slug }: RecordName) {
  const key = `ledge-frame-site:${staffId}:${collection}/${slug}`;
  const storage = browserStorage();
  /** As this window has it: another one may have put its own text in its place. */
  let own = '';
  return {
    get(): string {
      try {
        own = storage?.getItem(key) ?? '';
        return own;
      } catch {
        return '';
      }
    },
    /** Empty for none. Full or blocked storage must not stop typing. */
    set(text: string): void {
      try {
        if (text) storage?.setItem(key, text);
        else if (storage?.getItem(key) === own) storage.removeItem(key);
        own = text;
      } catch {}
    },
  };
}
