import { describe, expect, test } from 'vitest';
import { findCommands, type PaletteCommand } from './commands.ts';

const command = (label: string, rest: Partial<PaletteCommand> = {}): PaletteCommand => ({
  group: 'More',
  label,
  run: () => {},
  ...rest,
});
const commands = [
  command('Reply by email', { keywords: ['answer', 'write'] }),
  command('Write a note'),
  command('Status: In Progress', { keywords: ['set', 'mark as'] }),
  command('Toggle light/dark theme', { keywords: ['theme'] }),
  command('Assign to Ana Ruiz', { isDetail: true }),
  command('Assign to José Peña', { isDetail: true }),
];
const found = (words: string) => findCommands(commands, words).map(({ label }) => label);

describe('the palette', () => {
  test.each([
    ['in prog', ['Status: In Progress']],
    ['MARK progress', ['Status: In Progress']],
    ['theme', ['Toggle light/dark theme']],
    ['assign ana', ['Assign to Ana Ruiz']],
    ['peña', ['Assign to José Peña']],
  ])('finds by the beginnings of words: %s', (words, labels) => {
    expect(found(words)).toEqual(labels);
  });

  test('puts the label before other words for it', () => {
    expect(found('write')).toEqual(['Write a note', 'Reply by email']);
  });

  test('leaves a visitor’s name to the inquiries', () => {
    for (const name of ['wil', 'rep wilson', 'ruth', 'itch']) expect(found(name)).toEqual([]);
  });

  test('shows everything but the details before anything is typed', () => {
    expect(found('  ')).toEqual(commands.slice(0, 4).map(({ label }) => label));
  });
});
