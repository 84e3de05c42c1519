/** The last step of a run: a restore of its backup returns the backed-up data, except what was erased or ended since. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { restore } from '../../server/backup/restore.ts';
import { forget } from './forget.ts';
import { differences } from './invariants.ts';
import { type Observed, observe } from './observe.ts';
import { touch } from './rules-of-inquiries.ts';
import {
  addEvent,
  erase,
  erasedOf,
  type InquiryState,
  knownIds,
  type ModelSnapshot,
  type State,
} from './state.ts';
import { fill, type World } from './world.ts';

/** @returns the differences after a restore of the last backup; empty when there are none, or no backup was made. */
export async function differencesAfterRestore(world: World, candidates: State[]): Promise<string[]> {
  const file = candidates[0]?.backups.at(-1)?.file;
  if (!file) return [];
  const { place } = world;
  await fill(place.db);
  // The pictures and the register of erasures are those of the previous run.
  for (const name of ['images', 'ledge-frame-erasures.jsonl'])
    await rm(join(place.config.dataDir, name), { recursive: true, force: true });
  await restore(place.db, place.config, file);
  const observed = await observe({ ...world, app: place.app, test: place }, candidates);
  const all = candidates.map((state) =>
    differences(afterRestore(state, observed), observed, { mailsGoOut: false }),
  );
  return leastOf(all).map((words) => `after a restore: ${words}`);
}

export const leastOf = (all: string[][]): string[] => all.toSorted((a, b) => a.length - b.length)[0] ?? [];

/** The state when the backup was made, without what was erased or ended since; no one is signed in. */
function afterRestore(now: State, observed: Observed): State {
  const { state: then } = now.backups.at(-1) as ModelSnapshot;
  const restored: State = { ...structuredClone(then), at: now.at, backups: [] };
  for (const { id } of now.erased) if (restored.inquiries[id]) erase(restored, id);
  for (const [key, at] of Object.entries(now.forgotten))
    if (then.forgotten[key] !== at) forget(restored, key, at);
  for (const inquiry of Object.values(restored.inquiries)) {
    endLink(inquiry, now, observed);
    stopReplies(restored, inquiry);
  }
  // Rows that are newer than the backup are absent, too.
  const gone = [...now.erased, ...Object.values(now.inquiries).map(erasedOf)];
  restored.erased = [...restored.erased, ...gone.filter(({ id }) => !isKnown(restored, id))];
  restored.sessions = structuredClone(now.sessions);
  for (const session of Object.values(restored.sessions)) session.ended = true;
  return restored;
}

/** A reply that was being sent may have arrived since, so a person decides. A held one stays held (docs/decisions/0027). */
function stopReplies(restored: State, inquiry: InquiryState): void {
  const why = 'A backup was restored, and this may already have been sent. If not, send it again.';
  for (const [mailId, { held }] of Object.entries(inquiry.underWay)) {
    if (held) continue;
    touch(restored, inquiry);
    addEvent(inquiry, restored.at, 'mail-failed', null, { mailId, why });
  }
}

/**
 * The backup doesn't include a private link that was replaced or revoked while it was made, but the register next to it
 * may list that link. The restore then ends the link again, and its replacement works, if there is one. A link that was
 * ended later isn't listed, because no server here keeps the register.
 */
function endLink(inquiry: InquiryState, now: State, { pages }: Observed): void {
  const later = now.inquiries[inquiry.id];
  if (!later || later.generation <= inquiry.generation) return;
  const isOpen = (generation: number) => pages[`${inquiry.id} ${generation}`]?.status === 200;
  if (isOpen(inquiry.generation)) return;
  for (let generation = later.generation; generation > inquiry.generation; generation--)
    if (isOpen(generation)) return void Object.assign(inquiry, { generation, linkWorks: true });
  if (inquiry.linkWorks) Object.assign(inquiry, { generation: later.generation, linkWorks: false });
}

const isKnown = (state: State, id: string): boolean => knownIds(state).includes(id);
