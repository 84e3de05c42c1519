/**
 * The dashboard as an app. `vite/app-icons.mjs` draws the icons; a firm's uploaded logo replaces them
 * (contract/site/logo.ts).
 */
export const MANIFEST_FILE = '/admin/app/dashboard.webmanifest';

/** The drawn mark fills so much of the icon; a phone cuts up to a fifth off each side of a maskable one. */
export const DRAWN_ICONS = [
  { name: 'icon-192.png', size: 192, fill: 0.66, purpose: 'any' },
  { name: 'icon-512.png', size: 512, fill: 0.66, purpose: 'any' },
  { name: 'maskable-512.png', size: 512, fill: 0.5, purpose: 'maskable' },
  { name: 'icon-180.png', size: 180, fill: 0.6, purpose: null },
  // For /favicon.ico (server/content/favicon.ts).
  { name: 'icon-48.png', size: 48, fill: 0.9, purpose: null },
] as const;

export const drawnAddress = (name: (typeof DRAWN_ICONS)[number]['name']): string => `/admin/app/${name}`;
