import type { PlantedFault } from './fault.ts';

const OUTBOX = { file: 'server/outbox/store.ts', tests: ['server/outbox/outbox.test.ts'] };

export const mailFaults: PlantedFault[] = [
  {
    what: 'The first pause between tries is skipped',
    file: 'server/outbox/back-off.ts',
    old: 'PAUSES[attempts - 1]',
    new: 'PAUSES[attempts]',
    tests: ['server/outbox/back-off.test.ts'],
  },
  {
    what: 'A mail server that is closing down refuses for good',
    file: 'server/outbox/failure.ts',
    old: ' && responseCode !== 503',
    new: '',
    tests: ['server/outbox/failure.test.ts'],
  },
  {
    what: 'Mails of suspected spam go out',
    ...OUTBOX,
    old: "        .where('state', '=', 'waiting')\n        .where((eb) => eb.and([isHourCome",
    new: '        .where((eb) => eb.and([isHourCome',
  },
  {
    what: 'A worker that lost its claim still writes the result',
    ...OUTBOX,
    old: "      .where('lease', '=', lease)",
    new: "      .where('lease', '<>', '')",
  },
];
