/** Visitors who read pages during a publish, and check that each response is entirely of one release. */
import { createHash } from 'node:crypto';

/** Every page has the firm's telephone number, several times. */
const PHONES = /979-555-\d{4}/g;
const PATHS = ['/', '/team', '/services', '/service-area/llano', '/projects/ridge-house', '/privacy-policy'];

/** @returns the number of pages read. @throws Error when a page mixes two releases. */
export async function readWhile(origin: string, readers: number, work: () => Promise<void>): Promise<number> {
  let isOver = false;
  let read = 0;
  const styles = new Map<string, boolean>();
  const reader = async (first: number) => {
    for (let turn = first; !isOver; turn++) {
      const path = PATHS[turn % PATHS.length] as string;
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
      const html = await answer.text();
      check(answer.status === 200, `${path} answered ${answer.status}`);
      check(new Set(html.match(PHONES)).size === 1, `${path} has two telephone numbers`);
      const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      check(answer.headers.get('etag') === tag, `${path} has the tag of another version`);
      for (const source of scriptSources(html))
        check(
          answer.headers.get('content-security-policy')?.includes(source) ?? false,
          `${path} has a script that its policy forbids`,
        );
      for (const [, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
        if (!styles.has(href)) styles.set(href, (await fetch(origin + href)).ok);
        check(styles.get(href) === true, `${path} has no stylesheet ${href}`);
      }
      read += 1;
    }
  };
  const reading = Promise.all(Array.from({ length: readers }, (_, first) => reader(first)));
  await Promise.race([work(), reading]).finally(() => {
    isOver = true;
  });
  await reading;
  return read;
}

const scriptSources = (html: string): string[] =>
  [
    ...html.matchAll(
      /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);

function check(isRight: boolean, otherwise: string): void {
  if (!isRight) throw new Error(otherwise);
}
