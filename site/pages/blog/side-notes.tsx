import type { MDXContent } from 'mdx/types.js';
import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';

/** The article's sources by their anchors ("fn-soil"). */
export const SideNotes = createContext<ReadonlyMap<string, ReactNode>>(new Map());

/** An article's sources, read from its elements before they are drawn, without their links back. */
export function sideNotesOf(body: MDXContent): ReadonlyMap<string, ReactNode> {
  const root = body({ components: { Plate: 'figure' } }) as ReactElement<Props>;
  const items = elementsIn(root)
    .filter(({ type }) => type === 'section')
    .flatMap((section) => elementsIn(section).filter(({ type }) => type === 'ol'))
    .flatMap(elementsIn);
  return new Map(items.map((item) => [item.props.id ?? '', textOf(item)]));
}

/** The mark of a source in the text; on a wide screen the source itself stands in the margin beside its line. */
export function SourceMark({ children, ...rest }: Props) {
  const notes = useContext(SideNotes);
  const [mark] = elementsOf(children);
  const note = notes.get(mark?.props.href?.slice(1) ?? '');
  return (
    <>
      <sup
        {...rest}
        className="font-sans text-[.68em] leading-none font-semibold [&_a]:px-0.5 [&_a]:no-underline"
      >
        {children}
      </sup>
      {note && (
        // The list of sources at the end says the same to screen readers and on paper.
        <small
          aria-hidden="true"
          className="absolute left-full ml-8 w-46 border-t border-hairline pt-1.5 font-sans text-[.8rem] leading-snug text-graphite @max-[72rem]:hidden @min-[80rem]:w-58 print:hidden"
        >
          <b className="mr-1 font-semibold text-copper">{mark?.props.children}</b>
          {note}
        </small>
      )}
    </>
  );
}

type Props = { id?: string; href?: string; children?: ReactNode; 'data-footnote-backref'?: string };

const elementsOf = (children: ReactNode) =>
  Children.toArray(children).filter((one) => isValidElement<Props>(one));
const elementsIn = ({ props }: ReactElement<Props>) => elementsOf(props.children);

/** What a source says: its paragraph's words, without the arrow back. */
function textOf(item: ReactElement<Props>): ReactNode {
  return elementsIn(item).flatMap(({ props }) =>
    Children.toArray(props.children).filter(
      (one) => !(isValidElement<Props>(one) && one.props['data-footnote-backref'] !== undefined),
    ),
  );
}
