import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureOf } from '../images/testing/sample-files.ts';
import { listen, upload } from '../images/testing/upload.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';

describe.each(engines)('the preview of an erasure on %s', (engine) => {
  let test: TestApp;
  let owner: string;
  let server: string;
  beforeEach(async () => {
    test = await createTestApp(engine);
    owner = (await signedIn(test, 'owner')).cookie;
    server = await listen(test.app);
  });
  afterEach(() => test.close());

  const call = (method: 'GET' | 'POST', url: string, payload?: object, cookie = owner) =>
    test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const send = async (email: string, attachments: string[] = []) => {
    const payload = { name: 'Ada', email, phone: '979 555 0199', message: 'A house on rock.', attachments };
    return ((await call('POST', '/api/inquiries', payload)).json() as { id: string }).id;
  };
  const picture = async () => {
    const answer = await upload(server, new Uint8Array(pictureOf('jpeg')));
    return ((await answer.json()) as { secure_url: string }).secure_url;
  };
  const preview = (query: string, cookie?: string) =>
    call('GET', `/api/erasures/preview?${query}`, undefined, cookie);

  it('is for owners', async () => {
    const { cookie } = await signedIn(test, 'staff');
    expect((await preview('email=ada@example.com', cookie)).statusCode).toBe(403);
    expect((await preview('email=ada@example.com', '')).statusCode).toBe(401);
  });

  it('counts of an address what its erasure then counts, and changes nothing', async () => {
    const [own, shared] = [await picture(), await picture()];
    await send('Ada@Example.com', [own]);
    await send('ada@example.com', [shared]);
    await send('bob@example.com', [shared]);
    await call('POST', '/api/newsletter', { email: 'ada@example.com' });
    await call('POST', '/api/views', { name: 'Ada', query: 'q=ada%40example.com' });
    const before = (await preview('email=ADA@example.com')).json();
    expect(before).toEqual({
      inquiries: 2,
      mails: 4,
      pictures: 1,
      newsletter: 1,
      corrected: 0,
      searches: 1,
    });
    expect((await preview('email=ada@example.com')).json()).toEqual(before);
    const { counts } = (await call('POST', '/api/erasures', { email: 'ada@example.com' })).json();
    expect(counts).toEqual(before);
    expect((await preview('email=ada@example.com')).json()).toMatchObject({ inquiries: 0, mails: 0 });
  });

  it('counts of one inquiry what its erasure then counts, and knows when there is none', async () => {
    const id = await send('ada@example.com', [await picture()]);
    await send('ada@example.com');
    const before = (await preview(`inquiryId=${id}`)).json();
    expect(before).toMatchObject({ inquiries: 1, mails: 2, pictures: 1, newsletter: 0 });
    const { counts } = (await call('POST', '/api/erasures', { inquiryId: id })).json();
    expect(counts).toEqual(before);
    expect((await preview(`inquiryId=${id}`)).statusCode).toBe(404);
    expect((await preview('')).statusCode).toBe(400);
  });
});
