import type { ReactNode } from 'react';
import type { MeetingAction } from '#contract/visitor-meeting.ts';

/** A plain form of the page. Its key makes a repeated send count once. */
export function MeetingForm({
  action,
  path,
  idempotencyKey,
  values,
  children,
}: {
  action: MeetingAction;
  path: string;
  idempotencyKey: string;
  /** Sent along without being shown. */
  values: Record<string, string | null | undefined>;
  children: ReactNode;
}) {
  return (
    <form method="post" action={`${path}/meeting/${action}`} encType="multipart/form-data">
      <input type="hidden" name="idempotencyKey" defaultValue={idempotencyKey} />
      {Object.entries(values).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} defaultValue={value} />,
      )}
      {children}
    </form>
  );
}
