/** The dashboard takes its measures from the tokens of site/theme.css; a class with a value in brackets is an exception. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Below this many, each has a reason: a rare grid, or a value of another element's height. */
const MOST = 49;

/** A value such as `w-[7px]`, a property such as `[position-area:bottom]`, or a selector such as `[&>svg]:hidden`. */
const BRACKETS = /-\[[^\]]+\]|^(?:[\w-]+:)*\[(?:[a-z-]+:|&|@)/;
/** Variants by an attribute that a component sets. */
const BY_ATTRIBUTE = /(?:^|:)(?:group-|peer-)?(?:data|aria)-\[[^\]]+\](?:\/\w+)?(?=:)/g;

const classesIn = (source: string): string[] =>
  [...source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/(["'`])((?:(?!\1)[^\\]|\\.)*?)\1/gs)]
    .flatMap(([, , text = '']) => text.split(/\s+/))
    .filter((word) => BRACKETS.test(word.replace(BY_ATTRIBUTE, '')) && !/[(\\]\??[:<]|\]\+|\]\*/.test(word));

it('are few in the dashboard', () => {
  const files = globSync('site/admin/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    classesIn(readFileSync(join(root, file), 'utf8')).map((word) => `${word} in ${file}`),
  );
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST);
});

it('are counted as values, properties and selectors, but not as variants by an attribute', () => {
  const classes = 'w-4 w-[7px] md:[position-area:bottom] [&>svg]:hidden data-[state=open]:flex md:w-(--x)';
  expect(classesIn(`<div className="${classes}" />`)).toEqual([
    'w-[7px]',
    'md:[position-area:bottom]',
    '[&>svg]:hidden',
  ]);
});
