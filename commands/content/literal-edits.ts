/**
 * Edits a literal in its file so that it has another value. What stays equal isn't touched, so that comments and code stay
 * where they are.
 */
import MagicString from 'magic-string';
import {
  type ArrayExpression,
  type Expression,
  type ObjectExpression,
  type ObjectProperty,
  parseSync,
} from 'oxc-parser';
import { isEqual } from '#server/content/overlay.ts';
import { keyOf, literalOf } from './literal.ts';

export type EditedText = {
  text: string;
  /** Code and comments that gave way to a value. */
  lost: string[];
};

type Json = Record<string, unknown>;

/** Opens a module for edits of what it exports by a name. @throws where it has no such export. */
export function editsOf(source: string, exported: string) {
  const { program, comments, errors } = parseSync('content.ts', source);
  const [error] = errors;
  if (error) throw new Error(error.message);
  const text = new MagicString(source);
  const lost: string[] = [];
  const root = bare(initOf(program.body, exported));

  function replace(node: Expression, value: unknown): void {
    const notes = comments.filter(({ start, end }) => start >= node.start && end <= node.end);
    if (!isData(node)) lost.push(source.slice(node.start, node.end));
    else lost.push(...notes.map(({ start, end }) => source.slice(start, end)));
    text.overwrite(node.start, node.end, literalOf(value));
  }

  /** @param before the value that the node has now. */
  function edit(given: Expression, before: unknown, after: unknown): void {
    if (isEqual(before, after)) return;
    const node = bare(given);
    if (node.type === 'ObjectExpression' && isObject(before) && isObject(after))
      editObject(node, before, after);
    else if (node.type === 'ArrayExpression' && Array.isArray(before) && Array.isArray(after))
      editArray(node, before, after);
    else replace(node, after);
  }

  function editObject(node: ObjectExpression, before: Json, after: Json): void {
    const own = new Map(
      node.properties.flatMap((one) =>
        one.type === 'Property' && !one.computed ? [[nameOf(one.key), one] as const] : [],
      ),
    );
    const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
    if (own.size === 0 || gone.some((key) => !own.has(key))) {
      replace(node, after);
      return;
    }
    for (const key of gone) remove(node, node.properties.indexOf(own.get(key) as never), node.properties);
    for (const [key, value] of Object.entries(after)) {
      const property = own.get(key);
      if (property?.shorthand && !isEqual(before[key], value))
        text.overwrite(property.start, property.end, `${keyOf(key)}: ${literalOf(value)}`);
      else if (property) edit(property.value as Expression, before[key], value);
      // Also over a value that comes from a spread.
      else if (!isEqual(before[key], value)) append(node.properties, `${keyOf(key)}: ${literalOf(value)}`);
    }
  }

  function editArray(node: ArrayExpression, before: readonly unknown[], after: readonly unknown[]): void {
    const elements = plainElements(node);
    if (elements?.length !== before.length || before.length === 0) {
      replace(node, after);
      return;
    }
    const most = Math.min(before.length, after.length);
    let head = 0;
    while (head < most && isEqual(before[head], after[head])) head++;
    let tail = 0;
    while (tail < most - head && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
    const [old, fresh] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
    old.forEach((value, at) => {
      if (at < fresh.length) edit(elements[head + at] as Expression, value, fresh[at]);
      else remove(node, head + at, elements);
    });
    const added = fresh.slice(old.length).map(literalOf);
    if (added.length === 0) return;
    const next = head + old.length;
    if (next === 0) text.appendRight((elements[0] as Expression).start, `${added.join(', ')}, `);
    else append(elements.slice(0, next), added.join(', '));
  }

  /** A part with the comments before it, and its comma. */
  function remove(node: Expression, at: number, parts: readonly Part[]): void {
    const part = parts[at] as Part;
    const before = parts[at - 1];
    text.remove(before ? afterComma(before) : node.start + 1, afterComma(part));
  }

  /** Behind the last of these parts. */
  function append(parts: readonly Part[], code: string): void {
    const last = parts.at(-1) as Part;
    const end = afterComma(last);
    text.appendLeft(end, end > last.end ? ` ${code},` : `, ${code}`);
  }

  const afterComma = ({ end }: Part): number =>
    end + (/^\s*,/.exec(source.slice(end, end + 200))?.[0].length ?? 0);

  return {
    /** The whole value. */
    become: (before: unknown, after: unknown) => edit(root, before, after),

    /** The records of a list, in their order. @param after null for one that goes. @param added behind them. */
    becomeList(before: readonly unknown[], after: readonly unknown[], added: readonly unknown[]): void {
      const elements = root.type === 'ArrayExpression' ? plainElements(root) : null;
      const left = after.filter((one) => one !== null);
      if (elements?.length !== before.length || left.length === 0) {
        replace(root, [...left, ...added]);
        return;
      }
      before.forEach((value, at) => {
        if (after[at] === null) remove(root, at, elements);
        else edit(elements[at] as Expression, value, after[at]);
      });
      for (const one of added) append(elements, literalOf(one));
    },

    done: (): EditedText => ({ text: text.toString(), lost }),
  };
}

type Part = { start: number; end: number };
type Statements = ReturnType<typeof parseSync>['program']['body'];

function initOf(body: Statements, exported: string): Expression {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === exported && init) return init;
  }
  throw new Error(`It has no export const ${exported}.`);
}

/** Without `as`, `satisfies` and parentheses. */
function bare(node: Expression): Expression {
  const wraps =
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression';
  return wraps ? bare(node.expression) : node;
}

const plainElements = ({ elements }: ArrayExpression): Expression[] | null =>
  elements.every((one) => one !== null && one.type !== 'SpreadElement') ? (elements as Expression[]) : null;

const nameOf = (key: ObjectProperty['key']): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a node says its value by itself, without a name, a call or a calculation. */
function isData(given: Expression): boolean {
  const node = bare(given);
  switch (node.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'UnaryExpression':
      return node.operator === '-' && isData(node.argument);
    case 'ArrayExpression':
      return plainElements(node)?.every(isData) ?? false;
    case 'ObjectExpression':
      return node.properties.every(
        (one) =>
          one.type === 'Property' && !one.computed && !one.shorthand && isData(one.value as Expression),
      );
    default:
      return false;
  }
}
