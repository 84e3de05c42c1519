/** The OpenAPI document: every route with an `operation` (server/http/operation.ts), generated from its schemas. */
import swagger from '@fastify/swagger';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Config } from '../config/config.ts';
import type { App } from '../http/app-type.ts';
import { API_TAGS } from '../http/operation.ts';
import { release } from '../http/version.ts';
import { cookiePrefix } from '../staff/auth.ts';
import { finishDocument } from './finish-document.ts';
import { toOperation } from './transform.ts';

const ABOUT = `
Operations for programs that work with inquiries, meetings, emails, and reports.

**Authentication.** Operations require a staff session, whose cookie is set when you sign in. Operations that list the security scheme \`token\` also accept an API token, as \`Authorization: Bearer\`. \`GET /api/staff/me\` returns the account.

**Errors** are problem details (RFC 9457). \`detail\` says what happened and what to do; \`errors\` has a message for each field.

**Repeated requests.** Send an \`Idempotency-Key\` (a UUID) with a request that you may repeat. The request takes effect only once.

**Concurrent changes.** Send the ETag of an inquiry as \`If-Match\`; a change based on an older version is rejected with 412.

**Pages.** Long lists return the URL of the next page in the Link header.

**Compatibility.** Fields and operations may be added at any time, so ignore fields that you don’t recognize.
`.trim();

/** Registers the generator; call this before any route is added. */
export async function documentRoutes(app: App, { origin }: Pick<Config, 'origin'>): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    convertConstToEnum: false,
    transform: toOperation,
    transformObject: finishDocument,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dashboard API',
        version: release.version,
        description: ABOUT,
        license: { name: release.license, identifier: release.license } as OpenAPIV3_1.LicenseObject,
      },
      servers: [{ url: origin, description: 'This installation' }],
      tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API token that an owner created, with the scope that the operation requires.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: `${cookiePrefix(origin)}.session_token`,
            description: 'Set when you sign in with `POST /api/auth/sign-in/email`.',
          },
        },
      },
      security: [{ session: [] }],
    },
  });
}
