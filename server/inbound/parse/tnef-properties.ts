/** The MAPI properties within a winmail.dat (MS-OXTNEF §2.1.3.4). */
import { bytesAsText } from './charsets.ts';

export type TnefProperties = Map<number, { bytes: Buffer; text: (charset: string) => string }>;

const FIXED: Record<number, number> = {
  ...{ 1: 4, 2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 10: 4, 11: 4 },
  ...{ 20: 8, 64: 8, 72: 16 },
};
const [TEXT, UNICODE, BINARY, OBJECT] = [0x1e, 0x1f, 0x102, 0xd];
const MANY = 0x1000;
const MOST = 10_000;

/** The first value of each property by its id. @param onDamage called when the rest can't be read. */
export function propertiesIn(data: Buffer, onDamage: () => void): TnefProperties {
  const properties: TnefProperties = new Map();
  let at = 0;
  const number = () => {
    at += 4;
    return data.readUInt32LE(at - 4);
  };
  const skip = (bytes: number) => {
    at += bytes + (-bytes & 3);
    if (at > data.length) throw new RangeError('The properties end early.');
  };
  function readValue(type: number): Buffer {
    const isVariable = [TEXT, UNICODE, BINARY, OBJECT].includes(type);
    const length = isVariable ? number() : FIXED[type];
    if (length === undefined) throw new RangeError(`Unknown property type ${type}.`);
    const from = at;
    skip(length);
    return data.subarray(from, from + length);
  }
  try {
    for (let left = Math.min(number(), MOST); left > 0; left--) {
      const tag = number();
      const [id, type] = [tag >>> 16, tag & 0xffff & ~MANY];
      if (id >= 0x8000) nameOf();
      const isMany = (tag & MANY) !== 0 || [TEXT, UNICODE, BINARY, OBJECT].includes(type);
      const values = Array.from({ length: isMany ? Math.min(number(), MOST) : 1 }, () => readValue(type));
      const bytes = values[0];
      if (bytes) properties.set(id, { bytes, text: (charset) => textOf(bytes, type, charset) });
    }
  } catch {
    onDamage();
  }
  return properties;

  function nameOf(): void {
    skip(16);
    if (number() === 0) skip(4);
    else skip(number());
  }
}

const textOf = (bytes: Buffer, type: number, charset: string): string =>
  (type === UNICODE ? bytes.toString('utf16le') : bytesAsText(bytes, charset)).split('\0')[0] ?? '';
