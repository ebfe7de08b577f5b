import { FAMILIES } from './vocabulary.js';

/** `first step | work that comes after it`. */
const TABLE = `
  Sales Development Representative | Account Executive, Account Manager, Channel Manager, Sales Engineer
  IT Support Specialist | Systems Administrator, Network Engineer, DevOps Engineer, Cloud Engineer, IT Manager
  AP/AR Clerk | Accountant, Financial Controller, Financial Analyst, Auditor
  Bookkeeper | Accountant, Financial Controller, Financial Analyst, Auditor
  Customer Support Agent | Customer Success Manager, Account Manager
  Warehouse Worker | Warehouse Manager
  Production Worker | Production Manager, Production Engineer
  Receptionist | Office Manager
  Facilities Coordinator | Facilities Manager
  Paralegal | Legal Counsel
  Care Worker | Nurse, Doctor
`;

const numberOf = (name: string): number => FAMILIES.findIndex((family) => family.name === name.trim());

const FURTHER: ReadonlyMap<number, ReadonlySet<number>> = new Map(
  TABLE.split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [first = '', further = ''] = line.split('|');
      return [numberOf(first), new Set(further.split(',').map(numberOf))];
    }),
);

/**
 * Whether one family's work is a step further than the other's in the same career: an account executive was a
 * development representative before.
 */
export const isFurther = (family: number, first: number): boolean => FURTHER.get(first)?.has(family) ?? false;
