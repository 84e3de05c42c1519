import type { SitePicture } from '#contract/site/site-pictures.ts';
import type { SignedIn, TestApp } from '../../testing/test-app.ts';

/** Sends a file as *Website* does. */
export async function sendPicture(
  { app }: Pick<TestApp, 'app'>,
  { cookie }: Pick<SignedIn, 'cookie'>,
  file: Buffer | null,
  name = 'IMG_0001.JPG',
) {
  const form = new FormData();
  form.set('name', name);
  if (file) form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name);
  const sent = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/content/pictures',
    headers: { cookie, 'content-type': String(sent.headers.get('content-type')) },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() as SitePicture & { detail?: string } };
}
