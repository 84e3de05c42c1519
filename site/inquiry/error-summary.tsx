import { isFieldName } from '#contract/inquiries/inquiry-fields.ts';
import { fieldId } from './form-field.tsx';

const hasPlace = (name: string) => isFieldName(name) || name === 'attachments';

/** Heads a form that the server returned, for visitors without JavaScript: the errors, with links to their fields. */
export function ErrorSummary({ errors }: { errors: Record<string, string> }) {
  const { form, ...fields } = errors;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script nothing else can take the reader to the errors
      autoFocus
      className="mb-6 border-l-4 border-cancelled bg-cancelled-bg p-5 text-cancelled"
    >
      <h3>Your request was not sent yet</h3>
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
      <p className="mt-1">Everything you typed is still below.</p>
    </div>
  );
}
