/** The memory of a running server (Linux). */
import { readFileSync } from 'node:fs';

/** @returns the resident memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** @returns the JavaScript heap after garbage collection, in megabytes. @param port inspector port, from `--inspect`. */
export async function collectedHeap(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as [
    { webSocketDebuggerUrl: string },
  ];
  const inspector = new WebSocket(target.webSocketDebuggerUrl);
  const answers = new Map<number, (result: { usedSize: number }) => void>();
  inspector.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    answers.get(id)?.(result);
  });
  await new Promise((opened) => inspector.addEventListener('open', opened));
  const call = (method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      const id = answers.size + 1;
      answers.set(id, resolve);
      inspector.send(JSON.stringify({ id, method }));
    });
  // Several collections, because objects that one collection frees may hold objects that only the next can free.
  for (let time = 0; time < 3; time++) await call('HeapProfiler.collectGarbage');
  const { usedSize } = await call('Runtime.getHeapUsage');
  inspector.close();
  return usedSize / 1024 / 1024;
}
