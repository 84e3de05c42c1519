/** Calls the server from the browser (requirements §8, §9): with credentials, in JSON, without retries. */

import type { Problem } from '#contract/shared/problem.ts';
import { PROBLEM_TYPE } from '#contract/shared/problem-type.ts';

/** An answer that is not OK. The message is `status: body text or status text`, as requirements §9 says. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  /** The answer's body as text; empty when there was none. */
  readonly body: string;
  /** The body as problem details (RFC 9457), when the server sent them. */
  readonly problem?: Problem;

  constructor(status: number, body: string, statusText: string, problem?: Problem) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.problem = problem;
  }
}

export type RequestOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * Calls the server.
 * @throws RequestError when the answer is not OK; TypeError when none came.
 */
export async function request(
  url: string,
  { method = 'GET', body, headers, signal }: RequestOptions = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw await requestError(response);
  return response;
}

async function requestError(response: Response): Promise<RequestError> {
  const body = await response.text().catch(() => '');
  const isProblem = response.headers.get('content-type')?.startsWith(PROBLEM_TYPE);
  return new RequestError(
    response.status,
    body,
    response.statusText,
    isProblem ? problemIn(body) : undefined,
  );
}

/** The problem details in a body, or undefined when it holds none. */
export function problemIn(body: string): Problem | undefined {
  try {
    const value = JSON.parse(body) as Partial<Problem> | null;
    return typeof value?.detail === 'string' ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
}

/** Message for an error: the server's text, or the fallback. */
export const userMessage = (error: unknown, fallback: string): string =>
  (error instanceof RequestError && error.problem?.detail) || fallback;
