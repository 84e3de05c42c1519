import { type RefObject, useRef, useState } from 'react';
import { inquiryWords } from '#content/inquiry-words.ts';
import type { InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import { isFieldName } from '#contract/inquiries/inquiry-fields.ts';
import { toast } from '../layout/toaster.tsx';
import { VISIT_KEY } from '../layout/visit-key.ts';
import type { SendNotice } from './failure-notice.tsx';
import { createProofKeeper } from './proof-keeper.ts';
import { failureOf, type SendFailure, sendInquiry } from './send-inquiry.ts';
import type { DraftKeeping } from './use-draft.ts';
import type { FormFields } from './use-fields.ts';
import type { Pictures } from './use-pictures.ts';
import { visitSource } from './visit-source.ts';

/** Sends the form, one attempt at a time. The draft is deleted only after the server has acknowledged it. */
export function useSending({
  fields,
  draft,
  pictures,
  element,
  onSent,
}: {
  fields: Pick<FormFields, 'refuse' | 'submit'>;
  draft: DraftKeeping;
  pictures: Pictures;
  element: RefObject<HTMLFormElement | null>;
  onSent: (receipt: InquiryReceipt) => void;
}) {
  const [failure, setFailure] = useState<SendNotice | null>(null);
  const [isOnItsWay, setOnItsWay] = useState(false);
  const isSending = useRef(false);
  const [proofs] = useState(() => createProofKeeper());

  async function sendChecked() {
    setFailure(null);
    if (!(await pictures.arrived())) {
      const words = 'A picture didn’t upload. Retry it, remove it, or send without it.';
      setFailure({ kind: 'pictures', words, takesFocus: true });
      return;
    }
    draft.flush();
    try {
      const proof = await proofs.proofFor(draft.key());
      setOnItsWay(true);
      const receipt = await sendInquiry(draft.current(), { ...extrasOf(element.current), proof });
      draft.discard();
      toast(inquiryWords.sent.toast);
      onSent(receipt);
    } catch (error) {
      draft.flush();
      tell(failureOf(error));
    } finally {
      setOnItsWay(false);
    }
  }

  function tell({ kind, toast: description, words, errors }: SendFailure) {
    const wrong = Object.keys(errors).filter(isFieldName);
    fields.refuse(Object.fromEntries(wrong.map((name) => [name, errors[name]])));
    pictures.setError(errors.attachments);
    setFailure({ kind, words, takesFocus: wrong.length === 0 });
    toast({ title: inquiryWords.failed.title, description, variant: 'destructive' });
  }

  async function send() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      if (!(await fields.submit(sendChecked))) setFailure(null);
    } finally {
      isSending.current = false;
    }
  }

  return {
    failure,
    /** The request is being sent. Text typed now would not be included, and would be deleted with the draft. */
    isOnItsWay,
    /** The visitor is typing: time to compute the proof. */
    prepare: () => proofs.begin(draft.key()),
    send,
    sendAsNew: () => {
      draft.renewKey();
      void send();
    },
  };
}

function extrasOf(form: HTMLFormElement | null) {
  const honeypot = form?.elements.namedItem('website');
  return {
    source: visitSource(writtenSource(), { url: new URL(location.href), referrer: document.referrer }),
    website: honeypot instanceof HTMLInputElement ? honeypot.value : '',
    now: Date.now(),
  };
}

function writtenSource(): string | null {
  try {
    return sessionStorage.getItem(VISIT_KEY);
  } catch {
    return null;
  }
}
