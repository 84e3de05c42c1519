/** Shared by the routes of a single inquiry: the id parameter and errors. */
import * as z from 'zod';
import { problem } from '../http/problem.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Malformed ids match nothing; PostgreSQL would reject one with a NUL. */
export const isId = (id: string): boolean => UUID.test(id);

export const byId = z.object({ id: z.string().transform((id) => (isId(id) ? id : 'none')) });

export const unknownInquiry = () =>
  problem(404, 'There is no such inquiry. It may have been erased; reload the list.');
