import type { MDXContent } from 'mdx/types.js';
import { Children, isValidElement, type ReactNode } from 'react';
import type { PictureName } from '#contract/figure.ts';

export type Outline = {
  headings: { text: string; anchor: string }[];
  /** Pictures of the plates in the order of the text. */
  plates: PictureName[];
};

/** An article's headings and plates, read from its elements before they are drawn: numbers and contents follow the text. */
export function outlineOf(body: MDXContent): Outline {
  const root = body({ components: { h2: 'h2', Plate: 'figure' } }) as { props: { children: ReactNode } };
  const elements = Children.toArray(root.props.children).filter((one) => isValidElement<Props>(one));
  return {
    headings: elements.flatMap(({ type, props: { children } }) =>
      type === 'h2' && typeof children === 'string' ? [{ text: children, anchor: anchorOf(children) }] : [],
    ),
    plates: elements.flatMap(({ type, props: { picture } }) =>
      type === 'figure' && picture ? [picture] : [],
    ),
  };
}

type Props = { children?: ReactNode; picture?: PictureName };

/** A heading's text as its anchor on the page. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
