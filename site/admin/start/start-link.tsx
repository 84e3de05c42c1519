import { useQuery } from '@tanstack/react-query';
import { startSteps } from './start-query.ts';

/** Leads from *Website* to *Make it yours* until it is done. */
export function StartLink() {
  const steps = useQuery(startSteps()).data?.steps ?? [];
  const open = steps.filter(({ state }) => state === 'open').length;
  if (open === 0) return null;
  return (
    <a
      href="/admin/start"
      className="mt-4 flex min-h-11 flex-wrap items-center gap-x-3 rounded-control bg-ledge px-4 py-2 text-ink no-underline hover:bg-pressed"
    >
      <b className="font-semibold">Make it yours</b>
      <span className="text-graphite">
        {open === 1 ? '1 step' : `${open} steps`} left of {steps.length}
      </span>
      <span className="ml-auto font-strong text-section">Continue</span>
    </a>
  );
}
