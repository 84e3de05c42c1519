import { v2 as cloudinary } from 'cloudinary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import { localAccount } from './account.ts';
import { checkSignature, sign, type UploadFields } from './signature.ts';
import { signedFields } from './upload-grant.ts';

const account = localAccount({ secret: 's'.repeat(32), origin: 'http://localhost:3000' });
const now = new Date('2026-03-01T12:00:00Z');
const seconds = now.getTime() / 1000;

/** The SDK's own types leave the algorithm out. */
const sdkSign: (fields: object, secret: string, algorithm: string) => string =
  cloudinary.utils.api_sign_request;

const name = fc.stringMatching(/^[a-z_]{1,12}$/);
const value = fc.oneof(fc.string(), fc.stringMatching(/^[&=%,a-z ]{0,20}$/));

test.each(['sha1', 'sha256'] as const)(
  'signs any parameters as the official SDK does, with %s',
  (algorithm) => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(value, fc.array(value))), (fields) => {
        for (const unsigned of ['file', 'api_key', 'signature', 'cloud_name', 'resource_type'])
          delete fields[unsigned];
        expect(sign(fields, 'secret', algorithm)).toBe(sdkSign(fields, 'secret', algorithm));
      }),
    );
  },
);

const upload = (change: UploadFields = {}): UploadFields => {
  const fields = { timestamp: String(seconds), folder: 'inquiries', ...signedFields('f'.repeat(40)) };
  return { ...fields, signature: sign(fields, account.apiSecret), api_key: account.apiKey, ...change };
};
const signedBySecretHolder = (fields: UploadFields): UploadFields => ({
  ...fields,
  api_key: account.apiKey,
  signature: sign(fields, account.apiSecret),
});
const check = (fields: UploadFields) => () => checkSignature(fields, account, now);

test('an upload signed just now is taken', () => expect(check(upload())).not.toThrow());

test('an & inside a value cannot pose as another parameter', () => {
  const honest = sign({ folder: 'inquiries', timestamp: '1', eager: 'x&public_id=y' }, 'secret');
  expect(honest).not.toBe(
    sign({ folder: 'inquiries', timestamp: '1', eager: 'x', public_id: 'y' }, 'secret'),
  );
});

test.each<[string, UploadFields, number]>([
  ['a wrong signature', { signature: 'f'.repeat(40) }, 401],
  ['a signature of the wrong length', { signature: 'abc' }, 401],
  ['no signature', { signature: '' }, 400],
  ['another key', { api_key: '123' }, 401],
  ['another timestamp than the signed one', { timestamp: String(seconds + 1) }, 401],
  ['a timestamp that is no number', { timestamp: 'yesterday' }, 400],
  ['another folder than the signed one', { folder: 'public' }, 401],
  ['a parameter that was not signed', { tags: 'mine' }, 401],
  ['another name than the signed one', { public_id: 'e'.repeat(40) }, 401],
  ['leave to overwrite', { overwrite: 'true' }, 401],
  ['another transformation than the signed one', { transformation: '' }, 401],
  ['other formats than the signed ones', { allowed_formats: 'svg' }, 401],
])('%s is refused', (_what, change, status) => {
  expect(check(upload(change))).toThrow(expect.objectContaining({ status }));
});

test('a signature is good for an hour and no longer, and not far into the future', () => {
  const at = (timestamp: number) =>
    signedBySecretHolder({ folder: 'inquiries', timestamp: String(timestamp) });
  const { signatureLifetime } = IMAGE_LIMITS;
  expect(check(at(seconds - signatureLifetime))).not.toThrow();
  expect(check(at(seconds - signatureLifetime - 1))).toThrow(/timed out/);
  expect(check(at(seconds + 60))).not.toThrow();
  expect(check(at(seconds + 3600))).toThrow(/future/);
});

test('even who holds the secret uploads into our folder only', () => {
  expect(check(signedBySecretHolder({ folder: 'elsewhere', timestamp: String(seconds) }))).toThrow(
    /only be uploaded to “inquiries/,
  );
});
