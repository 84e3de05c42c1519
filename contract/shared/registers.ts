import * as z from 'zod/mini';

/** `GET /api/registers`: why the registers next to the backups are not up to date, and since when. */
export const registerTroubleSchema = z.object({ since: z.string(), says: z.string() });
export type RegisterTrouble = z.infer<typeof registerTroubleSchema>;
