/** The API document as the page *API* reads it: the parts of OpenAPI 3.1 that the server generates. */
import { queryOptions } from '@tanstack/react-query';

export type ApiSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, ApiSchema>;
  required?: string[];
  items?: ApiSchema;
  additionalProperties?: ApiSchema | boolean;
  anyOf?: ApiSchema[];
  oneOf?: ApiSchema[];
  allOf?: ApiSchema[];
};

export type ApiSchemas = Record<string, ApiSchema>;
type ApiBody = Record<string, { schema: ApiSchema }>;
type ApiResponse = {
  description: string;
  headers?: Record<string, { description: string }>;
  content?: ApiBody;
};

export type ApiOperation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: ApiSchema }[];
  requestBody?: { content: ApiBody };
  responses: Record<string, ApiResponse>;
};

export type ApiDocument = {
  info: { version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: ApiSchemas; securitySchemes: { session: { name: string } } };
};

export type PlacedOperation = ApiOperation & { method: string; path: string };

export const apiDocument = () => queryOptions<ApiDocument>({ queryKey: ['/api/openapi.json'] });

/** The operations in which every word occurs, by tag, in the order of the document. */
export function operationsByTag({ paths, tags }: Pick<ApiDocument, 'paths' | 'tags'>, search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]): PlacedOperation => ({ ...operation, method: method.toUpperCase(), path }),
      ),
    )
    .filter(({ method, path, summary, operationId, tags: own }) => {
      const text = [method, path, summary, operationId, ...own].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  return tags
    .map((tag) => ({ ...tag, operations: found.filter((operation) => operation.tags.includes(tag.name)) }))
    .filter(({ operations }) => operations.length > 0);
}

/** The body of a request or response: its media type and schema. */
export function bodyOf(content: ApiBody | undefined): { type: string; schema: ApiSchema } | null {
  const [entry] = Object.entries(content ?? {});
  return entry ? { type: entry[0], schema: entry[1].schema } : null;
}
