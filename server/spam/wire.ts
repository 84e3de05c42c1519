import type { App, Base } from '../http/app-type.ts';
import { createSpamFilter } from './filter.ts';
import { createProofs } from './proof.ts';
import { challengeRoute } from './routes.ts';

/** Issues challenges, and scores incoming inquiries. */
export function wireSpam(app: App, { config, db }: Base) {
  const proofs = createProofs(config.secret);
  challengeRoute(app, { proofs });
  return createSpamFilter({ db, proofs, ...config });
}
