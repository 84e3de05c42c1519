import type { ReactNode } from 'react';

type SectionProps = {
  /** Number of the sheet's part, in the margin: "A-101". */
  label: string;
  /** Subject of the section in two or three words, below the number. */
  name: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** The body's children use the page's own columns, from edge to edge. */
  full?: boolean;
  /** `below`: the body takes the full width. `beside`: it is right of the heading, for lists and text. */
  layout?: 'below' | 'beside';
  /** 1 for the section at the top of the page. */
  level?: 1 | 2;
  id?: string;
  /** Below the heading of a `beside` layout, where a long list would leave that column empty. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A numbered part of a page: its number, heading and lead, then its body. */
export function Section({ layout = 'below', full, children, aside, ...head }: SectionProps) {
  const { label, name, heading, lead, level = 2, id } = head;
  const Heading = `h${level}` as const;
  const beside = layout === 'beside';
  return (
    <section id={id} className={beside ? 'part twelve beside' : 'part twelve'}>
      <div className="head">
        <p className="label">
          {label} {name}
        </p>
        <Heading>{heading}</Heading>
        {lead && <p className="lead">{lead}</p>}
        {aside && <div className="aside">{aside}</div>}
      </div>
      {full ? children : <div className="body">{children}</div>}
    </section>
  );
}
