import { describe, expect, it } from 'vitest';
import { processorMs } from '../testing/processor-time.ts';
import { type Evidence, score } from './score.ts';

const person: Evidence = {
  submission: {
    name: 'Rosa Delgado',
    email: 'rosa@example.com',
    message: 'We would like to add a bedroom to our house in Blanco.',
  },
  proof: 'solved',
  elapsed: 90_000,
  otherSenders: 0,
  fromSameAddress: 0,
  isKnown: false,
  isBusy: false,
};
const judge = (change: Partial<Evidence>, message?: string, sender: object = {}) =>
  score({
    ...person,
    ...change,
    submission: {
      ...person.submission,
      ...sender,
      ...(message !== undefined && { message }),
      ...change.submission,
    },
  });

describe('the spam score', () => {
  it('lets a person through who has no JavaScript, or whose proof is missing, late or lost', () => {
    for (const proof of ['missing', 'expired', 'wrong'] as const)
      expect(judge({ proof, elapsed: null })).toMatchObject({ spam: false, reasons: [] });
  });

  it('suspects whoever fills the hidden field or sends in under two seconds', () => {
    const trapped = judge({ submission: { ...person.submission, website: 'https://a.example' } });
    expect(trapped).toMatchObject({ spam: true, reasons: ['filled in a hidden field'] });
    expect(judge({ elapsed: 1400 }).reasons).toEqual(['sent 1.4 s after the form was shown']);
  });

  it('in a flood suspects only what has no proof', () => {
    expect(judge({ isBusy: true, proof: 'missing' }).spam).toBe(true);
    expect(judge({ isBusy: true, proof: 'solved' }).spam).toBe(false);
  });

  it('suspects a text that several others sent, a person’s second try never', () => {
    expect(judge({ otherSenders: 4 }).reasons).toEqual(['same text as 4 other senders this week']);
    expect(judge({ otherSenders: 1 }).spam).toBe(false);
    expect(judge({ fromSameAddress: 11 }).spam).toBe(false);
  });

  it('takes words for what they mean beside others', () => {
    expect(judge({}, 'I run an SEO agency and our office needs a remodel: two phone rooms.').spam).toBe(
      false,
    );
    expect(judge({}, 'Our SEO agency can rank your website on page 1 of Google. Free audit?').spam).toBe(
      true,
    );
    expect(judge({}, 'We have a construction loan approved and need a bid by Friday.').spam).toBe(false);
    expect(
      judge({}, 'We offer a business loan for your company, funds in 24 hours, no collateral.').spam,
    ).toBe(true);
  });

  it('lets links to plans, listings and pictures be', () => {
    const message =
      'Plans https://drive.google.com/file/d/1 listing https://www.zillow.com/homedetails/2 look https://www.houzz.com/3';
    expect(judge({ proof: 'missing' }, message).points).toBeLessThanOrEqual(3);
    expect(judge({}, 'https://a.example.top https://b.example.top https://c.example.top').spam).toBe(true);
  });

  it('sees through other letters, dots and invisible signs', () => {
    expect(judge({ proof: 'missing' }, 'Best online саsinо with free spins').spam).toBe(true);
    expect(judge({}, 'We sell b.a.c.k.l.i.n.k.s and guest posts for your blog').spam).toBe(true);
    expect(judge({}, 'Buy via\u200bgra and cia\u200blis without prescription').spam).toBe(true);
  });

  it('reads names from anywhere as names', () => {
    for (const name of [
      'Nguyễn Thị Xuân',
      'Krzysztof Brzęczyszczykiewicz',
      'Siobhán McAllister',
      '王小明',
      'Ng',
    ])
      expect(judge({ proof: 'missing', elapsed: null }, undefined, { name }).points).toBeLessThanOrEqual(3);
  });

  it('takes nothing off what the sending itself gave away', () => {
    expect(judge({ elapsed: 500, isKnown: true }).spam).toBe(true);
  });

  it('believes an address that staff have been in contact with', () => {
    const pitch =
      'Following up: did you get a chance to look at our proposal? Our rates are on www.ourfirm.example.com';
    expect(judge({ isKnown: true }, pitch).points).toBeLessThan(judge({}, pitch).points);
  });
});

it('takes no longer for a text made to keep it busy', async () => {
  for (const piece of [
    '{',
    '<a ',
    'a',
    'we help ',
    'your ',
    '[your ',
    'https://a.com ',
    'our kitchen our ',
    's.e.o.',
    '12,',
    // Characters that NFKC turns into two letters or more: "12.", "SM".
    '⒓',
    '℠',
    '\u0300\u0315\u0316',
  ]) {
    const message = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    const spent = await processorMs(() => judge({}, message, { name: message.slice(0, 200) }));
    expect(spent, piece).toBeLessThan(250);
  }
});
