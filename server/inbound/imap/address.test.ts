import { expect, it } from 'vitest';
import { mailboxAddress, mailboxId } from './address.ts';

it('reads host, port, encryption, user, password and folder from IMAP_URL', () => {
  expect(mailboxAddress('imaps://studio%40firm.com:p%40ss%3Aword@mail.firm.com')).toEqual({
    host: 'mail.firm.com',
    port: 993,
    secure: true,
    user: 'studio@firm.com',
    password: 'p@ss:word',
    folder: 'INBOX',
  });
  expect(mailboxAddress('imap://u:p@[::1]:1143/Web%20site/Answers')).toMatchObject({
    host: '::1',
    port: 1143,
    secure: false,
    folder: 'Web site/Answers',
  });
});

it('names a mailbox by host, user and folder, not by the password, and only with the secret', () => {
  const id = mailboxId('secret', 'imaps://u:p@mail.firm.com');
  expect(mailboxId('secret', 'imaps://u:other@MAIL.firm.com/INBOX')).toBe(id);
  for (const other of [
    'imaps://v:p@mail.firm.com',
    'imaps://u:p@m.firm.com',
    'imaps://u:p@mail.firm.com/Web',
  ])
    expect(mailboxId('secret', other)).not.toBe(id);
  expect(mailboxId('other', 'imaps://u:p@mail.firm.com')).not.toBe(id);
});
