import { expect, it } from 'vitest';
import { heartbeat } from './heartbeat.ts';

it('a monitor that can’t be reached, or none, stops nothing', async () => {
  await expect(heartbeat('http://127.0.0.1:9/')).resolves.toBeUndefined();
  await expect(heartbeat(undefined)).resolves.toBeUndefined();
});
