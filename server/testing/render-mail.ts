/** The site's renderer of emails, with the content as it ships. */
import type { RenderMail } from '#contract/mail/mail.ts';
import { withContent } from '#site/content/content-context.server.ts';
import { renderMail as render } from '#site/mail/render.tsx';

export const renderMail: RenderMail = (kind, content) =>
  withContent(() => render(kind, content, 'http://localhost:3000'));
