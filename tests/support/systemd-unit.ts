/** The unit file docs/deploy/ledge-frame.service, as systemd reads it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export type Unit = {
  environment: Record<string, string>;
  /** `ExecStart=`, with the installation path replaced by this folder. */
  command: string[];
  /** The unit's rules for the file system. */
  files: {
    workingDirectory: string;
    stateDirectory: string;
    /** Additional paths that the service may write. A path with a leading minus may be absent. */
    readWritePaths: string[];
    protectSystem: string | undefined;
    protectHome: string | undefined;
    privateTmp: string | undefined;
  };
};

export function readUnit(): Unit {
  const lines = readFileSync(join(root, 'docs/deploy/ledge-frame.service'), 'utf8').split('\n');
  const wordsOf = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}=`))
      .flatMap((line) => line.slice(name.length + 1).split(' '));
  const [home] = wordsOf('WorkingDirectory');
  const [state] = wordsOf('StateDirectory');
  if (!home || !state) throw new Error('The unit file no longer says WorkingDirectory or StateDirectory.');
  const environment = wordsOf('Environment').map((word) => word.split('=', 2) as [string, string]);
  return {
    environment: Object.fromEntries(environment),
    command: wordsOf('ExecStart').map((word) => word.replace(home, root)),
    files: {
      workingDirectory: home,
      stateDirectory: `/var/lib/${state}`,
      readWritePaths: wordsOf('ReadWritePaths'),
      protectSystem: wordsOf('ProtectSystem')[0],
      protectHome: wordsOf('ProtectHome')[0],
      privateTmp: wordsOf('PrivateTmp')[0],
    },
  };
}
