/** Whether the installation is well: the checks of `npm run doctor`, in an owner's words. */
import * as z from 'zod/mini';

const healthFindingSchema = z.object({
  /** The subject, such as `mail`. */
  about: z.string(),
  /** `ok`; `warning`: works, but needs a decision; `error`: something is lost or doesn't work. */
  mark: z.enum(['ok', 'warning', 'error']),
  says: z.string(),
  /** The instruction; null when all is well. */
  todo: z.nullable(z.string()),
});

/** `GET /api/health`. */
export const healthSchema = z.array(healthFindingSchema);
export type HealthFinding = z.infer<typeof healthFindingSchema>;
