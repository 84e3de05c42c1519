/** How texts of people are cleaned before they are checked and stored. */
import * as z from 'zod/mini';

/** One line: control characters (a line break in a name, a NUL that PostgreSQL can't store) become spaces. */
export const oneLine = z.overwrite((text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim(),
);

/** Several lines: line breaks and tabs stay, other control characters go. */
export const manyLines = z.overwrite((text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);

/** An optional text: absent, null and blank all mean "not given". */
export const optionalText = (max: number, message: string) =>
  z.optional(z.nullable(z.string().check(oneLine, z.maxLength(max, message))));
