import { useQueryClient } from '@tanstack/react-query';
import type { InboundMail } from '#contract/mail/inbound.ts';
import { useLiveUpdates } from '../../inquiries/live/use-live.ts';
import { type InboxName, inboundIn } from '../inbound/inbound-query.ts';

/**
 * "2 new emails": announces what came in since the list was loaded, and loads it on a click. Nothing moves under the
 * reader's hand (specification §4).
 */
export function MailNews({
  box,
  shown,
  onShow,
}: {
  box: InboxName;
  shown: readonly InboundMail[];
  onShow: () => void;
}) {
  const queryClient = useQueryClient();
  const { mail } = useLiveUpdates();
  const known = new Set(shown.map(({ id }) => id));
  const latest = box === 'set-aside' ? [] : (mail?.[box] ?? []);
  const count = latest.filter((id) => !known.has(id)).length;

  async function show() {
    await queryClient.invalidateQueries(inboundIn(box));
    onShow();
  }

  return (
    <div role="status" className="sticky top-0 z-10">
      {count > 0 && (
        <button
          type="button"
          data-mail-news=""
          onClick={show}
          className="mb-5 flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 border-b border-hairline bg-new-bg px-4 text-left font-[560] text-new"
        >
          {count === 1 ? '1 new email' : `${count} new emails`}
          <span className="underline underline-offset-[0.22em]">Show</span>
        </button>
      )}
    </div>
  );
}
