/** The preview cards of the current pages: from the build, from this server's disk, or drawn on the first request. */
import { mkdir, readdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { CARD_LINK, type CardFacts } from '#contract/site/card.ts';
import { problem } from '../http/problem.ts';
import { BoundedQueue } from '../images/bounded-queue.ts';
import type { OpenPicture } from '../images/open-picture.ts';
import { intakeFolder, isDiskNearlyFull, temporaryFile } from '../images/receive-file.ts';
import { drawApart } from './draw-apart.ts';

const WAITING = 24;

export type CardSources = {
  /** Increases when pages have changed. */
  release: () => number;
  /** Returns the page whose card has a name, as it is served; null when there is none. */
  page: (name: string) => Promise<string | null>;
  factsOf: (html: string) => Promise<CardFacts | null>;
  /** Opens a picture that a card shows, by its path. */
  open: (path: string) => Promise<Buffer | OpenPicture | null>;
};

type Parts = {
  sources: CardSources;
  /** Folder of the cards that the build drew. */
  built: string;
  dataDir: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** `html` is the page that it is the card of; `file` its name in the folder. */
type CachedCard = { print: string; html: string; file: string };
export type Cards = ReturnType<typeof cardsOf>;

export function cardsOf({ sources, built, dataDir, log }: Parts) {
  const folder = join(dataDir, 'cards');
  const line = new BoundedQueue(1, WAITING);
  const underWay = new Map<string, Promise<Buffer>>();
  /** The release whose cards alone are in the folder. */
  let settled: number | undefined;

  async function find(name: string): Promise<CachedCard | null> {
    const html = await sources.page(name);
    const [, named, print] = CARD_LINK.exec(html ?? '') ?? [];
    return html && named === name && print
      ? { print, html, file: `${name.slice(0, -4)}.${print}.jpg` }
      : null;
  }

  const kept = async ({ print, file }: CachedCard): Promise<Buffer | null> =>
    (await readFile(join(built, `${print}.jpg`)).catch(() => null)) ??
    (await readFile(join(folder, file)).catch(() => null));

  async function draw({ html, file }: CachedCard): Promise<Buffer> {
    const facts = await sources.factsOf(html);
    if (!facts) throw problem(404, 'Preview image not found.');
    const bytes = await drawApart({
      facts,
      picture: await bytesOf(facts.picture),
      logo: await bytesOf(facts.logo?.path),
    });
    await keep(file, bytes).catch((error) => log.warn({ err: error }, 'couldn’t cache a preview card'));
    return bytes;
  }

  async function bytesOf(path: string | null | undefined): Promise<Buffer | undefined> {
    const opened = path ? await sources.open(path) : null;
    if (!opened || Buffer.isBuffer(opened)) return opened ?? undefined;
    return Buffer.concat(await opened.stream().toArray());
  }

  async function keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    const unfinished = await temporaryFile(dataDir);
    if (isDiskNearlyFull(await statfs(intakeFolder(dataDir)))) return;
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, file));
    await settle();
  }

  /** Deletes the cards of pages as they were: one may show a picture that was removed. */
  async function settle(): Promise<void> {
    const release = sources.release();
    if (settled === release) return;
    for (const file of await readdir(folder).catch(() => [])) {
      const card = await find(file.replace(/\.[^.]+(?=\.jpg$)/, ''));
      if (card?.file !== file) await rm(join(folder, file), { force: true });
    }
    settled = release;
  }

  return {
    /** @returns the card of that name as its page is now; null when no page has it. @throws a 503 while many are drawn. */
    async find(name: string): Promise<{ print: string; bytes: Buffer } | null> {
      const known = await find(name);
      if (!known) return null;
      const { print } = known;
      const bytes = await kept(known);
      if (bytes) return { print, bytes };
      const drawing =
        underWay.get(print) ??
        line
          .run(
            () => draw(known),
            () => problem(503, 'Too many preview images are being generated. Try again in a minute.'),
          )
          .finally(() => underWay.delete(print));
      underWay.set(print, drawing);
      return { print, bytes: await drawing };
    },
    settle,
  };
}
