/** Reads the multipart form of an upload: the file is written to disk, the fields are kept as sent. */
import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { receive } from './receive-file.ts';
import type { UploadFields } from './signature.ts';
import { refused, UploadRefused } from './upload-refused.ts';

export type UploadForm = {
  fields: UploadFields;
  /** Path of the temporary file; the caller deletes it. */
  path: string;
};

/** @throws UploadRefused for anything but a form with exactly one file. */
export async function readUploadForm(request: FastifyRequest, dataDir: string): Promise<UploadForm> {
  if (!request.isMultipart()) throw refused.notMultipart();
  // No prototype: field names come from outside.
  const fields: UploadFields = Object.create(null);
  let path: string | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') addField(fields, part.fieldname, part.value);
      else if (part.fieldname !== 'file') throw refused.missing();
      else if (path) throw refused.several();
      else path = await receive(part.file, dataDir);
    }
    if (!path) throw refused.missing();
    return { fields, path };
  } catch (error) {
    if (path) await rm(path, { force: true });
    throw isFormError(error) ? refused.malformed() : error;
  }
}

/** Returns whether the parser failed: limits (FST_…), or errors without a code for bytes that aren't a form. */
function isFormError(error: unknown): boolean {
  const { code } = error as { code?: string };
  return !(error instanceof UploadRefused) && (code === undefined || code.startsWith('FST_'));
}

/** Merges repeated `tags[]` into one parameter with several values, as Cloudinary does. */
function addField(fields: UploadFields, sentName: string, value: unknown): void {
  const name = sentName.replace(/\[\d*\]$/, '');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const isList = name !== sentName;
  const before = fields[name];
  if (!isList) fields[name] = text;
  else fields[name] = [...(Array.isArray(before) ? before : []), text];
}
