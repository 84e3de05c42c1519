import { useEffect, useEffectEvent } from 'react';
import { readStaff } from './sign-in/staff-calls.ts';

/**
 * A browser may keep a page that was left, as it was, and show it again by Back, also after the session has ended. So a
 * page hides as it is left, and shows again once the server has said that the same person is still signed in.
 * @param onEnded called when the session has ended.
 */
export function useSessionOnReturn(staffId: string, onEnded: () => void): void {
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    const leave = ({ persisted }: PageTransitionEvent) => {
      document.body.hidden = persisted;
    };
    const comeBack = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      try {
        const staff = await readStaff();
        // Another person, or no answer: the page starts over.
        if (staff && staff.id !== staffId) return location.reload();
        if (!staff) ended();
      } catch {
        return location.reload();
      }
      document.body.hidden = false;
    };
    const back = (event: PageTransitionEvent) => void comeBack(event);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', back);
    };
  }, [staffId]);
}
