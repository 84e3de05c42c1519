import { open } from 'node:fs/promises';

export type Family = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** Bytes as Latin-1 text, with their offset. */
const SIGNATURES: [Family, { at: number; bytes: string }[]][] = [
  ['jpeg', [{ at: 0, bytes: '\xff\xd8\xff' }]],
  ['png', [{ at: 0, bytes: '\x89PNG\r\n\x1a\n' }]],
  ['gif', [{ at: 0, bytes: 'GIF8' }]],
  [
    'webp',
    [
      { at: 0, bytes: 'RIFF' },
      { at: 8, bytes: 'WEBP' },
    ],
  ],
  ['heif', [{ at: 4, bytes: 'ftyp' }]],
];

/**
 * Returns the family that a file's first bytes claim, or null. This only avoids starting a decoder for
 * files that can't be pictures; the decoder makes the final check.
 */
export async function sniffFamily(path: string): Promise<Family | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const start = buffer.toString('latin1', 0, bytesRead);
    const isThere = ({ at, bytes }: { at: number; bytes: string }) => start.startsWith(bytes, at);
    return SIGNATURES.find(([, parts]) => parts.every(isThere))?.[0] ?? null;
  } finally {
    await file.close();
  }
}
