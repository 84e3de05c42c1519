/** Everybody's own account: signing in and out, a password by a link or in place of the old one, other sessions. */
import fc from 'fast-check';
import { byStaff, session, slotOf } from './as-staff.ts';
import { type Call, type ModelStep, mustAnswer, requesting } from './call.ts';
import { emailOf, STAFF_NAMES } from './fixture.ts';
import { accountOf, authorize, beginSession, endLinks, endSessions, linkWorks } from './rules-of-accounts.ts';
import { app } from './visitor.ts';
import { wordOf } from './words.ts';
import type { World } from './world.ts';

/** A session that the answer begins, under a name of its own. */
const beginning = (call: Call, slot: string): Call => ({
  ...call,
  keep(world, { status, cookie }) {
    if (status < 300 && cookie) world.cookies.set(slot, cookie);
  },
});

/** The sessions from before have numbers alone. */
const slotFor = (person: string, world: World) => `${person}/later ${world.next()}`;

const person = fc.constantFrom(...STAFF_NAMES);

export const signIn: fc.Arbitrary<ModelStep> = fc.record({ app, person }).map(({ app, person }) => ({
  words: `${person} signs in ${JSON.stringify({ app })}`,
  prepare: (state, world) => {
    const { password } = accountOf(state, person);
    const slot = slotFor(person, world);
    const json = { email: emailOf(person), password };
    return beginning(
      requesting({ app, method: 'POST', url: '/api/auth/sign-in/email', json }, (now, answer) => {
        const account = accountOf(now, person);
        if (account.password !== password) return mustAnswer(answer, 401);
        if (account.disabled) return mustAnswer(answer, 403);
        mustAnswer(answer, 200);
        beginSession(now, slot, person);
      }),
      slot,
    );
  },
}));

export const leave: fc.Arbitrary<ModelStep> = fc.record({ app, session }).map(({ app, session }) => ({
  words: `someone signs out ${JSON.stringify({ app, session })}`,
  prepare: (state) => {
    const slot = slotOf(state, session);
    return requesting({ app, method: 'POST', url: '/api/auth/sign-out', slot, json: {} }, (now, answer) => {
      mustAnswer(answer, 200);
      const found = now.sessions[slot];
      if (found) found.ended = true;
    });
  },
}));

export const endOthers: fc.Arbitrary<ModelStep> = fc.record({ app, session }).map(({ app, session }) => ({
  words: `someone ends all other sessions ${JSON.stringify({ app, session })}`,
  prepare: (state) => {
    const slot = slotOf(state, session);
    return byStaff(
      state,
      { app, method: 'DELETE', url: '/api/staff/sessions', slot },
      (now, answer, actor) => {
        mustAnswer(answer, 200);
        endSessions(now, actor, slot);
      },
    );
  },
}));

export const changePassword: fc.Arbitrary<ModelStep> = fc
  .record({ app, session })
  .map(({ app, session }) => ({
    words: `someone changes the password ${JSON.stringify({ app, session })}`,
    prepare: (state, world) => {
      const slot = slotOf(state, session);
      const person = state.sessions[slot]?.account as string;
      const { password: currentPassword } = accountOf(state, person);
      const newPassword = `${wordOf(world.next())} above the river`;
      const fresh = slotFor(person, world);
      const json = { currentPassword, newPassword };
      return beginning(
        requesting({ app, method: 'POST', url: '/api/auth/change-password', slot, json }, (now, answer) => {
          const refused = authorize(now, slot, 'staff');
          const account = accountOf(now, person);
          // 409: it became another one between its check and its change.
          if (account.password !== currentPassword) return mustAnswer(answer, refused ?? 400, 409);
          if (refused) return mustAnswer(answer, refused);
          mustAnswer(answer, 200);
          account.password = newPassword;
          endSessions(now, person);
          beginSession(now, fresh, person);
        }),
        fresh,
      );
    },
  }));

export const useLink: fc.Arbitrary<ModelStep> = fc.record({ app, nth: fc.nat(5) }).map(({ app, nth }) => ({
  words: `someone uses a one-time link ${JSON.stringify({ app, nth })}`,
  prepare: (state, world) => {
    const tokens = Object.keys(state.links);
    const token = tokens[nth % Math.max(1, tokens.length)];
    if (token === undefined) return null;
    const person = state.links[token]?.account as string;
    const password = `${wordOf(world.next())} below the ledge`;
    const slot = slotFor(person, world);
    const request = { app, method: 'POST', url: '/api/staff/set-up', json: { token, password } } as const;
    return beginning(
      requesting(request, (now, answer) => {
        if (!linkWorks(now, token) || accountOf(now, person).disabled) return mustAnswer(answer, 410);
        mustAnswer(answer, 201);
        accountOf(now, person).password = password;
        endLinks(now, person);
        endSessions(now, person);
        // Disabled between the password and the sign-in, the account gets no session.
        if (answer.cookie) beginSession(now, slot, person);
      }),
      slot,
    );
  },
}));
