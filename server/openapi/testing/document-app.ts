import type { OpenAPIV3_1 } from 'openapi-types';
import type { App } from '../../http/app-type.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** An installation with every capability, so that its document has every operation. */
export const documentApp = (settings: Record<string, string> = {}) =>
  createTestApp('sqlite', { IMAP_URL: 'imap://inbox:secret@mail.example.com', ...settings });

export type DocumentedOperation = {
  method: string;
  path: string;
  security?: unknown[];
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, unknown>; headers?: Record<string, unknown> }>;
};

/** Operations by operationId. */
export function operationsOf(app: App): Map<string, DocumentedOperation> {
  const paths = (app.swagger() as OpenAPIV3_1.Document).paths ?? {};
  return new Map(
    Object.entries(paths).flatMap(([path, methods = {}]) =>
      Object.entries(methods).map(([method, operation]) => {
        const { operationId, ...rest } = operation as unknown as DocumentedOperation & {
          operationId: string;
        };
        return [operationId, { ...rest, method: method.toUpperCase(), path }] as const;
      }),
    ),
  );
}
