/** The unit file that the runbook hands out (docs/deploy/ledge-frame.service), as systemd reads it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** @returns its `Environment=` and its `ExecStart=`, with the place that it is installed to as this folder. */
export function readUnit(): { environment: Record<string, string>; command: string[] } {
  const lines = readFileSync(join(root, 'docs/deploy/ledge-frame.service'), 'utf8').split('\n');
  const wordsOf = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}=`))
      .flatMap((line) => line.slice(name.length + 1).split(' '));
  const [home] = wordsOf('WorkingDirectory');
  if (!home) throw new Error('The unit file no longer says WorkingDirectory.');
  const environment = wordsOf('Environment').map((word) => word.split('=', 2) as [string, string]);
  return {
    environment: Object.fromEntries(environment),
    command: wordsOf('ExecStart').map((word) => word.replace(home, root)),
  };
}
