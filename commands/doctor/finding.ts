/** One line of the doctor's report. */
export type Finding = {
  /** What was looked at: `database`, `mail`, … */
  about: string;
  /** `ok`; `look`: works, but somebody should decide about it; `wrong`: something is lost or doesn't work. */
  mark: 'ok' | 'look' | 'wrong';
  /** What is the matter. */
  says: string;
  /** What to do; not needed when it is ok. */
  todo?: string;
};

/** Findings about one subject. */
export const reportOn = (about: string) => ({
  ok: (says: string): Finding => ({ about, mark: 'ok', says }),
  look: (says: string, todo: string): Finding => ({ about, mark: 'look', says, todo }),
  wrong: (says: string, todo: string): Finding => ({ about, mark: 'wrong', says, todo }),
});

/** 0: all is ok; 1: somebody should look; 2: something is wrong. */
export function exitCodeOf(findings: Finding[]): 0 | 1 | 2 {
  if (findings.some(({ mark }) => mark === 'wrong')) return 2;
  return findings.some(({ mark }) => mark === 'look') ? 1 : 0;
}
