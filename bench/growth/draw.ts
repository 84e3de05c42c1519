/** Figures as docs/growth.svg, and as the table in docs/performance.md between its two marks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chart } from './chart.ts';
import { ENGINES, FIGURES, type GrowthFigure, type Measured, SIZES, written } from './figures.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const BEGIN = '<!-- Written by `npm run bench -- growth --keep` -->';
const END = '<!-- until here -->';

export function drawGrowth(all: Measured[]): void {
  writeFileSync(join(DOCS, 'growth.svg'), chart(all));
  const page = join(DOCS, 'performance.md');
  const text = readFileSync(page, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${page} has no place for the table: ${BEGIN} … ${END}`);
  writeFileSync(page, `${text.slice(0, begin + BEGIN.length)}\n\n${table(all)}\n\n${text.slice(end)}`);
}

function table(all: Measured[]): string {
  const columns = ENGINES.flatMap((engine) =>
    SIZES.map((size) => all.find((one) => one.engine === engine && one.inquiries === size)),
  );
  const row = (head: string, cell: (one: Measured) => string) =>
    `| ${[head, ...columns.map((one) => (one ? cell(one) : ''))].join(' | ')} |`;
  const heads = ENGINES.flatMap((engine) =>
    SIZES.map((size, index) => `${index === 0 ? `${engine} ` : ''}${size.toLocaleString('en-US')}`),
  );
  return [
    `| | ${heads.join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    ...(Object.keys(FIGURES) as GrowthFigure[]).map((figure) =>
      row(`${FIGURES[figure].what}, ${FIGURES[figure].unit}`, ({ figures, clock }) =>
        FIGURES[figure].unit === 'ms'
          ? `${written(figures[figure])} (${written(clock[figure])})`
          : written(figures[figure]),
      ),
    ),
    row('Load of the machine meanwhile (15 minutes)', ({ load }) => load.toFixed(1)),
  ].join('\n');
}
