/** The form while it is filled in and sent. Without script it is a plain form that posts to /contact. */
import { type FormEvent, useEffect, useRef } from 'react';
import { inquiryWords } from '#content/inquiry-words.ts';
import type { InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import { FIELD_NAMES } from '#contract/inquiries/inquiry-fields.ts';
import type { PhoneLink } from '#contract/site/firm.ts';
import { useHydrated } from '../layout/use-hydrated.ts';
import type { InquiryDraft } from './draft.ts';
import { DraftLine } from './draft-line.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { InquiryField } from './inquiry-field.tsx';
import type { FormStart } from './inquiry-form.tsx';
import { UploadWidget } from './upload-widget.tsx';
import { useDraft } from './use-draft.ts';
import { useFields } from './use-fields.ts';
import { usePictures } from './use-pictures.ts';
import { useSending } from './use-sending.ts';

type EditFormProps = {
  start: FormStart;
  call: PhoneLink;
  /** The server's own form, and not one that follows it: an anchor must not pull focus on arrival. */
  isFirst: boolean;
  onSent: (receipt: InquiryReceipt) => void;
  onClear: (cleared: InquiryDraft) => void;
  onUndoClear: (() => void) | null;
};

const words = inquiryWords.form;

export function EditForm({ start, call, isFirst, onSent, onClear, onUndoClear }: EditFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const fields = useFields(element, start.errors);
  const pictures = usePictures(start.attachments, start.errors.attachments);
  const draft = useDraft({ start, element, fill: fields.fill, pictures });
  const { failure, isOnItsWay, prepare, send, sendAsNew } = useSending({
    fields,
    draft,
    pictures,
    element,
    onSent,
  });
  const { errors, isSubmitting, wasSubmitted, focus } = fields;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is shown
  useEffect(() => {
    if (!isFirst && !onUndoClear) focus('name');
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void send();
  };

  return (
    <form
      ref={element}
      method="post"
      action="/contact"
      encType="multipart/form-data"
      noValidate={hydrated}
      onSubmit={submit}
      onInput={() => {
        draft.changed();
        prepare();
      }}
    >
      {start.cameBack && !wasSubmitted && <ErrorSummary errors={start.errors} />}
      <input type="hidden" name="idempotencyKey" defaultValue={start.idempotencyKey} />
      <div aria-hidden="true" className="sr-only">
        <label>
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {FIELD_NAMES.map((name) => (
        <InquiryField
          key={name}
          name={name}
          error={errors[name]}
          control={{ name, defaultValue: start.values[name], onChange: () => fields.changed(name) }}
          isLocked={isOnItsWay}
        />
      ))}
      <UploadWidget pictures={pictures} hydrated={hydrated} />
      <div className="border-t border-hairline pt-7 md:pl-[12rem]">
        {failure && (
          <FailureNotice
            failure={failure}
            kept={draft.kept}
            call={call}
            onSendAsNew={isSubmitting ? undefined : sendAsNew}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <button type="submit" disabled={isSubmitting} className="button w-full sm:w-auto sm:min-w-48">
            {isSubmitting ? words.sending : words.send}
          </button>
          <DraftLine kept={draft.kept} onClear={() => onClear(draft.discard())} onUndo={onUndoClear} />
        </div>
      </div>
    </form>
  );
}
