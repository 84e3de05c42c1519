import type { FastifyInstance } from 'fastify';

const TYPE = 'application/x-www-form-urlencoded';

/** Plain HTML forms without files, for the routes of one scope: the body becomes an object of texts. */
export function acceptUrlencoded(
  scope: Pick<FastifyInstance, 'addContentTypeParser' | 'hasContentTypeParser'>,
) {
  if (scope.hasContentTypeParser(TYPE)) return;
  scope.addContentTypeParser(TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
