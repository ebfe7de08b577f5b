import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';

const salary = z.number('is no amount').positive('is not above 0');

/** The parameters of a department of the demo organisation. Salaries in US dollars a year. */
const Department = z.strictObject({
  name: someText,
  /** Of 240 people, the organisation's head counted in Operations. */
  share: z.int('is no number').positive('is not above 0'),
  /** Department whose head this one's head reports to; null for the chief executive. */
  under: someText.nullable(),
  /** What the third step of the ladder earns. */
  salary,
  head: someText,
  director: someText,
  manager: someText,
  lead: someText,
  /** From first job to most experienced. */
  ladder: z.tuple([someText, someText, someText, someText], 'has not four steps'),
});

export type DemoDepartment = z.infer<typeof Department>;

const { chiefExecutive, departments } = readJson(
  new URL('departments.json', import.meta.url),
  z.strictObject({
    chiefExecutive: z.strictObject({ title: someText, department: someText, salary }),
    departments: z.array(Department),
  }),
);

/** Who leads the demo organisation. */
export const CHIEF_EXECUTIVE = chiefExecutive;

/** The thirteen departments, in the order in which people are placed. */
export const DEMO_DEPARTMENTS = departments;
