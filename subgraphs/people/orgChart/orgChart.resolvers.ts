import type { RequestContext } from '../../kit/request/context.js';
import { certain, loader } from '../../kit/graphql/loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { employeeById } from '../employee/employee.loader.js';
import { readChart } from './orgChart.service.js';

/** Read once a request, however often it is asked for in it. */
const chartOf = (context: RequestContext) =>
  certain(
    loader(context, 'people.orgChart', async () => new Map([['chart', await readChart(database)]])).load(
      'chart',
    ),
  );

export const orgChartResolvers = {
  Query: {
    orgChart: (_root, _args, context) => chartOf(context),
  },
  OrgChart: {
    count: (chart) => chart.length,
    people: (chart) => chart,
    me: (chart, _args, context) => {
      const { userId } = requireViewer(context);
      return chart.find((person) => person.userId === userId) ?? null;
    },
  },
  OrgChartPerson: {
    user: ({ userId }) => ({ id: userId }),
    employee: ({ id }, _args, context) => employeeById(context).load(id),
  },
} satisfies Resolvers;
