import type { RecordName } from '#contract/site-records.ts';
import { browserStorage } from '../../state/note-drafts.ts';

/** What one person typed into an entry's form and the server hasn't acknowledged, as this browser keeps it. */
export function keptText(staffId: string, { collection, slug }: RecordName) {
  const key = `ledge-frame-site:${staffId}:${collection}/${slug}`;
  const storage = browserStorage();
  return {
    get(): string {
      try {
        return storage?.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    /** Empty for none. Full or blocked storage must not stop typing. */
    set(text: string): void {
      try {
        if (text) storage?.setItem(key, text);
        else storage?.removeItem(key);
      } catch {}
    },
  };
}
