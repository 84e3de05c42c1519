import type { ReactNode } from 'react';
import type { MeetingAction } from '#contract/booking/visitor-meeting.ts';

/** A plain form of the page. Its key makes a repeated send count once; the code of the mail's link confirms the address. */
export function MeetingForm({
  action,
  page,
  values,
  children,
}: {
  action: MeetingAction;
  page: { path: string; formKey: string; code?: string | null };
  /** Sent along without being shown. */
  values: Record<string, string | null | undefined>;
  children: ReactNode;
}) {
  return (
    <form method="post" action={`${page.path}/meeting/${action}`} encType="multipart/form-data">
      <input type="hidden" name="idempotencyKey" defaultValue={page.formKey} />
      {Object.entries({ ...values, ...(page.code && { code: page.code }) }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} defaultValue={value} />,
      )}
      {children}
    </form>
  );
}
