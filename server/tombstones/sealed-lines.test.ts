import { describe, expect, it } from 'vitest';
import { unseal } from './sealed-lines.ts';
import { sealedText } from './testing/lines.ts';

const records = [
  { id: 'a', text: 'plain' },
  { id: 'b', text: 'with “quotes”,\u2028a break\nand another' },
  { id: 'c' },
];

async function read(text: string | Buffer) {
  const found: object[] = [];
  const bytes = Buffer.from(text as string);
  // In pieces that cut through letters.
  const chunks = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, n) =>
    bytes.subarray(n * 7, n * 7 + 7),
  );
  const damage = await unseal(chunks, (record) => found.push(record));
  return { found, damage };
}

describe('sealed lines', () => {
  it('come back as they were: none, some, and more than one piece of them', async () => {
    const many = Array.from({ length: 3000 }, (_, n) => ({ id: `${n}`, text: 'x'.repeat(100) }));
    for (const of of [[], records, many])
      expect(await read(await sealedText(of))).toEqual({ found: of, damage: null });
  });

  it('show a cut at every byte but the last line feed', async () => {
    const whole = Buffer.from(await sealedText(records));
    for (let length = 0; length < whole.length - 1; length++)
      expect((await read(whole.subarray(0, length))).damage, `at ${length}`).not.toBeNull();
    expect((await read(whole.subarray(0, -1))).damage).toBeNull();
  });

  it('show a changed byte, a lost line and a doubled one, and keep what holds', async () => {
    const text = await sealedText(records);
    const [first = '', second = '', third = ''] = text.split('\n');
    for (let at = 0; at < first.length; at++) {
      const changed = `${first.slice(0, at)}~${first.slice(at + 1)}\n${second}\n${third}\n`;
      expect(await read(changed), `at ${at}`).toEqual({
        found: records.slice(1),
        damage: 'one line is damaged',
      });
    }
    for (const lines of [
      [first, third],
      [second, third],
      [first, first, second, third],
      [first, second, third, third],
    ])
      expect((await read(`${lines.join('\n')}\n`)).damage).toBe('some of its lines are missing');
    expect((await read(`${first}\n${second}\n`)).damage).toBe('its end is missing');
  });
});
