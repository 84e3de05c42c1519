import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import { content } from '../../content/snapshot.ts';
import { CONTROL, FieldError, FieldRow, FormField, fieldId } from '../../inquiry/form-field.tsx';
import { SentPictures } from './sent-pictures.tsx';
import { type FormProps, refusedOf, SubmitRow, VisitorForm } from './visitor-form.tsx';

const picturesId = fieldId('pictures');

/** A message, pictures, or both. Pictures uploaded with a refused form stay in it. */
export function AddForm(props: FormProps) {
  const { add } = content().visitorWords;
  const mine = refusedOf('add', props.refused);
  const kept = mine?.attachments ?? [];
  const error = mine?.errors.attachments;
  return (
    <VisitorForm action="add" {...props}>
      <FormField name="text" label={add.message} error={mine?.errors.text} control={{}}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={6}
            maxLength={INQUIRY_LIMITS.messageMax}
            defaultValue={mine?.values.text ?? ''}
            className={`${CONTROL} field-sizing-content min-h-36 py-3`}
          />
        )}
      </FormField>
      <FieldRow label={add.pictures} htmlFor={picturesId} required={false}>
        <input
          id={picturesId}
          type="file"
          name="pictures"
          multiple
          accept="image/*"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${picturesId}-error ` : ''}${picturesId}-hint`}
          className="min-h-12 w-full max-w-full font-sans text-[0.9375rem] file:mr-4 file:min-h-12 file:cursor-pointer file:border file:border-solid file:border-ink file:bg-transparent file:px-5 file:font-semibold file:text-ink"
        />
        {error && <FieldError id={`${picturesId}-error`}>{error}</FieldError>}
        <p id={`${picturesId}-hint`} className="caption mt-2">
          {add.picturesHint}
        </p>
        {kept.length > 0 && (
          <>
            <p className="mt-4 mb-2 font-sans text-[0.9375rem]">{add.kept}</p>
            {kept.map((url) => (
              <input key={url} type="hidden" name="attachments" defaultValue={url} />
            ))}
            <SentPictures urls={kept} />
          </>
        )}
      </FieldRow>
      <SubmitRow>{add.send}</SubmitRow>
    </VisitorForm>
  );
}
