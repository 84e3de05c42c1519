/** The media type of `Problem`; apart from its schema, so that a script that only asks for it loads no schemas. */
export const PROBLEM_TYPE = 'application/problem+json';
