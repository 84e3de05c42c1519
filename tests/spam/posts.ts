/** 1,000 posts by programs and sellers, handwritten or combined from sentences; some use a browser, most don't. */
import { createDraw, type Draw, kindsIn, NAMES, type Post, shareOut } from './corpus.ts';

type Family = {
  name: string;
  count: number;
  heldOut?: boolean;
  /** Share (0–1) with a real browser: passes the proof of work, isn't too fast, and leaves the hidden field empty. */
  browsers: number;
  parts: readonly (readonly string[])[];
};

const { slots: SLOTS, families: FAMILIES, written } = kindsIn<Family>('posts');
const TOTAL = 1000;

/** The same 1,000 on every run. */
export function botPosts(): Post[] {
  const draw = createDraw('posts of programs');
  const posts = written.map((message, at) =>
    sentByProgram(draw, { family: 'written by hand', heldOut: at % 2 === 1, message, browsers: 0.3 }),
  );
  for (const { name, count, heldOut = false, browsers, parts } of shareOut(FAMILIES, TOTAL - posts.length))
    for (let n = 0; n < count; n++)
      posts.push(sentByProgram(draw, { family: name, heldOut, message: messageOf(draw, parts), browsers }));
  return posts;
}

function messageOf(draw: Draw, parts: Family['parts']): string {
  const slots = { ...SLOTS, gibberish: [gibberish(draw), gibberish(draw), gibberish(draw)] };
  const text = parts
    .map((choices) => draw.fill(draw.pick(choices), slots))
    .filter(Boolean)
    .join(' ');
  return text.length >= 10 ? text : `${text} ${text} ${text}`;
}

function gibberish(draw: Draw): string {
  const alphabet = draw.pick([
    'abcdefghijklmnopqrstuvwxyz',
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
    'bcdfghjklmnpqrstvwxz',
  ]);
  const letter = () => draw.pick([...alphabet]);
  return Array.from({ length: draw.between(10, 22) }, letter).join('');
}

function sentByProgram(
  draw: Draw,
  {
    family,
    heldOut,
    message,
    browsers,
  }: { family: string; heldOut: boolean; message: string; browsers: number },
): Post {
  const person = draw.pick(NAMES.first.slice(0, 12));
  const name =
    family === 'random letters'
      ? gibberish(draw)
      : draw.pick([draw.pick(NAMES.bots), draw.pick(NAMES.bots), `${person} ${draw.pick(NAMES.last)}`]);
  const plain =
    name
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase() || 'info';
  const email = draw.pick([
    `${plain}${draw.between(1, 999)}@gmail.example`,
    `${plain}@outlook.example`,
    `${plain}@${draw.fill('<word><word>', SLOTS)}.example.com`,
    `${plain}@mail.example.ru`,
    `${gibberish(draw).toLowerCase()}@gmail.example`,
    `${plain}@seo-${draw.fill('<word>', SLOTS)}.example.com`,
  ]);
  if (draw.chance(browsers))
    return {
      family,
      heldOut,
      submission: { name, email, phone: '', message, elapsed: draw.between(6, 90) * 1000 },
      proof: 'solved',
    };
  // The other programs post the form's fields. Many fill every field that they find, many post immediately, and some send
  // a stale proof.
  return {
    family,
    heldOut,
    submission: {
      name,
      email,
      message,
      ...(draw.chance(0.5) && { phone: String(draw.between(80000000000, 89999999999)) }),
      ...(draw.chance(0.4) && { website: draw.fill('<url>', SLOTS) }),
      ...(draw.chance(0.35) && { elapsed: draw.between(1, 40) * 100 }),
    },
    proof: draw.chance(0.08) ? 'wrong' : 'missing',
  };
}
