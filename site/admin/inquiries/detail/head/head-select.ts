/** The look of a selector at the head of an inquiry; its colors are the caller's. */
export const HEAD_SELECT =
  'h-9 min-w-0 cursor-pointer rounded-control px-2.5 text-14 font-strong max-md:h-11 max-md:text-15';
