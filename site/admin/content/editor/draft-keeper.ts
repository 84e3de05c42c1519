/**
 * Keeps what is typed into a record's form: in the browser at once, and on the server after a pause, one save at a time. What
 * the server answers never takes the place of what was typed meanwhile.
 */
import type { DraftConflict, EditedRecord, Finding, SavedDraft } from '#contract/site-records.ts';
import { RequestError } from '../../../frame/request.ts';
import { type Clash, merge } from './merge.ts';
import { isSame, withValueAt } from './paths.ts';

export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'clash';

export type Form = {
  value: unknown;
  hidden: boolean;
  saving: Saving;
  /** ISO 8601, of the last save in this form. */
  savedAt: string | null;
  findings: readonly Finding[];
  /** What a colleague wrote into the same fields; nothing is saved until each is decided. */
  clashes: readonly Clash[];
  canUndo: boolean;
  canRedo: boolean;
};

type Parts = {
  record: EditedRecord;
  /** @throws RequestError 412 with a `DraftConflict`. */
  save: (draft: { value: unknown; hidden: boolean }, version: number) => Promise<SavedDraft>;
  /** Text that outlives the page; empty for none. */
  kept: { get: () => string; set: (text: string) => void };
  pauseMs?: number;
  retryMs?: number;
};

/** What was typed and not acknowledged, as the browser keeps it. */
type Kept = { value: unknown; hidden: boolean; base: unknown; version: number };
type Step = { value: unknown; path: string };

const PAUSE_MS = 800;
const RETRY_MS = 3000;
/** Typing in one field for so long is one step of undo. */
const ONE_STEP_MS = 1500;
const STEPS = 200;

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

export function createDraftKeeper({ record, save, kept, pauseMs = PAUSE_MS, retryMs = RETRY_MS }: Parts) {
  let version = record.version;
  /** As the server has it. */
  let base: { value: unknown; hidden: boolean } = { value: record.value, hidden: isHidden(record) };
  let form: Form = {
    ...base,
    saving: 'saved',
    savedAt: null,
    findings: record.findings,
    clashes: [],
    canUndo: false,
    canRedo: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isClosed = false;
  const past: Step[] = [];
  const future: Step[] = [];
  let lastTyped = { path: '', at: 0 };
  const listeners = new Set<() => void>();

  function show(change: Partial<Form>) {
    form = { ...form, ...change, canUndo: past.length > 0, canRedo: future.length > 0 };
    for (const listener of listeners) listener();
  }

  const isKept = () => form.hidden === base.hidden && isSame(form.value, base.value);

  function changed(change: Partial<Form>) {
    show(change);
    if (isKept() && !isSending) {
      kept.set('');
      if (form.clashes.length === 0) show({ saving: 'saved' });
      return;
    }
    kept.set(
      JSON.stringify({ value: form.value, hidden: form.hidden, base: base.value, version } satisfies Kept),
    );
    if (form.clashes.length > 0) return;
    show({ saving: isSending ? 'saving' : form.saving === 'failed' ? 'failed' : 'waiting' });
    soon(pauseMs);
  }

  function soon(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (isSending || form.clashes.length > 0 || isKept()) return;
    isSending = true;
    show({ saving: 'saving' });
    const sent = { value: form.value, hidden: form.hidden };
    try {
      const saved = await save(sent, version);
      version = saved.version;
      base = sent;
      isSending = false;
      changed({ findings: saved.findings, savedAt: new Date().toISOString() });
    } catch (error) {
      isSending = false;
      const conflict = conflictIn(error);
      if (conflict) meet(conflict);
      else {
        show({ saving: 'failed' });
        // Without a connection it is tried again; what the server refuses for good waits for the next change.
        if (!isClosed && !(error instanceof RequestError && error.status < 500)) soon(retryMs);
      }
    }
  }

  /** A colleague saved meanwhile: what each of us changed alone comes together. */
  function meet({ version: theirVersion, value, draft }: DraftConflict, from = base.value) {
    const { value: merged, clashes } = merge(from, form.value, value);
    version = theirVersion;
    base = { value, hidden: draft?.hides ?? base.hidden };
    past.length = 0;
    future.length = 0;
    changed({ value: merged, clashes, ...(clashes.length > 0 && { saving: 'clash' }) });
  }

  const set = (path: string, to: unknown) => {
    const isSameStep = path === lastTyped.path && Date.now() - lastTyped.at < ONE_STEP_MS && past.length > 0;
    if (!isSameStep) past.push({ value: form.value, path });
    if (past.length > STEPS) past.shift();
    lastTyped = { path, at: Date.now() };
    future.length = 0;
    changed({ value: withValueAt(form.value, path, to) });
  };

  const step = (from: Step[], to: Step[]) => {
    const last = from.pop();
    if (!last) return;
    to.push({ value: form.value, path: last.path });
    lastTyped = { path: '', at: 0 };
    changed({ value: last.value });
  };

  restore();
  function restore() {
    const text = kept.get();
    if (!text) return;
    try {
      const typed = JSON.parse(text) as Kept;
      form = { ...form, value: typed.value, hidden: typed.hidden };
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
    /** All of it at once: what is on the site, or what shipped. */
    replace: (value: unknown) => set('', value),
    hide: (hidden: boolean) => changed({ hidden }),
    undo: () => step(past, future),
    redo: () => step(future, past),
    /** Ends a clash: with the colleague's words, or one's own. */
    decide({ path, theirs }: Clash, whose: 'mine' | 'theirs') {
      const clashes = form.clashes.filter((clash) => clash.path !== path);
      const value = whose === 'theirs' ? withValueAt(form.value, path, theirs) : form.value;
      changed({ value, clashes, ...(clashes.length === 0 && { saving: 'waiting' }) });
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

function conflictIn(error: unknown): DraftConflict | null {
  if (!(error instanceof RequestError) || error.status !== 412) return null;
  return (JSON.parse(error.body) as { current: DraftConflict }).current;
}
