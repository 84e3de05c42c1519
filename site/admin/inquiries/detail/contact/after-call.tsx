import { Button } from '../../../components/button.tsx';
import { failureInWords } from '../../../format/failure-in-words.ts';
import type { NoteDrafts } from '../../../state/note-drafts.ts';
import { Outcomes } from './outcomes.tsx';
import { useLogContact } from './use-log-contact.ts';
import { useReturnFromCall } from './use-return-from-call.ts';

type AfterCallProps = { inquiryId: string; name: string; drafts: NoteDrafts };

/** Coming back from a call that began here: asks how it ended, in reach of the thumb. */
export function AfterCall({ inquiryId, name, drafts }: AfterCallProps) {
  const { isBack, forget } = useReturnFromCall(inquiryId);
  const log = useLogContact(inquiryId, drafts, forget);
  if (!isBack) return null;
  return (
    <section
      aria-label="After the call"
      data-after-call=""
      className="z-20 border-y border-graphite/60 bg-paper px-4 py-3 max-md:fixed max-md:inset-x-0 max-md:bottom-(--bar,0px) md:px-6"
    >
      <div className="mb-2 flex items-center justify-between gap-4">
        <p role="status" className="font-[560]">
          How did the call with {name} go?
        </p>
        <Button look="bare" onClick={forget} className="shrink-0">
          I didn’t call
        </Button>
      </div>
      <Outcomes disabled={log.isPending} onChoose={(outcome) => log.contact({ kind: 'call', outcome })} />
      {log.isError && (
        <p role="alert" className="mt-2 text-cancelled">
          Not logged. {failureInWords(log.error)}
        </p>
      )}
    </section>
  );
}
