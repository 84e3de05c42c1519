import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import { newIdempotencyKey } from '../frame/idempotency-key.ts';
import { type Draft, draftsHere, type FormValues } from './draft.ts';
import { createDraftSaver } from './draft-saver.ts';
import { valuesOf } from './form-values.ts';
import type { FormStart } from './inquiry-form.tsx';
import { restoredValues } from './restore-draft.ts';
import type { Pictures } from './use-pictures.ts';

export type DraftKeeping = ReturnType<typeof useDraft>;

/** Brings the draft back when the form is shown, and keeps it from then on. */
export function useDraft({
  start,
  element,
  setValue,
  pictures: { attachments, attachmentsNow, setAttachments },
}: {
  start: FormStart;
  element: RefObject<HTMLFormElement | null>;
  setValue: UseFormSetValue<FormValues>;
  pictures: Pick<Pictures, 'attachments' | 'attachmentsNow' | 'setAttachments'>;
}) {
  const [kept, setKept] = useState(false);
  const held = useRef({ idempotencyKey: start.idempotencyKey, shownAt: 0 });

  const current = (): Draft => ({
    values: element.current ? valuesOf(element.current) : start.values,
    attachments: attachmentsNow(),
    ...held.current,
    query: location.search,
  });
  const [{ store, saver }] = useState(() => {
    const store = draftsHere();
    return { store, saver: createDraftSaver(store, current, setKept) };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is shown
  useEffect(() => {
    held.current.shownAt ||= Date.now();
    const draft = start.cameBack ? null : store.read();
    if (draft) restore(draft);
    if (element.current && JSON.stringify(valuesOf(element.current)) !== JSON.stringify(start.values))
      saver.changed();
    if (start.cameBack) saver.changed();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && saver.flush();
    addEventListener('pagehide', saver.flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      saver.cancel();
      removeEventListener('pagehide', saver.flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    };
  }, []);

  function restore(draft: Draft) {
    if (!element.current) return;
    held.current.idempotencyKey = draft.idempotencyKey;
    held.current.shownAt = draft.shownAt;
    const values = restoredValues(draft, {
      prefilled: start.values,
      shown: valuesOf(element.current),
      isNewArrival: draft.query !== location.search,
    });
    for (const [name, value] of Object.entries(values)) setValue(name as keyof FormValues, value);
    setAttachments(draft.attachments);
    setKept(true);
  }

  const seen = useRef(attachments);
  useEffect(() => {
    if (seen.current === attachments) return;
    seen.current = attachments;
    saver.changed();
  }, [attachments, saver]);

  return {
    /** Whether this device keeps the draft right now. */
    kept,
    current,
    key: () => held.current.idempotencyKey,
    changed: saver.changed,
    flush: saver.flush,
    /** Lets go of the draft. @returns what it was. */
    discard(): Draft {
      const draft = current();
      saver.discard();
      return draft;
    },
    /** For content that the old key may not carry. */
    renewKey() {
      held.current.idempotencyKey = newIdempotencyKey();
      saver.changed();
    },
  };
}
