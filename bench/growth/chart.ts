/** One picture: inquiries to the right, milliseconds upwards, both in powers of ten, a panel for each database. */
import { ENGINES, type GrowthEngine, type GrowthFigure, type Measured, SIZES, written } from './figures.ts';

/** Lines by what they are called; colors of site/theme.css for light and dark paper. */
const LINES: { figure: GrowthFigure; name: string; light: string; dark: string; dashes?: string }[] = [
  { figure: 'reports', name: 'Reports of a year', light: '#6b3fa0', dark: '#cdb2ef' },
  { figure: 'searchP95', name: 'Search, p95', light: '#9a4a22', dark: '#e39a6b' },
  { figure: 'search', name: 'Search, median', light: '#9a4a22', dark: '#e39a6b', dashes: '2 5' },
  { figure: 'firstView', name: 'First view', light: '#2a4d69', dark: '#8fb6d6' },
  { figure: 'bulk', name: 'Change 1,000', light: '#6f4e00', dark: '#efcf7a' },
  { figure: 'middlePage', name: 'Page in the middle', light: '#a12b22', dark: '#f2a79f' },
  { figure: 'post', name: 'Inquiry sent', light: '#4d5b40', dark: '#9db08b' },
];

const WIDTH = 1160;
const HEIGHT = 540;
const TOP = 124;
const BOTTOM = 476;
const PANEL = { width: 300, first: 72, apart: 572 };

/** Milliseconds at the lower and upper edge. */
const [LOW, HIGH] = [1, 10_000];
const SECOND = 1000;

const x = (left: number, inquiries: number) => left + (Math.log10(inquiries / 1000) / 2) * PANEL.width;
const y = (ms: number) =>
  BOTTOM - (Math.log10(Math.max(LOW, ms) / LOW) / Math.log10(HIGH / LOW)) * (BOTTOM - TOP);

export function chart(all: Measured[]): string {
  const style = (key: 'light' | 'dark') =>
    LINES.map((line, index) => `.l${index}{stroke:${line[key]}}.f${index}{fill:${line[key]}}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title desc">
<title id="title">What it costs as the number of inquiries grows</title>
<desc id="desc">${described(all)}</desc>
<style>
.paper{fill:#f7f4ed}.grid{stroke:#cfc7b6;stroke-width:1}.second{stroke:#57534b;stroke-width:1;stroke-dasharray:5 4}
text{font-family:Archivo,system-ui,sans-serif;font-size:13px;fill:#57534b}
.title{font-size:20px;font-weight:600;fill:#1c1b19}.engine{font-size:15px;font-weight:600;fill:#1c1b19}
.line{fill:none;stroke-width:2.25;stroke-linejoin:round;stroke-linecap:round}.name{font-weight:550}
.dot{stroke:#f7f4ed;stroke-width:1.5}.end{text-anchor:end}.middle{text-anchor:middle}.lead{stroke-width:1;opacity:.55}
${style('light')}
@media (prefers-color-scheme:dark){.paper{fill:#10161c}.grid{stroke:#2c3a46}.second{stroke:#a9b0b5}text{fill:#a9b0b5}.title,.engine{fill:#ece8df}.dot{stroke:#10161c}${style('dark')}}
</style>
<rect class="paper" width="${WIDTH}" height="${HEIGHT}"/>
<text class="title" x="${PANEL.first}" y="40">What it costs as the number of inquiries grows</text>
<text x="${PANEL.first}" y="63">Time of processor, server and database together</text>
${ENGINES.map((engine, index) => panel(engine, PANEL.first + index * PANEL.apart, all)).join('\n')}
</svg>
`;
}

function panel(engine: GrowthEngine, left: number, all: Measured[]): string {
  const right = left + PANEL.width;
  const powers = Array.from({ length: Math.log10(HIGH / LOW) + 1 }, (_, power) => LOW * 10 ** power);
  const measured = all.filter((one) => one.engine === engine).sort((a, b) => a.inquiries - b.inquiries);
  return [
    `<text class="engine" x="${left}" y="102">${engine}</text>`,
    ...powers.map(
      (ms) =>
        `<line class="${ms === SECOND ? 'second' : 'grid'}" x1="${left}" x2="${right}" y1="${y(ms)}" y2="${y(ms)}"/><text class="end" x="${left - 10}" y="${y(ms) + 4}">${duration(ms)}</text>`,
    ),
    ...SIZES.map(
      (size) =>
        `<text class="middle" x="${x(left, size)}" y="${BOTTOM + 24}">${size.toLocaleString('en-US')}</text>`,
    ),
    `<text class="middle" x="${left + PANEL.width / 2}" y="${BOTTOM + 48}">inquiries</text>`,
    ...LINES.map((line, index) => drawn(line, index, left, measured)),
    ...names(left, measured),
  ].join('\n');
}

function drawn(line: (typeof LINES)[number], index: number, left: number, measured: Measured[]): string {
  const points = measured.map(({ inquiries, figures }) => [x(left, inquiries), y(figures[line.figure])]);
  const path = points.map(([px = 0, py = 0]) => `${px.toFixed(1)},${py.toFixed(1)}`);
  const dashes = line.dashes ? ` stroke-dasharray="${line.dashes}"` : '';
  return [
    `<polyline class="line l${index}"${dashes} points="${path.join(' ')}"/>`,
    ...points.map(
      ([px = 0, py = 0]) =>
        `<circle class="dot f${index}" cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="4"/>`,
    ),
  ].join('');
}

/** Each line's name at its end, moved apart where lines end side by side. */
function names(left: number, measured: Measured[]): string[] {
  const last = measured.at(-1);
  if (!last) return [];
  const right = x(left, last.inquiries);
  const wanted = LINES.map(({ figure, name }, index) => {
    const value = last.figures[figure];
    return { index, text: `${name} ${duration(value)}`, from: y(value), at: y(value) };
  }).sort((a, b) => a.from - b.from);
  const gap = 19;
  for (let time = 0; time < 200; time++)
    for (const [n, upper] of wanted.entries()) {
      const lower = wanted[n + 1];
      const missing = lower ? gap - (lower.at - upper.at) : 0;
      if (!lower || missing <= 0) continue;
      upper.at -= missing / 2;
      lower.at += missing / 2;
    }
  return wanted.map(
    ({ index, text, from, at }) =>
      `<line class="lead l${index}" x1="${right + 6}" y1="${from.toFixed(1)}" x2="${right + 16}" y2="${at.toFixed(1)}"/><text class="name f${index}" x="${right + 20}" y="${(at + 4.5).toFixed(1)}">${text}</text>`,
  );
}

const duration = (ms: number): string =>
  ms >= SECOND ? `${(ms / SECOND).toFixed(ms % SECOND ? 1 : 0)} s` : `${written(ms).replace(/\.0+$/, '')} ms`;

/** For who hears the picture instead of seeing it. */
const described = (all: Measured[]): string =>
  ENGINES.map((engine) => {
    const last = all.findLast((one) => one.engine === engine);
    const values = last && LINES.map(({ figure, name }) => `${name} ${duration(last.figures[figure])}`);
    return last ? `${engine} with ${last.inquiries.toLocaleString('en-US')}: ${values?.join(', ')}.` : '';
  }).join(' ');
