/** Explains to an owner why a mail server couldn’t be used, and which field to correct. */
import { failureOf } from '../outbox/failure.ts';

type Place = { host: string; port: number };
export type MailMistake = { field: 'host' | 'port' | 'password'; words: string };

/** @param error nodemailer's. */
export function explainMailError(error: unknown, { host, port }: Place): MailMistake {
  const { words, code } = failureOf(error);
  const text = `${code} ${words}`;
  if (/EDNS|ENOTFOUND|EAI_AGAIN/.test(text))
    return { field: 'host', words: `No server is named ${host}. Check the spelling.` };
  if (/EAUTH|^\S+ AUTH/.test(code))
    return {
      field: 'password',
      words: `${host} rejected the user name or password. Some providers want an app password here. It answered: ${words}`,
    };
  if (/CERT|SELF_SIGNED|ALTNAME|certificate/i.test(text))
    return {
      field: 'host',
      words: `The certificate of ${host} isn’t valid for that name. Use the name that your provider gives.`,
    };
  if (/wrong version number|packet length|ETLS|EPROTO|STARTTLS/i.test(text))
    return {
      field: 'port',
      words: `${host} doesn’t encrypt on port ${port} as expected. Most providers use 465 or 587.`,
    };
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ECONNRESET|ECONNECTION|no answer|timeout/i.test(text))
    return {
      field: 'port',
      words: `${host} doesn’t answer on port ${port}. Most providers use 465 or 587.`,
    };
  return { field: 'host', words: `${host} answered: ${words}` };
}
