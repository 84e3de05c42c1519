/** More rules than a studio has services and towns. */
export const ASSIGNMENT_RULES_MAX = 50;
