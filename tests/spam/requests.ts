/** 1,000 genuine requests, handwritten or combined from sentences, some without JavaScript. */
import { createDraw, type Draw, kindsIn, NAMES, type Post, shareOut } from './corpus.ts';

type Family = { name: string; count: number; heldOut?: boolean; parts: readonly (readonly string[])[] };

const { slots: SLOTS, families: FAMILIES, written } = kindsIn<Family>('requests');
const TOTAL = 1000;

/** The same 1,000 on every run. */
export function realRequests(): Post[] {
  const draw = createDraw('requests of people');
  const posts = written.map((message, at) =>
    sentByPerson(draw, { family: 'written by hand', heldOut: at % 2 === 1, message }),
  );
  for (const { name, count, heldOut = false, parts } of shareOut(FAMILIES, TOTAL - posts.length))
    for (let n = 0; n < count; n++)
      posts.push(sentByPerson(draw, { family: name, heldOut, message: messageOf(draw, parts) }));
  return posts;
}

function messageOf(draw: Draw, parts: Family['parts']): string {
  const text = parts
    .map((choices) => draw.fill(draw.pick(choices), SLOTS))
    .filter(Boolean)
    .join(' ');
  // The form requires at least ten characters.
  return text.length >= 10 ? text : `${text} please`;
}

function sentByPerson(
  draw: Draw,
  { family, heldOut, message }: { family: string; heldOut: boolean; message: string },
): Post {
  const first = draw.pick(NAMES.first);
  const last = draw.pick(NAMES.last);
  const script = draw.chance(0.05);
  const name = script
    ? draw.pick(NAMES.script)
    : draw.pick([
        `${first} ${last}`,
        `${first} ${last}`,
        `${first} ${last}`,
        first,
        `${first} & ${draw.pick(NAMES.first)} ${last}`,
        `${first} ${last}`.toUpperCase(),
        `${first} ${last}`.toLowerCase(),
        `Mrs. ${last}`,
        `Dr. ${first} ${last}, PhD`,
      ]);
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase() || 'familie';
  const local = draw.pick([
    `${plain(first)}.${plain(last)}`,
    `${plain(first)[0]}${plain(last)}`,
    `${plain(first)}${draw.between(1, 99)}`,
    `${plain(last)}family${draw.between(1, 9)}`,
    `${plain(first)}_${plain(last)}${draw.between(1960, 2004)}`,
    draw.pick([
      'txmom3boys',
      'bassfisher72',
      'gigem04',
      'hookem99',
      'rk7jt',
      'jlc4evr',
      'k9mom',
      '2ndchance',
      'mwmwmw',
      'thefunkyhouse',
    ]),
  ]);
  // Most browsers run the script; some people have none, use an old browser, or leave the form open for hours.
  const way = draw.between(1, 100);
  const elapsed = draw.between(9, 1500) * 1000;
  return {
    family,
    heldOut,
    submission: {
      name: name.length >= 2 ? name : `${name} ${last}`,
      email: `${local}@${draw.pick(NAMES.providers)}`,
      ...(draw.chance(0.5) && { phone: draw.fill('<phone>', SLOTS) }),
      message,
      ...(way <= 93 && { elapsed: way === 93 ? 4200 : elapsed }),
      ...(draw.chance(0.15) && { attachments: ['/images/inquiries/example.webp'] }),
    },
    proof: way <= 88 || way === 93 ? 'solved' : way === 89 ? 'expired' : 'missing',
  };
}
