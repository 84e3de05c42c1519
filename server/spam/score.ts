/** How much an inquiry looks like the work of a program or a seller. Pure: same evidence, same verdict. */

import type { InquirySubmission } from '#contract/inquiries/inquiry.ts';
import { humanSignals, isSalesOffer } from './human-signals.ts';
import { type Links, linksIn, UNUSUAL_ENDING, withoutLinks } from './links.ts';
import type { ProofState } from './proof.ts';
import { isForeignScript, isGeneratedName, isGibberish, isRandomAddress } from './text-heuristics.ts';
import { compatible } from './texts.ts';
import {
  CONTENT,
  CREDIT,
  FASTEST_PERSON_MS,
  PITCH,
  QUICK_PERSON_MS,
  REPETITION,
  SAME_ADDRESS,
  SENDER,
  SENDING,
  THRESHOLD,
} from './weights.ts';
import { alternatives, readSections } from './word-lists.ts';

const SELLING = new RegExp(alternatives('hosts.txt', 'selling'));

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether the domain names goods for sale, or the part in front of a free provider's domain does. */
const isSalesSender = (email: string): boolean => SELLING.test(email.toLowerCase());

const hasUnusualEnding = (email: string): boolean => UNUSUAL_ENDING.test(domainOf(email));

export type Evidence = {
  submission: Pick<InquirySubmission, 'name' | 'email' | 'message' | 'website' | 'elapsed' | 'attachments'>;
  proof: ProofState;
  /** Milliseconds that the form was open; null when unknown. */
  elapsed: number | null;
  /** How many others sent the same text in the last days. */
  otherSenders: number;
  /** How many inquiries came from the same address within a day. */
  fromSameAddress: number;
  /** Staff have been in contact with this address. */
  isKnown: boolean;
  /** More came within the hour than a firm of this size gets. */
  isBusy: boolean;
  ownHost?: string;
};

const PITCHES = readSections('pitches.txt').map(({ entries, ...family }) => ({
  ...family,
  entries: entries.map(({ points, pattern }) => ({ points, phrase: new RegExp(pattern) })),
}));

type Signal = { points: number; reason: string };

export type Verdict = { points: number; spam: boolean; reasons: string[] };

export function score(evidence: Evidence): Verdict {
  const sending = sendingSignals(evidence);
  const pitch = pitchSignals(evidence);
  const said = [...senderSignals(evidence), ...pitch, ...contentSignals(evidence)];
  const repeated = repetitionSignals(evidence);
  // People with whom staff have been in contact may write about any subject.
  const spoken = evidence.isKnown ? 0 : Math.max(0, sum(said) - creditPoints(evidence, sum(pitch) >= PITCH));
  const points = sum(sending) + sum(repeated) + spoken;
  const spam = points >= THRESHOLD;
  const strongestFirst = [...sending, ...repeated, ...said].sort((a, b) => b.points - a.points);
  return { points, spam, reasons: spam ? strongestFirst.map(({ reason }) => reason) : [] };
}

const sum = (signals: Signal[]) => signals.reduce((total, { points }) => total + points, 0);

function sendingSignals({ submission, proof, elapsed, isBusy }: Evidence): Signal[] {
  const signals: Signal[] = [];
  const add = (points: number, reason: string) => signals.push({ points, reason });
  if (submission.website) add(SENDING.honeypot, 'filled in a hidden field');
  if (elapsed !== null && elapsed < FASTEST_PERSON_MS)
    add(SENDING.instant, `sent ${inSeconds(elapsed)} after the form was shown`);
  else if (elapsed !== null && elapsed < QUICK_PERSON_MS)
    add(SENDING.quick, `sent ${inSeconds(elapsed)} after the form was shown`);
  if (proof === 'missing') add(SENDING.proofMissing, 'no browser check');
  if (proof === 'expired') add(SENDING.proofExpired, 'expired browser check');
  if (proof === 'wrong') add(SENDING.proofWrong, 'fake or reused browser check');
  if (isBusy && proof !== 'solved')
    add(SENDING.flood, 'sent during a flood of requests, with no browser check');
  return signals;
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function senderSignals({ submission: { name, email } }: Evidence): Signal[] {
  const signals: Signal[] = [];
  const add = (points: number, reason: string) => signals.push({ points, reason });
  if (isGibberish(name)) add(SENDER.randomName, 'random letters in the name');
  else if (isGeneratedName(name)) add(SENDER.generatedName, 'name typical of form bots');
  if (isSalesSender(email)) add(SENDER.sellingAddress, 'sales email address');
  if (hasUnusualEnding(email)) add(SENDER.unusualEnding, 'unusual email domain');
  if (isRandomAddress(email)) add(SENDER.randomAddress, 'random letters in the email address');
  return signals;
}

function pitchSignals({ submission: { message } }: Evidence): Signal[] {
  const signals: Signal[] = [];
  const text = plain(message);
  for (const { name, most, entries } of PITCHES) {
    const points = entries.reduce(
      (total, { points, phrase }) => (phrase.test(text) ? total + points : total),
      0,
    );
    if (points > 0) signals.push({ points: Math.min(points, most), reason: `mentions ${name}` });
  }
  return signals;
}

function contentSignals({ submission: { message }, ownHost }: Evidence): Signal[] {
  const signals: Signal[] = [];
  const add = (points: number, reason: string) => signals.push({ points, reason });
  if (
    /\{[\w ]{2,24}\}|%[A-Z_]{4,}%|\[(?:your|first|company|business|name|website)[^\]]{0,16}\]|\{[^{}|]{1,80}\|[^{}]{1,200}\}/i.test(
      message,
    )
  )
    add(CONTENT.placeholder, 'unfilled template placeholder');
  if (/<a\s[^<>]{0,200}href|\[url[=\]]|\[link[=\]]|<\/?(?:b|i|p|div|script|iframe|strong|h1)>/i.test(message))
    add(CONTENT.markup, 'links in HTML code');
  signals.push(...linkSignals(linksIn(message, ownHost)));
  const words = withoutLinks(message);
  if (isGibberish(words)) add(CONTENT.randomLetters, 'random letters in the message');
  if (isForeignScript(words)) add(CONTENT.foreignScript, 'unusual alphabet');
  const { offers, forPrice } = isSalesOffer(message);
  if (offers)
    add(
      CONTENT.offers + (forPrice ? CONTENT.offersForPrice : 0),
      `sales pitch${forPrice ? ' with prices' : ''}, no project`,
    );
  return signals;
}

function linkSignals({ hosts, shortened, unusualEnding, onlyLinks }: Links): Signal[] {
  if (hosts.length === 0) return [];
  let points: number = CONTENT.link;
  if (hosts.length > 1) points += CONTENT.secondLink;
  const kinds: string[] = [];
  if (shortened > 0) {
    points += CONTENT.shortLink;
    kinds.push('shortened');
  }
  if (unusualEnding) {
    points += CONTENT.linkEnding;
    kinds.push('with an unusual domain');
  }
  if (onlyLinks) {
    points += CONTENT.linkOnly;
    kinds.push('and little else');
  }
  const count = hosts.length === 1 ? 'a link' : `${hosts.length} links`;
  return [{ points, reason: ['has', count, ...kinds].join(' ') }];
}

function repetitionSignals({ otherSenders, fromSameAddress }: Evidence): Signal[] {
  const signals: Signal[] = [];
  if (otherSenders > 0)
    signals.push({
      points: Math.min(REPETITION.most, otherSenders * REPETITION.perSender),
      reason:
        otherSenders === 1
          ? 'same text as another sender this week'
          : `same text as ${otherSenders} other senders this week`,
    });
  if (fromSameAddress >= SAME_ADDRESS.often)
    signals.push({
      points:
        fromSameAddress >= SAME_ADDRESS.veryOften
          ? REPETITION.sameAddressVeryOften
          : REPETITION.sameAddressOften,
      reason: `${fromSameAddress + 1} or more from the same address in a day`,
    });
  return signals;
}

function creditPoints({ submission: { message, attachments } }: Evidence, isPitch: boolean): number {
  let points = 0;
  for (const name of humanSignals(message))
    if (!isPitch || name === 'ownPlace' || name === 'craft') points += CREDIT[name];
  if ((attachments ?? []).length > 0) points += CREDIT.picture;
  return Math.min(points, CREDIT.most);
}

/** Lower case, one kind of quotation mark and space, nothing invisible; "S.E.O" and "S E O" read as "seo". */
function plain(text: string): string {
  return compatible(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/\b(?:\p{L}[ .*_-]){2,}\p{L}\b/gu, (spelled) => spelled.replace(/[ .*_-]/g, ''));
}
