/**
 * What stands behind a request: license and insurance, the warranty, the firm's record, the steps of a project. Facts that
 * only the firm knows. Apart from `firm.ts`, which the script of /contact carries.
 */

/**
 * Proofs that a client may ask to see before signing. Only the firm knows them; `npm run doctor` names them until
 * `sample` is deleted. A registration without a number is shown by its name alone.
 */
export const credentials = {
  sample: true,
  licenses: [
    { name: 'Texas architecture firm', number: null },
    { name: 'Texas engineering firm', number: null },
  ] as { name: string; number: string | null }[],
  insurance: 'General liability, $2 million',
};

/** The repairs at the firm's own cost, and for how many years after the keys are handed over. */
export const warranty = {
  sample: true,
  terms: [
    { covers: 'Workmanship', years: 1 },
    { covers: 'Plumbing, wiring, air', years: 2 },
    { covers: 'Frame and foundation', years: 10 },
  ],
};

/** The firm's record (requirements §3.13, §10). */
export const record = {
  sample: true,
  years: { value: '15+', unit: 'Years' },
  craftspeople: { value: '50+', unit: 'Craftspeople' },
  projects: { value: '100+', unit: 'Projects' },
  counties: { value: '10', unit: 'Counties' },
};

/** The headings, and the steps of every project. */
export const trust = {
  credentials: 'Licensed and insured',
  warranty: 'Warranty',
  process: 'A project in four steps',
  steps: [
    'Consultation and site walk',
    'Design, permits, one price',
    'Construction to a dated schedule',
    'Tests, walkthrough, keys',
  ],
};
