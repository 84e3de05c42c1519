import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wholeFigures } from './whole-figures.tsx';

const rendered = (...children: React.ReactNode[]) => renderToStaticMarkup(<p>{wholeFigures(children)}</p>);

it('keeps an R-value on one line, and the full stop after it where it was', () => {
  expect(rendered('Worth R-6.9. The wall is ', <b key="b">R-16</b>, '.')).toBe(
    '<p>Worth <span class="whitespace-nowrap">R-6.9</span>. The wall is <b>R-16</b>.</p>',
  );
});

it('leaves words without one as they are', () => {
  expect(rendered('A batt, a stud.')).toBe('<p>A batt, a stud.</p>');
});
