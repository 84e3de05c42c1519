import { isReadableIn, readableIn } from '#contract/site/accent.ts';
import type { Theme } from '#contract/site/background-colors.ts';
import type { Finding } from '#contract/site/site-records.ts';

const FIELDS = { accent: 'light', accentDark: 'dark' } as const satisfies Record<string, Theme>;

/** Reports a firm's color with too little contrast, and the nearest that has enough. */
export const lowContrastFindings = (firm: Record<string, unknown>): Finding[] =>
  Object.entries(FIELDS).flatMap(([field, theme]) => {
    const color = firm[field];
    if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/.test(color) || isReadableIn(theme, color)) return [];
    const offer = readableIn(theme, color);
    const text = `Text in ${color} is hard to read in the ${theme} theme. Try ${offer}.`;
    return [{ path: [field], text, blocks: true, offer }];
  });
