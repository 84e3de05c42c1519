/** Outlook's winmail.dat (MS-OXTNEF): the files within it, and the mail's words when they are nowhere else. */
import { bytesAsText } from './charsets.ts';
import { decompressed, wordsOfRtf } from './rtf-text.ts';
import { propertiesIn, type TnefProperties } from './tnef-properties.ts';

const SIGNATURE = 0x223e9f78;
/** A message within a message within a message. */
const DEEPEST = 3;
const MOST_FILES = 500;

const ATTRIBUTE = {
  codepage: 0x69007,
  body: 0x2800c,
  properties: 0x69003,
  attachment: 0x69002,
  title: 0x18010,
  data: 0x6800f,
  attachmentProperties: 0x69005,
};
const PROPERTY = {
  ...{ subject: 0x37, text: 0x1000, html: 0x1013, rtf: 0x1009, codepage: 0x3fde },
  ...{ data: 0x3701, shortName: 0x3704, longName: 0x3707, type: 0x370e },
};

export type TnefFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };
export type Tnef = {
  words: { type: 'html' | 'plain'; text: string } | null;
  files: TnefFile[];
  /** Something of it couldn't be read. */
  damaged: boolean;
};

export const isTnef = (type: string, name: string): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(type) || /^win(mail)?\.dat$/i.test(name);

/** Null when the bytes are no such file. */
export async function tnefIn(bytes: Uint8Array, depth = 0): Promise<Tnef | null> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.length < 6 || data.readUInt32LE(0) !== SIGNATURE) return null;
  const tnef: Tnef = { words: null, files: [], damaged: false };
  let charset = 'windows-1252';
  let file: TnefFile | null = null;
  let body: Buffer | null = null;
  let properties: TnefProperties = new Map();
  for (let at = 6; at + 11 <= data.length; ) {
    const id = data.readUInt32LE(at + 1);
    const length = data.readUInt32LE(at + 5);
    const value = data.subarray(at + 9, at + 9 + length);
    if (value.length < length) tnef.damaged = true;
    at += 9 + length + 2;
    if (id === ATTRIBUTE.codepage && value.length >= 4) charset = `cp${value.readUInt32LE(0)}`;
    if (id === ATTRIBUTE.body) body = value;
    if (id === ATTRIBUTE.properties) properties = propertiesIn(value, () => (tnef.damaged = true));
    const isFiles = id === ATTRIBUTE.title || id === ATTRIBUTE.data || id === ATTRIBUTE.attachmentProperties;
    if ((id === ATTRIBUTE.attachment || (isFiles && !file)) && tnef.files.length < MOST_FILES) {
      file = { name: '', type: 'application/octet-stream', bytes: new Uint8Array() };
      tnef.files.push(file);
    }
    if (!file) continue;
    if (id === ATTRIBUTE.title) file.name ||= textOf(value, charset);
    if (id === ATTRIBUTE.data) file.bytes = new Uint8Array(value);
    if (id === ATTRIBUTE.attachmentProperties)
      tnef.files.push(
        ...(await described(
          file,
          propertiesIn(value, () => (tnef.damaged = true)),
          charset,
          depth,
        )),
      );
  }
  tnef.words = await wordsOf(properties, body, charset).catch(() => {
    tnef.damaged = true;
    return null;
  });
  return tnef;
}

/** Sets a file's name, type and bytes from its properties. @returns the files of an attached message. */
async function described(
  file: TnefFile,
  properties: TnefProperties,
  charset: string,
  depth: number,
): Promise<TnefFile[]> {
  const said = (id: number) => properties.get(id)?.text(charset);
  file.name = said(PROPERTY.longName) || file.name || said(PROPERTY.shortName) || '';
  file.type = said(PROPERTY.type) ?? file.type;
  const data = properties.get(PROPERTY.data)?.bytes;
  if (!data) return [];
  // An object's class precedes it.
  const message = depth < DEEPEST ? await tnefIn(data.subarray(16), depth + 1) : null;
  file.bytes = new Uint8Array(message ? Buffer.from(message.words?.text ?? '') : data);
  if (!message) return [];
  file.type = message.words?.type === 'html' ? 'text/html' : 'text/plain';
  file.name = `${file.name || 'message'}.${message.words?.type === 'html' ? 'html' : 'txt'}`;
  return message.files;
}

async function wordsOf(
  properties: TnefProperties,
  body: Buffer | null,
  charset: string,
): Promise<Tnef['words']> {
  const codepage = properties.get(PROPERTY.codepage)?.bytes;
  const own = codepage && codepage.length >= 4 ? `cp${codepage.readUInt32LE(0)}` : charset;
  const html = properties.get(PROPERTY.html)?.text(own);
  if (html) return { type: 'html', text: html };
  const text = properties.get(PROPERTY.text)?.text(charset) || (body && textOf(body, charset));
  if (text) return { type: 'plain', text };
  const rtf = properties.get(PROPERTY.rtf)?.bytes;
  return rtf ? wordsOfRtf(await decompressed(rtf)) : null;
}

/** A string of this format ends with a NUL. */
const textOf = (value: Buffer, charset: string): string => bytesAsText(value, charset).split('\0')[0] ?? '';
