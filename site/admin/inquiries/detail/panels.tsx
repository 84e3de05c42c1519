import { lazy, Suspense, useEffect } from 'react';
import { useOpenInquiry } from '../../state/open-inquiry.ts';
import { useWide } from '../../state/use-wide.ts';
import { CallPanel } from './contact/call-panel.tsx';
import { NextStepPanel } from './next-step/next-step.tsx';
import { usePanels } from './panel/open-panel.ts';

const MeetingPanel = lazy(async () => ({
  default: (await import('./meeting/meeting-panel.tsx')).MeetingPanel,
}));
const importReply = () => import('./reply/reply-panel.tsx');
const ReplyPanel = lazy(async () => ({ default: (await importReply()).ReplyPanel }));

/** The open panel; without one, on a wide screen, the composer at rest. */
export function Panels({ staffName }: { staffName: string }) {
  const { email } = useOpenInquiry().inquiry;
  const { panel } = usePanels();
  const isWide = useWide();
  // Loaded before it is wanted.
  useEffect(() => void importReply(), []);
  if (!panel) return isWide && email !== '' ? <Composer /> : null;
  return <Suspense fallback={<p className="text-graphite">Opening...</p>}>{panelOf()}</Suspense>;

  function panelOf() {
    switch (panel?.name) {
      case 'reply':
        return <ReplyPanel staffName={staffName} />;
      case 'call':
        return <CallPanel />;
      case 'meeting':
        return <MeetingPanel key={panel.moving?.id} moving={panel.moving} />;
      case 'next-step':
        return <NextStepPanel />;
      default:
        return null;
    }
  }
}

/** Where the reply will be written; pressing it opens the form. */
function Composer() {
  const { email } = useOpenInquiry().inquiry;
  const { open } = usePanels();
  return (
    <button
      type="button"
      onClick={() => open('reply')}
      className="flex min-h-12 w-full cursor-text items-baseline gap-x-2 rounded-sheet bg-sheet px-4 py-3 text-left shadow-e2 hover:bg-paper"
    >
      <span className="text-15 text-graphite">Reply by email</span>
      <span className="ml-auto truncate text-13 text-graphite">{email}</span>
    </button>
  );
}
