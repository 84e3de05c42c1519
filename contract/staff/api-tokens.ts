/** API tokens: an owner's way to let another program in. For owners alone. */
import * as z from 'zod/mini';
import { oneLine } from '../shared/text-rules.ts';
import { TOKEN_LIMITS, TOKEN_SCOPE_NAMES } from './token-scopes.ts';

export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPE_NAMES)),
  createdAt: z.string(),
  /** Name of the owner then. */
  createdBy: z.string(),
  /** To the minute; null before the first use. */
  lastUsedAt: z.nullable(z.string()),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** `POST /api/tokens` → 201 with the token itself, which isn't stored and never shown again. */
export const newApiToken = z.strictObject({
  name: z
    .string({ error: 'Enter a name' })
    .check(
      oneLine,
      z.minLength(1, 'Enter a name'),
      z.maxLength(TOKEN_LIMITS.name, `Keep the name under ${TOKEN_LIMITS.name + 1} characters`),
    ),
  scopes: z
    .array(z.enum(TOKEN_SCOPE_NAMES, { error: `Scope must be one of ${TOKEN_SCOPE_NAMES.join(', ')}` }), {
      error: 'Choose what the token may do',
    })
    .check(z.minLength(1, 'Choose what the token may do')),
});
export type NewApiToken = z.infer<typeof newApiToken>;

export const madeApiTokenSchema = z.object({ ...apiTokenSchema.shape, token: z.string() });
export type MadeApiToken = z.infer<typeof madeApiTokenSchema>;
