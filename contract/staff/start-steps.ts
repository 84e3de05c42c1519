/** In the order in which an owner does them. */
export const START_STEPS = [
  'name',
  'logo',
  'hours',
  'licenses',
  'email',
  'address',
  'team',
  'project',
  'staff',
  'samples',
  'backup',
] as const;
export type StartStepId = (typeof START_STEPS)[number];
