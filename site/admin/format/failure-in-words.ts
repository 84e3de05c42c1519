import { RequestError, userMessage } from '../../layout/request.ts';

/** An error whose message is written for people. */
export class PlainError extends Error {}

/** A failure in words: the server's own sentence, or that there was no answer. */
export function failureInWords(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return userMessage(
    error,
    error instanceof RequestError
      ? `Something went wrong (error ${error.status}). Try again in a minute.`
      : 'Can’t reach the server. Check your connection and try again.',
  );
}
