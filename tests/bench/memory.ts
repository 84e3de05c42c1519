/** What a running server holds in memory (Linux). */
import { readFileSync } from 'node:fs';

/** Megabytes that a process has in memory. */
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
