import { Dialog } from '../../../components/dialog.tsx';
import { useOpenInquiry } from '../../../state/open-inquiry.ts';
import { useWide } from '../../../state/use-wide.ts';
import { usePanels } from '../panel/open-panel.ts';
import { Panel } from '../panel/panel.tsx';
import { addresseeInWords, ReplyForm } from './reply-form.tsx';

/** The reply, signed by `staffName`; on a phone it takes the whole screen. */
export function ReplyPanel({ staffName }: { staffName: string }) {
  const { name, email } = useOpenInquiry().inquiry;
  const { close } = usePanels();
  const isWide = useWide();
  const form = <ReplyForm staffName={staffName} onDone={close} />;
  if (isWide)
    return (
      <Panel
        title={`Reply to ${name}`}
        beside={<p className="min-w-0 truncate text-13 text-graphite">{addresseeInWords(email)}</p>}
      >
        {form}
      </Panel>
    );
  return (
    <Dialog
      title={`Reply to ${name}`}
      onClose={close}
      className="top-0 h-dvh w-screen overflow-y-auto overscroll-contain border-none px-4 pt-4 pb-safe-4"
    >
      {form}
    </Dialog>
  );
}
