import type { RequestContext } from '../../kit/context.js';
import { loader } from '../../kit/loader.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { employeeById } from '../employee/employee.loader.js';
import { readChart } from './orgChart.service.js';
import type { ChartPerson } from './orgChart.service.js';

/** Read once a request, however often it is asked for in it. */
const chartOf = (context: RequestContext) => loader(context, 'people.orgChart', async () => new Map([['chart', await readChart(database)]])).load('chart');

export const orgChartResolvers: Resolvers = {
  Query: {
    orgChart: (_root: unknown, _args: unknown, context: RequestContext) => chartOf(context),
  },
  OrgChart: {
    count: (chart: ChartPerson[]) => chart.length,
    people: (chart: ChartPerson[]) => chart,
    me: (chart: ChartPerson[], _args: unknown, context: RequestContext) => {
      const { userId } = requireViewer(context);
      return chart.find((person) => person.userId === userId) ?? null;
    },
  },
  OrgChartPerson: {
    user: ({ userId }: ChartPerson) => ({ id: userId }),
    employee: ({ id }: ChartPerson, _args: unknown, context: RequestContext) => employeeById(context).load(id),
  },
};
