import { firm } from '#content/firm.ts';
import type { Firm } from '#contract/site/records/firm.ts';

let inForce: Firm = firm;

/** The firm as published, for emails and calendars. Call this at each use: the firm changes while the server runs. */
export const currentFirm = (): Firm => inForce;

/** For the renderer alone, together with the pages. */
export function setFirm(published: Firm): void {
  inForce = published;
}
