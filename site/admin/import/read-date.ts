import { clockOfDay, isDay } from '#contract/shared/zoned-day.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const TIME = String.raw`(?:,?[ T]+(?:at )?(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?m\.?)?)?`;
const FORMS: [RegExp, (parts: string[]) => string][] = [
  [new RegExp(`^(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})${TIME}$`, 'i'), ([y, m, d]) => dayAs(y, m, d)],
  [new RegExp(`^(\\d{1,2})[-/](\\d{1,2})[-/](\\d{4}|\\d{2})${TIME}$`, 'i'), ([m, d, y]) => dayAs(y, m, d)],
  // As Europeans write it.
  [new RegExp(`^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})${TIME}$`, 'i'), ([d, m, y]) => dayAs(y, m, d)],
  [
    new RegExp(`^(?:[a-z]{3,9}\\.?,? )?([a-z]{3})[a-z]*\\.? (\\d{1,2}),? (\\d{4})${TIME}$`, 'i'),
    ([m = '', d, y]) => dayAs(y, String(MONTHS.indexOf(m.toLowerCase()) + 1), d),
  ],
];

const dayAs = (year = '', month = '', day = '') =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * Reads a date, or a date and time, as programs and Americans write them; without a zone, on the studio's wall clock.
 * @returns the instant as ISO 8601 UTC, or null when it can't be read.
 */
export function readDate(text: string, timeZone: string): string | null {
  if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const at = new Date(text);
    return Number.isNaN(at.getTime()) ? null : at.toISOString();
  }
  for (const [form, dayOf] of FORMS) {
    const [, a = '', b = '', c = '', hour = '0', minute = '0', half = ''] = form.exec(text) ?? [];
    if (a === '') continue;
    const day = dayOf([a, b, c]);
    const minutes = minutesOf(Number(hour), Number(minute), half.toLowerCase());
    if (!isDay(day) || minutes === null) return null;
    return new Date(clockOfDay(day, timeZone)(minutes)).toISOString();
  }
  return null;
}

function minutesOf(hour: number, minute: number, half: string): number | null {
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return null;
  const hours = half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour;
  return hours * 60 + minute;
}
