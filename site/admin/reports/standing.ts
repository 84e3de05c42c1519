/** How things stand, as one sentence: response, projects, and people who wait now. */
import type { Reports } from '#contract/inquiries/reports.ts';
import { inWords } from '../inquiries/dashboard/today.ts';
import { share } from './figures-in-words.ts';

export type Standing = {
  /** Up to the figure that matters, that figure, and the words before the last part. */
  start: string;
  strong: string;
  join: string;
  /** People who wait now. */
  overdue: string;
};

type Counted = Pick<Reports, 'response' | 'projects'>;

/** The share of inquiries that became projects; null without inquiries. */
export const wonShare = ({ response, projects }: Counted): number | null =>
  response.inquiries === 0 ? null : projects / response.inquiries;

/** Smaller differences of shares are chance. */
const ALIKE = 0.02;

export type Change = { words: string; direction: 'up' | 'down' | 'same' };

/** A share next to the earlier one, such as "down from 62%"; null where either is missing. */
export function changeOf(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null;
  if (Math.abs(now - before) < ALIKE) return { words: 'about the same as before', direction: 'same' };
  const direction = now > before ? 'up' : 'down';
  return { words: `${direction} from ${share(before)}`, direction };
}

/** The sentence in its parts; its range has inquiries. */
export function standingOf(reports: Counted & Pick<Reports, 'before' | 'overdueNow'>): Standing {
  const { response, before, overdueNow } = reports;
  const { within24 } = response;
  const responded = within24 === null ? null : `You responded to ${whom(within24)} within 24 hours`;
  const isPrompt = within24 !== null && within24 >= 0.9;
  const won = wonShare(reports);
  const change = changeOf(won, wonShare(before));
  const falls = change?.direction === 'down';
  const turns = responded !== null && isPrompt === falls && change?.direction !== 'same';
  const strong = `${share(won)} of inquiries became projects${change ? ` (${change.words})` : ''}`;
  const joined = turns ? `, but ${falls ? 'only ' : ''}` : ', ';
  return {
    start: responded === null ? '' : `${responded}${joined}`,
    strong,
    join: overdueNow > 0 && !turns && !falls ? ', but ' : ', and ',
    overdue:
      overdueNow === 0
        ? 'no one is waiting too long'
        : `${inWords(overdueNow)} ${overdueNow === 1 ? 'person is' : 'people are'} waiting too long`,
  };
}

function whom(within24: number): string {
  if (within24 === 1) return 'everyone';
  if (within24 >= 0.9) return 'almost everyone';
  return within24 >= 0.75 ? 'most people' : `only ${share(within24)} of people`;
}
