import { type FieldName, fieldOf } from '#contract/inquiries/inquiry-fields.ts';
import { Chevron } from '../components/chevron.tsx';
import { CONTROL, FormField } from './form-field.tsx';

type InquiryFieldProps = {
  name: FieldName;
  error: string | undefined;
  control: { name: FieldName; defaultValue: string; onChange: () => void };
  /** The form is being sent; later typing would be lost. */
  isLocked: boolean;
};

/** One field of the form, as the list in contract/inquiries/inquiry-fields.ts describes it. */
export function InquiryField({ name, error, control, isLocked }: InquiryFieldProps) {
  const { label, required, hint, control: kind, autoComplete, minLength, options = {}, none } = fieldOf(name);
  return (
    <FormField name={name} label={label} required={required} hint={hint} error={error} control={control}>
      {(props) =>
        kind === 'select' ? (
          <div className="relative">
            <select {...props} className={`${CONTROL} cursor-pointer appearance-none pr-12`}>
              <option value="">{none}</option>
              {Object.entries(options).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            <Chevron className="pointer-events-none absolute top-[1.1rem] right-4" />
          </div>
        ) : kind === 'textarea' ? (
          <textarea
            {...props}
            readOnly={isLocked}
            rows={7}
            minLength={minLength}
            className={`${CONTROL} field-sizing-content min-h-44 py-3`}
          />
        ) : (
          <input
            {...props}
            type={kind}
            autoComplete={autoComplete}
            readOnly={isLocked}
            minLength={minLength}
            className={CONTROL}
          />
        )
      }
    </FormField>
  );
}
