/** The checks of `npm run lint` and `npm test`: each is a program of the project (`commandOf`) and fails on its own. */
export const linters = [
  { title: 'Format and lint', program: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { title: 'Words', program: 'node', args: ['scripts/lint-words.mjs'] },
  { title: 'Unused code', program: 'knip', args: [] },
];
