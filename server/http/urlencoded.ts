import type { FastifyInstance } from 'fastify';

const TYPE = 'application/x-www-form-urlencoded';

/** Accepts plain HTML forms without files in one scope: the body becomes an object of strings. */
export function acceptUrlencoded(
  scope: Pick<FastifyInstance, 'addContentTypeParser' | 'hasContentTypeParser'>,
) {
  if (scope.hasContentTypeParser(TYPE)) return;
  scope.addContentTypeParser(TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
