/** RFC 9457 problem details, the format of every API error (product decision §14). */
export type Problem = {
  type?: string;
  title: string;
  status: number;
  /** For people: what happened and what to do. */
  detail: string;
  /** Messages by field name, the first of each field. */
  errors?: Record<string, string>;
};

export const PROBLEM_TYPE = 'application/problem+json';
