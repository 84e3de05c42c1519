import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { classesIn, shortenClasses, shortNames } from './class-names.mjs';

/**
 * Writes a stylesheet for each kind of prerendered page, with only the rules that it can match, in their original
 * order: the full one also covers the dashboard and the form, and a visitor's first page needs less than half of it.
 * Pages of one kind share a stylesheet, so the next town or article finds it in the browser's cache. Pages rendered per
 * request keep the full stylesheet (docs/decisions/0010).
 * @param client the built client folder.
 * @returns the number of stylesheets written.
 */
export function writePageStyles(client) {
  const kinds = Map.groupBy(
    readdirSync(client, { recursive: true }).filter((file) => /(^|\/)index\.html$/.test(file)),
    kindOf,
  );
  for (const [kind, files] of kinds) {
    const pages = files.map((file) => ({
      file: join(client, file),
      html: readFileSync(join(client, file), 'utf8'),
    }));
    const [whole] = /\/assets\/[\w-]+\.css/.exec(pages[0].html) ?? [];
    if (!whole) throw new Error(`${files[0]} has no stylesheet link; the build output has changed.`);
    const names = shortNames(pages.map(({ html }) => html));
    const markup = pages.map(({ html }) => html).join('\n');
    const css = stylesFor(
      readFileSync(join(client, whole), 'utf8'),
      markup + drawingsIn(markup, client),
      names,
    );
    const name = `/assets/${kind}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(client, name), css);
    for (const { file, html } of pages)
      writeFileSync(file, shortenClasses(html, names).replaceAll(whole, name));
  }
  return kinds.size;
}

/** Drawings loaded from files use the page's colors, so their variables count as used. */
function drawingsIn(html, client) {
  const files = new Set([...html.matchAll(/<use href="(\/drawings\/[\w-]+\.svg)#/g)].map(([, file]) => file));
  return [...files].map((file) => readFileSync(join(client, file), 'utf8')).join('');
}

/**
 * Returns the kind of a page: `home` for `index.html`, `blog-category` for `blog/category/hvac/index.html`,
 * `services-each` for `services/handyman/index.html`.
 */
function kindOf(file) {
  const parts = file.split('/').slice(0, -1);
  if (parts.length === 0) return 'home';
  return parts.length === 1
    ? parts[0]
    : parts.length === 2
      ? `${parts[0]}-each`
      : parts.slice(0, -1).join('-');
}

/**
 * Returns the rules of a stylesheet that the markup can match, in either theme.
 * @param css as minified by the build.
 * @param html of one page or several.
 * @param names short class names, where assigned.
 */
export function stylesFor(css, html, names = new Map()) {
  // `dark` is toggled with the theme.
  const found = { classes: classesIn(html).add('dark'), elements: elementsIn(html) };
  const root = postcss.parse(css);
  // The license notice remains in the full stylesheet, which the site also serves.
  root.walkComments((comment) => comment.remove());
  root.walkRules((rule) => {
    if (rule.parent.name?.endsWith('keyframes')) return;
    const kept = rule.selectors.filter((selector) => canMatch(selector, found));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  let before;
  do {
    before = root.toString();
    removeUnusedNames(root, before, html);
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
    });
  } while (root.toString() !== before);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(CLASS, (whole, name) => {
      const short = names.get(unescapeCss(name));
      return short ? `.${short}` : whole;
    });
  });
  return root.toString();
}

/** Removes unused custom properties, their registrations, and animations. */
function removeUnusedNames(root, css, html) {
  const isUsed = (name) =>
    css.includes(`var(${name})`) || css.includes(`var(${name},`) || html.includes(`var(${name}`);
  root.walkAtRules('property', (rule) => {
    if (!isUsed(rule.params)) rule.remove();
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(css)) rule.remove();
  });
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    if (!isUsed(declaration.prop)) declaration.remove();
    if (rule.nodes.length === 0) rule.remove();
  });
}

const elementsIn = (html) =>
  new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, name]) => name.toLowerCase()));

const CLASS = /\.((?:\\.|[\w-])+)/g;

const unescapeCss = (name) => name.replace(/\\(.)/g, '$1');

/** Selectors for parts of form fields. */
const OF_FIELDS =
  /file-selector-button|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin)|-moz-(?:focus|ui)/;

/**
 * Whether the page contains every class and element in a selector, ignoring the content of :not(), :has() and of lists in
 * :is() and :where().
 */
function canMatch(selector, { classes, elements }) {
  const bare = bareOf(selector);
  if (OF_FIELDS.test(bare) && !elements.has('input') && !elements.has('textarea')) return false;
  // Strips classes first, since their names may contain escaped brackets.
  const rest = bare.replace(CLASS, '').replace(/\[[^\]]*\]/g, '');
  return (
    [...bare.matchAll(CLASS)].every(([, name]) => classes.has(unescapeCss(name))) &&
    [...rest.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/gi)].every(([, name]) =>
      elements.has(name.toLowerCase()),
    )
  );
}

function bareOf(selector) {
  const inner = String.raw`((?:\\.|[^(),\\])*)`;
  const steps = [
    [/:(?:not|has)\((?:\\.|[^()\\])*\)/g, ''],
    // With one selector inside, `:is()` and `:where()` ask for it like any other.
    [new RegExp(String.raw`:(?:where|is)\(${inner}\)`, 'g'), '$1'],
    [/:(?:where|is)\((?:\\.|[^()\\])*\)/g, ''],
  ];
  for (let bare = selector; ; ) {
    const [pattern, rest] = steps.find(([step]) => bare.search(step) >= 0) ?? [];
    if (!pattern) return bare;
    bare = bare.replace(pattern, rest);
  }
}
