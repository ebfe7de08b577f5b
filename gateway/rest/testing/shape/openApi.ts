import Ajv from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readSchemaFile } from '../../../graph/supergraph.js';

interface Described {
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: object; responses: Record<string, Described['responses'][string]> };
}

/** The committed OpenAPI document. */
export const openApi = JSON.parse(readSchemaFile('openapi.json')) as OpenApi;

const ajv = new Ajv.default({ strict: false, allErrors: true });
addFormats.default(ajv, ['date', 'date-time', 'uuid', 'uri']);
ajv.addFormat('int32', true);
ajv.addFormat('binary', true);
ajv.addSchema({ $id: 'portal', components: openApi.components });

const compiled = new Map<string, ValidateFunction>();

const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"portal#/components/')) as object;

/** What of an answer is not as the OpenAPI document says; empty when all is. */
export function mismatches(method: string, path: string, status: number, body: unknown): string[] {
  const place = `${method} ${path} ${status}`;
  const told = openApi.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  const response = told?.$ref
    ? openApi.components.responses[told.$ref.replace('#/components/responses/', '')]
    : told;
  if (!response) return [`${place} is not in the document`];
  const schema = response.content?.['application/json']?.schema;
  if (!schema) return [];
  const check = compiled.get(place) ?? ajv.compile(absolute(schema));
  compiled.set(place, check);
  if (check(body)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${place}${instancePath} ${message}`);
}
