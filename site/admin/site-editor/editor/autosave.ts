/**
 * Saves the content of a record's form: in the browser immediately, and on the server after a pause, one save at a time.
 * The server's answer never replaces text typed meanwhile.
 */

import { isSame } from '#contract/shared/is-same.ts';
import type {
  DraftConflict,
  DraftToSave,
  EditedRecord,
  Finding,
  SavedDraft,
} from '#contract/site/site-records.ts';
import { RequestError, userMessage } from '../../../layout/request.ts';
import { valueAt, withValueAt } from './fields/paths.ts';
import { type MergeConflict, merge } from './merge.ts';
import { createUndoStack } from './undo-stack.ts';

/** `failed` is retried automatically; `refused` waits for the next change. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'clash';

export type Form = {
  value: unknown;
  hidden: boolean;
  saving: Saving;
  /** Why the server refuses it, in its words. */
  refusal: string | null;
  /** ISO 8601, of the last save in this form. */
  savedAt: string | null;
  findings: readonly Finding[];
  /** A colleague's values of the same fields; nothing is saved until each is decided. */
  clashes: readonly MergeConflict[];
  canUndo: boolean;
  canRedo: boolean;
};

type Parts = {
  record: EditedRecord;
  /** @throws RequestError 412 with a `DraftConflict`. */
  save: (draft: DraftToSave, version: number) => Promise<SavedDraft>;
  /** Text that outlives the page; empty for none. */
  kept: { get: () => string; set: (text: string) => void };
  pauseMs?: number;
  retryMs?: number;
};

/** Typed values that aren't acknowledged, as the browser keeps them. */
type Kept = DraftToSave & {
  base: DraftToSave;
  version: number;
  unanswered: DraftToSave | null;
  clashes: readonly MergeConflict[];
};

const PAUSE_MS = 800;
const RETRY_MS = 3000;
/** Without a connection, tries get rarer up to this. */
const RETRY_MAX_MS = 30_000;

export type DraftKeeper = ReturnType<typeof createAutosave>;

export function createAutosave({ record, save, kept, pauseMs = PAUSE_MS, retryMs = RETRY_MS }: Parts) {
  let version = record.version;
  /** As the server has it. */
  let base: DraftToSave = { value: record.value, hidden: isHidden(record) };
  /**
   * Sent without an answer: the server may have it or not. It is sent again unchanged before anything newer, so that a 412
   * distinguishes the editor's own save from a colleague's.
   */
  let unanswered: DraftToSave | null = null;
  let form: Form = {
    ...base,
    saving: 'saved',
    refusal: null,
    savedAt: null,
    findings: record.findings,
    clashes: [],
    canUndo: false,
    canRedo: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isClosed = false;
  let failures = 0;
  const steps = createUndoStack();
  const listeners = new Set<() => void>();

  function show(change: Partial<Form>) {
    form = { ...form, ...change, canUndo: steps.canUndo(), canRedo: steps.canRedo() };
    for (const listener of listeners) listener();
  }

  const isSaved = () => !unanswered && isSameDraft(form, base);

  function keep() {
    const { value, hidden, clashes } = form;
    const all: Kept = { value, hidden, base, version, unanswered, clashes };
    kept.set(isSaved() && clashes.length === 0 ? '' : JSON.stringify(all));
  }

  function changed(change: Partial<Form>) {
    show(change);
    keep();
    if (form.clashes.length > 0) show({ saving: 'clash' });
    else if (isSaved()) show({ saving: 'saved', refusal: null });
    else {
      show({ saving: isSending ? 'saving' : form.saving === 'failed' ? 'failed' : 'waiting' });
      soon(pauseMs);
    }
  }

  function soon(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (isSending || form.clashes.length > 0 || isSaved()) return;
    const sent = unanswered ?? { value: form.value, hidden: form.hidden };
    isSending = true;
    unanswered = sent;
    keep();
    show({ saving: 'saving' });
    try {
      const saved = await save(sent, version);
      isSending = false;
      unanswered = null;
      failures = 0;
      version = saved.version;
      base = sent;
      changed({ findings: saved.findings, savedAt: new Date().toISOString(), refusal: null });
    } catch (error) {
      isSending = false;
      const conflict = conflictIn(error);
      if (conflict) meet(conflict, base);
      else fail(error);
    }
  }

  function fail(error: unknown) {
    if (isAnswered(error)) unanswered = null;
    keep();
    if (isForGood(error)) {
      show({ saving: 'refused', refusal: userMessage(error, 'The server didn’t accept this change.') });
      return;
    }
    show({ saving: 'failed' });
    if (!isClosed) soon(Math.min(retryMs * 2 ** failures++, RETRY_MAX_MS));
  }

  /** The server has something else: what each changed alone comes together. */
  function meet({ version: theirVersion, value, draft }: DraftConflict, began: DraftToSave) {
    const theirs = { value, hidden: draft ? draft.hides : record.live === 'hidden' };
    const from = unanswered && isSameDraft(unanswered, theirs) ? unanswered : began;
    const merged = merge(from.value, form.value, theirs.value);
    const undecided = form.clashes.filter(
      ({ path }) =>
        !merged.clashes.some((clash) => clash.path === path) &&
        !isSame(valueAt(merged.value, path), valueAt(theirs.value, path)),
    );
    steps.joined(form.value, merged.value);
    version = theirVersion;
    base = theirs;
    unanswered = null;
    changed({
      value: merged.value,
      hidden: form.hidden === from.hidden ? theirs.hidden : form.hidden,
      clashes: [...merged.clashes, ...undecided],
    });
  }

  function set(path: string, to: unknown) {
    steps.willChange(path, form.value);
    changed({ value: withValueAt(form.value, path, to) });
  }

  restore();
  function restore() {
    const text = kept.get();
    if (!text) return;
    try {
      const typed = JSON.parse(text) as Kept;
      const { value, hidden, clashes } = typed;
      unanswered = typed.unanswered;
      form = { ...form, value, hidden, clashes };
      const now = { version: record.version, value: record.value, draft: record.draft };
      if (typed.version === record.version) changed({});
      else meet(now, typed.base);
    } catch {
      kept.set('');
    }
  }

  return {
    read: (): Form => form,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    /** Replaces the entire record: with the version on the site, or the shipped one. */
    replace: (value: unknown) => set('', value),
    hide: (hidden: boolean) => changed({ hidden }),
    undo: () => changed({ value: steps.undo(form.value) }),
    redo: () => changed({ value: steps.redo(form.value) }),
    /** Resolves a clash: with the colleague's text, or the editor's own. */
    decide({ path, theirs }: MergeConflict, whose: 'mine' | 'theirs') {
      // A later version may have come since the colleague's words were read.
      if (!form.clashes.some((clash) => clash.path === path && isSame(clash.theirs, theirs))) return;
      const clashes = form.clashes.filter((clash) => clash.path !== path);
      if (whose === 'theirs') steps.willChange(path, form.value);
      const value = whose === 'theirs' ? withValueAt(form.value, path, theirs) : form.value;
      changed({ value, clashes });
    },
    /** Saves now: when the connection is back, or the form is left. */
    flush: send,
    close() {
      isClosed = true;
      return send();
    },
  };
}

const isHidden = ({ draft, live }: EditedRecord) => (draft ? draft.hides : live === 'hidden');

const isSameDraft = (a: DraftToSave, b: DraftToSave) => a.hidden === b.hidden && isSame(a.value, b.value);

/** A gateway's error, like a lost connection, leaves open what the server did. */
const isAnswered = (error: unknown): boolean =>
  error instanceof RequestError && ![502, 503, 504].includes(error.status);

/** Errors that a later try can't change. An ended session isn't one: signing in again opens the form again. */
const isForGood = (error: unknown): boolean =>
  error instanceof RequestError && error.status < 500 && ![401, 408, 429].includes(error.status);

function conflictIn(error: unknown): DraftConflict | null {
  if (!(error instanceof RequestError) || error.status !== 412) return null;
  return (JSON.parse(error.body) as { current: DraftConflict }).current;
}
