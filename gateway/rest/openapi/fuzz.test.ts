import fc from 'fast-check';
import { ACCOUNTS } from '../../testing/portal.js';
import { mismatches, openApi } from '../testing/shape/openApi.js';
import { valuesOf } from '../testing/shape/openApiValues.js';
import { restOf, usePortal } from '../testing/rest.js';

const portal = usePortal({ LIMITS_ENABLED: '0' });
const { call } = restOf(portal);

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Record<string, unknown>;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
}

/** Operations that would end the caller's session, or are slow by design. */
const LEFT_OUT = /^\/api\/(auth|rbac\/user-roles|files|docs|core\/(health|ready))/;

const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  LEFT_OUT.test(path)
    ? []
    : Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
        method.toUpperCase(),
        path,
        operation as unknown as Operation,
      ]),
);

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One call of an operation with values of the types that the document tells. */
function calls({ parameters = [], requestBody }: Operation) {
  const named = (place: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, valuesOf(schema)]),
    );
  const body = requestBody?.content['application/json']?.schema;
  return fc.record({
    who: fc.constantFrom(...ACCOUNTS),
    inPath: fc.record(named('path')),
    query: fc.record(named('query'), { requiredKeys: [] }),
    body: body ? valuesOf(body) : fc.constant(undefined),
  });
}

test.each(operations)(
  '%s %s answers every valid and invalid input without a server error and as described [S-07]',
  async (method, path, operation) => {
    await fc.assert(
      fc.asyncProperty(calls(operation), async ({ who, inPath, query, body }) => {
        const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
          encodeURIComponent(asText(inPath[name]) || '0'),
        );
        const asked = new URLSearchParams(
          Object.entries(query).map(([name, value]): [string, string] => [name, asText(value)]),
        );
        const { status, body: answer } = await call(
          method,
          who,
          `${address.replace('/api/', '')}?${asked.toString()}`,
          body as never,
        );
        expect([status < 500, mismatches(method, path, status, answer)]).toEqual([true, []]);
      }),
      { numRuns: 5, seed: 20_261_127, endOnFailure: true, includeErrorInReport: true },
    );
  },
);
