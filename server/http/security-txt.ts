/** `GET /.well-known/security.txt` (RFC 9116): where to report a weakness, which is the firm's published email address. */
import type { Config } from '../config/config.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import type { App } from './app-type.ts';

/** RFC 9116 §2.5.5 recommends less than a year; the answer is always new. */
const EXPIRES_MS = 180 * 24 * 3_600_000;

export function securityTxtRoute(app: App, { origin }: Pick<Config, 'origin'>): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: mailto:${currentFirm().email}`,
      `Expires: ${new Date(Date.now() + EXPIRES_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
