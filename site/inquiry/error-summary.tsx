import { inquiryWords } from '#content/inquiry-words.ts';
import { fieldId } from './form-field.tsx';

const labels: Record<string, string> = inquiryWords.form.labels;

/** At the top of a form that came back from the server, for visitors without script: what to mend, and where. */
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
            {labels[name] ? (
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
