import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { inboundIn } from '../../../mail/inbound/inbound-query.ts';
import { MailWords } from '../../../mail/inbound/mail-words.tsx';
import { useFiling } from '../../../mail/inbound/use-filing.tsx';
import { useIncomingMail } from '../../../state/incoming-mail.ts';

type FromOtherProps = { inboundId: string; from: string; subject: string; inquiryId: string };

/** An answer from another sender than the request's: it changes nothing until staff say that it belongs here. */
export function OtherSenderMail({ inboundId, from, subject, inquiryId }: FromOtherProps) {
  const waiting = useInfiniteQuery({ ...inboundIn('waiting'), enabled: useIncomingMail() });
  const mail = waiting.data?.pages.flatMap(({ mails }) => mails).find(({ id }) => id === inboundId);
  const { file, setAside, isPending } = useFiling(inboundId);
  return (
    <div className={`min-w-0 ${mail ? 'border-l-3 border-section pl-3 text-ink' : ''}`}>
      <p>
        {from} answered from another address{subject && `: ${subject}`}
      </p>
      {mail && (
        <>
          <details>
            <summary className="inline-flex min-h-9 items-center font-[560] text-section max-md:min-h-11">
              Show the message
            </summary>
            <MailWords mail={mail} />
          </details>
          <p className="flex flex-wrap gap-x-5">
            <Button look="bare" disabled={isPending} onClick={() => file(inquiryId)}>
              Add to this inquiry
            </Button>
            <Button look="bare" disabled={isPending} onClick={setAside}>
              Set aside
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
