/**
 * Makes and uses passkeys in the browser (Web Authentication §5.1.3, §5.1.4). Loaded only when a person asks for it.
 * Each throws PlainError with words for people.
 */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { request } from '../../layout/request.ts';
import { PlainError } from '../format/failure-in-words.ts';

/** Has the device make a passkey, which the server stores under this name. The password is checked first. */
export async function addPasskey(name: string, password: string): Promise<void> {
  const answer = await post('/api/staff/passkeys/challenge', { password });
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = await answer.json();
  const response = await startRegistration({ optionsJSON }).catch(explain);
  await post('/api/staff/passkeys', { name, response });
}

/** Signs in with a passkey that the person chooses. */
export async function signInWithPasskey(): Promise<void> {
  const answer = await post('/api/auth/passkey/challenge', {});
  const options: PublicKeyCredentialRequestOptionsJSON = await answer.json();
  const optionsJSON = { ...options, userVerification: 'required' } as const;
  const response = await startAuthentication({ optionsJSON }).catch(explain);
  await post('/api/auth/passkey/sign-in', { response });
}

const WORDS: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this address.',
  NotAllowedError: 'No passkey was used. Try again, or sign in with your password.',
};

/** @param error of the browser's, by its name. */
function explain({ name }: Error): never {
  throw new PlainError(WORDS[name] ?? 'Set up a fingerprint, face, or PIN on this device first.');
}

const post = (url: string, body: object): Promise<Response> => request(url, { method: 'POST', body });
