/** Free words that staff put on an inquiry, in lower case; never shown to visitors. */
import * as z from 'zod/mini';
import { TAG_LIMITS, tidyTag } from './tag-words.ts';

const WRONG = 'A tag has letters, numbers, spaces, and - & . ’ / + #';

/** Without the characters that mean something in JSON or in a search pattern. */
export const tag = z
  .string({ error: 'A tag must be text' })
  .check(
    z.overwrite(tidyTag),
    z.maxLength(TAG_LIMITS.length, `Keep a tag under ${TAG_LIMITS.length + 1} characters`),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} .&/’+#-]*$/u, WRONG),
  );

/** Each once, in the order in which they were added. */
export const tags = z.pipe(
  z
    .array(tag, { error: 'Tags must be a list' })
    .check(z.maxLength(TAG_LIMITS.number, `An inquiry has at most ${TAG_LIMITS.number} tags`)),
  z.transform((list) => [...new Set(list)]),
);
