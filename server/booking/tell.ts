import type { Outbox } from '../outbox/outbox.ts';
import type { Tell } from './news.ts';

export const tellOf =
  (_outbox: Pick<Outbox, 'enqueue'>): Tell =>
  async () => {};
