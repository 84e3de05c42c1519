/** The island of /contact: the form, then the Thank You screen (requirements §3.9, §5). */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { inquiryWords } from '#content/inquiry-words.ts';
import type { InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import { EMPTY_VALUES } from '#contract/inquiries/inquiry-fields.ts';
import type { PhoneLink } from '#contract/site/records/firm.ts';
import { newIdempotencyKey } from '../layout/idempotency-key.ts';
import { Toaster } from '../layout/toaster.tsx';
import { useHydrated } from '../layout/use-hydrated.ts';
import { draftsHere, type FormStart, type InquiryDraft } from './draft.ts';
import { EditForm } from './edit-form.tsx';
import { ThankYou } from './thank-you.tsx';

const words = inquiryWords.form;

/** @param call the firm's phone, for cases that the form can't settle. */
export function InquiryForm({ call, ...given }: FormStart & { call: PhoneLink }) {
  const [receipt, setReceipt] = useState<InquiryReceipt | null>(null);
  // A new form is a new component, so that nothing of the previous one remains in it.
  const [form, setForm] = useState({
    number: 0,
    start: given as FormStart,
    cleared: null as InquiryDraft | null,
  });

  const startAnew = (cleared: InquiryDraft | null = null) => {
    setReceipt(null);
    setForm(({ number }) => ({ number: number + 1, start: emptyForm(), cleared }));
  };
  const bringBack = (draft: InquiryDraft) => {
    draftsHere().write(draft);
    startAnew();
  };

  return (
    <>
      {receipt ? (
        <ThankYou {...receipt} call={call} onAgain={() => startAnew()} />
      ) : (
        <>
          <p className="label mb-3 flex gap-3">
            <span className="text-ink">{words.number}</span>
            <span>{words.label}</span>
          </p>
          <h2 className="mb-7">{words.heading}</h2>
          <EditForm
            key={form.number}
            start={form.start}
            call={call}
            isFirst={form.number === 0}
            onSent={setReceipt}
            onClear={startAnew}
            onUndoClear={form.cleared && (() => bringBack(form.cleared as InquiryDraft))}
          />
        </>
      )}
      {/* Outside <main>: in some browsers what is fixed to the window can't leave a container. */}
      {useHydrated() && createPortal(<Toaster />, document.body)}
    </>
  );
}

const emptyForm = (): FormStart => ({
  values: EMPTY_VALUES,
  attachments: [],
  errors: {},
  idempotencyKey: newIdempotencyKey(),
  cameBack: false,
});
