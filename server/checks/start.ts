/** The steps of *Make it yours*, each with the findings of its checks. */

import type { StartStep } from '#contract/staff/start.ts';
import { START_STEPS, type StartStepId } from '#contract/staff/start-steps.ts';
import { type CheckFinding, forOwner } from './finding.ts';

/** Subjects of each step; the first with a finding describes it when all is done. */
const SUBJECTS: Record<StartStepId, readonly string[]> = {
  name: ['firm'],
  logo: ['logo'],
  hours: ['hours'],
  licenses: ['licenses'],
  email: ['mail', 'outbox', 'mailbox'],
  address: ['origin', 'certificate'],
  team: ['team'],
  project: ['project'],
  staff: ['staff'],
  samples: ['samples'],
  backup: ['off-site', 'backups'],
};

/** Steps without a finding aren't offered: meeting hours when booking is off. */
export const startSteps = (findings: CheckFinding[], skipped: readonly string[]): StartStep[] =>
  START_STEPS.flatMap((id) => {
    const own = SUBJECTS[id].flatMap((subject) => findings.filter(({ about }) => about === subject));
    return own.length === 0 ? [] : [stepOf(id, own, skipped.includes(id))];
  });

function stepOf(id: StartStepId, findings: CheckFinding[], isSkipped: boolean): StartStep {
  const open = findings.filter(({ mark }) => mark !== 'ok').map(forOwner);
  const [first] = open;
  if (!first) {
    const about = findings[0]?.about;
    const described = findings.filter((finding) => finding.about === about).at(-1) as CheckFinding;
    return { id, state: 'done', says: forOwner(described).says, todo: null };
  }
  // A second problem, such as emails that wait because no account is set up, is part of the first.
  const says = open.slice(0, 2).map((finding) => finding.says);
  return { id, state: isSkipped ? 'skipped' : 'open', says: says.join(' '), todo: first.todo ?? null };
}
