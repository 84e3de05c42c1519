/** Steps as commands: in sequence, several concurrently, or one whose body arrives after other steps have run. */
import fc from 'fast-check';
import { vi } from 'vitest';
import { type AnsweredCall, accept } from './accept.ts';
import { changeMany } from './bulk.ts';
import { type Call, hold, type ModelStep } from './call.ts';
import { logContact, reply, setLink } from './contacts.ts';
import { patch } from './desk.ts';
import { backup, nextSteps, orphans, retention } from './jobs.ts';
import { changeAccount, eraseAddress, eraseOne, signOut } from './owners.ts';
import { usePrivatePage } from './private-page.ts';
import { settled } from './settled.ts';
import { Mismatch, type State } from './state.ts';
import { undo } from './undo.ts';
import { sendForm } from './visitor.ts';
import { isQuiet, type World } from './world.ts';

/** The states that are possible. */
export type Model = { candidates: State[] };
export type ModelCommand = fc.AsyncCommand<Model, World>;

/** With more possible states than this, the run ends with its check. */
const MOST_CANDIDATES = 24;

const weighed = (...steps: readonly (readonly [number, fc.Arbitrary<ModelStep>])[]) =>
  fc.oneof(...steps.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const step = weighed(
  [12, sendForm],
  [8, usePrivatePage],
  [8, patch],
  [3, logContact],
  [4, reply],
  [3, setLink],
  [5, changeMany],
  [4, undo],
  [6, eraseOne],
  [3, eraseAddress],
  [6, changeAccount],
  [2, signOut],
  [2, retention],
  [2, orphans],
  [2, nextSteps],
  [2, backup],
);

/** A command runs only while the number of candidate states is limited, because any step can overlap with another. */
function command(words: string, run: (model: Model, world: World) => Promise<void>): ModelCommand {
  return {
    check: ({ candidates }) => candidates.length <= MOST_CANDIDATES,
    async run(model, world) {
      pass(model, SECOND);
      try {
        await run(model, world);
      } catch (error) {
        if (error instanceof Mismatch) error.message = `${words}:\n${error.message}`;
        throw error;
      }
    },
    toString: () => words,
  };
}

const SECOND = 1000;

/** Moves the clock of the servers and of the model. */
export function pass(model: Model, milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
  for (const state of model.candidates) state.at = new Date().toISOString();
}

async function alone(step: ModelStep, model: Model, world: World): Promise<void> {
  const call = step.prepare(model.candidates[0] as State, world);
  if (call) model.candidates = accept(model.candidates, [await answerOf(call, world)]);
}

async function answerOf(call: Call, world: World): Promise<AnsweredCall> {
  const answer = await call.send(world);
  call.keep?.(world, answer);
  return { call, answer };
}

const oneByOne = step.map((one) => command(one.words, (model, world) => alone(one, model, world)));

/** Concurrent steps. @param twice sends the first one twice at the same moment: a double click, or a retry. */
const together = fc
  .record({ steps: fc.array(step, { minLength: 2, maxLength: 3 }), twice: fc.boolean() })
  .map(({ steps, twice }) =>
    command(
      `together${twice ? ', the first twice' : ''}: ${steps.map(({ words }) => words).join(' | ')}`,
      async (model, world) => {
        const given = twice ? steps.slice(0, 2) : steps;
        const calls = given
          .map((one) => one.prepare(model.candidates[0] as State, world))
          .filter((call) => call !== null);
        const sent = twice ? [...calls.slice(0, 1), ...calls] : calls;
        const answered = await Promise.all(sent.map((call) => answerOf(call, world)));
        model.candidates = accept(model.candidates, answered);
      },
    ),
  );

/**
 * A step whose body arrives after other steps. Its guard runs before them and its handler after them: either may refuse
 * the request, but only the handler has an effect.
 */
const meanwhile = fc
  .record({ held: step, others: fc.array(step, { minLength: 1, maxLength: 3 }) })
  .map(({ held, others }) =>
    command(
      `while the body is on its way of: ${held.words}: ${others.map(({ words }) => words).join('; ')}`,
      async (model, world) => {
        const call = held.prepare(model.candidates[0] as State, world);
        if (!call?.request) return;
        const { finish } = await hold(world, call.request);
        const refusals = model.candidates.map((state) => call.guard?.(state) ?? null);
        for (const other of others) {
          await alone(other, model, world);
          pass(model, SECOND);
        }
        const answer = await finish();
        call.keep?.(world, answer);
        if (!refusals.includes(answer.status))
          model.candidates = accept(model.candidates, [{ call, answer }]);
      },
    ),
  );

/** Retention is measured in days, sessions in minutes. A jump must not end the lease of an email that is being sent. */
const clock = fc.constantFrom(11, 31, 70, 25 * 60, 31 * 24 * 60).map((minutes) =>
  command(`${minutes} minutes pass`, async (model, world) => {
    await isQuiet(world);
    model.candidates = await settled(world, model.candidates);
    pass(model, minutes * 60_000);
  }),
);

const mailServer = fc.boolean().map((stalls) =>
  command(`the mail server ${stalls ? 'stalls' : 'goes on'}`, async (_model, world) => {
    world.gate.open();
    if (!stalls) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    world.gate = { opened: promise, open: resolve };
  }),
);

export const anyCommand = fc.oneof(
  { weight: 10, arbitrary: oneByOne },
  { weight: 5, arbitrary: together },
  { weight: 3, arbitrary: meanwhile },
  { weight: 1, arbitrary: clock },
  { weight: 1, arbitrary: mailServer },
);
