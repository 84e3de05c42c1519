import { useEffect, useRef } from 'react';

/** Focuses an element that replaces the button that opened it. */
export function useFirstFocus<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
