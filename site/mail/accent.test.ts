import { afterEach, expect, it } from 'vitest';
import { shipped } from '../content/shipped.ts';
import { setContentSource } from '../content/snapshot.ts';
import { renderMail } from './render.tsx';
import { samples } from './testing/sample-mails.ts';

afterEach(() => setContentSource(() => shipped));

it('gives mails the firm’s own color in both themes', async () => {
  const drawn = (await renderMail('invitation', samples.invitation, 'https://firm.example')).html;
  expect(drawn).not.toContain('#1a5fb4');
  setContentSource(() => ({ ...shipped, accent: { light: '#1a5fb4', dark: '#8ab4f8' } }));
  const { html } = await renderMail('invitation', samples.invitation, 'https://firm.example');
  expect(html).toContain('background-color:#1a5fb4');
  expect(html).toContain('.button{background-color:#8ab4f8!important');
  expect(html).not.toContain('#9a4a22');
});
