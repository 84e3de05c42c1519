import { useEffect, useRef } from 'react';

/** For an element that takes the place of the button that led to it: the keyboard goes on there. */
export function useFirstFocus<E extends HTMLElement>() {
  const element = useRef<E>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
