/**
 * A model of inquiries and accounts (fast-check's model runs): visitors, staff, owners and the server's own jobs take random
 * steps, in sequence and concurrently, on two apps with one database. Each answer must match the model, and so must all
 * readable data after each run, and again after a restore of the last backup.
 *
 * `npm test -- tests/model` makes a few runs, always the same; MODEL_RUNS=10000 makes 10,000, different ones each time. A
 * failure prints the shortest failing commands and how to repeat them: MODEL_REPLAY=<seed>:<run> npm test -- tests/model.
 * The commands are then the same; the order of concurrent calls depends on the machine.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EngineName } from '../../server/database/connect.ts';
import type { ReceivedMail } from '../../server/testing/mail-server.ts';
import { engines } from '../../server/testing/test-app.ts';
import { anyCommand, type Model, type ModelCommand } from './commands.ts';
import { differences } from './invariants.ts';
import { observe } from './observe.ts';
import { differencesAfterRestore, leastOf } from './restored.ts';
import { settled } from './settled.ts';
import { Mismatch } from './state.ts';
import { createWorld, isQuiet, type World } from './world.ts';

const wanted = process.env.MODEL_RUNS;
const [replaySeed, replayRun] = process.env.MODEL_REPLAY?.split(':') ?? [];
const seed = Number(replaySeed ?? (wanted ? Date.now() % 2 ** 31 : 20270214));
const RUNS = {
  sqlite: Number(wanted ?? 40) / engines.length,
  postgres: Number(wanted ?? 40) / engines.length,
};
const MINUTES = 60_000;
const HOURS = 60 * MINUTES;

describe.each(engines)(`the model of inquiries and accounts on %s (seed ${seed})`, (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(engine);
    // Hashing and decoding are slow on a busy machine.
  }, 5 * MINUTES);
  afterAll(() => world?.close());

  it('predicts every response and the final state of every action', { timeout: 10 * HOURS }, async () => {
    const outcome = await fc.check(
      fc.asyncProperty(runs, (commands) => run(world, commands)),
      {
        seed,
        numRuns: Math.ceil(RUNS[engine]),
        ...(replayRun !== undefined && { path: replayRun, numRuns: 1 }),
      },
    );
    expect(reportOf(outcome, engine)).toBe('');
  });
});

const runs = fc.commands([anyCommand], { maxCommands: 30, size: '+1', disableReplayLog: true });

let done = 0;

async function run(world: World, commands: Iterable<ModelCommand>): Promise<void> {
  const model: Model = { candidates: [await world.reset()] };
  try {
    await fc.asyncModelRun(() => ({ model, real: world }), commands);
    await isQuiet(world);
    model.candidates = await settled(world, model.candidates);
    mustAgree(await differencesNow(world, model));
    mustAgree(await differencesAfterRestore(world, model.candidates));
  } finally {
    await isQuiet(world);
  }
  done += 1;
  if (wanted && done % 500 === 0) console.log(`${done} runs of the model`);
}

async function differencesNow(world: World, { candidates }: Model): Promise<string[]> {
  const observed = await observe({ ...world, app: world.apps[1] }, candidates);
  return [
    ...leastOf(candidates.map((state) => differences(state, observed))),
    ...sentAgain(world.mailServer.received).map((id) => `the mail ${id} went out twice`),
  ];
}

/** Emails that were sent again although the mail server's answer had reached the sender. */
function sentAgain(received: ReceivedMail[]): string[] {
  return received
    .filter(({ messageId }, at) =>
      received.slice(0, at).some((earlier) => earlier.answered && earlier.messageId === messageId),
    )
    .map(({ messageId }) => messageId);
}

function mustAgree(found: string[]): void {
  if (found.length > 0) throw new Mismatch(found.slice(0, 8).join('\n'));
}

/** @returns an empty string for success; otherwise the shortest failing commands, the reason, and how to repeat them. */
function reportOf(outcome: fc.RunDetails<[Iterable<ModelCommand>]>, engine: EngineName): string {
  if (!outcome.failed) return '';
  const [failing] = outcome.counterexamplePath?.split(':') ?? [];
  const commands = [...(outcome.counterexample?.[0] ?? [])].map(String).join('\n');
  const why = explain(outcome.errorInstance) ?? 'no run was possible';
  return `${engine}, run ${failing}, after ${outcome.numShrinks} shrinks:\n${commands}\n${why}\nReplay: MODEL_REPLAY=${seed}:${failing} npm test -- tests/model`;
}

const explain = (error: unknown): string | undefined =>
  error instanceof Mismatch ? error.message : (error as Error | null)?.stack;
