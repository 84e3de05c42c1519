import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { LineIcon } from '../../../components/line-icon.tsx';
import { useWide } from '../../../state/use-wide.ts';
import { usePanels } from './open-panel.ts';

type PanelProps = {
  title: string;
  /** Links next to the title. */
  beside?: ReactNode;
  children: ReactNode;
};

/** One open panel, as wide as the conversation; on a phone a sheet above the bar. Esc closes it. */
export function Panel({ title, beside, children }: PanelProps) {
  const { panel, close } = usePanels();
  const id = useId();
  const section = useFirstField(panel?.takesFocus === true);
  function leave(event: KeyboardEvent) {
    // A dialog or a list that is open above it closes first.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      data-panel=""
      onKeyDown={leave}
      className="bg-sheet font-sans outline-none max-md:fixed max-md:inset-x-0 max-md:bottom-(--bar,0px) max-md:z-20 max-md:max-h-[calc(100dvh-var(--bar,0px)-3rem)] max-md:overflow-y-auto max-md:rounded-t-sheet max-md:px-4 max-md:pt-2 max-md:pb-4 max-md:shadow-e3 md:rounded-sheet md:px-5 md:pt-2 md:pb-5 md:shadow-e2"
    >
      <div className="flex min-h-11 items-center gap-x-3">
        <h3 id={id} className="min-w-0 text-15 font-semibold tracking-tight wrap-anywhere">
          {title}
        </h3>
        {beside}
        <ClosePanel className="-mr-3 ml-auto" />
      </div>
      {children}
    </section>
  );
}

/** Focuses the field that is marked as the first; on a phone the panel itself, where a field would raise the keyboard. */
function useFirstField(takesFocus: boolean) {
  const section = useRef<HTMLElement>(null);
  const isWide = useWide();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (!takesFocus || section.current?.contains(document.activeElement)) return;
    const first = isWide && section.current?.querySelector<HTMLElement>('[data-first]');
    (first || section.current)?.focus({ preventScroll: true });
  }, []);
  return section;
}

function ClosePanel({ className }: { className: string }) {
  const { close } = usePanels();
  return (
    <button
      type="button"
      aria-label="Close"
      data-close-panel=""
      onClick={close}
      className={`grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-graphite hover:bg-hover hover:text-ink max-md:size-11 ${className}`}
    >
      <LineIcon viewBox="0 0 10 10" width="10" height="10" strokeWidth="1.4" d="m1 1 8 8m0-8L1 9" />
    </button>
  );
}
