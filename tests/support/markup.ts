/** The Nu HTML checker (npm's vnu-jar), run by the system's Java. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const hasJava = existsSync('/usr/bin/java');

const JAR = join(import.meta.dirname, '../../node_modules/vnu-jar/build/dist/vnu.jar');

type Message = { type: string; url?: string; message: string; extract?: string };

/**
 * Tables of the site turn into blocks on a phone, where browsers drop the roles that their parts have by themselves, so
 * each part names its role. The checker wants none inside of a table.
 */
const ROLE_IN_TABLE =
  /^The “role” attribute must not be used on a “t[dhr]” element which has a “table” ancestor/;

/** Errors in HTML files, each with its file and place; table roles that phones need are left out. */
export function errorsIn(files: readonly string[]): string[] {
  const { stdout, stderr } = spawnSync(
    '/usr/bin/java',
    ['-Xss4m', '-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(`The HTML checker failed: ${stderr}`);
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  return messages
    .filter(({ type, message }) => type !== 'info' && !ROLE_IN_TABLE.test(message))
    .map(({ url, message, extract }) => `${url?.replace(/^.*\/(?=.*\/)/, '')}: ${message} (${extract})`);
}

/** Keeps pages that no file of the build holds. @returns their files. */
export function written(folder: string, pages: readonly { name: string; html: string }[]): string[] {
  mkdirSync(folder, { recursive: true });
  return pages.map(({ name, html }) => {
    const file = join(folder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.html`);
    writeFileSync(file, html);
    return file;
  });
}
