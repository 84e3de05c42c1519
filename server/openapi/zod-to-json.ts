/** Adjusts how zod schemas become JSON schemas. */
import * as z from 'zod';

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/**
 * A value that is prepared before its check is described by the check; zod would describe it as anything. Responses may
 * gain fields, so the document doesn't forbid unknown ones.
 */
export const overrideJsonSchema: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'pipe' && def.in._zod.def.type === 'transform' && Object.keys(jsonSchema).length === 0)
    Object.assign(jsonSchema, checkOf(def.out));
  if (def.type === 'record') nameKeys(jsonSchema);
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
};

/** A record of known keys is an object with these properties. */
function nameKeys(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { required, additionalProperties: value } = jsonSchema;
  if (!required || typeof value !== 'object') return;
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, value]));
  delete jsonSchema.propertyNames;
  delete jsonSchema.additionalProperties;
}

function checkOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: overrideJsonSchema,
  });
  return json;
}
