import { demoOrganisation } from './organisation.js';
import type { DemoPerson } from './organisation.js';

const TODAY = '2026-11-21';
const people = demoOrganisation(TODAY);
const byEmail = new Map(people.map((person) => [person.email, person]));
const reportsOf = (crowd: DemoPerson[]) => {
  const spans = new Map<string, number>();
  for (const { managerEmail } of crowd)
    if (managerEmail) spans.set(managerEmail, (spans.get(managerEmail) ?? 0) + 1);
  return spans;
};

test('the organisation has the same people every time it is generated', () => {
  expect(demoOrganisation(TODAY)).toEqual(people);
});

test.each([20, 240, 1000, 10_000])(
  '%i people have unique names and addresses, one chief executive, and each a manager generated before them',
  (headcount) => {
    const crowd = demoOrganisation(TODAY, headcount);
    expect(crowd).toHaveLength(headcount);
    expect(new Set(crowd.map((person) => person.email)).size).toBe(headcount);
    expect(new Set(crowd.map((person) => `${person.firstName} ${person.lastName}`)).size).toBe(headcount);
    expect(crowd.filter((person) => person.managerEmail === null).map((person) => person.jobTitle)).toEqual([
      'Chief Executive Officer',
    ]);
    expect(
      crowd.filter((person) => /^(admin|hr|it|manager|analyst|employee)@/.test(person.email)),
    ).toHaveLength(6);
    const seen = new Set<string | null>([null]);
    for (const person of crowd) {
      expect(seen.has(person.managerEmail)).toBe(true);
      seen.add(person.email);
    }
  },
);

test.each([240, 10_000])('of %i people, each leader has three to nine reports', (headcount) => {
  const spans = [...reportsOf(demoOrganisation(TODAY, headcount)).values()];
  expect(Math.min(...spans)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...spans)).toBeLessThanOrEqual(9);
});

test('there are thirteen departments, and each has employees [C9.11]', () => {
  const staffed = new Set(people.filter((person) => person.isActive).map((person) => person.departmentName));
  expect([...staffed].sort()).toEqual([
    'Analytics',
    'Design',
    'Engineering',
    'Finance',
    'Human Resources',
    'IT',
    'IT Equipment Pool',
    'IT Infrastructure',
    'Marketing',
    'Operations',
    'Product',
    'Sales',
    'Shared Resource',
  ]);
});

test('the six demo accounts are real people, and the employee reports to the manager', () => {
  const roles = Object.fromEntries(
    people
      .filter((person) => /^(admin|hr|it|manager|analyst|employee)@/.test(person.email))
      .map((person) => [person.email.split('@')[0], person.roles]),
  );
  expect(roles).toEqual({
    admin: ['Administrator'],
    hr: ['HR'],
    it: ['IT Staff'],
    manager: ['Manager'],
    analyst: ['Analyst'],
    employee: [],
  });
  const maya = byEmail.get('employee@portal.example');
  expect(maya).toMatchObject({
    firstName: 'Maya',
    lastName: 'Okafor',
    departmentName: 'Engineering',
    managerEmail: 'manager@portal.example',
    employmentStatus: 'active',
  });
  expect(reportsOf(people).get('hr@portal.example')).toBeGreaterThanOrEqual(3);
});

test('people joined between 2014 and today, a few of them this month', () => {
  const dates = people.map((person) => person.hireDate).sort();
  expect(dates[0]).toBe('2014-03-03');
  expect(dates.at(-1)! <= TODAY).toBe(true);
  const thisMonth = people.filter(
    (person) => person.hireDate.startsWith('2026-11') && person.isActive,
  ).length;
  expect(thisMonth).toBeGreaterThanOrEqual(2);
  expect(thisMonth).toBeLessThanOrEqual(12);
});

test('names and homes do not depend on the day', () => {
  const later = demoOrganisation('2027-02-01');
  expect(later.map((person) => [person.email, person.jobTitle, person.addressLine1])).toEqual(
    people.map((person) => [person.email, person.jobTitle, person.addressLine1]),
  );
});

test('on the first of a month no one was hired in the future', () => {
  expect(
    demoOrganisation('2026-12-01').every(
      (person) => person.hireDate <= '2026-12-01' && (person.endedOn ?? '') <= '2026-12-01',
    ),
  ).toBe(true);
});

test('most people are active, some are on leave, on probation or terminated; all managers are active [B4.1 B4.2]', () => {
  const count = (status: string) => people.filter((person) => person.employmentStatus === status).length;
  expect(count('active')).toBeGreaterThan(190);
  for (const status of ['on_leave', 'probation', 'terminated', 'inactive'])
    expect(count(status)).toBeGreaterThan(0);
  expect(new Set(people.map((person) => person.employmentType))).toEqual(
    new Set(['full_time', 'part_time', 'contract', 'intern', 'temporary']),
  );
  expect([...reportsOf(people).keys()].every((email) => byEmail.get(email)?.isActive)).toBe(true);
});

test('homes are in San Francisco and telephone numbers are fictional', () => {
  for (const person of people) {
    expect(person.city).toBe('San Francisco');
    expect(person.phoneNumber).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(Number(person.salary)).toBeGreaterThan(30_000);
  }
});
