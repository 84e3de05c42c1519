/**
 * `npm run lint:words`: checks the words of interface strings, comments and docs against scripts/lint-words/terms.mjs.
 * `-- --all [RULE|FOLDER]` lists every hit; `-- --lower` lowers the counts in scripts/lint-words/baseline.json to today's.
 *
 * A script instead of textlint, because textlint parses neither TSX nor comments. Vite's parser does both.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import {
  COMMENT_FOLDERS,
  DOCS,
  INTERFACE_FOLDERS,
  OPENERS,
  PROSE,
  SAMPLE_TEXTS,
  TERMS,
} from './lint-words/terms.mjs';

const ROOT = join(import.meta.dirname, '..');
/** Excluded, because its glossary quotes the words to avoid. */
const WORD_LIST = 'docs/style.md';
const BASELINE = join(ROOT, 'scripts/lint-words/baseline.json');

/** @typedef {{ kind: 'string' | 'comment' | 'doc', text: string, line: number }} Passage */
/** @typedef {{ rule: string, file: string, line: number, found: string, use: string, text: string }} Hit */

/** @returns {Hit[]} every hit in the repository, sorted by file. */
export function lintWords(root = ROOT) {
  const hits = [];
  for (const file of sourceFiles(root)) {
    const source = readFileSync(join(root, file), 'utf8');
    const passages = file.endsWith('.md') ? docPassages(source) : codePassages(file, source);
    for (const passage of passages) hits.push(...hitsIn(file, passage));
  }
  return hits.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** @returns {Hit[]} */
export function hitsIn(file, { kind, text, line }) {
  const isShown = kind === 'string' && INTERFACE_FOLDERS.test(file) && !SAMPLE_TEXTS.test(file);
  const isProse = kind !== 'string' || (isShown && /^(server|commands)\//.test(file));
  const rules = [
    ...(isShown ? TERMS : []),
    ...(isProse ? PROSE : []),
    ...(kind === 'string' ? [] : [OPENERS]),
  ];
  return rules
    .filter(({ only, except }) => (!only || only.test(file)) && !except?.test(file))
    .flatMap(({ rule, find, use, allow }) =>
      [...text.matchAll(find)]
        .filter(({ 0: found, index }) => !allow?.some((ok) => covers(ok, text, index, found.length)))
        .map(({ 0: found, index }) => ({
          rule,
          file,
          line: line + text.slice(0, index).split('\n').length - 1,
          found: found.trim(),
          use,
          text: sentenceAt(text, index),
        })),
    );
}

/** Whether an allowed phrase includes the match. */
const covers = (phrase, text, from, length) =>
  [...text.matchAll(new RegExp(phrase.replaceAll(' ', '\\s+'), 'gi'))].some(
    ({ 0: found, index }) => index <= from && index + found.length >= from + length,
  );

const sentenceAt = (text, index) =>
  text
    .slice(Math.max(0, index - 60), index + 100)
    .replace(/\s+/g, ' ')
    .trim();

/** @returns {Passage[]} the prose of a Markdown file: no code, no links' addresses. */
export function docPassages(source) {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  const text = source
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, blank)
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, '`'))
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/https?:\/\/\S+/g, blank);
  return [{ kind: 'doc', text, line: 1 }];
}

/** @returns {Passage[]} comments, and strings that a person reads. */
export function codePassages(file, source) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const lineOf = (offset) => source.slice(0, offset).split('\n').length;
  const passages = [];
  for (const [first, ...rest] of paragraphs(comments, source)) {
    const text = [first, ...rest].map(({ value }) => commentText(value)).join('\n');
    if (!/biome-ignore|@ts-|@vite-ignore|^\s*\/ <reference/.test(text))
      passages.push({ kind: 'comment', text, line: lineOf(first.start) });
  }
  for (const { text, start } of strings(program)) {
    if (isShownText(text)) passages.push({ kind: 'string', text, line: lineOf(start) });
  }
  return passages;
}

/** Joins `//` comments on consecutive lines, because a sentence may span them. */
function paragraphs(comments, source) {
  const groups = [];
  for (const comment of comments) {
    const last = groups.at(-1)?.at(-1);
    const follows =
      last?.type === 'Line' &&
      comment.type === 'Line' &&
      /^\r?\n[ \t]*$/.test(source.slice(last.end, comment.start));
    if (follows) groups.at(-1).push(comment);
    else groups.push([comment]);
  }
  return groups;
}

const commentText = (value) =>
  value
    .replace(/^\*/, '')
    .replace(/^[ \t]*\*/gm, '')
    .replace(/\{@link[^}]*\}|`[^`]*`/g, (code) => code.replace(/[^\n]/g, '`'));

/** Words with a space between them, or one capitalized word: a label. */
const isShownText = (text) =>
  (/[a-z]{2,}[,.;:]? +\S*[a-z]/.test(text) || /^[A-Z][a-z]+$/.test(text)) &&
  !/^\s*(select|insert|update|delete|with|create|alter|pragma|set)\b|^[\w.]+ as \w+$/i.test(text) &&
  !isClassList(text);

const isClassList = (text) => {
  const tokens = text.trim().split(/\s+/);
  return (
    tokens.filter((token) => /^[a-z\d:[\]/.%_-]*[-:[][a-z\d:[\]/.%_-]*$/.test(token)).length >
    tokens.length / 2
  );
};

/** Stands for the value in a template. */
const PLACEHOLDER = '{…}';

/** Properties and attributes whose strings are names, styles or code. */
const NOT_SHOWN =
  /^(className|class|d|points|viewBox|style|transform|src|href|sql|id|key|type|name|role|method)$/;

function* strings(node, name = '') {
  if (Array.isArray(node)) {
    for (const each of node) yield* strings(each, name);
    return;
  }
  if (!node || typeof node !== 'object') return;
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string' && !NOT_SHOWN.test(name))
        yield { text: node.value, start: node.start };
      return;
    case 'JSXText':
      yield { text: node.value, start: node.start };
      return;
    case 'TemplateLiteral':
      if (!NOT_SHOWN.test(name))
        yield { text: node.quasis.map(({ value }) => value.cooked).join(PLACEHOLDER), start: node.start };
      for (const each of node.expressions) yield* strings(each, name);
      return;
    case 'TaggedTemplateExpression':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAnnotation':
    case 'TSTypeParameterInstantiation':
      return;
    case 'ExportNamedDeclaration':
      yield* strings(node.declaration, name);
      return;
    case 'BinaryExpression':
      // A string that is compared is a key, and one that is added to another is part of a text.
      if (node.operator === '+') yield* children(node, name);
      return;
    case 'JSXAttribute':
      yield* strings(node.value, node.name.name);
      return;
    case 'Property':
    case 'PropertyDefinition':
      yield* strings(node.value, node.key.name ?? node.key.value ?? '');
      return;
    case 'MemberExpression':
      yield* strings(node.object, name);
      return;
    default:
      yield* children(node, node.type === 'CallExpression' ? '' : name);
  }
}

function* children(node, name) {
  for (const [key, value] of Object.entries(node))
    if (key !== 'type' && value && typeof value === 'object') yield* strings(value, name);
}

function sourceFiles(root) {
  const folders = [...COMMENT_FOLDERS, 'docs'];
  return [...DOCS, ...folders.flatMap((folder) => filesUnder(root, folder))]
    .filter((file) => file !== WORD_LIST)
    .sort();
}

const filesUnder = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => (folder === 'docs' ? /\.md$/ : /\.(ts|tsx|mjs)$/).test(file))
    .filter(
      (file) =>
        !/node_modules|\.d\.ts$|^site\/drawings\/|^scripts\/lint-words\/|^tests\/fixtures\//.test(file),
    );

/** @param {Hit[]} hits @returns {Record<string, Record<string, number>>} counts by rule and top folder. */
export function countsOf(hits) {
  const counts = {};
  for (const { rule, file } of hits) {
    const folder = file.includes('/') ? file.split('/')[0] : '.';
    counts[rule] ??= {};
    counts[rule][folder] = (counts[rule][folder] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)));
}

export const baseline = () => JSON.parse(readFileSync(BASELINE, 'utf8'));

/** @returns {string[]} a line for each rule and folder with more hits than the baseline has, and its hits. */
export function increases(hits, allowed = baseline()) {
  return Object.entries(countsOf(hits)).flatMap(([rule, folders]) =>
    Object.entries(folders)
      .filter(([folder, count]) => count > (allowed[rule]?.[folder] ?? 0))
      .flatMap(([folder, count]) => [
        `${rule}: ${count} in ${folder}, ${allowed[rule]?.[folder] ?? 0} allowed`,
        ...hits.filter((hit) => hit.rule === rule && isIn(folder, hit.file)).map(inWords),
      ]),
  );
}

const isIn = (folder, file) => (folder === '.' ? !file.includes('/') : file.startsWith(`${folder}/`));
const inWords = ({ file, line, found, use, text }) => `  ${file}:${line}: "${found}": ${use}\n      ${text}`;

/** Counts may only go down. */
function lowered(counts, allowed) {
  const result = {};
  for (const [rule, folders] of Object.entries(allowed))
    for (const [folder, count] of Object.entries(folders)) {
      const least = Math.min(count, counts[rule]?.[folder] ?? 0);
      if (least === 0) continue;
      result[rule] ??= {};
      result[rule][folder] = least;
    }
  return result;
}

function main(args) {
  const hits = lintWords();
  const wanted = args[args.indexOf('--all') + 1];
  if (args.includes('--all'))
    for (const hit of hits.filter(({ rule, file }) => !wanted || rule === wanted || file.startsWith(wanted)))
      console.log(`${hit.rule}${inWords(hit)}`);
  if (args.includes('--lower'))
    writeFileSync(BASELINE, `${JSON.stringify(lowered(countsOf(hits), baseline()), null, 2)}\n`);
  const more = increases(hits);
  for (const line of more) console.error(line);
  console.log(`Words: ${hits.length} known hits${more.length > 0 ? ', and new ones above' : ', none new'}.`);
  process.exitCode = more.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
