/** Uploads over a real connection, as a browser does. */
import type { AddressInfo } from 'node:net';
import type { UploadSignature } from '#contract/images.ts';
import type { App } from '../../http/app-type.ts';

export async function listen(app: App): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

export async function askSignature(
  base: string,
  body: unknown = { paramsToSign: {} },
): Promise<UploadSignature> {
  const answer = await fetch(`${base}/api/cloudinary/signature`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`No signature: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Sends the form of specification §7; `change` replaces fields, null leaves one out. */
export async function upload(
  base: string,
  file: Uint8Array<ArrayBuffer> | null,
  change: Record<string, string | null> = {},
): Promise<Response> {
  const { signature, timestamp, apiKey, cloudName } = await askSignature(base);
  const fields = { signature, timestamp: String(timestamp), api_key: apiKey, folder: 'inquiries', ...change };
  const form = new FormData();
  if (file) form.set('file', new Blob([file], { type: 'image/jpeg' }), 'holiday.jpg');
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  // A connection of its own: making a bomb takes seconds, in which a kept one may be closed.
  const headers = { connection: 'close' };
  return fetch(`${base}/v1_1/${cloudName}/image/upload`, { method: 'POST', headers, body: form });
}
