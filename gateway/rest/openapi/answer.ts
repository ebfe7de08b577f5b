import type { GraphQLSchema } from 'graphql';
import type { Viewer } from '../../../subgraphs/kit/request/viewer.js';
import type { Endpoint, Runnable } from '../endpoint.js';
import { merged, orNull } from './jsonSchema.js';
import type { JsonSchema } from './jsonSchema.js';
import { sampleOf, schemaOf } from './sample.js';
import type { Register } from './sample.js';
import { ORG_CHART, ORG_CHART_NODE } from './orgChart.js';

/** What the rows are described from. */
export interface Sources {
  schema: GraphQLSchema;
  known: ReadonlyMap<string, Runnable>;
  register: Register;
}

const SOMEONE = {} as Viewer;

/** The answer of a row with several operations to a signed-in person, and to other people if it differs. */
async function composed({ row }: Endpoint, { schema, known, register }: Sources): Promise<JsonSchema> {
  const run = async (name: string) => {
    const runnable = known.get(name);
    if (!runnable) throw new Error(`There is no operation ${name} in gateway/rest/routes.`);
    return sampleOf(runnable, schema).record as Record<string, unknown>;
  };
  const answers = await Promise.all(
    (row.isPublic ? [SOMEONE, null] : [SOMEONE]).map(async (viewer) =>
      row.answer?.({ viewer, variables: {}, run, authenticate: async () => SOMEONE }),
    ),
  );
  return answers.map((answer) => schemaOf(answer, register)).reduce(merged);
}

const shownBy = ({ row }: Endpoint) =>
  (row.present ?? ((record: unknown) => record)) as (record: unknown) => unknown;

/** The record of a row's answer, from its presenter's output for all parts, for none and for each alone. */
function recordSchema(endpoint: Endpoint, { schema, register }: Sources): JsonSchema {
  const { record, isList, partNames, fragment } = sampleOf(endpoint, schema);
  const present = shownBy(endpoint);
  // A presenter of a list that is no page gets the list.
  const wrap = (one: unknown) => (isList ? [one] : one);
  const samples = [
    record,
    ...(endpoint.row.present
      ? (['none', ...partNames.map((key) => ({ key }))] as const).map(
          (parts) => sampleOf(endpoint, schema, parts).record,
        )
      : []),
  ];
  const schemas = samples.flatMap((one) => {
    try {
      return [schemaOf(present(wrap(one)), register)];
    } catch {
      return []; // a record is never so: the presenter needs the part
    }
  });
  const whole = schemas.reduce(merged);
  const names = [fragment?.replace(/Record$/, '') ?? '', endpoint.row.operation].filter(Boolean);
  return whole.type === 'object' && 'properties' in whole && fragment !== null
    ? register(names, whole)
    : whole;
}

/** The body of a row's success; null if there is none. */
export async function answerSchema(endpoint: Endpoint, sources: Sources): Promise<JsonSchema | null> {
  const { row, root, operation } = endpoint;
  if (row.status === undefined && row.method === 'DELETE') return null;
  if (row.answer) return composed(endpoint, sources);
  if (row.operation === 'OrgChart') {
    sources.register(['OrgChartNode'], ORG_CHART_NODE);
    return ORG_CHART;
  }
  const record = recordSchema(endpoint, sources);
  if (!root.isPage) return record;
  const count: JsonSchema = {
    type: 'integer',
    description: 'Rows on all pages together, as far as the caller may see them.',
  };
  const link = { type: ['string', 'null'], format: 'uri' };
  return {
    type: 'object',
    properties: {
      count:
        operation.byCursor === null
          ? count
          : {
              ...orNull(count),
              description: `${String(count['description'])} Null when it is read by \`after\`.`,
            },
      next: { ...link, description: 'Address of the next page; null at the end.' },
      previous: { ...link, description: 'Address of the page before; null on the first.' },
      results: { type: 'array', items: record },
    },
    required: ['count', 'next', 'previous', 'results'],
  };
}
