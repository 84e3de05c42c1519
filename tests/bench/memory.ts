/** What a running server holds in memory (Linux). */
import { readFileSync, writeFileSync } from 'node:fs';

/** Megabytes that a process has in memory. */
export const residentMegabytes = (pid: number): number => statusMegabytes(pid, 'VmRSS');

/** The most of them since `forgetPeak`. */
export const peakMegabytes = (pid: number): number => statusMegabytes(pid, 'VmHWM');

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

function statusMegabytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** Megabytes of JavaScript's heap in use, garbage that was not collected yet included; infinite when the server doesn't tell. */
export async function usedHeap(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const [, bytes = 'Infinity'] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics) ?? [];
  return Number(bytes) / 1024 / 1024;
}
