import { useLayoutEffect } from 'react';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { goTo } from '../../state/address.ts';
import type { Choosing } from '../bulk/chosen.ts';
import { useNeighbors } from '../url-state/neighbors.ts';
import { closeInquiry, selectInquiry } from '../url-state/selected-inquiry.ts';
import { activate, choose, isThere } from './controls.ts';
import { focusCard, focusedCard, focusInquiry, focusResults, isInInquiry, leaveField } from './focus.ts';
import { isInField, isInLayer, isShortcut, statusOfKey } from './keys.ts';
import { useTabStop } from './use-tab-stop.ts';

type Shown = { inquiries: readonly Inquiry[]; selectedId: string | null; choosing: Choosing };

/** Listens for the shortcuts of the list, the board and the open inquiry. */
export function useShortcuts({ inquiries, selectedId, choosing }: Shown): void {
  const { previous, next } = useNeighbors(inquiries, selectedId);
  useTabStop();

  // Before the next key can arrive: a key must act on what is shown.
  useLayoutEffect(() => {
    const actions: Record<string, () => void> = {
      j: () => open(next),
      k: () => open(previous),
      r: () => activate('reply'),
      c: () => activate('call'),
      o: () => activate('note'),
      m: () => activate('meeting'),
      a: () => activate('assign'),
      s: () => activate('next-step'),
      e: () => activate('priority'),
      d: done,
      x: () => select(focusedCard() ?? selectedId),
      b: () => goTo(otherView() + location.search),
      '/': () => document.querySelector<HTMLElement>('input[data-search]')?.focus(),
      escape: close,
    };
    function select(id: string | null) {
      if (id !== null) choosing.toggle(id);
    }
    function close() {
      const panel = document.querySelector<HTMLElement>('[data-close-panel]');
      if (panel) return panel.click();
      if (selectedId === null) return choosing.clear();
      closeInquiry();
      focusCard(selectedId);
    }
    function press(event: KeyboardEvent) {
      if (!isShortcut(event)) return pressInField(event);
      if (event.key === 'Enter') return enter(event, selectedId);
      const status = statusOfKey(event.key);
      const action = status ? () => choose('status', status) : actions[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [previous, next, selectedId, choosing]);
}

/** Moves on without moving the focus between the list and the inquiry. */
function open(inquiry?: Inquiry): void {
  if (!inquiry) return;
  const [wasInInquiry, wasInList] = [isInInquiry(), focusedCard() !== null];
  selectInquiry(inquiry.id);
  if (wasInInquiry) focusInquiry();
  if (wasInList) focusCard(inquiry.id);
}

/** A card opens by its own click; the focus follows. Elsewhere Enter goes to the open inquiry. */
function enter({ target }: KeyboardEvent, selectedId: string | null): void {
  const isCard = focusedCard() !== null;
  if (isCard || (target === document.body && selectedId !== null)) focusInquiry();
}

/** An inquiry that waits for the visitor needs no reply; otherwise it is completed. */
function done(): void {
  if (isThere('done')) activate('done');
  else choose('status', 'completed');
}

/** Esc leaves a field; Enter and Down lead from the search to its results. */
function pressInField(event: KeyboardEvent): void {
  const field = event.target;
  if (!(field instanceof HTMLElement) || !isInField(event) || isInLayer(event) || event.isComposing) return;
  if (event.key === 'Escape') {
    // Chrome would empty a search field as well.
    event.preventDefault();
    leaveField(field);
  } else if (isSearch(field) && ['Enter', 'ArrowDown'].includes(event.key)) {
    event.preventDefault();
    focusResults(field.value);
  }
}

const isSearch = (field: Element): field is HTMLInputElement => field.matches('input[data-search]');

const otherView = () => (location.pathname.startsWith('/admin/board') ? '/admin' : '/admin/board');
