/**
 * Colors as attributes, for drawings in files of their own (feeds/*-svg.ts): a page's classes don't reach
 * into them, its custom properties do. A `<pattern>` is different: browsers paint
 * it in the file, which has no theme.
 */
export const paper = 'var(--paper)';
export const ink = 'var(--ink)';
export const section = 'var(--section)';
export const graphite = 'var(--graphite)';
export const oak = 'var(--oak)';
export const hairline = 'var(--hairline)';
export const ledge = 'var(--ledge)';
