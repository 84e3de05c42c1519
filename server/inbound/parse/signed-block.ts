/** Opaque S/MIME (RFC 8551 §3.5.2): a mail within a signature, which isn't checked here. */
import { inflateSync } from 'node:zlib';

const SIGNED = '1.2.840.113549.1.7.2';
const COMPRESSED = '1.2.840.113549.1.9.16.1.9';
const ENCRYPTED = ['1.2.840.113549.1.7.3', '1.2.840.113549.1.9.16.1.23'];
const MOST_BYTES = 40 * 1024 * 1024;

/** Whether a part is a block of S/MIME, by its type or its file's name. */
export const isBlock = (type: string, name: string): boolean =>
  /^application\/(x-)?pkcs7-mime$/.test(type) || (/^application\//.test(type) && /\.p7[mz]$/i.test(name));

/**
 * The mail within a signed or compressed block; `encrypted` for one that only its recipient's key opens; null for a block
 * that can't be read, and for a signature alone.
 */
export async function mailInBlock(block: Uint8Array): Promise<Uint8Array<ArrayBuffer> | 'encrypted' | null> {
  const { fromBER, ObjectIdentifier, Sequence } = await import('asn1js');
  const { result } = fromBER(derOf(block));
  const [id, wrapped] = childrenOf(result);
  if (!(id instanceof ObjectIdentifier)) return null;
  const kind = id.valueBlock.toString();
  if (ENCRYPTED.includes(kind)) return 'encrypted';
  if (kind !== SIGNED && kind !== COMPRESSED) return null;
  // SignedData and CompressedData both hold an EncapsulatedContentInfo, below a version and algorithms.
  const inner = childrenOf(childrenOf(wrapped)[0]).find(
    (each) => each instanceof Sequence && each.valueBlock.value[1]?.idBlock.tagClass === 3,
  );
  const content = inner && childrenOf(childrenOf(inner)[1])[0];
  const bytes = content && octetsOf(content);
  if (!bytes || bytes.length === 0) return null;
  return new Uint8Array(kind === COMPRESSED ? inflateSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes);
}

type Block = { valueBlock: { value?: unknown; valueHexView?: Uint8Array } };

function childrenOf(block: unknown): Block[] {
  const value = (block as Block | undefined)?.valueBlock?.value;
  return Array.isArray(value) ? (value as Block[]) : [];
}

/** Outlook and OpenSSL cut long contents into several strings within one (BER). */
function octetsOf(block: Block): Buffer {
  const parts = childrenOf(block);
  if (parts.length > 0) return Buffer.concat(parts.map(octetsOf));
  return Buffer.from(block.valueBlock.valueHexView ?? new Uint8Array());
}

/** A block may be PEM, or base64 within base64. */
function derOf(block: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(block.subarray(0, 100)).toString('latin1');
  if (!/^\s*(-----BEGIN|M[A-P][A-Za-z0-9+/\s]{20})/.test(text)) return new Uint8Array(block);
  const all = Buffer.from(block).toString('latin1');
  return new Uint8Array(Buffer.from(all.replace(/-----[^-]*-----/g, ''), 'base64'));
}
