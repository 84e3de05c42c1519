/** Withdrawing and erasing: each opens first and has its button inside, so that neither happens by one click. */
import type { ReactNode } from 'react';
import type { VisitorAction, VisitorPage } from '#contract/inquiries/visitor.ts';
import { Chevron } from '../../components/chevron.tsx';
import { content } from '../../content/snapshot.ts';
import { dayInWords } from '../../layout/firm-time.ts';
import { VisitorForm } from './visitor-form.tsx';

export function WithdrawOrErase({ path, keys, request, refused, code }: VisitorPage) {
  const { takeBack, withdraw, erase } = content().visitorWords.end;
  const form = (action: VisitorAction, label: string) => (
    <VisitorForm action={action} path={path} code={code} idempotencyKey={keys[action]} refused={refused}>
      <button type="submit" className="button button-quiet mt-5 w-full sm:w-auto">
        {label}
      </button>
    </VisitorForm>
  );
  return (
    <div className="border-t border-hairline">
      {request.withdrawnAt ? (
        <div className="border-b border-hairline py-5">
          <p className="max-w-[34em]">{takeBack.text}</p>
          {form('take-back', takeBack.confirm)}
        </div>
      ) : (
        <Step summary={withdraw.summary} text={withdraw.text} open={refused?.action === 'withdraw'}>
          {form('withdraw', withdraw.confirm)}
        </Step>
      )}
      {request.erasureRequestedAt ? (
        <p className="border-b border-hairline py-5">{erase.asked(dayInWords(request.erasureRequestedAt))}</p>
      ) : (
        <Step summary={erase.summary} text={erase.text} open={refused?.action === 'erase'}>
          {form('erase', erase.confirm)}
        </Step>
      )}
    </div>
  );
}

function Step({
  summary,
  text,
  open,
  children,
}: {
  summary: string;
  text: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group border-b border-hairline">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 text-lg font-semibold hover:text-copper [&::-webkit-details-marker]:hidden">
        {summary}
        <Chevron className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="pb-7">
        <p className="max-w-[34em]">{text}</p>
        {children}
      </div>
    </details>
  );
}
