/** When a rule repeats, counted by rrule-temporal on the clock on the wall (docs/decisions/0021). */
import { RRuleTemporal } from 'rrule-temporal';
import { type Moment, momentOf } from './moments.ts';
import { propertiesOf } from './properties.ts';
import type { Zones } from './zone.ts';

/** Every half hour, over all that is looked at. */
const MOST_PERIODS = 20_000;
const MOST_CANDIDATES = 25_000;

export class RepeatsTooOften extends Error {
  override name = 'RepeatsTooOften';
}

/**
 * Returns wall-clock starts between `from` and `to`. Only COUNT ends the rule here: the caller applies UNTIL, because it
 * has the zone.
 * @throws RepeatsTooOften; an Error for an invalid rule.
 */
export function startsOf(rule: string, start: number, from: number, to: number): number[] {
  if (to < from) return [];
  try {
    return new RRuleTemporal({
      rruleString: `DTSTART:${basic(start)}Z\nRRULE:${rule}`,
      maxIterations: MOST_PERIODS,
      // Counting candidates takes forty times as long; only these can have many within one period.
      ...(/BY(?:HOUR|MINUTE|SECOND)=/.test(rule) && { maxCandidateEvaluations: MOST_CANDIDATES }),
      cache: false,
    })
      .between(new Date(from), new Date(to), true)
      .map(({ epochMilliseconds }) => epochMilliseconds);
  } catch (error) {
    if (error instanceof Error && /exceeded/i.test(error.message)) throw new RepeatsTooOften();
    throw error;
  }
}

const basic = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d+Z/g, '');

const partsOf = (rule: string): string[] => rule.toUpperCase().replace(/\s/g, '').split(';').filter(Boolean);

/** Also without what programs write that means nothing: an interval of zero. */
export const withoutUntil = (rule: string): string =>
  partsOf(rule)
    .filter((part) => !/^UNTIL=|^INTERVAL=-?0*$/.test(part))
    .join(';');

/** The last moment that counts. @throws when it can't be read. */
export function untilOf(rule: string, zones: Zones): Moment | null {
  const until = partsOf(rule)
    .find((part) => part.startsWith('UNTIL='))
    ?.slice('UNTIL='.length);
  if (!until) return null;
  const [property] = propertiesOf([`DTSTART:${until}`]).all('DTSTART');
  if (!property?.values[0]) throw new Error('The rule’s end isn’t readable.');
  return momentOf(property.values[0], property, zones);
}
