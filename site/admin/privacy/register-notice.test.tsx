import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RegisterProblem } from '#contract/shared/registers.ts';
import { createQueryClient } from '../state/query-client.ts';
import { RegisterNotice, registers } from './register-notice.tsx';

function shown(trouble: RegisterProblem | null | undefined): string {
  const client = createQueryClient(() => {});
  if (trouble !== undefined) client.setQueryData(registers().queryKey, { trouble });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(RegisterNotice)));
}

it('says nothing while the registers are up to date, or that isn’t known yet', () => {
  expect(shown(null)).toBe('');
  expect(shown(undefined)).toBe('');
});

it('says since when they aren’t, and what that means, without naming folders of the server', () => {
  const html = shown({ since: '2026-11-22T09:00:00.000Z', says: 'can’t be written to /var/backups' });
  expect(html).toContain('role="alert"');
  expect(html).toContain('November 22, 2026');
  expect(html).toContain('Restoring a backup could bring back erased data and reopen closed accounts');
  expect(html).not.toContain('/var/');
});
