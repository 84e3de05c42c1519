/** The own account (contract/staff.ts; two-factor and password are better-auth's calls). */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { OwnAccount } from '#contract/staff.ts';
import { request } from '../../frame/request.ts';

export const ownAccount = () => queryOptions<OwnAccount>({ queryKey: ['/api/staff/account'] });

export function useRefreshAccount() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ownAccount().queryKey });
}

const post = (url: string, body: object) => request(`/api/auth${url}`, { method: 'POST', body });

export const changePassword = (currentPassword: string, newPassword: string) =>
  post('/change-password', { currentPassword, newPassword });

export type TwoFactorStart = { totpURI: string; backupCodes: string[] };

/** Begins turning it on; it is on once a code was confirmed. */
export const beginTwoFactor = async (password: string) =>
  (await (await post('/two-factor/enable', { password })).json()) as TwoFactorStart;

export const confirmTwoFactor = (code: string) =>
  post('/two-factor/verify-totp', { code: code.replace(/\s/g, '') });

export const endTwoFactor = (password: string) => post('/two-factor/disable', { password });

export const newRecoveryCodes = async (password: string) =>
  ((await (await post('/two-factor/generate-backup-codes', { password })).json()) as TwoFactorStart)
    .backupCodes;

/** @param id of one; without it all but this one end. */
export const endSessions = (id?: string) =>
  request(`/api/staff/sessions${id === undefined ? '' : `/${encodeURIComponent(id)}`}`, { method: 'DELETE' });
