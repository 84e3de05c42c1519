/** The preview cards of the pages in force: from the build, from this server's disk, or drawn when they are first asked for. */
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { CARD_LINK, type CardFacts } from '#contract/card.ts';
import { problem } from '../http/problem.ts';
import { intakeFolder, isTight, temporaryFile } from '../images/intake.ts';
import { Line } from '../images/line.ts';
import type { OpenPicture } from '../images/open-picture.ts';
import { drawApart } from './draw-apart.ts';

const WAITING = 24;

export type CardSources = {
  /** Counts up when pages are others than before. */
  release: () => number;
  /** Every page that may have a card, as it is served. */
  pages: () => Iterable<string>;
  /** Of the one page that is rendered per request. */
  contact: () => Promise<string>;
  factsOf: (html: string) => Promise<CardFacts | null>;
  /** Opens a picture that a card shows, by its path. */
  open: (path: string) => Promise<Buffer | OpenPicture | null>;
};

type Parts = {
  sources: CardSources;
  /** Of the cards that the build drew. */
  built: string;
  dataDir: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** @param html the page that it is the card of. */
type Known = { print: string; html: string };
export type Cards = ReturnType<typeof cardsOf>;

export function cardsOf({ sources, built, dataDir, log }: Parts) {
  const folder = join(dataDir, 'cards');
  const line = new Line(1, WAITING);
  const underWay = new Map<string, Promise<Buffer>>();
  let index: { release: number; byName: ReadonlyMap<string, Known> } | undefined;

  async function byName(): Promise<ReadonlyMap<string, Known>> {
    const release = sources.release();
    if (index?.release === release) return index.byName;
    const found = new Map<string, Known>();
    const add = (html: string) => {
      const [, name, print] = CARD_LINK.exec(html) ?? [];
      if (name && print) found.set(name, { print, html });
    };
    for (const html of sources.pages()) {
      add(html);
      // Visitors are answered between any two.
      await breathe();
    }
    add(await sources.contact());
    index = { release, byName: found };
    return found;
  }

  const kept = async (print: string): Promise<Buffer | null> => {
    const read = (of: string) => readFile(join(of, `${print}.jpg`)).catch(() => null);
    return (await read(built)) ?? (await read(folder));
  };

  async function draw({ print, html }: Known): Promise<Buffer> {
    const facts = await sources.factsOf(html);
    if (!facts) throw problem(404, 'There is no card at this address.');
    const bytes = await drawApart({
      facts,
      picture: await bytesOf(facts.picture),
      logo: await bytesOf(facts.logo?.path),
    });
    await keep(print, bytes).catch((error) => log.warn({ err: error }, 'a card could not be kept'));
    return bytes;
  }

  async function bytesOf(path: string | null | undefined): Promise<Buffer | undefined> {
    const opened = path ? await sources.open(path) : null;
    if (!opened || Buffer.isBuffer(opened)) return opened ?? undefined;
    return Buffer.concat(await opened.stream().toArray());
  }

  async function keep(print: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    const unfinished = await temporaryFile(dataDir);
    if (isTight(await statfs(intakeFolder(dataDir)))) return;
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, `${print}.jpg`));
    await settle();
  }

  /** Deletes the cards of pages as they were: one may show a picture that was removed. */
  async function settle(): Promise<void> {
    const current = new Set([...(await byName()).values()].map(({ print }) => `${print}.jpg`));
    for (const name of await readdir(folder).catch(() => []))
      if (!current.has(name)) await rm(join(folder, name), { force: true });
  }

  return {
    /** @returns the card of that name as its page is now; null when no page has it. @throws a 503 while many are drawn. */
    async find(name: string): Promise<{ print: string; bytes: Buffer } | null> {
      const known = (await byName()).get(name);
      if (!known) return null;
      const { print } = known;
      const bytes = await kept(print);
      if (bytes) return { print, bytes };
      const drawing =
        underWay.get(print) ??
        line
          .run(
            () => draw(known),
            () => problem(503, 'Many cards are being drawn. Try again in a minute.'),
          )
          .finally(() => underWay.delete(print));
      underWay.set(print, drawing);
      return { print, bytes: await drawing };
    },
    settle,
  };
}
