/**
 * Presses the pages again when content is published (docs/decisions/0046): styles and packs those that came out otherwise
 * than before.
 */
import { withOrigin } from '#contract/site-origin.ts';
import type { ServedFile } from '../http/memory-pages.ts';
import { covers, type KindStyles, kindOf, styled, stylesOfKind, type WholeStyles } from './kinds.ts';
import { packed } from './packed.ts';
import type { Pressed } from './pressed.ts';

type PressParts = {
  /** A page, feed or drawing as rendered with the content to press. */
  body: (path: string) => Promise<string>;
  /** The answer at a path now. */
  served: (path: string) => ServedFile | undefined;
  /** The site's, which takes the place of the mark in what is served. */
  origin: string;
};

export type Pressing = {
  pressed: Pressed;
  /** By path: changed pages, feeds and drawings, and new stylesheets. */
  files: Map<string, ServedFile>;
  /** Paths that have no page any longer. */
  gone: string[];
};

/** @param prints fingerprints of every page, feed and drawing as rendered, by path. */
export async function press(
  before: Pressed,
  prints: ReadonlyMap<string, string>,
  { body, served, origin }: PressParts,
): Promise<Pressing> {
  const paths = [...prints.keys()];
  const changed = paths.filter((path) => prints.get(path) !== before.prints.get(path));
  const rendered = new Map<string, string>();
  const render = async (path: string) => {
    const html = rendered.get(path) ?? (await body(path));
    rendered.set(path, html);
    return html;
  };
  for (const path of changed) await render(path);
  const bodies = new Map<string, string>();
  const kinds = new Map(before.kinds);
  const text = (path: string) => rendered.get(path) ?? served(path)?.body.toString() ?? '';
  const whole: WholeStyles = { address: before.whole, css: text(before.whole) };
  for (const [kind, ofKind] of Map.groupBy(changed.filter(isPage), kindOf)) {
    const pages = ofKind.map((path) => rendered.get(path) as string);
    const known = kinds.get(kind);
    const styles =
      known && pages.every((html) => covers(known, html)) ? known : await stylesAnew(kind, known);
    for (const path of ofKind) bodies.set(path, styled(rendered.get(path) as string, styles, whole));
  }
  for (const path of changed.filter((one) => !isPage(one))) bodies.set(path, rendered.get(path) as string);

  /** With every page of the kind, so that the next one needs no other stylesheet. */
  async function stylesAnew(kind: string, known: KindStyles | undefined): Promise<KindStyles> {
    const pages: string[] = [];
    for (const path of paths) if (isPage(path) && kindOf(path) === kind) pages.push(await render(path));
    const { styles, css } = stylesOfKind(kind, pages, whole, text, known?.names);
    kinds.set(kind, styles);
    bodies.set(styles.address, css);
    return styles;
  }

  return {
    pressed: { whole: before.whole, kinds, prints },
    files: await packed(new Map([...bodies].map(([path, text]) => [path, withOrigin(text, origin)]))),
    gone: [...before.prints.keys()].filter((path) => !prints.has(path)),
  };
}

export const isPage = (path: string): boolean => !/\.\w+$/.test(path);
