/**
 * Colours as attributes, for drawings that stand in a file of their own (feeds/*-svg.ts): a page's
 * classes don't reach into it, its custom properties do. Not in a `<pattern>`, though: browsers paint
 * that in the file, which has no theme.
 */
export const paper = 'var(--paper)';
export const ink = 'var(--ink)';
export const section = 'var(--section)';
export const copper = 'var(--copper)';
export const graphite = 'var(--graphite)';
export const oak = 'var(--oak)';
