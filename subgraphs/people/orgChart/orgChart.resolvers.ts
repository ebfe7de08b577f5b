import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { employeeById } from '../employee/employee.loader.js';
import { readChart } from './orgChart.service.js';
import type { ChartPerson } from './orgChart.service.js';

export const orgChartResolvers: Resolvers = {
  Query: {
    orgChart: () => readChart(database),
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
