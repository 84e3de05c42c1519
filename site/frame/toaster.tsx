import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { dismissToast, TOAST, type Toast, useToasts } from './toasts.ts';

export { toast, useToast } from './toasts.ts';

/** Shows the page's toasts (specification §2 "Shared frame", §9). Place it once, inside an island. */
export function Toaster() {
  const toasts = useToasts();
  // Rendered on the server, the viewport would carry a style attribute, which the policy forbids.
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  return (
    <RadixToast.Provider
      duration={TOAST.durationMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipeThresholdPx}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport
        hotkey={[TOAST.hotkey]}
        className="fixed inset-x-0 bottom-0 z-50 p-4 outline-none max-md:bottom-(--bar,0px) md:left-auto md:w-full md:max-w-[420px]"
      />
    </RadixToast.Provider>
  );
}

const neverChanges = () => () => {};

function ToastCard({ toast }: { toast: Toast }) {
  const destructive = toast.variant === 'destructive';
  return (
    <RadixToast.Root
      open={toast.open}
      type={destructive ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      className={`flex data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) motion-safe:data-[swipe=cancel]:transition-transform motion-safe:data-[swipe=end]:transition-transform items-start justify-between gap-4 border-l-4 border-y border-r py-3 pr-1.5 pl-4 font-sans ${
        destructive
          ? 'border-cancelled bg-cancelled-bg text-cancelled'
          : 'border-ink border-l-copper bg-paper text-ink'
      }`}
    >
      <div className="min-w-0 py-1.5">
        <RadixToast.Title className="font-semibold text-[0.9375rem] leading-snug">
          {toast.title}
        </RadixToast.Title>
        {toast.description && (
          <RadixToast.Description className="mt-0.5 text-sm leading-snug wrap-anywhere">
            {toast.description}
          </RadixToast.Description>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="grid size-11 shrink-0 cursor-pointer place-items-center hover:text-copper"
      >
        <svg width="14" height="14" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
