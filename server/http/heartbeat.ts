/**
 * Tells a monitoring service that work succeeded. The service reports a missing call, so a call that fails is ignored.
 * @param url from the settings; without one, nothing is called.
 */
export async function heartbeat(url: string | undefined): Promise<void> {
  if (url) await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
}

const PATIENCE_MS = 10_000;
