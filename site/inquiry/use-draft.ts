import { type RefObject, useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../layout/idempotency-key.ts';
import { draftsHere, type FormStart, type InquiryDraft } from './draft.ts';
import { createDraftSaver } from './draft-saver.ts';
import { restoredValues } from './restore-draft.ts';
import { type FormFields, valuesIn } from './use-fields.ts';
import type { Pictures } from './use-pictures.ts';

export type DraftKeeping = ReturnType<typeof useDraft>;

/** Restores the draft when the form is shown, and saves it from then on. */
export function useDraft({
  start,
  element,
  fill,
  pictures: { attachments, attachmentsNow, setAttachments },
}: {
  start: FormStart;
  element: RefObject<HTMLFormElement | null>;
  fill: FormFields['fill'];
  pictures: Pick<Pictures, 'attachments' | 'attachmentsNow' | 'setAttachments'>;
}) {
  const [kept, setKept] = useState(false);
  const held = useRef({ idempotencyKey: start.idempotencyKey, shownAt: 0 });

  const current = (): InquiryDraft => ({
    values: element.current ? valuesIn(element.current) : start.values,
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
    if (element.current && JSON.stringify(valuesIn(element.current)) !== JSON.stringify(start.values))
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

  function restore(draft: InquiryDraft) {
    if (!element.current) return;
    held.current.idempotencyKey = draft.idempotencyKey;
    held.current.shownAt = draft.shownAt;
    const values = restoredValues(draft, {
      prefilled: start.values,
      shown: valuesIn(element.current),
      isNewArrival: draft.query !== location.search,
    });
    fill(values);
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
    /** Whether this device currently keeps the draft. */
    kept,
    current,
    key: () => held.current.idempotencyKey,
    changed: saver.changed,
    flush: saver.flush,
    /** Discards the draft. @returns its content. */
    discard(): InquiryDraft {
      const draft = current();
      saver.discard();
      return draft;
    },
    /** For content that must not be sent under the old key. */
    renewKey() {
      held.current.idempotencyKey = newIdempotencyKey();
      saver.changed();
    },
  };
}
