import { queryOptions } from '@tanstack/react-query';
import type { OwnPush, PushChoices } from '#contract/staff/push-changes.ts';
import { request } from '../../layout/request.ts';

export const ownPush = () => queryOptions<OwnPush>({ queryKey: ['/api/staff/push'] });

export const choosePush = (choices: PushChoices) =>
  request('/api/staff/push', { method: 'PUT', body: choices });

const urlOf = (id: string) => `/api/staff/push/devices/${encodeURIComponent(id)}`;

export const removeDevice = (id: string) => request(urlOf(id), { method: 'DELETE' });

export const testDevice = (id: string) => request(`${urlOf(id)}/test`, { method: 'POST' });
