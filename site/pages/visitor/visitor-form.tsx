import type { ReactNode } from 'react';
import type { RefusedVisitorForm, VisitorAction } from '#contract/inquiries/visitor.ts';
import { content } from '../../content/snapshot.ts';

/** The state of a form when the page is shown. */
export type FormProps = {
  path: string;
  idempotencyKey: string;
  refused: RefusedVisitorForm | null;
  /** Code from the emailed link that opened the page. */
  code?: string | null;
};

/** The returned form, if it is this one. */
export const refusedOf = (action: VisitorAction, refused: RefusedVisitorForm | null) =>
  refused?.action === action ? refused : null;

/** A plain form of the visitor's page. Its key makes a repeated send count once. */
export function VisitorForm({
  action,
  path,
  idempotencyKey,
  refused,
  code,
  children,
}: FormProps & { action: VisitorAction; children: ReactNode }) {
  const mine = refusedOf(action, refused);
  return (
    <form method="post" action={`${path}/${action}`} encType="multipart/form-data">
      {mine && <Refused errors={mine.errors} hasFields={action === 'add' || action === 'contact'} />}
      <input type="hidden" name="idempotencyKey" defaultValue={idempotencyKey} />
      {code && <input type="hidden" name="code" defaultValue={code} />}
      {children}
    </form>
  );
}

/** The button at the end of a form with fields, below its controls. */
export function SubmitRow({ quiet = false, children }: { quiet?: boolean; children: string }) {
  return (
    <div className="border-t border-hairline pt-6 md:pl-[12rem]">
      <button type="submit" className={`button ${quiet ? 'button-quiet ' : ''}w-full sm:w-auto sm:min-w-48`}>
        {children}
      </button>
    </div>
  );
}

/** Shows that nothing was sent and why; takes the focus, so that readers without JavaScript start there. */
function Refused({ errors, hasFields }: { errors: Record<string, string>; hasFields: boolean }) {
  const { visitorWords } = content();
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
