/** One line of the doctor's report. */
export type DoctorFinding = {
  /** The subject checked: `database`, `mail`, … */
  about: string;
  /** `ok`; `look`: works, but needs a decision; `wrong`: something is lost or doesn't work. */
  mark: 'ok' | 'look' | 'wrong';
  /** The state found. */
  says: string;
  /** Instruction to the operator; omitted when ok. */
  todo?: string;
};

/** Returns constructors for findings about one subject. */
export const reportOn = (about: string) => ({
  ok: (says: string): DoctorFinding => ({ about, mark: 'ok', says }),
  look: (says: string, todo: string): DoctorFinding => ({ about, mark: 'look', says, todo }),
  wrong: (says: string, todo: string): DoctorFinding => ({ about, mark: 'wrong', says, todo }),
});

/** Returns 0 when all is ok, 1 when something needs attention, 2 when something is wrong. */
export function exitCodeOf(findings: DoctorFinding[]): 0 | 1 | 2 {
  if (findings.some(({ mark }) => mark === 'wrong')) return 2;
  return findings.some(({ mark }) => mark === 'look') ? 1 : 0;
}
