import { expect, it } from 'vitest';
import { failureOf } from './failure.ts';

const error = (fields: object) => Object.assign(new Error('Something failed'), fields);

it('is final when the recipient is refused for good', () => {
  const response = '550 5.1.1 No such user';
  expect(failureOf(error({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response }))).toEqual({
    permanent: true,
    words: response,
    code: 'EENVELOPE RCPT TO 550',
  });
});

it('is final when the content is refused for good', () => {
  expect(failureOf(error({ code: 'EMESSAGE', command: 'DATA', responseCode: 554 })).permanent).toBe(true);
});

it('is tried again when the server puts it off', () => {
  for (const command of ['MAIL FROM', 'RCPT TO', 'DATA'])
    expect(failureOf(error({ code: 'EENVELOPE', command, responseCode: 451 })).permanent).toBe(false);
});

it('is tried again when the server refuses us: log-in, sender, a session out of step', () => {
  expect(failureOf(error({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 })).permanent).toBe(false);
  expect(failureOf(error({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 })).permanent).toBe(
    false,
  );
  expect(failureOf(error({ code: 'EMESSAGE', command: 'DATA', responseCode: 503 })).permanent).toBe(false);
});

it('is tried again when no server answered, or a template failed', () => {
  expect(failureOf(error({ code: 'ESOCKET', command: 'CONN' }))).toMatchObject({
    permanent: false,
    words: 'Something failed',
  });
  expect(failureOf(new TypeError('reading of undefined')).permanent).toBe(false);
  expect(failureOf('thrown text').words).toBe('thrown text');
});

it('reads what was said about the recipient, not the sum of it', () => {
  const refused = error({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, response: '451 later' });
  const summed = error({
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    rejectedErrors: [refused],
  });
  expect(failureOf(summed)).toMatchObject({ permanent: false, words: '451 later' });
});

it('keeps words to one short line, and addresses out of the log', () => {
  const response = `550-first line <ana@example.com>\r\n550 ${'x'.repeat(2000)}\u0000`;
  const { words, code } = failureOf(
    error({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response }),
  );
  expect(words).toMatch(/^550-first line <ana@example.com> 550 x+$/);
  expect(words.length).toBe(500);
  expect(code).not.toContain('ana');
});
