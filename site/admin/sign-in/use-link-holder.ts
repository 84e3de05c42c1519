import { useEffect, useState } from 'react';
import type { LinkHolder } from '#contract/staff/staff.ts';
import type { SendRefusal } from '../components/use-sending.ts';
import { refusalOf } from '../components/use-sending.ts';
import { linkHolder } from './staff-calls.ts';

export type Known = { holder?: LinkHolder; refusal?: SendRefusal };

/** Asks whose link it is; null until that is known. */
export function useLinkHolder(token: string): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const tell = (answer: Known) => isCurrent && setKnown(answer);
    linkHolder(token).then(
      (holder) => tell({ holder }),
      (error) => tell({ refusal: refusalOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return known;
}
