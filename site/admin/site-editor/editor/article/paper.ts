/** The text in the editor looks as it does on the page: the site's paper, its type and its rules. */
export const PAPER = [
  'article-paper outline-none px-5 py-6 sm:px-8 sm:py-8 min-h-[24rem] font-serif text-[1.0625rem] leading-[1.62] text-ink whitespace-pre-wrap wrap-anywhere overflow-x-auto',
  '[counter-reset:source_figure_1] [&>*]:max-w-[41rem]',
  '[&_p]:mb-5 [&>p:first-child]:text-[1.2rem] [&>p:first-child]:leading-normal',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:font-sans [&_h2]:text-[1.5rem] [&_h2]:leading-tight [&_h2]:font-semibold [&_h2]:tracking-tight',
  '[&_h3]:mt-7 [&_h3]:mb-2 [&_h3]:font-sans [&_h3]:text-[1.2rem] [&_h3]:leading-snug [&_h3]:font-semibold',
  '[&_ul]:mb-5 [&_ul]:list-[square] [&_ul]:pl-5 [&_ol]:mb-5 [&_ol]:list-decimal [&_ol]:pl-6 [&_li::marker]:text-copper [&_li>p]:mb-1.5 [&_li>ul]:mb-1.5 [&_li>ol]:mb-1.5',
  '[&_strong]:font-semibold [&_a]:text-copper [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[.2em]',
  '[&_table]:my-7 [&_table]:w-full [&_table]:border-collapse [&_table]:border-t [&_table]:border-ink [&_table]:font-sans [&_table]:text-[.9rem] [&_table]:leading-snug [&_table_p]:mb-0 [&_table_p]:min-h-[1.4em]',
  '[&_th]:wrap-normal [&_th]:last:pr-0 [&_td]:last:pr-0 [&_th]:py-2.5 [&_th]:pr-4 [&_th]:text-left [&_th]:align-bottom [&_th]:text-xs [&_th]:font-medium [&_th]:tracking-[.08em] [&_th]:text-graphite [&_th]:uppercase',
  '[&_td]:border-t [&_td]:border-hairline [&_td]:py-2.5 [&_td]:pr-4 [&_td]:align-baseline [&_.is-right]:text-right [&_.selectedCell]:bg-section/15',
  '[&_figure]:my-7 [&_figure]:cursor-pointer [&_figure]:[counter-increment:figure] [&_figure_img]:w-full [&_figure_img]:bg-ledge [&_figcaption]:pt-2 [&_figcaption]:font-sans [&_figcaption]:text-[.85rem] [&_figcaption]:leading-snug [&_figcaption]:text-graphite [&_figcaption.is-missing]:text-cancelled',
  "[&_figcaption]:before:font-[550] [&_figcaption]:before:text-ink [&_figcaption]:before:content-['Fig._'_counter(figure)_'._']",
  '[&_.no-thumbnail]:block [&_.no-thumbnail]:bg-ledge [&_.no-thumbnail]:p-8 [&_.no-thumbnail]:font-sans',
  // A source shows its number; its words are in its dialog.
  '[&_sup]:[counter-increment:source] [&_sup]:cursor-pointer [&_sup]:px-0.5 [&_sup]:font-sans [&_sup]:text-[.7em] [&_sup]:leading-none [&_sup]:font-semibold [&_sup]:text-copper [&_sup]:before:content-[counter(source)] [&_sup>span]:hidden',
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-offset-4 [&_.ProseMirror-selectednode]:outline-section [&_sup.ProseMirror-selectednode]:outline-offset-1',
  '[&_.is-empty]:before:pointer-events-none [&_.is-empty]:before:float-left [&_.is-empty]:before:h-0 [&_.is-empty]:before:text-graphite [&_.is-empty]:before:content-[attr(data-placeholder)]',
  '[&_.ProseMirror-gapcursor]:pointer-events-none [&_.ProseMirror-gapcursor]:relative [&_.ProseMirror-gapcursor]:block [&_.ProseMirror-gapcursor]:h-0 [&_.ProseMirror-gapcursor]:border-t-2 [&_.ProseMirror-gapcursor]:border-section [&_.ProseMirror-gapcursor]:w-6',
].join(' ');
