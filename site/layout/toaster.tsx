import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useToastSeat } from './toast-seat.ts';
import { dismissToast, TOAST, type Toast, useToasts } from './toasts.ts';
import { useHydrated } from './use-hydrated.ts';

export { toast } from './toasts.ts';

/** Shows the page's toasts (requirements §3.2, §10). Place it once, inside an island. */
export function Toaster() {
  const toasts = useToasts();
  const list = useRef<HTMLOListElement>(null);
  useEffect(watchUse, []);
  const newest = toasts[0]?.id;
  const seat = useToastSeat();
  useLayoutEffect(() => {
    if (newest && list.current && !seat) place(list.current);
  }, [newest, seat]);
  // Server-rendered, the viewport would carry a style attribute, which the policy forbids.
  if (!useHydrated()) return null;
  const viewport = (
    <RadixToast.Viewport
      ref={list}
      hotkey={[TOAST.hotkey]}
      className={
        seat
          ? 'outline-none'
          : 'fixed inset-x-0 bottom-0 z-50 p-4 outline-none max-md:bottom-(--bar,0px) data-[place=top]:top-0 data-[place=top]:bottom-auto md:left-auto md:w-full md:max-w-[420px]'
      }
    />
  );
  return (
    <RadixToast.Provider
      duration={TOAST.durationMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipeThresholdPx}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isSeated={seat !== null} />
      ))}
      {seat ? createPortal(viewport, seat) : viewport}
    </RadixToast.Provider>
  );
}
/** At the bottom, or at the top where the control that was just used would be covered. */
function place(list: HTMLOListElement) {
  list.dataset.place = 'bottom';
  if (coversLastUsed(list.getBoundingClientRect())) list.dataset.place = 'top';
}

/** Radix leaves the focus in the region, and the next toast stays open as long as it is there. */
function close(id: string) {
  dismissToast(id);
  const focused = document.activeElement as HTMLElement;
  if (focused.closest('ol[tabindex]')) focused.blur();
}

const CARD = {
  edge: {
    card: 'items-start gap-4 border border-l-4 py-3 pr-1.5 pl-4',
    calm: 'border-ink border-l-copper bg-paper text-ink',
    text: 'py-1.5',
    title: 'text-[0.9375rem] leading-snug',
    description: 'text-sm',
    close: 'size-11 hover:text-copper',
  },
  seat: {
    card: 'min-h-9 items-center gap-1 rounded-control pl-3 max-md:min-h-11 [&>button]:min-h-9! [&>button]:px-2! max-md:[&>button]:min-h-11!',
    calm: 'bg-ink text-paper',
    text: 'py-0.5',
    title: 'truncate text-14 leading-tight',
    description: 'line-clamp-1 text-13 leading-tight',
    close: 'w-9',
  },
};

/** @param isSeated in its place in the page, where it is as low as a button. */
function ToastCard({ toast, isSeated }: { toast: Toast; isSeated: boolean }) {
  const destructive = toast.variant === 'destructive';
  const look = isSeated ? CARD.seat : CARD.edge;
  return (
    <RadixToast.Root
      open={toast.open}
      type={destructive ? 'foreground' : 'background'}
      duration={toast.durationMs}
      onOpenChange={(open) => open || close(toast.id)}
      className={`flex justify-between font-sans ${look.card} data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:not-data-[swipe=move]:transition-transform ${
        destructive ? 'border-cancelled bg-cancelled-bg text-cancelled' : look.calm
      }`}
    >
      <div className={`min-w-0 ${look.text}`}>
        <RadixToast.Title className={`font-semibold ${look.title}`}>
          {toast.title}
          {toast.about && <span className="font-normal">{` ${toast.about}`}</span>}
        </RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className={`wrap-anywhere ${look.description}`}>
            {toast.description}
          </RadixToast.Description>
        )}
      </div>
      {toast.action}
      <RadixToast.Close
        aria-label="Close"
        className={`grid shrink-0 cursor-pointer place-items-center ${look.close}`}
      >
        <svg width="14" height="14" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M2 2l10 10M12 2L2 12" />
        </svg>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Position of the control that was used last, by pointer or keys. */
let area: DOMRect | null = null;

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role]';

function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  area = control?.getBoundingClientRect() ?? null;
}

/** Records interactions. @returns a function that stops it. */
function watchUse(): () => void {
  const kinds = ['pointerdown', 'keydown'] as const;
  for (const kind of kinds) document.addEventListener(kind, note, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, note, { capture: true });
  };
}

/** Whether a box in the window (CSS pixels) covers any part of the control that was used last. */
const coversLastUsed = (box: DOMRect): boolean =>
  area !== null &&
  box.left < area.right &&
  area.left < box.right &&
  box.top < area.bottom &&
  area.top < box.bottom;
