import { RequestError, userMessage } from '../../layout/request.ts';

/** An error whose message is written for people. */
export class PlainError extends Error {}

/** Message for a failure: the server's text, or that it gave no answer. */
export function failureInWords(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return userMessage(
    error,
    error instanceof RequestError
      ? `Something went wrong (error ${error.status}). Try again in a minute.`
      : 'Can’t reach the server. Check your connection and try again.',
  );
}
