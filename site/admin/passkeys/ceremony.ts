/**
 * Makes and uses passkeys in the browser (Web Authentication §5.1.3, §5.1.4). Loaded only when a person asks for it.
 * Each throws PlainError with words for people.
 */
import { request } from '../../layout/request.ts';
import { PlainError } from '../format/failure-in-words.ts';

type Descriptor = Omit<PublicKeyCredentialDescriptor, 'id'> & { id: string };
type CreationOptions = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials' | 'extensions'
> & {
  challenge: string;
  user: Omit<PublicKeyCredentialUserEntity, 'id'> & { id: string };
  excludeCredentials?: Descriptor[];
};
type RequestOptions = { challenge: string; rpId: string; timeout?: number };

/** Has the device make a passkey, which the server stores under this name. The password is checked first. */
export async function addPasskey(name: string, password: string): Promise<void> {
  const options = await post<CreationOptions>('/api/staff/passkeys/challenge', { password });
  const { challenge, user, excludeCredentials = [], rp, pubKeyCredParams, timeout } = options;
  const { authenticatorSelection, attestation } = options;
  const made = await asking(() =>
    navigator.credentials.create({
      publicKey: {
        ...{ rp, pubKeyCredParams, timeout, authenticatorSelection, attestation },
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map((each) => ({ ...each, id: bytesOf(each.id) })),
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  await post('/api/staff/passkeys', {
    name,
    response: {
      ...credentialOf(made),
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      },
    },
  });
}

/** Signs in with a passkey that the person chooses. */
export async function signInWithPasskey(): Promise<void> {
  const { challenge, rpId, timeout } = await post<RequestOptions>('/api/auth/passkey/challenge', {});
  const used = await asking(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId, timeout, userVerification: 'required' },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  await post('/api/auth/passkey/sign-in', {
    response: {
      ...credentialOf(used),
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: response.userHandle && textOf(response.userHandle),
      },
    },
  });
}

const WORDS: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'This browser allows no passkeys at this address.',
  NotAllowedError:
    'No passkey was used: it was canceled, took too long, or this device has none. Please try again.',
};

async function asking(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await ask()) as PublicKeyCredential;
  } catch (error) {
    const words = error instanceof DOMException ? WORDS[error.name] : undefined;
    throw new PlainError(
      words ?? 'This device can’t check that it’s you. Set up a fingerprint, face or PIN first.',
    );
  }
}

const credentialOf = ({ rawId }: PublicKeyCredential) => ({
  id: textOf(rawId),
  rawId: textOf(rawId),
  type: 'public-key',
});

async function post<T>(url: string, body: object): Promise<T> {
  const response = await request(url, { method: 'POST', body });
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** From base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** To base64url. */
function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
