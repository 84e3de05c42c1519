import { useEffect, useRef } from 'react';

/**
 * Brings the newest words of a conversation into sight, once.
 * @param isDue once the conversation is there, and only where it is read from its end.
 * @returns the ref of the conversation.
 */
export function useNewestInSight(isDue: boolean) {
  const conversation = useRef<HTMLOListElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    // After the panel was brought to its top.
    requestAnimationFrame(() => {
      const newest = [...(conversation.current?.querySelectorAll('[data-voice]') ?? [])].at(-1);
      // Words taller than the screen begin at its top.
      newest?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
  }, [isDue]);
  return conversation;
}
