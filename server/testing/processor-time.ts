/**
 * Milliseconds of processor time that some work takes in this process, all its threads together: what else the machine does
 * changes them little, unlike the clock's.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
