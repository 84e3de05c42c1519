import { lazy, type ReactNode, Suspense } from 'react';
import { useWide } from '../../state/use-wide.ts';
import type { Replying } from './reply/use-replying.ts';

const Dialog = lazy(async () => ({ default: (await import('../../components/dialog.tsx')).Dialog }));

type ReplyPlaceProps = { name: string; replying: Replying; onClose: () => void; children: ReactNode };

/** On a phone a reply that is asked for takes the whole screen; everywhere else it stands beside the conversation. */
export function ReplyPlace({ name, replying, onClose, children }: ReplyPlaceProps) {
  const isWide = useWide();
  if (isWide || replying !== 'asked') return children;
  return (
    <Suspense fallback={<p className="text-graphite">Opening the form...</p>}>
      <Dialog
        title={`Reply to ${name}`}
        onClose={onClose}
        className="top-0 h-dvh w-screen overflow-y-auto overscroll-contain border-none px-4 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] [&_form]:mt-3 [&_textarea[data-reply]]:max-h-none [&_textarea[data-reply]]:min-h-[34dvh]"
      >
        {children}
      </Dialog>
    </Suspense>
  );
}
