import type { ServedFile } from '../http/memory-pages.ts';
import type { KeptPress } from './kept-press.ts';
import type { Pressing } from './press.ts';

/** Generations of a kind's stylesheet that stay: pages that are open, or on their way through a proxy, link the one before. */
const GENERATIONS = 3;

/**
 * The differences from the build after a press.
 * @param published fingerprint of the pressed content.
 * @param isLinked whether a page still has the stylesheet at an address: those that didn't change keep theirs.
 * @returns it, with the stylesheets that are dropped now.
 */
export function changedBy(
  before: KeptPress,
  { files: fresh, gone, pressed }: Pressing,
  published: string,
  isLinked: (address: string) => boolean,
): { kept: KeptPress; dropped: readonly string[] } {
  const files = new Map<string, ServedFile>([...before.files, ...fresh]);
  const retired = new Map(before.retired);
  const dropped: string[] = [];
  for (const [kind, { address }] of before.pressed.kinds) {
    const now = pressed.kinds.get(kind)?.address;
    if (now === address) continue;
    const old = [...new Set([...(retired.get(kind) ?? []), address])].filter((one) => one !== now);
    const over = old.slice(0, -GENERATIONS).filter((one) => !isLinked(one));
    dropped.push(...over);
    retired.set(
      kind,
      old.filter((one) => !over.includes(one)),
    );
  }
  for (const path of [...gone, ...dropped]) files.delete(path);
  const missing = new Set([...before.gone, ...gone, ...dropped]);
  for (const path of fresh.keys()) missing.delete(path);
  return { kept: { build: before.build, published, files, gone: missing, retired, pressed }, dropped };
}
