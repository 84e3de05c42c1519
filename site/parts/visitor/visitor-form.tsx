import type { ReactNode } from 'react';
import { visitorWords } from '#content/visitor-words.ts';
import type { RefusedVisitorForm, VisitorAction } from '#contract/visitor.ts';

/** What the page knows of a form when it is shown. */
export type FormProps = { path: string; idempotencyKey: string; refused: RefusedVisitorForm | null };

/** The form as it came back, if it is this one. */
export const refusedOf = (action: VisitorAction, refused: RefusedVisitorForm | null) =>
  refused?.action === action ? refused : null;

/** A plain form of the visitor's page: it has a key, so that sending it twice counts once. */
export function VisitorForm({
  action,
  path,
  idempotencyKey,
  refused,
  children,
}: FormProps & { action: VisitorAction; children: ReactNode }) {
  const mine = refusedOf(action, refused);
  return (
    <form method="post" action={`${path}/${action}`} encType="multipart/form-data">
      {mine && <Refused errors={mine.errors} hasFields={action === 'add' || action === 'contact'} />}
      <input type="hidden" name="idempotencyKey" defaultValue={idempotencyKey} />
      {children}
    </form>
  );
}

/** Says that nothing was sent and why; it takes the focus, so that a reader without script lands there. */
function Refused({ errors, hasFields }: { errors: Record<string, string>; hasFields: boolean }) {
  const { heading, kept } = visitorWords.refused;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script nothing else can take the reader to the errors
      autoFocus
      className="mb-6 border-l-4 border-cancelled bg-cancelled-bg p-5 text-cancelled outline-none"
    >
      <h3>{heading}</h3>
      <ul className="mt-1">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field} className="wrap-anywhere">
            {message}
          </li>
        ))}
      </ul>
      {hasFields && <p className="mt-1">{kept}</p>}
    </div>
  );
}
