import { type ApiSchemas, bodyOf, type PlacedOperation } from './api-document.ts';
import { exampleOf } from './type-text.ts';

/** The operation as a command line; values in braces are the reader's to fill in. */
export function curlOf(operation: PlacedOperation, origin: string, schemas: ApiSchemas): string {
  const { method, path, parameters = [], requestBody, security } = operation;
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}={${name}}`);
  const url = origin + path + (query.length > 0 ? `?${query.join('&')}` : '');
  const body = bodyOf(requestBody?.content);
  const parts = [
    `curl --globoff ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    security?.length !== 0 && '-b cookies.txt',
    body?.type === 'multipart/form-data' && '-F file=@plan.pdf',
    body?.type === 'application/json' && "-H 'Content-Type: application/json'",
    body?.type === 'application/json' &&
      `-d '${JSON.stringify(exampleOf(body.schema, schemas)).replaceAll("'", "'\\''")}'`,
  ];
  return parts.filter(Boolean).join(' \\\n  ');
}

/** Signs in with a password, and keeps the session for the commands above. */
export const signInWithCurl = (origin: string): string =>
  `curl '${origin}/api/auth/sign-in/email' -c cookies.txt \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"you@example.com","password":"…"}'`;
