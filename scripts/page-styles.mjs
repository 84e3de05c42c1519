import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/**
 * One stylesheet serves all pages, the dashboard and the form too; a visitor's first page needs less than
 * half of it. Each kind of prerendered page gets a copy that holds only the rules it can match, in their
 * order. Pages of one kind share it, so the next town or article finds it in the browser's cache. Pages
 * rendered per request keep the whole (docs/decisions/0010).
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
    if (!whole) throw new Error(`${files[0]} links no stylesheet; the build has changed its shape.`);
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

/** Drawings that pages take from a file are painted in the pages' own colours, so their variables are in use. */
function drawingsIn(html, client) {
  const files = new Set([...html.matchAll(/<use href="(\/drawings\/[\w-]+\.svg)#/g)].map(([, file]) => file));
  return [...files].map((file) => readFileSync(join(client, file), 'utf8')).join('');
}

/** `index.html` is home, `blog/category/hvac/index.html` a blog-category, `services/handyman/index.html` a services-each. */
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
 * The rules of a stylesheet that the markup can match, now or once the theme changes.
 * @param css as the build minified it.
 * @param html of one page or several.
 * @param names under which the classes go into the page, where they differ.
 */
export function stylesFor(css, html, names = new Map()) {
  const found = { classes: classesIn(html), elements: elementsIn(html) };
  const root = postcss.parse(css);
  // The notice stands in the whole stylesheet, which the site serves too.
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

/** Custom properties, their registrations and animations that nothing refers to any more. */
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

const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** `dark` comes and goes with the theme. */
function classesIn(html) {
  const classes = new Set(['dark']);
  for (const [, list] of html.matchAll(CLASS_ATTRIBUTE))
    for (const name of unescapeHtml(list).split(/\s+/)) classes.add(name);
  return classes;
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescapeCss = (name) => name.replace(/\\(.)/g, '$1');
const unescapeHtml = (text) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name]);

/** What only form fields have. */
const OF_FIELDS =
  /file-selector-button|placeholder|-webkit-(?:date|calendar|search|inner-spin|outer-spin)|-moz-(?:focus|ui)/;

/** Whether the page has all that a selector names; what stands in :not(), :is() and the like doesn't count. */
function canMatch(selector, { classes, elements }) {
  let bare = selector;
  let before;
  do {
    before = bare;
    bare = before.replace(/:(?:not|where|is|has)\((?:\\.|[^()\\])*\)/g, '');
  } while (bare !== before);
  if (OF_FIELDS.test(bare) && !elements.has('input') && !elements.has('textarea')) return false;
  // Classes first: theirs may hold brackets, escaped.
  const rest = bare.replace(CLASS, '').replace(/\[[^\]]*\]/g, '');
  return (
    [...bare.matchAll(CLASS)].every(([, name]) => classes.has(unescapeCss(name))) &&
    [...rest.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/gi)].every(([, name]) =>
      elements.has(name.toLowerCase()),
    )
  );
}

/**
 * Utilities have long names, and a page repeats each of its classes some dozen times: letters instead save
 * a tenth of it, after compression. The classes used most get the shortest.
 * @param pages HTML of the pages of one kind, which share the names.
 */
function shortNames(pages) {
  const counts = new Map();
  for (const html of pages)
    for (const [, list] of html.matchAll(CLASS_ATTRIBUTE))
      for (const name of unescapeHtml(list).split(/\s+/)) counts.set(name, (counts.get(name) ?? 0) + 1);
  counts.delete('dark');
  return new Map([...counts].sort(([, a], [, b]) => b - a).map(([name], at) => [name, letters(at)]));
}

/** a, b, …, z, aa, ab, … */
const letters = (at) =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

function shortenClasses(html, names) {
  return html.replace(CLASS_ATTRIBUTE, (_, list) => {
    const short = unescapeHtml(list)
      .split(/\s+/)
      .map((name) => names.get(name) ?? name);
    return ` class="${short.join(' ')}"`;
  });
}
