import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import { goTo } from '../../address.ts';
import type { Choosing } from '../bulk/chosen.ts';
import { closeInquiry, selectInquiry } from '../selected-inquiry.ts';
import { useNeighbours } from '../use-neighbours.ts';
import { isShortcut, statusOfKey } from './keys.ts';

const Help = lazy(async () => ({ default: (await import('./help.tsx')).Help }));

type Shown = { inquiries: readonly Inquiry[]; selectedId: string | null; choosing: Choosing };

/** Listens for the dashboard's keys. @returns the explanation of them, while it is open. */
export function useShortcuts({ inquiries, selectedId, choosing }: Shown): ReactNode {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { previous, next } = useNeighbours(inquiries, selectedId);

  useEffect(() => {
    const open = (inquiry?: Inquiry) => inquiry && selectInquiry(inquiry.id);
    const actions: Record<string, () => void> = {
      j: () => open(next),
      k: () => open(previous),
      n: () => focusOn('textarea[data-note]'),
      x: () => selectedId !== null && choosing.toggle(selectedId),
      b: () => goTo(otherView() + location.search),
      '/': () => focusOn('input[data-search]'),
      '?': () => setHelpOpen(true),
      escape: () => selectedId !== null && closeInquiry(),
    };
    function press(event: KeyboardEvent) {
      if (!isShortcut(event)) return;
      const status = statusOfKey(event.key);
      const action = status ? () => chooseStatus(status) : actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [previous, next, selectedId, choosing]);

  return (
    isHelpOpen && (
      <Suspense>
        <Help onClose={() => setHelpOpen(false)} />
      </Suspense>
    )
  );
}

const otherView = () => (location.pathname.startsWith('/admin/board') ? '/admin' : '/admin/board');

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Through the open inquiry's own selector, so that a key does exactly what a choice there does. */
function chooseStatus(status: string): void {
  const select = document.querySelector<HTMLSelectElement>('select[data-status-select]');
  if (!select || select.value === status) return;
  select.value = status;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
