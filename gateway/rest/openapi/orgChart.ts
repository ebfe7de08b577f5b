import type { JsonSchema } from './jsonSchema.js';

const TEXT = { type: 'string' };
const object = (properties: Record<string, JsonSchema>, description?: string): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  ...(description !== undefined && { description }),
});
const node = { $ref: '#/components/schemas/OrgChartNode' };
const nodes = { type: 'array', items: node };

/** A person in the tree contains the people below: no sample of the graph's flat list shows this recursion. */
export const ORG_CHART_NODE: JsonSchema = object(
  {
    employee: object({
      id: { type: 'integer' },
      user: object({ id: { type: 'integer' }, full_name: TEXT, email: TEXT }),
      name: TEXT,
      position: TEXT,
      department_name: { type: ['string', 'null'] },
      profile_picture: { type: ['string', 'null'], format: 'uri' },
      direct_reports_count: { type: 'integer' },
    }),
    manager: {
      anyOf: [node, object({ id: { type: 'integer' }, full_name: TEXT }), { type: 'null' }],
      description: 'In the caller\u2019s own way up the whole node, elsewhere number and name.',
    },
    direct_reports: nodes,
  },
  'A person with who they report to and who reports to them.',
);

/** The chart as a tree around the caller. */
export const ORG_CHART: JsonSchema = object({
  employee: { anyOf: [node, { type: 'null' }], description: 'The caller; null without an employee record.' },
  manager: {
    anyOf: [node, { type: 'null' }],
    description: 'The caller\u2019s manager, with everyone further above inside.',
  },
  direct_reports: { ...nodes, description: 'Who reports to the caller.' },
  tree: { ...nodes, description: 'The whole chart, those who report to no one first.' },
});
