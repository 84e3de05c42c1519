import type { PlantedFault } from './fault.ts';

const CLOCK = { file: 'contract/inquiries/clock.ts', tests: ['contract/inquiries/clock.test.ts'] };

export const contractFaults: PlantedFault[] = [
  {
    what: 'An inquiry is overdue at 24 hours sharp',
    ...CLOCK,
    old: "state: msLeft < 0 ? 'overdue'",
    new: "state: msLeft <= 0 ? 'overdue'",
  },
  {
    what: 'An answer is counted from the answer to the question',
    ...CLOCK,
    old: 'answeredClock(createdAt, firstContactAt);',
    new: 'answeredClock(firstContactAt, createdAt);',
  },
  {
    what: 'A day on which the clocks change begins an hour off',
    file: 'contract/shared/zoned-day.ts',
    old: 'midnight - offsetAt(guess, timeZone)',
    new: 'midnight - offsetAt(midnight, timeZone)',
    tests: ['contract/shared/zoned-day.test.ts'],
  },
];
