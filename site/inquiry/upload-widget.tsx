/** Attachments: choose, drop or paste pictures, follow their upload, remove them (requirements §5, §6). */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { inquiryWords } from '#content/inquiry-words.ts';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import { UploadList } from '../layout/upload/upload-list.tsx';
import { useFileDrop } from '../layout/upload/use-file-drop.ts';
import { FieldError, FieldRow, fieldId } from './form-field.tsx';
import { PictureList } from './picture-list.tsx';
import type { Pictures } from './use-pictures.ts';

const id = fieldId('attachments');

export function UploadWidget({ pictures, hydrated }: { pictures: Pictures; hydrated: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { attachments, uploads, isUploading, error, result, add } = pictures;
  const isOver = useFileDrop(add);

  const takeChosen = () => {
    const chosen = input.current;
    if (!chosen?.files?.length) return;
    add([...chosen.files]);
    chosen.value = '';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for files chosen before the script ran
  useEffect(takeChosen, []);
  // The button takes the place of the field, and its focus.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hydrated) hadFocus.current = document.activeElement === input.current;
    else if (hadFocus.current) button.current?.focus();
  }, [hydrated]);

  return (
    <FieldRow label={inquiryWords.form.attachments} htmlFor={id} required={false}>
      <div
        className={`flex min-h-24 flex-wrap items-center gap-x-5 gap-y-3 border border-dashed p-5 ${isOver ? 'border-copper bg-ledge' : 'border-graphite'}`}
      >
        {hydrated && (
          <button
            ref={button}
            type="button"
            className="button button-quiet w-full sm:w-auto lg:max-xl:w-full"
            aria-describedby={`${id}-hint`}
            disabled={isUploading}
            onClick={() => input.current?.click()}
          >
            {isUploading ? inquiryWords.upload.uploading : inquiryWords.upload.button}
          </button>
        )}
        <input
          ref={input}
          id={id}
          type="file"
          name="files"
          multiple
          accept="image/*"
          hidden={hydrated}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
          onChange={takeChosen}
          className="min-h-12 w-full max-w-full font-sans sm:w-60 lg:max-xl:w-full xl:w-72 text-[0.9375rem] file:mr-4 file:min-h-12 file:cursor-pointer file:border file:border-solid file:border-ink file:bg-transparent file:px-5 file:font-semibold file:text-ink"
        />
        <p id={`${id}-hint`} className="caption min-w-0 flex-1 basis-40">
          {`Add up to ${IMAGE_LIMITS.filesPerSelection} at a time (${INQUIRY_LIMITS.attachmentsMax} total), such as photos of your site, sketches, or a survey.`}
          {/* Reserves its space before hydration, so that nothing below shifts. */}
          <span className={hydrated ? undefined : 'invisible'}> You can also drop or paste them here.</span>
        </p>
      </div>
      <p role="status" className="font-sans text-[0.9375rem] leading-snug not-empty:mt-3">
        {result}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <UploadList uploads={uploads} onRetry={pictures.retry} onDismiss={pictures.dismiss} />
      <PictureList
        attachments={attachments}
        canRemove={hydrated}
        onRemove={pictures.remove}
        onLastRemoved={() => button.current?.focus()}
      />
    </FieldRow>
  );
}
