/** JSON values as TypeScript; Biome then lays them out. */

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

export function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${keyOf(key)}: ${literalOf(one)}`)
      .join(', ')} }`;
  // As the files write them: 260_000.
  if (Number.isInteger(value) && Math.abs(value as number) >= 10_000)
    return (value as number).toLocaleString('en-US').replaceAll(',', '_');
  return JSON.stringify(value);
}

export const keyOf = (name: string): string => (IDENTIFIER.test(name) ? name : JSON.stringify(name));
