/** Parts of a parsed module that data is written in. */
import type { ArrayExpression, Expression, ObjectProperty, parseSync } from 'oxc-parser';

type Statements = ReturnType<typeof parseSync>['program']['body'];

/** The value of a module's export; undefined where there is no such export. */
export function initOf(body: Statements, exported: string): Expression | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations)
      if (id.type === 'Identifier' && id.name === exported && init) return init;
  }
  return undefined;
}

/** Without `as`, `satisfies` and parentheses. */
export function bare(node: Expression): Expression {
  const wraps =
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'ParenthesizedExpression';
  return wraps ? bare(node.expression) : node;
}

export const plainElements = ({ elements }: ArrayExpression): Expression[] | null =>
  elements.every((one) => one !== null && one.type !== 'SpreadElement') ? (elements as Expression[]) : null;

export const nameOf = (key: ObjectProperty['key']): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** Whether a node says its value by itself, without a name, a call or a calculation. */
export function isData(given: Expression): boolean {
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
