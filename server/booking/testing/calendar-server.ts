import { startFarServer } from '../../testing/far-server.ts';

/** @returns the address of a calendar there, besides what the server gives. */
export async function startCalendarServer(...[answer]: Parameters<typeof startFarServer>) {
  const far = await startFarServer(answer);
  return { ...far, url: `https://calendar.example:${far.port}/secret-path/basic.ics` };
}
