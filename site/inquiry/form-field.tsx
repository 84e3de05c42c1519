import type { ReactNode } from 'react';
import { inquiryWords } from '#content/inquiry-words.ts';

/** The look of every control of the form: a filled strip on an ink line, as on a title block. */
export const CONTROL =
  'block w-full min-h-12 border-0 border-b border-ink bg-ledge px-4 py-2 text-base text-ink aria-invalid:border-b-2 aria-invalid:border-cancelled';

export const fieldId = (name: string) => `inquiry-${name}`;

type ControlProps<C> = C & {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** One row: label at the left, control at the right, its message right below. */
export function FormField<C>({
  name,
  label,
  required = false,
  hint,
  error,
  control,
  children,
}: {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  error: string | undefined;
  control: C;
  children: (props: ControlProps<C>) => ReactNode;
}) {
  const id = fieldId(name);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FieldRow label={label} htmlFor={id} required={required}>
      {children({
        ...control,
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="caption mt-2">
          {hint}
        </p>
      )}
    </FieldRow>
  );
}

export function FieldRow({
  label,
  htmlFor,
  required,
  children,
}: {
  label: string;
  htmlFor: string;
  required: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-x-(--gap) gap-y-2.5 border-t border-hairline py-5 md:grid-cols-[calc((100%-3*var(--gap))/4)_minmax(0,1fr)]">
      <div className="flex items-baseline justify-between gap-4 md:block md:pt-2.5">
        <label htmlFor={htmlFor} className="font-semibold leading-tight">
          {label}
        </label>
        {/* The control's `required` announces the same to screen readers. */}
        <span aria-hidden="true" className={`caption md:mt-0.5 md:block ${required ? 'text-copper' : ''}`}>
          {required ? inquiryWords.form.required : inquiryWords.form.optional}
        </span>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      className="mt-2 flex gap-2 font-sans text-[0.9375rem] leading-snug font-medium text-cancelled"
    >
      <svg width="16" height="16" viewBox="0 0 16 16" className="mt-0.5 shrink-0" aria-hidden="true">
        <path
          d="M8 1.5 15 14H1z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path d="M8 6v4M8 11.5v1.2" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
