/** Opens the palette, the shortcuts or the form for a new inquiry from anywhere in the dashboard. */
export type DashboardLayer = 'palette' | 'help' | 'new-request';

const EVENT = 'open-layer';

export const openLayer = (detail: DashboardLayer): void =>
  void dispatchEvent(new CustomEvent(EVENT, { detail }));

export const openNewRequest = (): void => openLayer('new-request');

/** @returns stops listening. */
export function onOpenLayer(open: (layer: DashboardLayer) => void): () => void {
  const listen = (event: Event) => open((event as CustomEvent<DashboardLayer>).detail);
  addEventListener(EVENT, listen);
  return () => removeEventListener(EVENT, listen);
}
