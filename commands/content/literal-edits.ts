/**
 * Edits a literal in its file so that it has another value. What stays equal isn't touched, so that comments and code stay
 * where they are.
 */
import MagicString from 'magic-string';
import { type ArrayExpression, type Expression, type ObjectExpression, parseSync } from 'oxc-parser';
import { isEqual } from '#server/content/overlay.ts';
import { keyOf, literalOf } from './literal.ts';
import { bare, initOf, isData, nameOf, plainElements } from './literal-nodes.ts';

export type EditedText = {
  text: string;
  /** Code and comments that gave way to a value. */
  lost: string[];
};

type Json = Record<string, unknown>;

/** Opens a module for edits of its exports, each once. */
export function editsOf(source: string) {
  const { program, comments, errors } = parseSync('content.ts', source);
  const [error] = errors;
  if (error) throw new Error(error.message);
  const text = new MagicString(source);
  const lost: string[] = [];

  /** @throws where the module has no such export. */
  function root(exported: string): Expression {
    const node = initOf(program.body, exported);
    if (!node) throw new Error(`It has no export const ${exported}.`);
    return bare(node);
  }

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
    has: (exported: string): boolean => initOf(program.body, exported) !== undefined,

    /** The whole value. */
    become: (exported: string, before: unknown, after: unknown) => edit(root(exported), before, after),

    /** The whole value, rewritten, because the order of its keys matters. */
    rewrite: (exported: string, value: unknown) => replace(root(exported), value),

    /** The records of a list, in their order. @param after null for one that goes. @param added behind them. */
    becomeList(
      exported: string,
      before: readonly unknown[],
      after: readonly unknown[],
      added: readonly unknown[],
    ): void {
      const list = root(exported);
      const elements = list.type === 'ArrayExpression' ? plainElements(list) : null;
      const left = after.filter((one) => one !== null);
      if (elements?.length !== before.length || left.length === 0) {
        replace(list, [...left, ...added]);
        return;
      }
      before.forEach((value, at) => {
        if (after[at] === null) remove(list, at, elements);
        else edit(elements[at] as Expression, value, after[at]);
      });
      for (const one of added) append(elements, literalOf(one));
    },

    /** Puts the records of a list into another order, each with the comments before it. @param places of the records now, first to last. */
    arrange(exported: string, places: readonly number[]): void {
      const list = root(exported);
      const elements = list.type === 'ArrayExpression' ? plainElements(list) : null;
      if (elements?.length !== places.length) throw new Error(`${exported} isn’t a plain list.`);
      const parts = elements.map(({ end }, at) => {
        const before = elements[at - 1];
        return source.slice(before ? afterComma(before) : list.start + 1, end);
      });
      const last = elements.at(-1) as Expression;
      text.overwrite(list.start + 1, afterComma(last), places.map((place) => `${parts[place]},`).join(''));
    },

    done: (): EditedText => ({ text: text.toString(), lost }),
  };
}

type Part = { start: number; end: number };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
