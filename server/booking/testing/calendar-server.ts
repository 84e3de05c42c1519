import { startFarServer } from '../../testing/far-server.ts';

/** @returns the server's own properties, and the address of a calendar on it. */
export async function startCalendarServer(...[answer]: Parameters<typeof startFarServer>) {
  const far = await startFarServer(answer);
  return { ...far, url: `https://calendar.example:${far.port}/secret-path/basic.ics` };
}
