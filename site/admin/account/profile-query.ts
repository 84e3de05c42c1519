/** Calls that change one's own name for visitors, signature and reply templates (contract/staff/staff-profile.ts). */
import { useQueryClient } from '@tanstack/react-query';
import type { StaffProfile, TemplateDraft } from '#contract/staff/staff-profile.ts';
import { request } from '../../layout/request.ts';
import { ownProfile } from '../state/own-profile.ts';

export const saveProfile = (profile: StaffProfile) =>
  request('/api/staff/profile', { method: 'PUT', body: profile });

/** @param id of the template to change; without it, adds one. */
export const saveTemplate = (draft: TemplateDraft, id?: string) =>
  id === undefined
    ? request('/api/staff/templates', { method: 'POST', body: draft })
    : request(templateUrl(id), { method: 'PUT', body: draft });

export const removeTemplate = (id: string) => request(templateUrl(id), { method: 'DELETE' });

export function useRefreshProfile() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ownProfile().queryKey });
}

const templateUrl = (id: string) => `/api/staff/templates/${encodeURIComponent(id)}`;
