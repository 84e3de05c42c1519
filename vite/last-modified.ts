/** The day each content file was last changed, for the sitemap: `virtual:last-modified`. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:last-modified';

export function lastModified(): Plugin {
  return {
    name: 'last-modified',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(contentDates())}` : undefined),
  };
}

/** Day of the newest commit by path (`content/team.ts`: `2026-11-21`); empty without Git history. */
function contentDates(): Record<string, string> {
  try {
    // A shallow clone has one commit, which would date every file.
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return {};
    return datesIn(git('log', '--format=%x00%cs', '--name-only', '--', 'content'));
  } catch {
    return {};
  }
}

/** @param log commits that each begin with NUL and their day, followed by a path per line */
export function datesIn(log: string): Record<string, string> {
  const dates: Record<string, string> = {};
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (day > (dates[file] ?? '')) dates[file] = day;
  }
  return dates;
}

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
