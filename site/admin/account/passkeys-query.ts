/** Queries and calls for one's own passkeys (contract/staff/passkeys.ts). Adding one is in ../passkeys/ceremony.ts. */
import { queryOptions } from '@tanstack/react-query';
import type { OwnPasskeys } from '#contract/staff/passkeys.ts';
import { request } from '../../layout/request.ts';

export const ownPasskeys = () => queryOptions<OwnPasskeys>({ queryKey: ['/api/staff/passkeys'] });

const urlOf = (id: string) => `/api/staff/passkeys/${encodeURIComponent(id)}`;

export const renamePasskey = (id: string, name: string) =>
  request(urlOf(id), { method: 'PUT', body: { name } });

export const removePasskey = (id: string) => request(urlOf(id), { method: 'DELETE' });
