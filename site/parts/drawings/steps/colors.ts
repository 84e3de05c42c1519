/**
 * Colours of the layers, as attributes: the layers stand in a file of their own (feeds/house-svg.tsx), where a
 * page's classes don't reach, and a page's custom properties do.
 */
export const paper = 'var(--paper)';
export const section = 'var(--section)';
export const copper = 'var(--copper)';
export const graphite = 'var(--graphite)';
