import type { ReactNode } from 'react';
import type { Firm } from '#contract/site/records/firm.ts';
import { Toaster } from '../layout/toaster.tsx';
import { TooltipProvider } from '../layout/tooltip.tsx';
import { useOneSubjectPerClick } from './components/use-one-subject-per-click.ts';
import { FirmContext } from './format/use-firm.ts';

/** The frame of every staff page: its type, its paper, the firm, and where toasts appear. */
export function AdminFrame({ firm, children }: { firm: Firm; children: ReactNode }) {
  useOneSubjectPerClick();
  return (
    <div className="dashboard flex min-h-dvh flex-col bg-paper font-sans text-15 leading-normal text-ink tabular-nums">
      <FirmContext value={firm}>
        <TooltipProvider>{children}</TooltipProvider>
      </FirmContext>
      <Toaster />
    </div>
  );
}
