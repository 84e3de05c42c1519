/** Generates inquiries that look like a year of real ones. The same seed produces the same inquiries. */

import { v7 as uuid } from 'uuid';
import { CLOCK_MS, isFirstContact } from '#contract/inquiries/clock.ts';
import type { InquirySource } from '#contract/inquiries/inquiry.ts';
import { type InquiryValues, SERVICE_TYPES, valuesOf } from '#contract/inquiries/inquiry-fields.ts';
import { type EstimatedValue, LOST_REASON_NAMES, type LostReason } from '#contract/inquiries/prospect.ts';
import { referenceOf } from '#contract/inquiries/reference.ts';
import { type InquiryStatus, isLost } from '#contract/inquiries/statuses.ts';
import { type Seeded, seededRandom } from '#contract/shared/seeded-random.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import * as words from './words.ts';

/** The id is null while there are no accounts. */
export type InventedPerson = { id: string | null; name: string };

export type InventedEvent = { id: string; at: string; by: InventedPerson | null; kind: string; data: object };

export type Invented = InquiryValues & {
  id: string;
  reference: string;
  source: InquirySource | null;
  spamReasons: string[];
  area: string | null;
  status: InquiryStatus;
  notes: string | null;
  assigneeId: string | null;
  firstContactAt: string | null;
  firstContactBy: string | null;
  withdrawnAt: string | null;
  value: EstimatedValue | null;
  lostReason: LostReason | null;
  createdAt: string;
  updatedAt: string;
  events: InventedEvent[];
};

type Plan = {
  count: number;
  days: number;
  now: Date;
  seed: string;
  staff: InventedPerson[];
  /** Share of requests that staff never answered. */
  unansweredShare?: number | undefined;
};

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Yields inquiries in order of arrival, the last one just before `now`.
 * @param taken references already in use.
 */
export function* inventInquiries(plan: Plan, taken: Set<string> = new Set()): Generator<Invented> {
  const chance = seededRandom(plan.seed);
  const people: ReturnType<typeof inventPerson>[] = [];
  for (let index = 0; index < plan.count; index++) {
    // One in twenty is from an earlier sender.
    const again = people.length > 50 && chance.next() < 0.05;
    const person = again ? chance.pick(people) : inventPerson(chance);
    if (people.length < 5000) people.push(person);
    const share = (index + chance.next()) / plan.count;
    const created = plan.now.getTime() - plan.days * DAY * (1 - share) - 60_000;
    yield inventInquiry(chance, person, created, plan, taken);
  }
}

function inventPerson(chance: Seeded) {
  const first = chance.pick(words.FIRST_NAMES);
  const last = chance.pick(words.LAST_NAMES);
  const plain = `${first}.${last}`.normalize('NFKD').replace(/[^a-z.]/gi, '');
  const code = chance.pick(words.AREA_CODES);
  const line = String(chance.between(0, 9999)).padStart(4, '0');
  const written = [
    `${code}-555-${line}`,
    `(${code}) 555-${line}`,
    `+1 ${code} 555 ${line}`,
    `${code}555${line}`,
  ];
  return {
    name: `${first} ${last}`,
    email: `${plain.toLowerCase()}${chance.between(1, 9999)}@${chance.pick(words.MAIL_HOSTS)}`,
    phone: chance.next() < 0.8 ? chance.pick(written) : null,
  };
}

/** Fills a town and numbers into a sentence of `words.ts`. */
export function fillIn(text: string, place: string, chance: Seeded): string {
  return text
    .replaceAll('{place}', place)
    .replace(/\{n\}/g, () => String(chance.between(2, 98)))
    .replace(/\{d\}/g, () => String(chance.between(2, 9)))
    .replace(/\{day\}/g, () => String(chance.between(4, 20)))
    .replace(/\{k\}/g, () => String(chance.between(1, 6)));
}

function inventInquiry(
  chance: Seeded,
  person: ReturnType<typeof inventPerson>,
  created: number,
  { now, staff, unansweredShare = 0.01 }: Plan,
  taken: Set<string>,
): Invented {
  const [place, area] = chance.pick(words.PLACES);
  const fill = (text: string) => fillIn(text, place, chance);
  const spam = chance.next() < 0.04;
  const sentences = spam ? [chance.pick(words.SPAM)] : chance.sample(words.SENTENCES, chance.between(1, 6));
  const message = sentences.map(fill).join(chance.next() < 0.2 ? '\n' : ' ');
  const id = uuid({ msecs: created, random: bytes(chance) });
  const base = {
    id,
    reference: inventReference(chance, taken),
    ...valuesOf({
      ...person,
      serviceType: chance.next() < 0.85 ? chance.pick(SERVICE_TYPES) : null,
      message,
    }),
    source: chance.next() < 0.7 ? chance.pick(words.VISITS) : null,
    spamReasons: spam ? ['the text repeats what others sent'] : [],
    area: message.includes(place) ? area : null,
    createdAt: iso(created),
  };
  const people = { staff: spam ? [] : staff, unansweredShare };
  const life = inventLife(chance, created, now.getTime(), people, fill);
  return { ...base, ...life };
}

/** Invents the history of an inquiry: most are answered within a day, a few late, a few never. */
function inventLife(
  chance: Seeded,
  created: number,
  now: number,
  { staff, unansweredShare }: { staff: InventedPerson[]; unansweredShare: number },
  fill: (text: string) => string,
) {
  const events: InventedEvent[] = [];
  let at = created;
  const add = (kind: string, data: object, by: InventedPerson | null) => {
    events.push({ id: uuid({ msecs: at, random: bytes(chance) }), at: iso(at), by, kind, data });
  };
  const life = {
    status: 'new' as InquiryStatus,
    notes: null as string | null,
    assigneeId: null as string | null,
    firstContactAt: null as string | null,
    firstContactBy: null as string | null,
    withdrawnAt: null as string | null,
    value: null as EstimatedValue | null,
    lostReason: null as LostReason | null,
  };
  add('created', {}, null);
  const by = staff.length > 0 ? chance.pick(staff) : null;
  const steps: InquiryStatus[] = [
    'contacted',
    'in-progress',
    chance.next() < 0.7 ? 'completed' : 'cancelled',
  ];
  const reached = chance.next() < unansweredShare ? 0 : chance.between(1, 3);
  for (const [step, status] of steps.slice(0, by ? reached : 0).entries()) {
    at += step === 0 ? chance.next() ** 2 * 1.2 * CLOCK_MS + HOUR / 4 : chance.between(4, 900) * HOUR;
    if (at >= now) break;
    if (step === 0 && by?.id && chance.next() < 0.6) {
      life.assigneeId = by.id;
      add('assignment', { from: null, to: life.assigneeId }, by);
    }
    if (isFirstContact(life.status, status)) {
      life.firstContactAt = iso(at);
      life.firstContactBy = by?.id ?? null;
    }
    add('status', { from: life.status, to: status }, by);
    life.status = status;
    if (step === 1 && chance.next() < 0.8) {
      life.value = inventValue(chance);
      add('value', { value: life.value }, by);
    }
    if (isLost(status) && chance.next() < 0.8) {
      life.lostReason = chance.pick(LOST_REASON_NAMES);
      add('lost-reason', { reason: life.lostReason }, by);
    }
    for (let note = chance.between(0, 2); note > 0 && at + HOUR < now; note--) {
      at += chance.between(5, 55) * 60_000;
      life.notes = fill(chance.pick(words.NOTES));
      add('note', { text: life.notes }, by);
    }
  }
  return { ...life, updatedAt: iso(at >= now ? Date.parse(events.at(-1)?.at as string) : at), events };
}

/** Usually a range; amounts are from those of a bathroom to those of a lakefront home. */
function inventValue(chance: Seeded): EstimatedValue {
  const low = Math.round(2 * 10 ** (1 + 2 * chance.next())) * 1000;
  const high = chance.next() < 0.3 ? low : Math.round(low / 1000 + (low / 1000) * chance.next() * 0.4) * 1000;
  return { low, high };
}

function inventReference(chance: Seeded, taken: Set<string>): string {
  for (;;) {
    const letters = Array.from({ length: 4 }, () => LETTERS[chance.between(0, 31)]).join('');
    const random = `${letters}-${chance.between(0, 9)}${chance.between(0, 9)}`;
    const reference = referenceOf(currentFirm().name, random);
    if (taken.has(reference)) continue;
    taken.add(reference);
    return reference;
  }
}

const iso = (at: number) => new Date(at).toISOString();
const bytes = (chance: Seeded) => Uint8Array.from({ length: 16 }, () => chance.between(0, 255));
