import { stemOf } from './stems.js';
import { joined, plainWords } from './words.js';

/**
 * What questions about own data, people and the assistant itself are made of, and the ways in which it is
 * written, by commas.
 */
const WRITTEN = {
  // Whose.
  me: 'i, me, my, mine, myself, i am, i have',
  us: 'our team, our department, we',
  // About what.
  leave:
    'leave, leaves, pto, time off, vacation, vacations, holiday, holidays, timeoff, absence, absences, taken off, off this year, days off, am i off, i am off, days have i taken, days did i take, days have i used, sick day, sick days, personal day, personal days, vacation day, vacation days, leave day, holiday day, unpaid day, days sick, day away, days away, leave balance, annual allowance, yearly allowance, been sick, been off, been away, free days, days of absence, vacation time, holiday request, holiday requests',
  sick: 'sick, illness, sickness',
  personal: 'personal, private',
  unpaid: 'unpaid, without pay',
  vacation: 'vacation',
  family: 'family',
  bereavement: 'bereavement',
  ticket:
    'ticket, tickets, support request, support requests, support case, support cases, it request, it requests, incident, incidents, case number, reported to it, filed with it, raised with it, logged with it, opened with it, i filed with, i reported to, i raised with, reported to the helpdesk, issue i reported, problem i reported, problem that i reported, issue that i reported',
  request: 'request, requests, application for leave, requests for leave, requests for time off',
  feedback:
    'feedback, complaint, complaints, suggestion i, suggestions i, my suggestion, my suggestions, my complaint',
  timesheet:
    'timesheet, hour sheet, handed in my hours, submitted my hours, sent in my hours, turned in my hours',
  hours:
    'hours, hour, how long have i worked, how long did i work, long have i worked, worked hours, working hours, working time, work hours',
  worked:
    'worked, work, working, logged, log, recorded, record, tracked, track, booked, clocked, entered, registered, put in, done, have so far',
  manager:
    'manager, boss, supervisor, superior, line manager, team lead, team leader, i report to, do i report, i am reporting to, am i reporting to, who leads me, in charge of me, responsible for me, above me',
  team: 'team, direct report, direct reports, my reports, report to me, reports to me, reporting to me, my people, i manage, i lead, subordinates, under me, works for me, work for me, working for me, team members, team member, teammates, teammate',
  department: 'department, dept, division, unit, area, business unit',
  size: 'how many people, how many colleagues, how many employees, how many of us, how big, how large, size, headcount, number of people, head count, how many members, people are in, people work in, people does',
  jobTitle:
    'job title, my title, my position, my role, my job, my function, title do i, position do i, job do i, what am i called',
  hireDate:
    'hire date, hired, start date, starting date, joined, join, began, started here, start here, started working, start working, been here, been with, worked here, working here, work here, years of service, length of service, tenure, anniversary, seniority, date of joining, been employed, employed here, first day here, at the company',
  employeeNumber:
    'employee number, employee id, employee no, badge number, badge id, number is on my badge, number on my badge, number of my badge, staff number, staff id, personnel number, personal number, id number, emp number, my id',
  employment:
    'employment type, employment status, contract type, kind of contract, type of contract, my contract, employed fulltime, employed parttime, employed as, am i permanent',
  weeklyHours:
    'weekly hours, contracted hours, hours a week am i, hours per week am i, contract hours, contractual hours, contractual weekly, hours in my contract',
  jobApplication:
    'job application, job applications, i applied, my application, my applications, did i apply, have i applied, applied for, applied to, my candidacy, position i applied, job i applied',
  salary:
    'salary, salaries, earn, earns, earning, earnings, wage, wages, paid, compensation, income, makes a year, make a year, get paid, gets paid, bonus, my pay, pay grade, pay rate',
  privateDetails:
    'address, home address, phone number, mobile number, private number, birthday, date of birth, bank account, iban, social security number, ssn, performance review, rating, appraisal, resume, medical record, diagnosis, password, passwords, passphrase, attendance, contract, disciplinary, warning, personnel file',
  // What about it.
  left: 'left, remaining, remain, remains, remainder, balance, leftover, left over, unused, still have, still take, can i still, available, outstanding days, to spare, still use, still got, gone, leftovers, still due',
  have: 'allowance, allowances, rest, entitlement, have i got, can i take, may i take, more days, do i have, days i have, have in',
  taken:
    'taken, take so far, took, used, use up, used up, spent, so far, have i had, did i take, did i have, i have been, have i been, was i, i was, already',
  next: 'next, upcoming, coming, planned, scheduled, booked, future, forthcoming, soonest, in the calendar, when is my, when am i, when do i',
  pending:
    'pending, waiting, undecided, open, outstanding, in review, not decided, not approved yet, unanswered, unresolved, nobody decided, nobody has decided, has nobody decided, nobody decided yet, no decision, hanging in the air, up in the air, not been decided, yet to be decided, nothing decided, nobody approved',
  status:
    'status, state, progress, happening, happened, happen, where is, where are, how is, what about, what became, any news, news, update, updates, approved, rejected, accepted, granted, denied, declined, refused, decided, decision, processed, handled, resolved, solved, fixed, closed, answered, looked at, look at, gone through, go through, been done, stand, stands, submitted, handed in, accept, approve, decide, reject, what s going on, what is going on, whats going on, dealt with, how far, in progress, picked up, moved on, what is with, what s with',
  approver:
    'who approves, who approve, who decides, who will approve, who has to approve, who must approve, who can approve, who is approving, who signs off, who sign off, who signs, who has to sign, who must sign, has to sign off, who may approve, whose approval, who approved, who rejected, who decided, who will decide, who is going to approve, who needs to approve, who should approve, who grants, who will sign, who is going to decide',
  latest: 'first day of my, last, latest, most recent, recent, newest, previous',
  howMany:
    'how many, how much, number of, count, total, any, do i have, what is my, list, show, show me, all my, which, what are my, how often',
  who: 'who, whom, name of, what is the name, who else',
  when: 'when, what date, which day, what day, which date, how long, since when, how many years',
  thisWeek: 'this week, current week, week so far, the week, today, so far',
  lastWeek: 'last week, previous week, week before',
  remaining:
    'how far, left, remaining, missing, still have to, still need, still owe, to go, short, until 40, to 40, reach 40, more hours, to work, still to, full week',
  // Not about own data after all.
  howTo:
    'how do i, how can i, how to, how do we, how should i, how would i, how does one, how could i, how must i, how may i, where do i, where can i, where should i, can i, may i, could i, should i, am i allowed, do i need, do i have to, do i need to, is it possible, what do i need, what do i have to, what should i, what if, what happens when, what happens if, resign, carryover, paid out, pay out, expire, what do i do, what do i press, what do i click, what do i fill, what do i pay, what do i write, what do i say, do i get anything, by when, steps, must i, when do i have to, when should i, when must i, by when do i, i want to, i need to, i would like to, will i, would i, do i get, what now, what next, what then, now what, how late, how early, how do you, how are, how does, what does it mean, how should we',
  lookUp:
    'how do i see, how can i see, where do i see, where can i see, how do i check, how can i check, where can i check, where do i check, how do i find out, how can i find out, where can i find out, can i see, where do i find, where can i find, can i take, can i still, can you tell me, can you check, can you show, could you tell me, could you check, can i check, can i have, can i use, may i take, may i still, can i expect, i want to know, i need to know, i would like to know, i d like to know, i want to see, i want to check, i need to see, i need to check, where can i see, where could i see, how can i look up, where can i look up, i need to state, i need to give, i need to fill, i need to put, i need to tell, i need to prove, i want to make sure, i want to be sure, i need to be sure, i want to double check, i need to plan, i want to plan, i would like to check, i would like to see, i d like to check, i d like to see, i would like to hear, i want to hear, i want to find out, i need to find out, i would like to find out, can i find, can i look up, could i see, could i know, can i know, how does my latest, how does my last, how does my application, how does my ticket, how does my request',
  policy:
    'per year, a year, each year, every year, yearly, entitled to, entitled, eligible, policy, policies, rules, rule, allowed, carryover, accrue, accrued, new employees, new employee, new hire, new hires, new colleagues, parttime, fulltime, probation, maximum, minimum, limit, per month, a month, each month, deadline, notice, in general, generally, usually, normally, does the company, does northwind, company policy, company rule, employees get, an employee, do employees, does everyone, when someone, if i, in a row, doctornote, due, interns, contractors, contractor',
} as const;

export type Concept = keyof typeof WRITTEN;

interface Way {
  concept: Concept;
  stems: string[];
}

/** Leaving the company, the office or something behind is no leave. */
const LEAVING =
  /\b(?:leaving|left the (?:company|firm|team|building)|leave (?:the |this |my )?(?:company|firm|northwind|job|office|building|desk|laptop|phone|early|earlier|feedback|it|them)|(?:if|when|after|before|once) (?:i|we|you|they|someone|somebody|people|employees) leaves?)\b/g;

/** The words as they are compared: joined, and each by its stem. */
const read = (text: string): string[] =>
  joined(plainWords(plainWords(text).join(' ').replace(LEAVING, ' '))).map(stemOf);

const ways = new Map<string, Way[]>();
for (const [concept, written] of Object.entries(WRITTEN) as [Concept, string][]) {
  for (const way of written.split(', ')) {
    const stems = read(way);
    const first = stems[0] ?? '';
    ways.set(first, [...(ways.get(first) ?? []), { concept, stems }]);
  }
}

/** What a text speaks of. */
export function conceptsOf(text: string): Set<Concept> {
  const stems = read(text);
  const found = new Set<Concept>();
  stems.forEach((stem, at) => {
    for (const { concept, stems: wanted } of ways.get(stem) ?? [])
      if (wanted.every((one, offset) => stems[at + offset] === one)) found.add(concept);
  });
  return found;
}

/** All words that they are written with, for whoever must know that a word is no typing error. */
export const conceptWords: readonly string[] = Object.values(WRITTEN).flatMap((written) =>
  plainWords(written),
);
