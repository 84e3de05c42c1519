import { foldText } from '#contract/shared/fold-text.ts';

/** Returns the sort key of a name. Truncated, because the id breaks ties. */
export const nameKey = (name: string): string => foldText(name).trim().slice(0, 100).toWellFormed();
