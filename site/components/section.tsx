import type { ReactNode } from 'react';

type SectionProps = {
  /** Number of the sheet's part, in the margin: "A-101". */
  label: string;
  /** Subject of the section in two or three words, below the number. */
  name: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** `below`: the body takes the full width. `beside`: it is right of the heading, for lists and text. */
  layout?: 'below' | 'beside';
  /** 1 for the section at the top of the page. */
  level?: 1 | 2;
  id?: string;
  /** Below the heading of a `beside` layout, where a long list would leave that column empty. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A numbered part of a page, with a hairline below it. */
export function Section({ layout = 'below', ...section }: SectionProps) {
  return (
    <section id={section.id} className="sheet">
      <div className="grid gap-x-8 border-b border-hairline py-rhythm lg:grid-cols-12">
        <p className="label mb-3 max-lg:flex max-lg:gap-3 lg:col-span-2 lg:pt-2.5">
          <span className="block text-ink">{section.label}</span>
          <span className="block">{section.name}</span>
        </p>
        {layout === 'below' ? <Below {...section} /> : <Beside {...section} />}
      </div>
    </section>
  );
}

function Below({ children, ...head }: SectionProps) {
  return (
    <>
      <Head {...head} className="lg:col-span-10 lg:grid lg:grid-cols-10 lg:items-baseline lg:gap-x-8" split />
      <div className="mt-7 min-w-0 lg:col-span-12 lg:mt-10">{children}</div>
    </>
  );
}

function Beside({ children, aside, ...head }: SectionProps) {
  return (
    <>
      <div className="self-start lg:col-span-4 lg:pr-8">
        <Head {...head} />
        {aside}
      </div>
      <div className="mt-8 min-w-0 lg:col-span-6 lg:mt-1">{children}</div>
    </>
  );
}

/** Where there is room, the lead is next to its heading, on the same baseline. */
function Head({
  heading,
  lead,
  level = 2,
  className,
  split,
}: Omit<SectionProps, 'children' | 'layout' | 'aside'> & { className?: string; split?: boolean }) {
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      <Heading className={split ? (lead ? 'lg:col-span-5' : 'lg:col-span-8') : ''}>{heading}</Heading>
      {lead && (
        <p className={`max-w-[36em] text-graphite ${split ? 'max-lg:mt-4 lg:col-span-5' : 'mt-4'}`}>{lead}</p>
      )}
    </div>
  );
}
