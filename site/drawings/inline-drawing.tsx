import type { SVGProps } from 'react';
import { readDrawing } from './read-drawing.ts';

type InlineDrawingProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** The drawing's file, imported as text: `import chair from './chair.svg?raw'`. */
  file: string;
  /** Text for its places in braces: `{initials}`. */
  words?: Readonly<Record<string, string>>;
};

/** A drawing in the page itself, which colors it by its own classes. */
export function InlineDrawing({ file, words = {}, ...svg }: InlineDrawingProps) {
  const { attributes, markup } = readDrawing(file);
  const lettered = markup.replace(/\{(\w+)\}/g, (_, name) => escaped(words[name] ?? ''));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the product; words are escaped
  return <svg {...attributes} {...svg} dangerouslySetInnerHTML={{ __html: lettered }} />;
}

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
