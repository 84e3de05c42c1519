/** The form while it is filled in and sent. Without script it is a plain form that posts to /contact. */
import { type FormEvent, useEffect, useRef } from 'react';
import { inquiryWords } from '#content/inquiry-words.ts';
import type { InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import { FIELD_NAMES, isFieldName } from '#contract/inquiries/inquiry-fields.ts';
import type { PhoneLink } from '#contract/site/records/firm.ts';
import { useHydrated } from '../layout/use-hydrated.ts';
import type { FormStart, InquiryDraft } from './draft.ts';
import { FailureNotice } from './failure-notice.tsx';
import { fieldId } from './form-field.tsx';
import { InquiryField } from './inquiry-field.tsx';
import { UploadWidget } from './upload-widget.tsx';
import { useDraft } from './use-draft.ts';
import { useFields } from './use-fields.ts';
import { usePictures } from './use-pictures.ts';
import { useSending } from './use-sending.ts';

type EditFormProps = {
  start: FormStart;
  call: PhoneLink;
  /** Whether the server rendered this form, rather than a blank one after it: an anchor must not pull focus on arrival. */
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

/** The line about the draft: that it is kept, and a button to discard it. */
function DraftLine({
  kept,
  onClear,
  onUndo,
}: {
  kept: boolean;
  onClear: () => void;
  onUndo: (() => void) | null;
}) {
  const line = kept
    ? { text: inquiryWords.form.draftKept, action: 'Clear', label: 'Clear draft', act: onClear }
    : onUndo && {
        text: inquiryWords.form.draftCleared,
        action: 'Undo',
        label: 'Undo clear',
        act: onUndo,
      };
  return (
    <p role="status" className="caption flex min-h-11 items-center gap-1">
      {line && (
        <>
          {line.text}
          <button
            type="button"
            aria-label={line.label}
            // biome-ignore lint/a11y/noAutofocus: the pressed button is gone; this one undoes it
            autoFocus={line.act === onUndo}
            onClick={line.act}
            className="min-h-11 min-w-11 cursor-pointer px-2 text-ink underline decoration-hairline underline-offset-4 hover:text-copper"
          >
            {line.action}
          </button>
        </>
      )}
    </p>
  );
}

const hasPlace = (name: string) => isFieldName(name) || name === 'attachments';

/** Heads a form that the server returned, for visitors without JavaScript: the errors, with links to their fields. */
function ErrorSummary({ errors }: { errors: Record<string, string> }) {
  const { form, ...fields } = errors;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script nothing else can take the reader to the errors
      autoFocus
      className="mb-6 border-l-4 border-cancelled bg-cancelled-bg p-5 text-cancelled"
    >
      <h3>Your request hasn’t been sent yet</h3>
      {form && <p className="mt-1">{form}</p>}
      <ul className="mt-1">
        {Object.entries(fields).map(([name, message]) => (
          <li key={name}>
            {hasPlace(name) ? (
              <a href={`#${fieldId(name)}`} className="decoration-current!">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1">Nothing you typed was lost. Fix these and send again:</p>
    </div>
  );
}
