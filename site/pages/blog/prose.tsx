/** Layout of an article's elements: 12 columns, text in a narrow one, plates extending beyond it. */
import type { MDXComponents } from 'mdx/types.js';
import type { ComponentProps } from 'react';
import { anchorOf } from './outline.ts';
import { Plate } from './plate.tsx';
import { SourceMark } from './side-notes.tsx';

const TEXT =
  'col-span-full md:col-span-9 md:col-start-2 lg:col-span-7 lg:col-start-4 max-w-[41rem] print:col-span-full print:col-start-1';

export const proseComponents: MDXComponents = {
  h2: ({ children, ...rest }: ComponentProps<'h2'>) => (
    <h2
      {...rest}
      id={rest.id ?? (typeof children === 'string' ? anchorOf(children) : undefined)}
      className={`${TEXT} mt-12 mb-4 font-sans text-[1.65rem] leading-tight font-semibold tracking-tight text-balance break-after-avoid`}
    >
      {children}
    </h2>
  ),
  p: (props: ComponentProps<'p'>) => <p {...props} className={`${TEXT} relative mb-5`} />,
  ul: (props: ComponentProps<'ul'>) => (
    <ul {...props} className={`${TEXT} mb-6 list-[square] space-y-2 pl-5 marker:text-copper`} />
  ),
  ol: (props: ComponentProps<'ol'>) => (
    <ol
      {...props}
      className={`${TEXT} mb-6 list-decimal space-y-2 pl-6 marker:font-sans marker:text-[.85em] marker:font-semibold marker:text-copper`}
    />
  ),
  li: (props: ComponentProps<'li'>) => <li {...props} className="pl-1 [&>p]:m-0" />,
  strong: (props: ComponentProps<'strong'>) => <strong {...props} className="font-semibold" />,
  a: (props: ComponentProps<'a'>) => (
    <a {...props} className="text-copper underline decoration-1 underline-offset-[.2em] hover:text-ink" />
  ),
  sup: SourceMark,
  table: (props: ComponentProps<'table'>) => (
    <div className={`${TEXT} my-8 !max-w-none break-inside-avoid border-t border-ink`}>
      <table {...props} className="w-full border-collapse font-sans text-[.9rem] leading-snug tabular-nums" />
    </div>
  ),
  th: ({ align, ...rest }: ComponentProps<'th'>) => (
    <th
      {...rest}
      scope="col"
      className={`py-3 pr-4 align-bottom text-xs font-medium tracking-[.08em] text-graphite uppercase last:pr-0 ${aligned(align)}`}
    />
  ),
  td: ({ align, ...rest }: ComponentProps<'td'>) => (
    <td
      {...rest}
      className={`border-t border-hairline py-3 pr-4 align-baseline first:font-medium last:pr-0 ${aligned(align)}`}
    />
  ),
  section: (props: ComponentProps<'section'>) => (
    <section
      {...props}
      className={`${TEXT} mt-14 border-t border-ink pt-5 font-sans text-[.85rem] leading-relaxed text-graphite [&_h2]:mt-0 [&_h2]:mb-3 [&_h2]:text-xs [&_h2]:font-medium [&_h2]:tracking-[.08em] [&_h2]:uppercase [&_ol]:mb-0`}
    />
  ),
  Plate,
};

const aligned = (align: string | undefined) => (align === 'right' ? 'text-right' : 'text-left');
