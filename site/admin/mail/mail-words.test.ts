import { expect, it } from 'vitest';
import { mailProblems, mailStateInWords, mailsInWords, whyInWords } from './mail-words.ts';

const well = { waiting: 0, retrying: 0, dead: 0, held: 0, transport: true };
const words = (changed: Partial<typeof well>) => mailProblems({ ...well, ...changed }).map((t) => t.words);

it('has nothing to say while all is well, or mail is just on its way', () => {
  expect(words({})).toEqual([]);
  expect(words({ waiting: 2, held: 5 })).toEqual([]);
});

it('says how many emails aren’t sent without SMTP_URL', () => {
  expect(words({ waiting: 3, transport: false })).toEqual(['3 emails not sent: email isn’t set up']);
  expect(words({ waiting: 1, transport: false })).toEqual(['1 email not sent: email isn’t set up']);
  expect(words({ transport: false })).toEqual([]);
});

it('says first what could not be delivered', () => {
  expect(words({ dead: 1, waiting: 4, retrying: 2 })).toEqual([
    '1 email not delivered',
    '2 emails will be retried',
  ]);
  expect(mailsInWords(1200)).toBe('1,200 emails');
});

it('tells a first wait from one after a failure', () => {
  expect(mailStateInWords({ state: 'waiting', lastError: null })).toBe('Waiting');
  expect(mailStateInWords({ state: 'waiting', lastError: '451' })).toBe('Retrying');
  expect(mailStateInWords({ state: 'dead', lastError: '550' })).toBe('Not delivered');
});

it('never says that a mail is on its way while email isn’t set up', () => {
  const waiting = { state: 'waiting', lastError: null } as const;
  expect(mailStateInWords(waiting, false)).toBe('Not sent: email isn’t set up');
  expect(mailStateInWords({ state: 'sent', lastError: null }, false)).toBe('Sent');
});

it('gives the server its own words, and no others', () => {
  expect(whyInWords({ state: 'dead', lastError: '550 5.1.1 No such user' })).toBe(
    'The mail server said: 550 5.1.1 No such user',
  );
  expect(whyInWords({ state: 'waiting', lastError: 'connect ECONNREFUSED' })).toBe(
    'The last attempt failed: connect ECONNREFUSED',
  );
  expect(whyInWords({ state: 'dropped', lastError: 'The inquiry was erased.' })).toBe(
    'The inquiry was erased.',
  );
});
