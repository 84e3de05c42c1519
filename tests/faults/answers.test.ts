/** An answer's whole way, on real connections: Postfix takes our mail, Dovecot holds the answer, the server files it. */
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photograph } from '../../server/images/testing/sample-files.ts';
import { DOVECOT_USER, type Dovecot, dovecotIsThere, startDovecot } from '../../server/inbound/testing/dovecot.ts';
import { type MailServer, parseMail, startMailServer } from '../../server/testing/mail-server.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createPostfix, type Postfix, postfixIsThere } from '../support/postfix.ts';

const ASKED = { name: 'Ana Ruiz', email: 'ana@example.com', message: 'A house on a ledge near Blanco, please.' };
