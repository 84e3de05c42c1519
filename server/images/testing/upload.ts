/** Uploads over a real connection, as a browser does. */
import type { AddressInfo } from 'node:net';
import type { UploadSignature } from '#contract/shared/upload-signature.ts';
import type { App } from '../../http/app-type.ts';

export async function listen(app: App): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export async function askSignature(
  base: string,
  body: unknown = { paramsToSign: {} },
): Promise<UploadSignature> {
  const answer = await requestSignature(base, body);
  if (!answer.ok) throw new Error(`No signature: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const requestSignature = (base: string, body: unknown): Promise<Response> =>
  fetch(`${base}/api/cloudinary/signature`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });

/** Sends the form of requirements §8; `change` replaces fields, null omits one. Returns a refused signature's response as is. */
export async function upload(
  base: string,
  file: Uint8Array<ArrayBuffer> | null,
  change: Record<string, string | null> = {},
): Promise<Response> {
  const answer = await requestSignature(base, { paramsToSign: {} });
  if (!answer.ok) return answer;
  const permission = (await answer.json()) as UploadSignature;
  return send(`${base}/v1_1/${permission.cloudName}/image/upload`, file, {
    ...formOf(permission),
    ...change,
  });
}

/** The fields of the form that a browser sends with the file. */
export const formOf = ({
  signature,
  timestamp,
  apiKey,
  signed,
}: UploadSignature): Record<string, string> => ({
  signature,
  timestamp: String(timestamp),
  api_key: apiKey,
  folder: 'inquiries',
  ...signed,
});

/** Posts a file with these fields; null omits one. */
export function send(
  url: string,
  file: Uint8Array<ArrayBuffer> | null,
  fields: Record<string, string | null>,
): Promise<Response> {
  const form = new FormData();
  if (file) form.set('file', new Blob([file], { type: 'image/jpeg' }), 'holiday.jpg');
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  // A new connection: generating a bomb takes seconds, in which an idle one may be closed.
  return fetch(url, { method: 'POST', headers: { connection: 'close' }, body: form });
}
