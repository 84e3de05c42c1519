/** An authenticator in software: makes and uses passkeys as a phone does (Web Authentication §6), for API tests. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

type Options = { challenge: string; rp?: { id?: string } | undefined; rpId?: string | undefined };
type Said = {
  /** Whether a fingerprint, face or PIN was checked. */
  verified?: boolean;
  origin?: string;
  counter?: number;
};

export function createAuthenticator(ownOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, challenge: string, origin = ownOrigin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, { verified = true, counter }: Said, credential?: Buffer) {
    const flags = FLAGS.present | (verified ? FLAGS.verified : 0) | (credential ? FLAGS.hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? uses);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  }

  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
  });

  return {
    id: id.toString('base64url'),

    /** Answers the options of a registration. */
    register({ challenge, rp }: Options, said: Said = {}) {
      const idLength = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(publicKey)]);
      const authData = authenticatorData(rp?.id ?? 'localhost', said, credential);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(authData)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, said.origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Answers the options of a sign-in. */
    signIn({ challenge, rpId = 'localhost' }: Options, said: Said = {}) {
      uses += 1;
      const data = authenticatorData(rpId, said);
      const client = clientData('webauthn.get', challenge, said.origin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

/** An ES256 public key in COSE (RFC 9053 §7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const coordinate = (text: string | undefined) => cborBytes(Buffer.from(text as string, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

const cborText = (text: string) => Buffer.from([0x60 + text.length, ...Buffer.from(text)]);
/** Up to 255 bytes. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
