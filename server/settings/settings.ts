/** Settings as owners see and change them (contract/staff/settings.ts). */
import type { MailAccount, Settings, ShownAccount } from '#contract/staff/settings.ts';
import type { StaffEventKind } from '#contract/staff/staff.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import { verifyAccount } from '../outbox/transport.ts';
import { changeAsOwner } from '../staff/as-owner-store.ts';
import { recordStaffEvent } from '../staff/events-store.ts';
import type { Acting } from '../staff/sessions-store.ts';
import { explainMailError } from './explain-mail-error.ts';
import {
  openedPassword,
  type SavedAccount,
  type SavedRows,
  savedRows,
  saveRow,
  sealedPassword,
  smtpUrlOf,
} from './settings-store.ts';

/** An owner waits for the mail server no longer than this. */
const PATIENCE_MS = 10_000;

type Parts = { config: Config; db: Db; load: () => Promise<void> };

export type OwnerSettings = ReturnType<typeof createSettings>;

export function createSettings({ config, db, load }: Parts) {
  const { secret, setByHost } = config;

  /** @throws ProblemError 409 when a variable is set. */
  function refuseSetByHost(...names: string[]): void {
    if (names.some((name) => setByHost.has(name)))
      throw problem(409, 'Your host sets this. Ask your site administrator to change it.');
  }

  async function change<Name extends keyof SavedRows>(
    actor: Acting,
    of: Name,
    row: SavedRows[Name] | null,
    kind: StaffEventKind,
  ): Promise<void> {
    await changeAsOwner(db, actor, async (trx) => {
      await saveRow(trx, of, row);
      await recordStaffEvent(trx, { kind, actor, subject: null });
    });
    await load();
  }

  /** @returns the account to store, and its password. @throws ProblemError 422 when the password is needed again. */
  async function withPassword({
    password: typed,
    ...place
  }: MailAccount): Promise<{ row: SavedAccount; password: string }> {
    if (place.user === '') return { row: { ...place, password: null }, password: '' };
    if (typed !== undefined)
      return {
        row: { ...place, password: sealedPassword(secret, 'outgoing', place, typed) },
        password: typed,
      };
    const { outgoing } = await savedRows(db);
    const row = { ...place, password: outgoing?.password ?? null };
    const password = row.password === null ? null : openedPassword(secret, 'outgoing', row);
    if (password !== null) return { row, password };
    const words = outgoing
      ? 'Enter the password again: it’s kept only for the same server and user'
      : 'Enter the password';
    throw problem(422, `${words}.`, { errors: { password: words } });
  }

  return {
    async shown(): Promise<Settings> {
      const { outgoing, addresses, retention } = await savedRows(db);
      return {
        outgoing: setByHost.has('SMTP_URL')
          ? { setByHost: true, account: accountInUrl(config.smtpUrl), isUnreadable: false }
          : {
              setByHost: false,
              account: outgoing ? { ...outgoing, ...hidden(outgoing) } : null,
              isUnreadable: outgoing !== undefined && openedPassword(secret, 'outgoing', outgoing) === null,
            },
        addresses: {
          from: {
            setByHost: setByHost.has('MAIL_FROM'),
            saved: addresses?.from ?? null,
            inForce: config.mailFrom,
          },
          to: { setByHost: setByHost.has('MAIL_TO'), saved: addresses?.to ?? null, inForce: config.mailTo },
        },
        retention: {
          setByHost: setByHost.has('RETENTION_DAYS'),
          days: setByHost.has('RETENTION_DAYS') ? (config.retentionDays ?? null) : (retention?.days ?? null),
        },
        origin: config.origin,
      };
    },

    /**
     * Signs in to the account, then saves it.
     * @throws ProblemError 409, or 422 with the reason: a wrong account would stop all email.
     */
    async setOutgoing(actor: Acting, account: MailAccount): Promise<void> {
      refuseSetByHost('SMTP_URL');
      const { row, password } = await withPassword(account);
      try {
        await verifyAccount(smtpUrlOf(row, password), PATIENCE_MS);
      } catch (error) {
        const { field, words } = explainMailError(error, row);
        throw problem(422, 'Nothing was saved, because the sign-in failed.', { errors: { [field]: words } });
      }
      await change(actor, 'outgoing', row, 'mail-account-changed');
    },

    async removeOutgoing(actor: Acting): Promise<void> {
      refuseSetByHost('SMTP_URL');
      await change(actor, 'outgoing', null, 'mail-account-changed');
    },

    async setAddresses(actor: Acting, wanted: { from: string | null; to: string | null }): Promise<void> {
      if (wanted.from !== null) refuseSetByHost('MAIL_FROM');
      if (wanted.to !== null) refuseSetByHost('MAIL_TO');
      await change(actor, 'addresses', wanted, 'mail-addresses-changed');
    },

    async setRetention(actor: Acting, days: number | null): Promise<void> {
      refuseSetByHost('RETENTION_DAYS');
      await change(actor, 'retention', { days }, 'retention-changed');
    },
  };
}

/** Removes the password from a row. */
const hidden = ({ password }: SavedAccount) => ({ hasPassword: password !== null, password: undefined });

const DEFAULT_PORTS: Record<string, number> = { 'smtps:': 465, 'smtp:': 587 };

function accountInUrl(text: string | undefined): ShownAccount['account'] {
  if (text === undefined) return null;
  const { protocol, hostname, port, username, password } = new URL(text);
  return {
    host: hostname,
    port: Number(port) || (DEFAULT_PORTS[protocol] ?? 0),
    user: decodeURIComponent(username),
    hasPassword: password !== '',
  };
}
