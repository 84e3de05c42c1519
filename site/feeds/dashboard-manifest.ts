/** /admin/app/dashboard.webmanifest: how a phone installs the dashboard (W3C Web Application Manifest), with the firm's name and icons. */
import { light } from 'virtual:theme-colors';
import { type MarkParts, markAddress } from '#contract/site/logo.ts';
import { content } from '../content/snapshot.ts';
import { DRAWN_ICONS, drawnAddress } from '../layout/app-icons.ts';

export function loader(): Response {
  const { firm, icon } = content();
  const manifest = {
    id: '/admin',
    name: `${firm.name} dashboard`,
    short_name: firm.name,
    description: 'The studio’s inquiries, meetings, and email.',
    lang: 'en-US',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    background_color: light.paper,
    theme_color: light.paper,
    icons: (icon ? ownIcons(icon) : drawnIcons()).map((one) => ({ ...one, type: 'image/png' })),
    shortcuts: [
      { name: 'Inquiries', url: '/admin' },
      { name: 'Calendar', url: '/admin/calendar' },
    ],
  };
  // As in structured data: a browser that took it for a page would find no markup in it.
  const json = JSON.stringify(manifest, null, 2).replaceAll('<', '\\u003c');
  return new Response(`${json}\n`, {
    headers: { 'content-type': 'application/manifest+json' },
  });
}

const drawnIcons = () =>
  DRAWN_ICONS.filter(({ purpose }) => purpose !== null).map(({ name, size, purpose }) => ({
    ...{ src: drawnAddress(name), sizes: `${size}x${size}`, purpose },
  }));

const ownIcons = (icon: MarkParts) => [
  { src: markAddress(icon, 'icon-192'), sizes: '192x192', purpose: 'any' },
  { src: markAddress(icon, 'icon-512'), sizes: '512x512', purpose: 'any' },
  { src: markAddress(icon, 'maskable-512'), sizes: '512x512', purpose: 'maskable' },
];
