/**
 * The order of projects on their overview, by the names of their files. What isn't named comes after, in the order of sheets:
 * while nothing is named, that is the whole order. Owners rearrange it in *Website*.
 */
export const projectOrder: readonly string[] = [];
