import type { DemoArticle } from './demoArticle.js';

/** What the organisation's rules grant and ask. */
export const HR_POLICIES: DemoArticle[] = [
  {
    title: 'Taking personal leave',
    content: `Personal leave is for what you can plan: a trip, moving house, an appointment. It is taken in whole days.

## How many days
| Figure | What it means |
|---|---|
| 5 days | Personal allowance a calendar year, shown on the Leave page |
| 25 days | Annual allowance on the dashboard; sick and personal leave together are paid in full up to here |
| 30 days | The most of any one leave type in a year |

The first five days need 3 working days' notice. From the sixth day on give 10 working days' notice and a written handover.
In probation you have 2 personal days. Part-timers get a share (24 of 40 hours: 15 days instead of 25), although the portal shows full figures.

## How to ask
1. Open /employee/leave and choose New Leave Request, type Personal Leave.
2. Leave weekends out: the portal counts every calendar day from the first to the last. Two requests may not overlap.
3. Your direct manager decides within 3 working days; HR or an administrator can, too. After 5 write to hr@northwind.example.

You can cancel until it is approved or rejected; after that ask HR to close it.
Personal days left of the five on December 31 are paid out on the last pay day of January, not carried over.`,
  },
  {
    title: 'Calling in sick',
    content: `Tell your manager by 9:30 on the first day, by message or phone, and say how long you expect to be away, not what you have.

## In the portal
File a Sick Leave request at /employee/leave by your third day away; your manager or HR approves it.
Sick days count from your first working day, also in probation. The Leave page shows an allowance of 10 sick days a year.

## When a doctor's note is needed
- From the fourth day in a row; attach it within 7 days of the first day away.
- Once you have had 10 sick days in a year: from the first day of every absence.
- PDF, JPEG, PNG or a text document under 10 MB. Your manager and HR can open it; take private papers to the HR service desk (extension 4110) instead.

## Longer illness and family
Up to 5 of the 10 days may be used to care for a child, partner or parent who is ill.
From the fifteenth day in a row HR sets your status to on leave. When your 25 paid days are used up, insurance pays 60% of base salary for up to 26 weeks.
Whoever falls ill at work after at least 4 hours goes home without any request.`,
  },
  {
    title: 'Unpaid leave',
    content: `Unpaid leave gives you time without pay while your job stays yours, for example for exams or a long journey. It has no yearly allowance on the Leave page; the limit is 30 days a calendar year.

## Conditions
- Your five personal days of the year are used first.
- Ask at least 20 working days ahead.
- Up to 5 days your manager decides alone; for more, the manager agrees with HR before approving.
- In probation it is granted only in an emergency.

## What it costs
Each working day missed lowers your pay by 1/260 of the yearly salary; weekends within the leave cost nothing, although the portal counts them as days.
Health insurance goes on, and your share is taken from the next pay. The company's retirement match pauses.
Unpaid days also lower the 25-day figure on the dashboard. They do not use up paid days: payroll (extension 4120) tells you your true paid balance.

## How to ask
Choose Unpaid Leave in New Leave Request at /employee/leave and name the person who takes over your work.

## Longer than 30 days
After 5 years of service you may take a sabbatical of up to 3 months. Write to your department head and HR 6 months before it starts.`,
  },
  {
    title: 'Parental leave',
    content: `Every new parent gets 16 weeks at full pay, after a birth, an adoption or taking in a foster child. Both parents have it if both work here.

| Who | Weeks | Pay |
|---|---|---|
| Every parent with 6 months of service | 16 | 100% |
| Mothers after birth, in addition | 6 | 70% |
| Parents with less than 6 months of service | 6 | 100% |

Take it within 12 months of the child's arrival, in one or two blocks of at least 4 weeks. Part-timers get the same weeks at their usual pay.

## How to apply
1. Tell HR 10 weeks ahead, or as soon as you know.
2. Open a ticket in the category Human Resources at /employee/tickets and ask for form HR-12. Do not use the leave form: it has no such type, and the days would count as personal leave.
3. HR confirms the dates in writing within 5 working days and sets your status to on leave. Your manager cannot refuse the leave.

## While away and coming back
Health insurance and the retirement match go on. Add the child to your insurance within 31 days (benefits, extension 4130).
In the first 4 weeks back you may work 80% of your hours at full pay. Room Juniper on floor 2 is kept for nursing parents.`,
  },
  {
    title: 'Bereavement leave and family emergencies',
    content: `Go first, file later: a message to your manager is enough to leave at once. These days are paid and apply in probation, too.

## After a death
- 5 working days: partner, child, parent, brother or sister; also after the loss of a pregnancy.
- 3 working days: grandparent, grandchild or a parent-in-law.
- 1 working day: the funeral of a close friend or colleague.
- 2 more days if you travel over 300 miles.

The days need not be taken in a row, only within 3 months.

## Emergencies and jury duty
For a burst pipe, an accident in the family or child care that falls through you have 2 days an event, at most 4 a year.
Jury duty is paid for up to 10 days; attach the summons.

## Recording it
Within 5 working days of your return file Personal Leave at /employee/leave with "Bereavement", "Emergency" or "Jury duty" in the title.
The portal counts it as personal leave; payroll does not take it off your five personal or 25 paid days.

## Help
Six free counselling talks a year: extension 4180, confidential. In a money emergency HR can advance up to $1,500 of salary, paid back over 6 months.`,
  },
  {
    title: 'Public holidays',
    content: `All offices close on 11 paid holidays. You need no leave request, and the day stays empty on your timesheet.

| Holiday | Date |
|---|---|
| New Year's Day | January 1 |
| Martin Luther King Jr. Day | Third Monday of January |
| Presidents' Day | Third Monday of February |
| Memorial Day | Last Monday of May |
| Juneteenth | June 19 |
| Independence Day | July 4 |
| Labor Day | First Monday of September |
| Thanksgiving and the day after | Fourth Thursday of November and Friday |
| Christmas Eve and Christmas Day | December 24 and 25 |

A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after.

## Special cases
- Other beliefs: swap up to 2 holidays a year for days that matter to you. Agree with your manager 15 working days ahead; no request in the portal.
- Work on a holiday needs your manager's written consent. Hourly staff get double pay, salaried staff a free day within 30 days.
- Part-timers whose free day it is are paid a fifth of their weekly hours.
- During leave the portal counts holidays as leave days, so ask for the days before and after in two requests.

Questions: HR service desk, extension 4110, or hr@northwind.example.`,
  },
  {
    title: 'Working from home',
    content: `With your manager's consent you may work from home up to 3 days a week. Tuesday and Thursday are office days for everyone; department heads may set one other day instead.

## Getting started
1. Talk to your manager and fill in form HR-7 (from the HR service desk, extension 4110).
2. Your manager signs; HR files it. It holds for 12 months and can be ended by either side with 2 weeks' notice.
3. Be reachable in the core hours, 10:00 to 15:00 Pacific. Home days need no leave request; record hours on your timesheet as usual.

## Who may do what
- New colleagues spend the first 30 days in the office, then have 1 home day a week until probation ends.
- Part-timers: half of their working days.
- Contracts marked Remote (US) have no office days.

## From anywhere
Four weeks a year you may work from another place, also abroad, if manager and HR agree. Ask 6 weeks ahead, because tax and visa rules are checked.

## Equipment and cost
The company pays $400 once for a desk, chair or lamp and $30 a month for the internet; claim both in Northwind Expenses. Never work on a shared computer; abroad tell Security 5 working days ahead.`,
  },
  {
    title: 'Gifts, side jobs and the code of conduct',
    content: `Ask yourself whether you would be glad to read about it in the newspaper. If not, decline and call employee relations (extension 4170).

## Gifts and invitations
| What | Rule |
|---|---|
| Gift from a supplier or customer | Up to $75 each, $200 from one giver in a year |
| Business meal | Up to $120 a person |
| Cash, vouchers, gift cards | Never, whatever the amount |
| Anything for a public official | Never, not even a coffee |

Report whatever is above a limit with form GC-1 within 5 working days; employee relations decides whether it goes back or to charity. The same limits apply when we give.

## Side jobs and interests
Declare a side job before you start it, by a ticket in the category Human Resources. It may not be for a competitor, nor in working hours or on company equipment.
Every February you confirm in writing that you have no conflict of interest; hiring or buying from relatives is always one.

## Training and consequences
Take the course Code of Conduct in the Learning Hub within 30 days of joining and again every year.
Breaches lead to a talk, a written warning or dismissal. HR and the department head decide together.`,
  },
  {
    title: 'Reporting harassment or discrimination',
    content: `Nobody has to put up with insults, unwanted advances, bullying or unequal treatment, whoever does it: a colleague, a manager, a customer. In danger call building security first, extension 4311.

## Ways to report
1. Employee relations, extension 4170 or relations@northwind.example: in confidence, by name.
2. The speak-up line, extension 4199: an outside firm, day and night, without your name if you wish.
3. Anonymous feedback at /employee/feedback, type Complaint. Anonymous is ticked from the start; HR sees no name and only the day. Answers come within 2 to 3 business days.
4. Any manager, who must pass it on within 1 working day.

Write down what happened, when, where and who saw it. There is no deadline, and you need no proof.

## What happens next
- Named reports are confirmed within 2 working days.
- Two trained people who do not know either side look into it; the finding comes within 30 days.
- Meanwhile you may ask to change desk, team or shift. Both sides may bring somebody to each talk.

Retaliation against those who report in good faith, or against witnesses, is itself a reason for dismissal. Counselling is free on extension 4180.`,
  },
  {
    title: 'Business travel: booking and limits',
    content: `All flights, trains and hotels are booked through the travel desk (extension 4220, travel@northwind.example), at least 14 days ahead.

## Who approves a trip
Your manager up to $1,500, the department head up to $5,000, above that Finance as well. Get the approval before you book.

## What is paid
| Item | Limit |
|---|---|
| Flight | Economy; premium economy over 7 hours |
| Hotel, a night with tax | $230; $310 in New York, Boston, Washington and San Francisco |
| Meals, a full day | $72, or $36 on the days of departure and return |
| Own car | 70 cents a mile |

Not paid: fines, minibar, upgrades, travel of a companion. You may stay over the weekend at your own cost if the fare does not rise.

## On the way
- Take the course Travel and Expenses in the Learning Hub before your first trip.
- Travel time counts as working time: record it on the timesheet under Administration.
- Changes and emergencies: extension 4220 is staffed day and night. Tell your manager, too.

Alcohol is paid only at meals with customers. New colleagues travel by the same rules, also in probation. For getting your money back see the article on expenses.`,
  },
];
