/** Cleans people's texts before they are checked and stored. */
import * as z from 'zod/mini';
import { withoutInvisible } from './control-characters.ts';

/**
 * One line: control characters (a line break in a name, a NUL that PostgreSQL can't store) become spaces, and invisible
 * ones, such as those around a number copied from a phone, go.
 */
export const oneLine = z.overwrite((text: string) =>
  withoutInvisible(text.toWellFormed())
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

/** A minimum that blanks and invisible characters don't reach. */
export const minVisible = (min: number, error: string) =>
  z.refine<string>((text) => withoutInvisible(text).trim().length >= min, { error });

/** An optional text: absent, null and blank all mean "not given". */
export const optionalText = (max: number, message: string) =>
  z.optional(z.nullable(z.string().check(oneLine, z.maxLength(max, message))));
