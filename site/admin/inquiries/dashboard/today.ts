/** The day's work, from the inquiries that need a reply and the latest arrivals; and one sentence about it. */
import { setup } from '#content/firm.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { dayOf, startOfDay } from '#contract/shared/zoned-day.ts';

export type Today<Waiting extends Inquiry> = {
  /** Clients who wait for a reply: emergencies first, then the longest wait. */
  answers: Waiting[];
  /** The day of their next step has come. */
  nextSteps: Waiting[];
  /** Meetings that have ended without an outcome. */
  outcomes: Waiting[];
  /** Arrivals since the last evening. */
  overnight: number;
  emergencies: number;
};

const HOUR_MS = 3_600_000;

/** Six in the evening, from which an arrival is of this night, as ISO 8601. @param now milliseconds since 1970. */
export const nightBegan = (now: number): string =>
  new Date(Date.parse(startOfDay(dayOf(now, setup.timeZone), setup.timeZone)) - 6 * HOUR_MS).toISOString();

/** @param now milliseconds since 1970. */
export function todayOf<Waiting extends Inquiry>(
  waiting: readonly Waiting[],
  arrived: readonly Inquiry[],
  now: number,
): Today<Waiting> {
  const since = nightBegan(now);
  const because = (reason: Inquiry['waitingReason']) =>
    waiting.filter(({ waitingReason }) => waitingReason === reason);
  const answers = waiting
    .filter(({ waitingReason }) => waitingReason !== 'next-step' && waitingReason !== 'meeting')
    .sort((a, b) => rankOf(a) - rankOf(b) || sinceOf(a).localeCompare(sinceOf(b)));
  return {
    answers,
    nextSteps: because('next-step'),
    outcomes: because('meeting'),
    overnight: arrived.filter(({ createdAt }) => createdAt >= since).length,
    emergencies: answers.filter(({ priority }) => priority === 'emergency').length,
  };
}

const rankOf = ({ priority }: Inquiry): number => (priority === 'emergency' ? 0 : 1);
const sinceOf = ({ waitingSince }: Inquiry): string => waitingSince ?? '';

type DayFigures = Pick<Today<Inquiry>, 'emergencies' | 'overnight'> & {
  answers: number;
  overdue: number;
  meetings: number;
};

/** The most pressing fact, and the rest of the day. */
export function dayInSentences(day: DayFigures): { first: string; rest: string } {
  const { answers, overdue, emergencies, overnight, meetings } = day;
  const first =
    overdue > 0
      ? `${people(overdue, 'has', 'have')} waited too long.`
      : answers > 0
        ? `${people(answers, 'is', 'are')} waiting for a reply. Nothing is overdue.`
        : 'All caught up.';
  const rest = [
    emergencies > 0 &&
      `${capital(inWords(emergencies))} ${emergencies === 1 ? 'inquiry is an emergency' : 'inquiries are emergencies'}.`,
    meetings > 0 && `You have ${inWords(meetings)} ${meetings === 1 ? 'meeting' : 'meetings'} today.`,
    overnight > 0 &&
      `${capital(inWords(overnight))} ${overnight === 1 ? 'inquiry has' : 'inquiries have'} come in since yesterday evening.`,
  ];
  return { first, rest: rest.filter(Boolean).join(' ') };
}

const people = (count: number, one: string, many: string): string =>
  `${capital(inWords(count))} ${count === 1 ? `person ${one}` : `people ${many}`}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (count: number): string => NUMBERS[count] ?? count.toLocaleString('en-US');
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
