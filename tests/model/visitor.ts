/** A visitor sends the form, with or without JavaScript: a new one, the same again, or another text with the same key. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { hashToken } from '../../server/config/tokens.ts';
import { tokenFor, visitorPath } from '../../server/inquiries/private-link.ts';
import { type Call, type ModelAnswer, type ModelStep, mustAnswer, send } from './call.ts';
import { PICTURES } from './fixture.ts';
import { addMail, NO_NEXT_STEP } from './rules-of-inquiries.ts';
import { addEvent, belongToOthers, type InquiryState, must, type State, someGone } from './state.ts';
import { VISITORS, wordOf } from './words.ts';
import { SECRET, type World } from './world.ts';

export type SentInquiry = {
  key: string;
  visitor: (typeof VISITORS)[number];
  message: string;
  word: string;
  attachments: string[];
  script: boolean;
  /** Whether the hidden field is filled. */
  robot: boolean;
};

export const pictures = fc.uniqueArray(fc.nat(PICTURES - 1), { maxLength: 3 });
export const app = fc.constantFrom<0 | 1>(0, 1);

export const urlsOf = (state: State, numbers: number[]): string[] =>
  numbers.map((n) => Object.keys(state.pictures)[n] as string);

export const sendForm: fc.Arbitrary<ModelStep> = fc
  .record({
    ...{ app, pictures, script: fc.boolean(), visitor: fc.nat(VISITORS.length - 1) },
    robot: fc.integer({ min: 0, max: 3 }).map((n) => n === 3),
    again: fc.option(fc.record({ nth: fc.nat(20), otherWords: fc.boolean() }), { freq: 4 }),
  })
  .map(({ app, again, ...fresh }) => ({
    words: `visitor ${VISITORS[fresh.visitor]?.name} sends the form ${JSON.stringify({ app, ...fresh, again })}`,
    prepare: (state, world) => {
      const earlier = world.sent.inquiries as SentInquiry[];
      const before = again ? earlier[again.nth % Math.max(1, earlier.length)] : undefined;
      const sent = !before
        ? newForm(state, world, fresh)
        : again?.otherWords
          ? reworded(before, world)
          : before;
      if (sent !== before) earlier.push(sent);
      return sending(app, sent);
    },
  }));

type Fresh = { visitor: number; pictures: number[]; script: boolean; robot: boolean };

function newForm(state: State, world: World, { visitor, pictures, script, robot }: Fresh): SentInquiry {
  const attachments = urlsOf(state, pictures);
  const known = { visitor: VISITORS[visitor] as SentInquiry['visitor'], attachments, script, robot };
  return reworded({ ...known, key: randomUUID(), message: '', word: '' }, world);
}

function reworded(sent: SentInquiry, world: World): SentInquiry {
  const word = wordOf(world.next());
  return { ...sent, word, message: `Eleven acres outside of Blanco, ${word} on the ridge.` };
}

function sending(app: 0 | 1, sent: SentInquiry): Call {
  const { key, visitor, message, attachments, script, robot } = sent;
  const { name, email } = visitor;
  const phone = visitor.phone ?? '';
  const website = robot ? 'https://example.com' : '';
  const request = script
    ? {
        ...{ app, method: 'POST' as const, url: '/api/inquiries', headers: { 'idempotency-key': key } },
        json: { name, email, phone, message, attachments, website, elapsed: 60_000 },
      }
    : {
        ...{ app, method: 'POST' as const, url: '/contact' },
        form: [
          ...Object.entries({ name, email, phone, message, website, idempotencyKey: key }),
          ...attachments.map((url): [string, string] => ['attachments', url]),
        ] as [string, string][],
      };
  return {
    send: async (world) => withId(world, await send(world, request)),
    ...(script && { request }),
    judge: (state, answer) => judge(state, answer, sent),
  };
}

/** Without JavaScript, the answer has only a reference, or the private link if a call can be booked. */
async function withId(world: World, answer: ModelAnswer): Promise<ModelAnswer> {
  const found = foundIn(answer);
  if (found === null) return answer;
  const row = await world.test.db
    .selectFrom('inquiries')
    .select(['id', 'reference'])
    .where(found.column, '=', found.value)
    .executeTakeFirst();
  const { id = found.value, reference = found.value } = row ?? {};
  return { ...answer, body: JSON.stringify({ id, reference }) };
}

function foundIn({ status, headers }: ModelAnswer) {
  if (status !== 303) return null;
  const { pathname, searchParams } = new URL(String(headers.location), 'http://localhost');
  const reference = searchParams.get('reference');
  if (reference !== null) return { column: 'reference', value: reference } as const;
  const [, token] = pathname.match(/^\/inquiry\/([^/]+)\/thank-you$/) ?? [];
  return token === undefined ? null : ({ column: 'visitor_token_hash', value: hashToken(token) } as const);
}

const contentOf = ({ visitor, message, attachments }: SentInquiry): string =>
  JSON.stringify([visitor.name, visitor.email, visitor.phone, message, attachments]);

function judge(state: State, answer: ModelAnswer, sent: SentInquiry) {
  if (someGone(state, sent.attachments)) return mustAnswer(answer, 400, 422);
  const before = Object.values(state.inquiries).find(({ key }) => key === sent.key);
  if (before && before.content !== contentOf(sent)) return mustAnswer(answer, 409);
  if (!before && belongToOthers(state, sent.attachments, sent.visitor)) return mustAnswer(answer, 422);
  mustAnswer(answer, sent.script ? 201 : 303);
  const receipt = JSON.parse(answer.body) as { id: string; reference: string; link?: string | null };
  const inquiry = before ?? arrived(state, receipt, sent);
  must(receipt.id === inquiry.id, () => `made a second inquiry, ${receipt.reference}, under the same key`);
  if (sent.script) must(receipt.link === linkOf(inquiry), () => `told the private link ${receipt.link}`);
}

/** The receipt contains only the first private link, and only while that link works. */
const linkOf = ({ id, generation, linkWorks }: InquiryState): string | null =>
  generation === 1 && linkWorks ? visitorPath(tokenOf(id, 1)) : null;

export const tokenOf = (id: string, generation: number): string => tokenFor(SECRET, id, generation);

function arrived(
  state: State,
  { id, reference }: { id: string; reference: string },
  sent: SentInquiry,
): InquiryState {
  const at = state.at;
  const { name, email, phone } = sent.visitor;
  const { key, message, attachments, robot, word } = sent;
  const inquiry: InquiryState = {
    ...{ id, reference, name, email, phone, message, attachments: [...attachments], key },
    ...{ status: 'new', notes: null, spam: robot, assigneeId: null, firstContactAt: null },
    ...{ withdrawnAt: null, erasureRequestedAt: null, waiting: null, visitorAt: at, missedCall: null },
    ...{ priority: 'normal', tags: [] },
    ...{ ...NO_NEXT_STEP, version: 1, createdAt: at, updatedAt: at },
    ...{ content: contentOf(sent), generation: 1, linkWorks: true },
    ...{ events: [], mails: [], forms: {}, replies: {}, underWay: {}, words: [word], unsearched: [] },
  };
  addEvent(inquiry, at, 'created', null);
  addMail(inquiry, 'inquiry-staff', 'studio@example.com');
  addMail(inquiry, 'inquiry-visitor', email);
  state.inquiries[id] = inquiry;
  // An erased form that is sent again restores its words.
  for (const gone of state.erased) gone.words = gone.words.filter((each) => each !== word);
  return inquiry;
}
