/** Three questions that a visitor may answer after sending the request: what it may cost, when, and where. */

/** Ranges, and the estimate that each sets; the open range sets its lower end. */
export const BUDGETS = {
  'under-250k': { label: 'Under $250,000', value: { low: 100_000, high: 250_000 } },
  '250k-500k': { label: '$250,000–$500,000', value: { low: 250_000, high: 500_000 } },
  '500k-1m': { label: '$500,000–$1 million', value: { low: 500_000, high: 1_000_000 } },
  '1m-2m': { label: '$1–2 million', value: { low: 1_000_000, high: 2_000_000 } },
  'over-2m': { label: 'Over $2 million', value: { low: 2_000_000, high: 2_000_000 } },
} as const;

export const TIMINGS = {
  'this-quarter': 'Within 3 months',
  'this-year': 'In 3 to 12 months',
  later: 'More than a year out',
  unsure: 'Not sure yet',
} as const;

export const LAND = {
  own: 'I own it',
  'under-contract': 'Under contract',
  looking: 'Still looking',
  'not-needed': 'Not needed for this project',
} as const;

export type VisitorAnswers = {
  budget: keyof typeof BUDGETS | null;
  timing: keyof typeof TIMINGS | null;
  land: keyof typeof LAND | null;
};

/** The choices of each question, in the order in which they are asked. */
export const ANSWER_CHOICES: Record<keyof VisitorAnswers, [value: string, label: string][]> = {
  budget: Object.entries(BUDGETS).map(([value, { label }]) => [value, label]),
  timing: Object.entries(TIMINGS),
  land: Object.entries(LAND),
};

/** Form `answers`: an answer that isn't among the choices counts as none. */
export function readAnswers(fields: Record<string, string>): VisitorAnswers {
  const among = <T extends string>(choices: Record<T, unknown>, given: string | undefined): T | null =>
    given !== undefined && Object.hasOwn(choices, given) ? (given as T) : null;
  return {
    budget: among(BUDGETS, fields.budget),
    timing: among(TIMINGS, fields.timing),
    land: among(LAND, fields.land),
  };
}

/** The label of an answer; an unknown one as it is stored. */
export const answerLabel = (question: keyof VisitorAnswers, answer: string): string =>
  ANSWER_CHOICES[question].find(([value]) => value === answer)?.[1] ?? answer;

export const ANSWER_NAMES = Object.keys(ANSWER_CHOICES) as (keyof VisitorAnswers)[];
