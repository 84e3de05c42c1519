/** What a running server holds in memory (Linux). */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../support/running-server.ts';
import { median } from './load.ts';

/** Megabytes of resident memory after so many seconds in which nobody asks for anything; garbage is collected when the server itself sees fit. */
export async function residentAtRest(server: RunningServer, seconds: number): Promise<number> {
  const looks: number[] = [];
  for (let second = 0; second < seconds; second++) {
    await pause(1000);
    looks.push(residentMegabytes(server.process.pid as number));
  }
  return median(looks.slice(-5));
}

export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Megabytes of JavaScript's heap in use, garbage that was not collected yet included; infinite when the server doesn't tell. */
export async function usedHeap(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, bytes = 'Infinity'] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics) ?? [];
  return Number(bytes) / 1024 / 1024;
}
