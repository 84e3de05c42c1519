import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';

export type FieldWords = { label: string; hint?: string; mistake?: string };
type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type FieldProps = FieldWords & { name?: string; children: (control: Control) => ReactNode };

/** State of the form around a field: whether it is being sent, and the server's errors by field name. */
export const FormState = createContext<{ isSending: boolean; mistakes: Record<string, string> }>({
  isSending: false,
  mistakes: {},
});

/** A form control with its label, hint and error message; the hint stays, because it helps to fix the mistake. */
export function Field({ label, hint, name = '', children, ...props }: FieldProps) {
  const id = useId();
  const refused = useContext(FormState).mistakes[name];
  const mistake = props.mistake ?? refused;
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1.5 block font-strong">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': mistake ? true : undefined,
        'aria-describedby': hint || mistake ? `${id}-words` : undefined,
      })}
      {(mistake || hint) && (
        <div id={`${id}-words`} className="mt-1.5 text-13">
          {mistake && <p className="font-strong text-cancelled">{mistake}</p>}
          {hint && <p className="text-graphite">{hint}</p>}
        </div>
      )}
    </div>
  );
}

/** A labeled input with its hint and error message. */
export const TextField = ({ label, hint, mistake, ...rest }: ComponentProps<'input'> & FieldWords) => (
  <Field {...{ label, hint, mistake, name: rest.name }}>
    {(control) => (
      <input
        {...control}
        className="h-12 w-full rounded-control border border-edge bg-sheet px-3 text-17 md:text-15 text-ink read-only:border-hairline read-only:text-graphite aria-invalid:border-cancelled"
        {...rest}
      />
    )}
  </Field>
);

/** A labeled text of several lines, as high as its content, with its hint and error message. */
export const TextArea = ({ label, hint, mistake, ...rest }: ComponentProps<'textarea'> & FieldWords) => (
  <Field {...{ label, hint, mistake, name: rest.name }}>
    {(control) => (
      <textarea
        {...control}
        className="field-sizing-content block w-full resize-y rounded-control border border-edge bg-sheet px-3 py-2.5 text-17 md:text-15 leading-normal text-ink aria-invalid:border-cancelled"
        {...rest}
      />
    )}
  </Field>
);

/** A labeled choice of one, with its hint and error message. */
export const SelectField = ({ label, hint, mistake, ...rest }: ComponentProps<'select'> & FieldWords) => (
  <Field {...{ label, hint, mistake, name: rest.name }}>
    {(control) => (
      <select
        {...control}
        className="h-12 w-full rounded-control border border-edge bg-sheet px-3 text-17 md:text-15 text-ink aria-invalid:border-cancelled"
        {...rest}
      />
    )}
  </Field>
);

/** A box to tick, or with `type="radio"` one of several, and its words. */
export const Checkbox = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
    <input type="checkbox" className="size-4.5 shrink-0 accent-copper" {...input} />
    <span>{children}</span>
  </label>
);
