/** The result of one check, as `doctor` and the dashboard show it. */
export type CheckFinding = {
  /** The subject checked: `database`, `mail`, … */
  about: string;
  /** `ok`; `warning`: works, but needs a decision; `error`: something is lost or doesn't work. */
  mark: 'ok' | 'warning' | 'error';
  /** The state found. */
  says: string;
  /** Instruction to the operator; omitted when ok. */
  todo?: string;
  /** The same for an owner, who has no shell, where the texts above name settings, files or commands. */
  owner?: OwnerTexts;
};

type OwnerTexts = { says?: string; todo?: string };

/** Returns constructors for findings about one subject. */
export const reportOn = (about: string) => ({
  ok: (says: string, owner?: OwnerTexts): CheckFinding => ({
    about,
    mark: 'ok',
    says,
    ...(owner && { owner }),
  }),
  warning: (says: string, todo: string, owner?: OwnerTexts): CheckFinding => ({
    ...{ about, mark: 'warning', says, todo },
    ...(owner && { owner }),
  }),
  error: (says: string, todo: string, owner?: OwnerTexts): CheckFinding => ({
    ...{ about, mark: 'error', says, todo },
    ...(owner && { owner }),
  }),
});

/** Returns 0 when all is ok, 1 when something needs attention, 2 when something is wrong. */
export function exitCodeOf(findings: CheckFinding[]): 0 | 1 | 2 {
  if (findings.some(({ mark }) => mark === 'error')) return 2;
  return findings.some(({ mark }) => mark === 'warning') ? 1 : 0;
}

/** The instruction for an owner where only the operator can act. */
export const ASK_ADMIN = 'Ask your site administrator.';

/** Returns the texts for an owner, which name no settings, files or commands. */
export const forOwner = ({ says, todo, owner }: CheckFinding): { says: string; todo?: string } => {
  const task = owner?.todo ?? todo;
  return { says: owner?.says ?? says, ...(task && { todo: task }) };
};
