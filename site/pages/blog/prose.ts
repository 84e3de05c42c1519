/** Layout of an article's elements: 12 columns, text in a narrow one, plates extending beyond it. */

const TEXT =
  'col-span-full md:col-span-9 md:col-start-2 lg:col-span-7 lg:col-start-4 max-w-[41rem] print:col-span-full print:col-start-1';

export const PROSE = {
  h2: `${TEXT} mt-12 mb-4 font-sans text-[1.65rem] leading-tight font-semibold tracking-tight text-balance break-after-avoid`,
  h3: `${TEXT} mt-8 mb-3 font-sans text-[1.25rem] leading-snug font-semibold tracking-tight text-balance break-after-avoid`,
  p: `${TEXT} relative mb-5`,
  ul: `${TEXT} mb-6 list-[square] space-y-2 pl-5 marker:text-copper`,
  ol: `${TEXT} mb-6 list-decimal space-y-2 pl-6 marker:font-sans marker:text-[.85em] marker:font-semibold marker:text-copper`,
  /** A list in a list. */
  innerUl: 'mt-2 list-[square] space-y-1.5 pl-5 marker:text-copper',
  innerOl:
    'mt-2 list-decimal space-y-1.5 pl-6 marker:font-sans marker:text-[.85em] marker:font-semibold marker:text-copper',
  li: 'pl-1 [&>p]:m-0',
  strong: 'font-semibold',
  a: 'text-copper underline decoration-1 underline-offset-[.2em] hover:text-ink',
  /** Margin note; on a wide screen, next to its line. */
  sideNote:
    'absolute left-full ml-8 w-46 border-t border-hairline pt-1.5 font-sans text-[.8rem] leading-snug text-graphite @max-[72rem]:hidden @min-[80rem]:w-58 print:hidden',
  sup: 'font-sans text-[.68em] leading-none font-semibold [&_a]:px-0.5 [&_a]:no-underline',
  tableFrame: `${TEXT} my-8 !max-w-none break-inside-avoid border-t border-ink`,
  table: 'w-full border-collapse font-sans text-[.9rem] leading-snug tabular',
  th: 'py-3 pr-4 align-bottom text-xs font-medium tracking-[.08em] text-graphite uppercase last:pr-0',
  td: 'border-t border-hairline py-3 pr-4 align-baseline first:font-medium last:pr-0',
  sources: `${TEXT} mt-14 border-t border-ink pt-5 font-sans text-[.85rem] leading-relaxed text-graphite [&_h2]:mt-0 [&_h2]:mb-3 [&_h2]:text-xs [&_h2]:font-medium [&_h2]:tracking-[.08em] [&_h2]:uppercase [&_ol]:mb-0`,
} as const;
