/** Posts inquiries without pause and records which ones the server acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export type Acknowledged = { id: string; reference: string; key: string; message: string };

export type Poster = {
  acknowledged: Acknowledged[];
  /** Resolves after the requests in progress. */
  stop: () => Promise<void>;
};

/**
 * @param clients number of concurrent clients.
 * A request that fails is sent again with the same key, as the form does, until it is acknowledged
 * or the poster stops.
 */
export function postInquiries(url: () => string, clients: number): Poster {
  const acknowledged: Acknowledged[] = [];
  let running = true;
  const client = async () => {
    while (running) {
      const key = randomUUID();
      const message = `Posted under load with key ${key}`;
      while (running) {
        const receipt = await post(url(), key, message);
        if (receipt) {
          acknowledged.push({ ...receipt, key, message });
          break;
        }
        await pause(20);
      }
    }
  };
  const all = Array.from({ length: clients }, client);
  return {
    acknowledged,
    stop: async () => {
      running = false;
      await Promise.all(all);
    },
  };
}

async function post(url: string, key: string, message: string) {
  try {
    const answer = await fetch(`${url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ name: 'Load Test', email: 'load@example.com', message }),
      signal: AbortSignal.timeout(5000),
    });
    return answer.status === 201 ? ((await answer.json()) as { id: string; reference: string }) : null;
  } catch {
    return null;
  }
}
