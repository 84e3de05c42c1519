import * as z from 'zod/mini';

/** `GET /api/registers`: why the registers next to the backups are not up to date, and since when. */
export const registerProblemSchema = z.object({ since: z.string(), says: z.string() });
export type RegisterProblem = z.infer<typeof registerProblemSchema>;
