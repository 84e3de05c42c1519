/** The look of the visitor's words: a copper line at the left; on a phone a bubble. */
export const VISITOR_BUBBLE =
  'border-l-2 border-copper font-serif text-[1.0625rem] leading-[1.55] max-md:border-y max-md:border-r max-md:border-y-hairline max-md:border-r-hairline';
