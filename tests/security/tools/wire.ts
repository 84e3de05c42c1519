/** An example as it goes over the wire. */
import { needsSession, ROUTE_TABLE } from '../route-table.ts';
import type { Example } from './requests.ts';
import type { ScanTarget } from './target.ts';

export type Wire = { method: string; path: string; headers: Record<string, string>; body: string };

const BOUNDARY = 'ledgeandframe';

/** Carries the session where one is asked for. */
export function onWire(
  t: Pick<ScanTarget, 'cookie'>,
  name: string,
  { path, json, form, multipart }: Example,
): Wire {
  const signedIn = needsSession(ROUTE_TABLE[name]);
  const headers: Record<string, string> = signedIn ? { Cookie: t.cookie } : {};
  let body = '';
  if (json !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(json);
  } else if (form) {
    headers['Content-Type'] = 'application/x-www-form-urlencoded';
    body = new URLSearchParams(form).toString();
  } else if (multipart) {
    headers['Content-Type'] = `multipart/form-data; boundary=${BOUNDARY}`;
    const parts = Object.entries(multipart).map(
      ([field, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    body = `${parts.join('')}--${BOUNDARY}--\r\n`;
  }
  return { method: name.split(' ')[0] as string, path, headers, body };
}

/** Sends it as it stands. */
export function ask(
  t: Pick<ScanTarget, 'cookie' | 'url'>,
  name: string,
  example: Example,
): Promise<Response> {
  const { method, path, headers, body } = onWire(t, name, example);
  return fetch(t.url + path.replace('*', ''), { method, headers, redirect: 'manual', ...(body && { body }) });
}
