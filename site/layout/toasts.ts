/**
 * The toasts of the page (requirements §5: added, updated, dismissed, removed; §10: one at a time).
 * A store outside React, so that code outside components can show toasts too.
 */
import { type ReactNode, useSyncExternalStore } from 'react';

export const TOAST = {
  atOnce: 1,
  durationMs: 5000,
  swipeThresholdPx: 50,
  /** A dismissed toast stays in the list, closed, for this long, so that its exit is never cut short. */
  removalDelayMs: 1_000_000,
  hotkey: 'F8',
} as const;

export type ToastContent = {
  title: string;
  /** The person that it is about, next to the title. */
  about?: string;
  description?: string;
  /** `destructive` for failures: red, and announced immediately. */
  variant?: 'default' | 'destructive';
  /** A button of Radix's toast, brought by the page that needs one. */
  action?: ReactNode;
  /** Replaces the usual duration. */
  durationMs?: number;
};
export type Toast = ToastContent & { id: string; open: boolean };

type Event =
  | { type: 'added'; toast: Toast }
  | { type: 'updated'; id: string; content: Partial<ToastContent> }
  | { type: 'dismissed'; id?: string }
  | { type: 'removed'; id?: string };

/** The list after an event. Without an id, `dismissed` and `removed` apply to every toast. */
export function afterEvent(toasts: readonly Toast[], event: Event): readonly Toast[] {
  switch (event.type) {
    case 'added':
      return [event.toast, ...toasts].slice(0, TOAST.atOnce);
    case 'updated':
      return toasts.map((t) => (t.id === event.id ? { ...t, ...event.content } : t));
    case 'dismissed':
      return toasts.map((t) => (event.id === undefined || t.id === event.id ? { ...t, open: false } : t));
    case 'removed':
      return event.id === undefined ? [] : toasts.filter((t) => t.id !== event.id);
  }
}

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function happen(event: Event) {
  toasts = afterEvent(toasts, event);
  for (const [id, timer] of removals) {
    if (toasts.some((t) => t.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the current one. */
export function toast(content: ToastContent) {
  const id = `toast-${++count}`;
  happen({ type: 'added', toast: { ...content, id, open: true } });
  return {
    id,
    update: (change: Partial<ToastContent>) => happen({ type: 'updated', id, content: change }),
    dismiss: () => dismissToast(id),
  };
}

/** Closes one toast, or all; each is removed after the delay. */
export function dismissToast(id?: string) {
  for (const t of toasts) {
    if ((id !== undefined && t.id !== id) || removals.has(t.id)) continue;
    removals.set(
      t.id,
      setTimeout(() => happen({ type: 'removed', id: t.id }), TOAST.removalDelayMs),
    );
  }
  happen({ type: 'dismissed', id });
}

const none: readonly Toast[] = [];

/** The toasts that are there now, newest first. */
export const currentToasts = () => toasts;

/** The same, rendered again when they change. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentToasts,
    () => none,
  );
}
