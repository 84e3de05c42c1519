import { afterEach, describe, expect, it } from 'vitest';
import { shipped } from './shipped.ts';
import { content, derived, setContentSource } from './snapshot.ts';

afterEach(() => setContentSource(() => shipped));

describe('the content of a render', () => {
  it('is asked for where there is none, with an error that names the file to read', () => {
    setContentSource(() => undefined);
    expect(() => content()).toThrow('outside of a render (site/content/snapshot.ts)');
  });

  it('has what is computed from it computed once, and again for another', () => {
    let times = 0;
    const names = derived(({ areas }) => {
      times += 1;
      return areas.map(({ name }) => name);
    });
    expect(names()).toContain('Llano');
    expect(names()).toContain('Llano');
    expect(times).toBe(1);
    const other = { ...shipped, areas: [] };
    setContentSource(() => other);
    expect(names()).toEqual([]);
    setContentSource(() => shipped);
    expect(names()).toContain('Llano');
    expect(times).toBe(2);
  });
});
