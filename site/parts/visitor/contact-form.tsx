import { visitorWords } from '#content/visitor-words.ts';
import type { VisitorRequest } from '#contract/visitor.ts';
import { CONTROL, FormField } from '../../inquiry/form-field.tsx';
import { type FormProps, refusedOf, VisitorForm } from './visitor-form.tsx';

const { contact, fields } = visitorWords;

/** The e-mail address and phone number that we answer to. */
export function ContactForm({
  request,
  ...props
}: FormProps & { request: Pick<VisitorRequest, 'email' | 'phone'> }) {
  const mine = refusedOf('contact', props.refused);
  return (
    <VisitorForm action="contact" {...props}>
      <FormField name="email" label={fields.email} required error={mine?.errors.email} control={{}}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={mine?.values.email ?? request.email}
            className={CONTROL}
          />
        )}
      </FormField>
      <FormField name="phone" label={fields.phone} error={mine?.errors.phone} control={{}}>
        {(control) => (
          <input
            {...control}
            type="tel"
            name="phone"
            autoComplete="tel"
            defaultValue={mine?.values.phone ?? request.phone ?? ''}
            className={CONTROL}
          />
        )}
      </FormField>
      <div className="border-t border-hairline pt-6 md:pl-[12rem]">
        <button type="submit" className="button button-quiet w-full sm:w-auto sm:min-w-48">
          {contact.save}
        </button>
      </div>
    </VisitorForm>
  );
}
