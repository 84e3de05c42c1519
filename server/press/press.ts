/**
 * Presses the pages anew when content is published (docs/decisions/0046): renders all, and styles and packs those that
 * came out otherwise than before.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { ServedFile } from '../http/memory-pages.ts';
import { covers, type KindStyles, kindOf, styled, stylesOfKind, type WholeStyles } from './kinds.ts';
import { packed } from './packed.ts';
import { type Pressed, printOf } from './pressed.ts';

type PressParts = {
  /** Renders a path with the content to press; throws for any status but 200. */
  render: (path: string) => Promise<string>;
  /** What is served at a path now. */
  served: (path: string) => ServedFile | undefined;
};

export type Pressing = {
  pressed: Pressed;
  /** By path: changed pages, feeds and drawings, and new stylesheets. */
  files: Map<string, ServedFile>;
  /** Paths that have no page any longer. */
  gone: string[];
};

/** @param paths of every page, feed and drawing. */
export async function press(
  before: Pressed,
  paths: readonly string[],
  { render, served }: PressParts,
): Promise<Pressing> {
  const rendered = new Map<string, string>();
  for (const path of paths) {
    rendered.set(path, await render(path));
    // Visitors are answered between any two.
    await breathe();
  }
  const prints = new Map([...rendered].map(([path, body]) => [path, printOf(body)] as const));
  const changed = paths.filter((path) => prints.get(path) !== before.prints.get(path));
  const bodies = new Map<string, string>();
  const kinds = new Map(before.kinds);
  const text = (path: string) => rendered.get(path) ?? served(path)?.body.toString() ?? '';
  const whole: WholeStyles = { address: before.whole, css: text(before.whole) };
  for (const [kind, ofKind] of Map.groupBy(changed.filter(isPage), kindOf)) {
    const pages = ofKind.map((path) => rendered.get(path) as string);
    const known = kinds.get(kind);
    const styles = known && pages.every((html) => covers(known, html)) ? known : stylesAnew(kind, known);
    for (const path of ofKind) bodies.set(path, styled(rendered.get(path) as string, styles, whole));
  }
  for (const path of changed.filter((one) => !isPage(one))) bodies.set(path, rendered.get(path) as string);

  /** With every page of the kind, so that the next one needs no other stylesheet. */
  function stylesAnew(kind: string, known: KindStyles | undefined): KindStyles {
    const pages = paths.filter((path) => isPage(path) && kindOf(path) === kind);
    const { styles, css } = stylesOfKind(kind, pages.map(text), whole, text, known?.names);
    kinds.set(kind, styles);
    bodies.set(styles.address, css);
    return styles;
  }

  return {
    pressed: { whole: before.whole, kinds, prints },
    files: await packed(bodies),
    gone: [...before.prints.keys()].filter((path) => !prints.has(path)),
  };
}

export const isPage = (path: string): boolean => !/\.\w+$/.test(path);
