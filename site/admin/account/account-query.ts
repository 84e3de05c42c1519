/** Queries and calls for one's own account (contract/staff/staff.ts; two-factor and password calls are better-auth's). */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { OwnAccount } from '#contract/staff/staff.ts';
import { request } from '../../layout/request.ts';

export const ownAccount = () => queryOptions<OwnAccount>({ queryKey: ['/api/staff/account'] });

export function useRefreshAccount() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ownAccount().queryKey });
}

const post = (url: string, body: object) => request(`/api/auth${url}`, { method: 'POST', body });

export const changePassword = (currentPassword: string, newPassword: string) =>
  post('/change-password', { currentPassword, newPassword });

export type TwoFactorStart = { totpURI: string; backupCodes: string[] };

/** Begins two-factor set-up; it takes effect once a code is confirmed. */
export const beginTwoFactor = async (password: string) =>
  (await (await post('/two-factor/enable', { password })).json()) as TwoFactorStart;

export const confirmTwoFactor = (code: string) =>
  post('/two-factor/verify-totp', { code: code.replace(/\s/g, '') });

export const endTwoFactor = (password: string) => post('/two-factor/disable', { password });

export const newRecoveryCodes = async (password: string) =>
  ((await (await post('/two-factor/generate-backup-codes', { password })).json()) as TwoFactorStart)
    .backupCodes;

/** @param id of one session; without it, every session but the current one ends. */
export const endSessions = (id?: string) =>
  request(`/api/staff/sessions${id === undefined ? '' : `/${encodeURIComponent(id)}`}`, { method: 'DELETE' });
