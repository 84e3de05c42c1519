/** The top of a chart's scale: the next of 1, 2, 5, 10, 20, 50 … above the largest value that halves to a whole. */
export function roundTop(largest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(largest, 1)));
  const top = [1, 2, 4, 6, 10].map((step) => step * power).find((step) => step >= largest) ?? 10 * power;
  return Math.max(2, top);
}
