/**
 * Milliseconds of processor time that some work takes in all threads of this process. Unlike elapsed time, it depends
 * little on the machine's other load.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
