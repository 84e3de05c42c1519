import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes } = schema;

/** Keeps the first row of each table the one that names its columns, and each column aligned as its first cell. */
export const evenTables = () =>
  new Plugin({
    appendTransaction(transactions, _, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      doc.forEach((table, offset) => {
        if (table.type !== nodes.table) return;
        eachCell(table, (cell, pos, row, column) => {
          const type = row === 0 ? nodes.tableHeader : nodes.tableCell;
          const align = table.firstChild?.maybeChild(column)?.attrs.align ?? 'left';
          if (cell.type !== type || cell.attrs.align !== align)
            tr.setNodeMarkup(offset + 1 + pos, type, { ...cell.attrs, align });
        });
      });
      return tr.docChanged ? tr : null;
    },
  });

function eachCell(table: Node, visit: (cell: Node, pos: number, row: number, column: number) => void): void {
  table.forEach((row, rowAt, rowIndex) => {
    row.forEach((cell, cellAt, column) => {
      visit(cell, rowAt + 1 + cellAt, rowIndex, column);
    });
  });
}
