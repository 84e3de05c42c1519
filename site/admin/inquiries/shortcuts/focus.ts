/** Moves the focus by keyboard between the search, the list and the open inquiry. */

const HEADING = '#inquiry-name';
const RESULTS = 'button[data-inquiry], [data-card] a';
/** Animation frames, about two seconds: a result or a form may still be loading. */
const TRIES = 120;

/** Focuses an element as soon as it is rendered and takes the focus, unless that has gone elsewhere meanwhile. */
export function focusWhenThere(find: () => HTMLElement | undefined | null): void {
  const before = document.activeElement;
  const look = (tries: number) => {
    const now = document.activeElement;
    if (now !== before && now !== document.body) return;
    const element = find();
    element?.focus();
    if (document.activeElement !== element && tries > 0) requestAnimationFrame(() => look(tries - 1));
  };
  requestAnimationFrame(() => look(TRIES));
}

/** The heading of the open inquiry: from there Tab leads to its controls. */
export const focusInquiry = (): void => focusWhenThere(() => document.querySelector<HTMLElement>(HEADING));

export const focusCard = (id: string): void =>
  focusWhenThere(() => document.querySelector<HTMLElement>(`button[data-inquiry="${CSS.escape(id)}"]`));

/** The first result, once the address holds the typed words and the list shows what they find. */
export const focusResults = (typed: string): void =>
  focusWhenThere(() => {
    const asked = new URLSearchParams(location.search).get('q') ?? '';
    const isSearching = asked !== typed.trim() || document.querySelector('main [aria-busy=true]:not(li)');
    return isSearching ? null : document.querySelector<HTMLElement>(RESULTS);
  });

/** The uppermost arrival that "Show" brought. */
export const focusArrival = (): void =>
  focusWhenThere(() =>
    document.querySelector<HTMLElement>('[data-arrived] button[data-inquiry], [data-card][data-arrived] a'),
  );

/** The card that has the focus, as the id of its inquiry. */
export const focusedCard = (): string | null =>
  document.activeElement?.closest('button[data-inquiry]')?.getAttribute('data-inquiry') ?? null;

export const isInInquiry = (): boolean =>
  Boolean(document.activeElement?.closest('section[aria-label="Inquiry details"]'));

/**
 * Leaves a field; a field of the open inquiry passes the focus to the inquiry's heading, so that Tab continues from
 * there.
 */
export function leaveField(field: HTMLElement): void {
  const heading = field.closest('section[aria-label="Inquiry details"]')?.querySelector<HTMLElement>(HEADING);
  if (heading) heading.focus({ preventScroll: true });
  else field.blur();
}
