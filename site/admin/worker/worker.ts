/**
 * The dashboard's service worker: shows notifications and opens what they are about (docs/decisions/0026), and where there
 * is no connection answers with the page that is kept for that (docs/decisions/0026). While there is one, every page and
 * every answer comes from the server. Built by vite/worker.mjs.
 */
import type { PushPayload } from '#contract/staff/push.ts';
import { type NoticeData, noticeOf, UNREADABLE } from './notice.ts';
import { fileOfShell, isFile, isPage, keepShell, pageOrShell } from './shell.ts';

type Waiting = { waitUntil(work: Promise<unknown>): void };
type Asked = Waiting & { request: Request; respondWith(answer: Promise<Response>): void };
type Shown = { data: NoticeData; close(): void };
type Page = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
/** The used members of `ServiceWorkerGlobalScope`; the compiler has types for pages only. */
type Scope = {
  registration: {
    getNotifications(of: { tag: string }): Promise<Shown[]>;
    showNotification(title: string, options: object): Promise<void>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', on: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', on: (event: Asked) => void): void;
  addEventListener(name: 'push', on: (event: Waiting & { data: { json(): unknown } | null }) => void): void;
  addEventListener(name: 'notificationclick', on: (event: Waiting & { notification: Shown }) => void): void;
};
const worker = self as unknown as Scope;

// A failure is ignored: the shell is saved with the next page request.
const keepShellIfPossible = () => keepShell().catch(() => {});

// A new version takes over immediately: this worker holds nothing that an open page depends on.
worker.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([worker.skipWaiting(), keepShellIfPossible()])),
);
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isPage(request)) {
    const answer = pageOrShell(request);
    event.respondWith(answer);
    event.waitUntil(answer.then(keepShellIfPossible, () => {}));
  } else if (isFile(request)) event.respondWith(fileOfShell(request));
});

worker.addEventListener('push', (event) => event.waitUntil(show(payloadOf(event.data))));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.href));
});

function payloadOf(data: { json(): unknown } | null): PushPayload {
  try {
    return (data?.json() as PushPayload | undefined) ?? UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

async function show(payload: PushPayload): Promise<void> {
  const { tag } = noticeOf(payload, null);
  const [shown] = await worker.registration.getNotifications({ tag });
  const { title, ...options } = noticeOf(payload, shown?.data ?? null);
  await worker.registration.showNotification(title, {
    ...options,
    icon: '/admin/app/icon-192.png',
    badge: '/admin/app/badge-96.png',
  });
}

/** In the dashboard's window where there is one. */
async function open(href: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const dashboard = pages.find(({ url }) => /^\/admin(\/|$)/.test(new URL(url).pathname));
  if (!dashboard) return void (await worker.clients.openWindow(href));
  // Refused where the browser doesn't take the press for one; the page changes all the same.
  await dashboard.focus().catch(() => {});
  await dashboard.navigate(href);
}
