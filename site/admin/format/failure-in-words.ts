import { RequestError, userMessage } from '../../layout/request.ts';

/** An error whose message is written for people. */
export class PlainError extends Error {}

/** A failure in words: the server's own sentence, or that there was no answer. */
export function failureInWords(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return userMessage(
    error,
    error instanceof RequestError
      ? `The server answered ${error.status}. Try again in a minute.`
      : 'The server can’t be reached. Check the connection, then try again.',
  );
}
