import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../layout/use-hydrated.ts';
import { KeyHint } from '../shortcuts/key-hint.tsx';

/** Waits for counts in any case, and no phone shows it. */
const TodayPanel = lazy(async () => ({ default: (await import('./today-panel.tsx')).TodayPanel }));

/** The right panel before an inquiry is selected: the specification's sentence (§2), and what the day holds. */
export function NothingSelected() {
  const isHydrated = useHydrated();
  return (
    <div className="flex min-h-full flex-col px-6 pt-5 pb-5 md:px-[clamp(1.25rem,2.6vw,2.6rem)]">
      <p className="text-graphite">Select an inquiry to view details</p>
      {isHydrated && (
        <Suspense>
          <TodayPanel />
        </Suspense>
      )}
      <div className="mt-auto pt-8">
        <KeyHint />
      </div>
    </div>
  );
}
