import { useEffect, useRef } from 'react';
import type { PhoneLink } from '#contract/site/records/firm.ts';
import type { SendFailure } from './send-inquiry.ts';

export type SendNotice = {
  kind: SendFailure['kind'] | 'pictures';
  words: string;
  /** False when a field has it. */
  takesFocus: boolean;
};

/** In the form: what happened to the request, what was kept, what to do. */
export function FailureNotice({
  failure,
  kept,
  call,
  onSendAsNew,
}: {
  failure: SendNotice;
  kept: boolean;
  call: PhoneLink;
  onSendAsNew: (() => void) | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Each failure takes the focus, even a repeated one.
  useEffect(() => {
    if (failure.takesFocus) box.current?.focus();
  }, [failure]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 border-l-4 border-cancelled bg-cancelled-bg p-5 text-cancelled"
    >
      <h3>Not sent yet</h3>
      <p className="mt-1">{failure.words}</p>
      <p className="mt-1">
        {kept
          ? 'Your request is saved on this device, even if you close this page.'
          : 'Nothing you typed was lost.'}
        {failure.kind !== 'conflict' && failure.kind !== 'pictures' && (
          <>
            {' '}
            Try again, or call{' '}
            <a href={call.href} className="whitespace-nowrap decoration-current!">
              {call.phone}
            </a>
            .
          </>
        )}
      </p>
      {failure.kind === 'conflict' && (
        <button type="button" className="button mt-4" disabled={!onSendAsNew} onClick={onSendAsNew}>
          Send as new request
        </button>
      )}
    </div>
  );
}
