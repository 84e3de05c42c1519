/** The stylesheets that the build makes for each kind of page (docs/decisions/0004). */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesFor } from './page-styles.ts';

const page = '<body class="font-[620] md:p-2.5 group"><main><h1 class="a&amp;b">x</h1></main></body>';

describe('the stylesheet of a page', () => {
  it('keeps what the page can match, in order', () => {
    const css =
      '.font-\\[620\\]{font-weight:620}@media (width>=48rem){.md\\:p-2\\.5{padding:1px}}h1>.a\\&b{top:0}';
    expect(rulesFor(css, page)).toBe(css);
  });

  it('drops rules for classes and elements that the page has not, and what is empty then', () => {
    expect(rulesFor('.p-4{top:0}table{top:1px}h1,h2{top:2px}@media print{.p-4{top:3px}}', page)).toBe(
      'h1{top:2px}',
    );
    expect(rulesFor('::placeholder{top:0}::before{top:1px}', page)).toBe('::before{top:1px}');
  });

  it('looks into :is() and :where() of one selector', () => {
    const kept = ':is(:where(.group):hover h1){top:0}';
    const dropped = ':is(:where(.group\\/card):hover h1){top:0}:where(.divide-x>:not(:last-child)){top:1px}';
    expect(rulesFor(kept + dropped, page)).toBe(kept);
  });

  it('looks into :has() of one class', () => {
    const kept = 'body:has(.group) h1{top:0}main:not(:has(.absent)){top:1px}';
    expect(rulesFor(`${kept}:root:has(.absent){top:2px}`, page)).toBe(kept);
  });

  it('keeps both themes, and rules that only exclude', () => {
    const css = '.group:where(.dark,.dark *){top:0}main:not(.absent){top:1px}.dark h1{top:2px}';
    expect(rulesFor(css, page)).toBe(css);
  });

  it('drops custom properties, registrations and animations that nothing uses', () => {
    const css =
      ':root{--used:1px;--by-used:2px;--unused:3px}h1{top:var(--used);left:var(--by-used,0)}@property --gone{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}';
    expect(rulesFor(css, page)).toBe(
      ':root{--used:1px;--by-used:2px}h1{top:var(--used);left:var(--by-used,0)}',
    );
  });

  it('keeps a font of further letters only where one of them is shown', () => {
    const css =
      '@font-face{font-family:A;src:url(a);unicode-range:U+D8-24F,U+20AC}@font-face{font-family:A;src:url(b)}';
    expect(rulesFor(css, '<p>Two × “plain” words</p>')).toBe('@font-face{font-family:A;src:url(b)}');
    expect(rulesFor(css, '<p>Peñasco</p>')).toBe(css);
    expect(rulesFor(css, '<p>€ 5</p>')).toBe(css);
  });

  it('keeps the rules of every class that has a name, for the page that has it again', () => {
    const css = '.a{color:red}.b{color:blue}.c{color:green}';
    const names = new Map([
      ['a', 'x'],
      ['b', 'y'],
    ]);
    expect(rulesFor(css, '<p class="a">', names)).toBe('.x{color:red}.y{color:blue}');
  });

  it('gives classes the names under which they go into the page', () => {
    const names = new Map([
      ['font-[620]', 'a'],
      ['md:p-2.5', 'b'],
    ]);
    expect(rulesFor('.font-\\[620\\]:hover{top:0}.md\\:p-2\\.5{left:.5rem}', page, names)).toBe(
      '.a:hover{top:0}.b{left:.5rem}',
    );
  });
});

describe('the stylesheet of the pages around the form', () => {
  const site = join(import.meta.dirname, '../../site');
  const read = (file: string) => readFileSync(file, 'utf8');
  const scanned = [...read(join(site, 'contact.css')).matchAll(/@source '\.\/([^']+)'/g)].map(
    ([, path]) => path as string,
  );
  const isScanned = (file: string) => scanned.some((path) => file === path || file.startsWith(`${path}/`));

  /** The components that a module is made of, its own file among them. */
  function componentsOf(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found;
    found.add(file);
    for (const [, path] of read(file).matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g))
      componentsOf(join(dirname(file), path as string), found);
    return found;
  }

  const pages = readdirSync(join(site, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(site, 'pages', name))
    .filter((file) => read(file).includes("styles: 'contact'"));

  it('is scanned from every component that they are made of', () => {
    expect(pages.length).toBeGreaterThan(3);
    const components = [join(site, 'root.tsx'), ...pages]
      .flatMap((page) => [...componentsOf(page)])
      .filter((file) => read(file).includes('className'))
      .map((file) => relative(site, file));
    expect(components.length).toBeGreaterThan(25);
    expect([...new Set(components)].filter((file) => !isScanned(file))).toEqual([]);
  });

  it('is scanned from nothing that isn’t there', () => {
    expect(scanned.filter((path) => globSync(path, { cwd: site }).length === 0)).toEqual([]);
  });
});
