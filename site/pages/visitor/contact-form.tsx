import { fieldOf } from '#contract/inquiries/inquiry-fields.ts';
import type { VisitorRequest } from '#contract/inquiries/visitor.ts';
import { content } from '../../content/snapshot.ts';
import { CONTROL, FormField } from '../../inquiry/form-field.tsx';
import { type FormProps, refusedOf, SubmitRow, VisitorForm } from './visitor-form.tsx';

/** The email address and phone number for our answer. */
export function ContactForm({
  request,
  ...props
}: FormProps & { request: Pick<VisitorRequest, 'email' | 'phone'> }) {
  const { contact } = content().visitorWords;
  const mine = refusedOf('contact', props.refused);
  return (
    <VisitorForm action="contact" {...props}>
      {(['email', 'phone'] as const).map((name) => {
        const { label, required, control: type, autoComplete } = fieldOf(name);
        return (
          <FormField
            key={name}
            name={name}
            label={label}
            required={required}
            error={mine?.errors[name]}
            control={{ type, name, autoComplete }}
          >
            {(control) => (
              <input
                {...control}
                defaultValue={mine?.values[name] ?? request[name] ?? ''}
                className={CONTROL}
              />
            )}
          </FormField>
        );
      })}
      <SubmitRow quiet>{contact.save}</SubmitRow>
    </VisitorForm>
  );
}
