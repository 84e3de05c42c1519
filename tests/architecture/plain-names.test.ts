import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutNames } from '../../vite/plain-names.ts';

const radix = join(import.meta.dirname, '../../node_modules/@radix-ui');

describe('the build without names that are set at run time', () => {
  it('takes out the call and nothing else, one within the other', () => {
    const code = [
      'var A = /* @__PURE__ */ __name((props) => {',
      '  const inner = /* @__PURE__ */ __name(() => { log(props, "inner"); }, "inner");',
      '  return inner;',
      '}, "A");',
      'function b() {}',
      '__name(b, "b");',
    ].join('\n');
    expect(withoutNames(code)).toBe(
      [
        'var A = ((props) => {',
        '  const inner = (() => { log(props, "inner"); });',
        '  return inner;',
        '});',
        'function b() {}',
        '',
      ].join('\n'),
    );
  });

  it('leaves what is written in another way', () => {
    const code = 'const f = /* @__PURE__ */ __name(g(), "h");';
    expect(withoutNames(code)).toBe(code);
  });

  it.each(readdirSync(radix).filter((name) => name !== '.DS_Store'))('leaves %s a whole module', (name) => {
    const code = readFileSync(join(radix, name, 'dist/index.mjs'), 'utf8');
    const plain = withoutNames(code);
    expect(() => parseAst(plain)).not.toThrow();
    expect(plain.length).toBeLessThanOrEqual(code.length);
    const exported = (text: string) => /export \{[\s\S]*?\};/.exec(text)?.[0];
    expect(exported(plain)).toBe(exported(code));
  });
});
