import type { LogoName } from '#contract/site/logo.ts';
import type { SignedIn, TestApp } from '../../testing/test-app.ts';

/** Sends a logo as *Website* does. */
export async function sendMark(
  { app }: Pick<TestApp, 'app'>,
  { cookie }: Pick<SignedIn, 'cookie'>,
  file: Buffer | null,
) {
  const form = new FormData();
  if (file) form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'logo.png');
  else form.set('name', 'logo.png');
  const sent = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/content/marks',
    headers: { cookie, 'content-type': String(sent.headers.get('content-type')) },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() as { name: LogoName; detail?: string } };
}
