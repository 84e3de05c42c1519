/** The dashboard's service worker (worker.ts), which serves the pages of staff alone. */
export const WORKER_SCOPE = '/admin';

export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/admin/worker.js', { scope: WORKER_SCOPE, updateViaCache: 'none' });
