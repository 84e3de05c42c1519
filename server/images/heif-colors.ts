/** The color information of an AVIF file's main picture, in its boxes (ISO/IEC 14496-12, ISO/IEC 23008-12). */
import type { FileHandle } from 'node:fs/promises';
import type { Cicp } from './png-colors.ts';

const MOST_BOXES = 16;
/** The boxes of a real picture need a few hundred bytes, those of one in tiles some thousands. */
const LONGEST_META = 1024 * 1024;

/** Returns the code points of its `nclx`; null when it has none. */
export async function nclxOf(file: FileHandle): Promise<Cicp | null> {
  const meta = await metaOf(file);
  if (!meta) return null;
  const parts = childrenOf(meta, 4);
  const properties = childrenOf(parts.find(({ kind }) => kind === 'iprp')?.data, 0);
  const all = childrenOf(properties.find(({ kind }) => kind === 'ipco')?.data, 0);
  const main = mainItem(parts.find(({ kind }) => kind === 'pitm')?.data);
  const own = properties
    .filter(({ kind }) => kind === 'ipma')
    .flatMap(({ data }) => propertiesOf(data, main))
    .flatMap((index) => all[index - 1] ?? []);
  const nclx = [...own, ...all].find(
    ({ kind, data }) => kind === 'colr' && data.length >= 8 && data.toString('latin1', 0, 4) === 'nclx',
  );
  return nclx ? { primaries: nclx.data.readUInt16BE(4), transfer: nclx.data.readUInt16BE(6) } : null;
}

async function metaOf(file: FileHandle): Promise<Buffer | null> {
  const head = Buffer.alloc(8);
  for (let at = 0, read = 0; read < MOST_BOXES; read++) {
    if ((await file.read(head, 0, 8, at)).bytesRead < 8) return null;
    const length = head.readUInt32BE(0);
    if (head.toString('latin1', 4, 8) === 'meta') {
      if (length < 12 || length > LONGEST_META) return null;
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length - 8), 0, length - 8, at + 8);
      return bytesRead === length - 8 ? buffer : null;
    }
    // To the end of the file, or of 64 bits: the pixels, behind which nothing is looked for.
    if (length < 8) return null;
    at += length;
  }
  return null;
}

type Box = { kind: string; data: Buffer };

function childrenOf(data: Buffer | undefined, from: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; data && at + 8 <= data.length; ) {
    const length = data.readUInt32BE(at);
    if (length < 8 || at + length > data.length) break;
    boxes.push({ kind: data.toString('latin1', at + 4, at + 8), data: data.subarray(at + 8, at + length) });
    at += length;
  }
  return boxes;
}

const mainItem = (pitm: Buffer | undefined): number | null => {
  if (!pitm || pitm.length < 6) return null;
  if (pitm[0] === 0) return pitm.readUInt16BE(4);
  return pitm.length < 8 ? null : pitm.readUInt32BE(4);
};

/** Returns the places of an item's properties, from 1 on. */
function propertiesOf(ipma: Buffer, item: number | null): number[] {
  if (ipma.length < 8) return [];
  const idBytes = ipma[0] === 0 ? 2 : 4;
  const placeBytes = ((ipma[3] as number) & 1) === 1 ? 2 : 1;
  let at = 8;
  for (let entries = ipma.readUInt32BE(4); entries > 0 && at + idBytes < ipma.length; entries--) {
    const id = ipma.readUIntBE(at, idBytes);
    const count = ipma[at + idBytes] as number;
    at += idBytes + 1;
    const end = at + count * placeBytes;
    if (end > ipma.length) return [];
    if (id === item)
      return Array.from(
        { length: count },
        // The highest bit means that a reader must support the property.
        (_, n) => ipma.readUIntBE(at + n * placeBytes, placeBytes) & (placeBytes === 2 ? 0x7fff : 0x7f),
      );
    at = end;
  }
  return [];
}
