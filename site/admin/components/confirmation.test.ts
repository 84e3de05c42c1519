import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);

/** Labels of a button that calls something off. Next to such a button, "Cancel" reads as doing the same. */
const CALLS_OFF = /cancel|drop|discard|undo|back|stop|withdraw/i;

test('no question offers two buttons that both read as calling it off', () => {
  const questions = globSync('**/*.tsx', { cwd: ROOT }).flatMap((file) =>
    readFileSync(new URL(file, ROOT), 'utf8')
      .split('question=')
      .slice(1)
      .map((text) => {
        const attributes = text.slice(0, text.indexOf('onConfirm='));
        const attribute = (name: string) => attributes.match(new RegExp(`\\n\\s*${name}=(.+)`))?.[1];
        return { file, confirm: attribute('confirm') ?? '', keep: attribute('keep') ?? 'Cancel' };
      }),
  );
  expect(questions.length).toBeGreaterThan(10);
  const twofold = questions.filter(({ confirm, keep }) => CALLS_OFF.test(confirm) && CALLS_OFF.test(keep));
  expect(twofold).toEqual([]);
});
