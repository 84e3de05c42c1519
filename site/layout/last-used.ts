/** Where the control lies that was used last, by pointer or keys. */
let area: DOMRect | null = null;

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role]';

function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  area = control?.getBoundingClientRect() ?? null;
}

/** Notes each use from now on. @returns what ends it. */
export function watchUse(): () => void {
  const kinds = ['pointerdown', 'keydown'] as const;
  for (const kind of kinds) document.addEventListener(kind, note, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, note, { capture: true });
  };
}

/** Whether a box in the window (CSS pixels) covers any part of the control that was used last. */
export const coversLastUsed = (box: DOMRect): boolean =>
  area !== null &&
  box.left < area.right &&
  area.left < box.right &&
  box.top < area.bottom &&
  area.top < box.bottom;
