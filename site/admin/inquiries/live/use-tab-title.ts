import { useEffect } from 'react';
import { titleOf } from '../../../layout/title.ts';
import { useFirm } from '../../format/use-firm.ts';
import { useArrivalCount } from './use-arrivals.ts';

/**
 * The browser tab’s title: "(2 new) Board", or on the first view "(3) Admin Dashboard" with the number of overdue ones.
 * @param title null leaves it to the view.
 */
export function useTabTitle(title: string | null, overdue = 0): void {
  const arrivals = useArrivalCount();
  const { name } = useFirm();
  useEffect(() => {
    if (title !== null) document.title = countInTitle(arrivals, overdue) + titleOf(title, name);
  }, [title, arrivals, overdue, name]);
}

function countInTitle(arrivals: number, overdue: number): string {
  if (arrivals > 0) return `(${arrivals} new) `;
  return overdue > 0 ? `(${overdue}) ` : '';
}
