/** Processes of this machine, by /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** All processes below one, by their parents in /proc. */
export function childrenOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = quietly(
        () => / \(.*\) \S (\d+) /s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1],
      );
      return parent ? [{ pid: Number(name), parent: Number(parent) }] : [];
    });
  const below = (of: number): number[] =>
    parents.filter(({ parent }) => parent === of).flatMap((child) => [child.pid, ...below(child.pid)]);
  return below(pid);
}

/** A killed child that wasn't waited for yet is a zombie: no part of it runs. */
export const isAlive = (pid: number) =>
  quietly(() => !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) ?? false;

/** @returns undefined when it throws: a process may end between two checks. */
export function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
