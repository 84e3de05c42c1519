/** Real responses against the document: status, media type, headers and schema. */
import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { type DocumentedOperation, operationsOf } from './testing/document-app.ts';

type Request = {
  params?: Record<string, string>;
  query?: string;
  payload?: object | string;
  headers?: Record<string, string>;
  cookie?: string;
};

describe.each(engines)('responses on %s fit the API document:', (engine) => {
  let test: TestApp;
  let validator: Ajv2020;
  let operations: Map<string, DocumentedOperation>;
  let owner: Awaited<ReturnType<typeof signedIn>>;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    operations = operationsOf(test.app);
    validator = new Ajv2020({ strict: false, allErrors: true });
    formats.default(validator);
    validator.addSchema({ ...test.app.swagger(), $id: 'api' });
    owner = await signedIn(test, 'owner');
    id = (await call('submitInquiry', 201, { payload: person })).json().id;
  });
  afterAll(() => test.close());

  const person = {
    name: 'Rosa Delgado',
    email: 'rosa@example.com',
    message: 'A porch that faces the creek.',
  };

  /** Calls an operation, and checks its response against the document. */
  async function call(operationId: string, status: number, request: Request = {}) {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`There is no ${operationId}`);
    const { params = {}, query = '', payload, headers, cookie = owner.cookie } = request;
    const answer = await test.app.inject({
      method: operation.method as 'GET',
      url: operation.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '') + query,
      headers: { cookie, ...headers },
      ...(payload && { payload }),
    });
    expect(answer.statusCode, `${operationId}: ${answer.body}`).toBe(status);
    const documented = [String(status), `${Math.floor(status / 100)}XX`].find(
      (key) => operation.responses[key],
    );
    expect(documented, `${operationId} ${status}`).toBeDefined();
    const { content = {}, headers: sent = {} } = operation.responses[documented as string] ?? {};
    const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] as string;
    expect(Object.keys(content)).toEqual(status === 204 ? [] : [type]);
    if (status === 204 || !type.endsWith('json')) return answer;
    const part = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
    const pointer = [
      'paths',
      operation.path,
      operation.method.toLowerCase(),
      'responses',
      documented as string,
      'content',
      type,
      'schema',
    ];
    const validate = validator.compile({
      $ref: `api#/${pointer.map((each) => encodeURIComponent(part(each))).join('/')}`,
    });
    expect(validate(answer.json()), `${operationId}: ${JSON.stringify(validate.errors)}`).toBe(true);
    if (sent.etag) expect(answer.headers.etag).toMatch(/^"\d+"$/);
    return answer;
  }

  it('a new inquiry, the list and one of it', async () => {
    expect((await call('submitInquiry', 201, { payload: person })).headers.location).toBeDefined();
    const list = await call('listInquiries', 200, { query: '?limit=1&status=new,contacted&sort=oldest' });
    expect(list.headers.link).toContain('rel="next"');
    expect(list.headers['x-total-count']).toBe('2');
    await call('countInquiries', 200);
    const walkIn = {
      channel: 'phone',
      name: 'Ann Ortiz',
      phone: '512-555-0142',
      message: 'A garage apartment.',
    };
    await call('createInquiry', 201, { payload: walkIn, headers: { 'idempotency-key': randomUUID() } });
    await call('getInquiry', 200, { params: { id } });
  });

  it('a change, a clash and its undo', async () => {
    const { etag } = (await call('getInquiry', 200, { params: { id } })).headers;
    const change = (payload: object, headers: Record<string, string>, status: number) =>
      call('changeInquiry', status, { params: { id }, payload, headers });
    const changed = await change(
      { status: 'contacted' },
      { 'if-match': String(etag), 'idempotency-key': randomUUID() },
      200,
    );
    await change({ notes: 'Called.' }, { 'if-match': String(etag) }, 412);
    await call('undoChange', 200, { params: { id: String(changed.headers.undo) }, payload: {} });
    const bulk = { ids: [id], change: { assigneeId: owner.member.id } };
    await call('changeInquiries', 200, { payload: bulk });
    await call('logContact', 201, { params: { id }, payload: { kind: 'call', text: 'Wants a quote.' } });
    await call('listEvents', 200, { params: { id } });
    await call('markRead', 204, { params: { id }, payload: {} });
  });

  it('a reply with a file', async () => {
    const boundary = 'part-of-a-test';
    const payload = [
      `--${boundary}`,
      'Content-Disposition: form-data; name="file"; filename="plan.pdf"',
      'Content-Type: application/pdf',
      '',
      '%PDF-1.4\n%%EOF',
      `--${boundary}--`,
      '',
    ].join('\r\n');
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const file = await call('uploadReplyFile', 201, { params: { id }, payload, headers });
    await call('listReplyFiles', 200, { params: { id } });
    const reply = { subject: 'Your porch', text: 'We can build that.', files: [file.json().id] };
    await call('sendReply', 201, {
      params: { id },
      payload: reply,
      headers: { 'idempotency-key': randomUUID() },
    });
    await call('listInquiryEmails', 200, { params: { id } });
    await call('getOutboxSummary', 200);
  });

  it('views, meetings, hours and reports', async () => {
    const view = await call('createView', 201, { payload: { name: 'Open', query: 'status=new' } });
    await call('listViews', 200);
    await call('deleteView', 204, { params: { id: view.json().id } });
    await call('listMeetings', 200, { query: '?from=2031-03-01&to=2031-03-31' });
    await call('getOwnHours', 200);
    await call('getReport', 200, { query: '?from=2026-01-01&to=2026-03-31' });
  });

  it('files', async () => {
    await call('exportJson', 200);
    await call('exportCsv', 200, { query: '?status=new' });
    await call('exportReport', 200);
    await call('exportPerson', 200, { query: '?email=rosa@example.com' });
    await call('getApiDocument', 200);
  });

  it('accounts and erasures', async () => {
    await call('getOwnAccount', 200);
    await call('listStaff', 200);
    await call('listStaffEvents', 200);
    await call('previewErasure', 200, { query: `?inquiryId=${id}` });
    await call('listErasures', 200);
  });

  it('refusals', async () => {
    const staff = await signedIn(test, 'staff');
    await call('listInquiries', 401, { cookie: 'none=here' });
    await call('listStaff', 403, { cookie: staff.cookie });
    await call('getInquiry', 404, { params: { id: randomUUID() } });
    await call('changeInquiry', 400, { params: { id }, payload: { status: 'lost' } });
    await call('listMeetings', 400, { query: '?from=2031-03-01' });
  });
});
