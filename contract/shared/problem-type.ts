/** The media type of `Problem`. It isn't in `problem.ts`, so that a page's script doesn't load that file's schema. */
export const PROBLEM_TYPE = 'application/problem+json';
