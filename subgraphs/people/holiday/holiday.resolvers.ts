import type { Resolvers } from '../generated/resolvers.js';
import { addHoliday, listHolidays, removeHoliday } from './holiday.service.js';

export const holidayResolvers = {
  Query: {
    holidays: (_root, args) => listHolidays(args),
  },
  Mutation: {
    addHoliday: (_root, { input }, context) => addHoliday(context, input),
    removeHoliday: (_root, { id }, context) => removeHoliday(context, id),
  },
} satisfies Resolvers;
