import type { DemoArticle } from './demoArticle.js';

/** From the first week to the last day. */
export const WORKING_HERE: DemoArticle[] = [
  {
    title: 'Your first week',
    content: `Welcome! Come to the front desk on Floor 1 at 9:30 on your first day; your manager or your buddy collects you. Remote colleagues get a video call at the same time.

## Day by day
1. **Day 1:** photo and badge at the front desk, laptop at the IT walk-up desk (Floor 2, room 2.14), lunch with your team, up to $25 a person on the company.
2. **Day 2:** talk with your manager about your tasks; enter your bank details with form PAY-3 on the payroll site.
3. **By day 3:** show HR your documents for form I-9 in the original, and set up two-factor sign-in.
4. **By Friday:** agree on a plan for your first 30 days. Finish the courses Welcome to Northwind and Security Awareness in the Learning Hub.
5. **The Monday after:** welcome session at 10:00 in room Cedar (Floor 2), and your first timesheet by 12:00.

## Who helps
Your buddy is a colleague from another team and there for you for 8 weeks. Ask HR at extension 4110, IT at extension 4357.

## Do not forget
- Choose a health plan within 31 days (benefits, extension 4130).
- Take the course Code of Conduct within 30 days.
- Check your name, photo and manager under /profile.`,
  },
  {
    title: 'Probation',
    content: `The first 90 calendar days are probation; for interns and temporary staff it is 30. The portal shows this status in your record until HR changes it to active.

## Talks
- Around day 30: how you have settled in, and what is missing.
- Around day 60: written feedback on your goals.
- By day 80: your manager tells you the decision, after asking HR.

Probation can be extended once, by up to 45 days, in writing and with goals. Absences of more than 10 days in total are added to its end.

## What is different
| Topic | In probation |
|---|---|
| Notice, from both sides | 1 week |
| Personal leave | 2 days |
| Sick leave | From day one, as for everybody |
| Unpaid leave | In an emergency only |
| Working from home | None for 30 days, then 1 day a week |
| Training budget | Starts when probation ends |
| On-call duty | None |

Health insurance, the retirement plan, public holidays and the transit benefit begin as for everybody. Part-timers have the same 90 days.

If you change jobs inside Northwind, no new probation begins.
Are you in doubt about how it is going? Do not wait for the next talk: ask your manager, or the HR service desk (extension 4110) in confidence.`,
  },
  {
    title: 'Applying for internal jobs',
    content: `Open positions are listed at /employee/job-postings, with a filter by level. Colleagues see them one week before they are advertised outside.

## Who may apply
You should have been 12 months in your present job, with a last rating of 3 or better. Part-timers may apply for every posting. During probation recruiting sets applications aside.

## How to apply
1. Add your resume, or send the one from your profile.
2. Choose Apply Now and write why you want the job.
3. Recruiting answers within 7 working days: extension 4140 or jobs@northwind.example.
4. Tell your manager before the first interview, not necessarily before you apply.

You can apply once for each posting, also if you withdraw; withdrawing is possible until you are accepted or rejected. The day of the deadline still counts. Closed postings and those on hold show Not Available.
AI Job Recommendations on the employee dashboard suggest postings that fit your resume.

## The decision
The hiring manager decides. Whoever was interviewed and refused gets a feedback talk within 10 working days.
If you are chosen, you move within 4 weeks, at most 6 if your team needs you. Your salary is set within the band of the new job; no new probation begins.`,
  },
  {
    title: 'Recommending a friend',
    content: `If somebody you recommend is hired, you get a reward:

| Posting | Reward |
|---|---|
| Standard | $2,000 |
| Marked urgent when you recommend | $4,000 |
| Intern, temporary or part-time job | $750 |

Half is paid with the first pay day after the friend's 30th day, the rest after 6 months. Tax is taken off. You and the friend must both still be employed, and nobody may have given notice.

## How to do it
1. Ask your friend for consent and a resume.
2. Send form REF-1 with the title of the posting to jobs@northwind.example before your friend applies.
3. Recruiting confirms within 5 working days and contacts your friend.

A recommendation holds for 12 months, for other postings as well. If two colleagues name the same person, the first one counts.

## When there is no reward
- The person applied in the past 6 months, works here, or left less than a year ago.
- You work in recruiting, are the hiring manager, or are a director or above.
- The person will report to you.

Relatives are welcome if you declare it and do not take part in the selection. Probation and part-time do not lower the reward, and you may recommend as many as you like. Questions: extension 4140.`,
  },
  {
    title: 'The training budget',
    content: `After probation everybody has $2,500 a calendar year for courses, conferences and languages. Part-timers have a share by weekly hours, newcomers by the months left in the year. It ends on December 31.

## How to use it
1. Find a course that fits your job or the next one.
2. At least 3 weeks ahead open a ticket in the category Learning and Development at /employee/tickets, with link, price and dates.
3. Your manager approves up to $1,000; above, Learning and Development decides as well.
4. Book after the approval, pay, and claim it in Northwind Expenses.

## What counts
- Fees and study material. Travel to a course is paid from the department's travel money.
- Books up to $150 a year: no need to ask, but part of the $2,500.
- Courses in the Learning Hub are free and take nothing from it.
- Exam fees for certifications have their own money.

You have 3 training days a year as working time; record them under the project Training.

## If you leave
For a course over $1,500 you pay half back when you resign within 12 months of its end. Interns have no budget.

Learning and Development: extension 4150, learning@northwind.example.`,
  },
  {
    title: 'Fees for certifications',
    content: `The company pays for outside exams that help you in your job. This does not come from the training budget.

| What | Paid |
|---|---|
| First attempt | Up to $600 an exam |
| Second attempt | Half |
| Further attempts | Nothing |
| Renewals and memberships | Up to $300 a year together |

You also get 2 study days an exam and, when you pass, an award of $250 with the next pay.

## Steps
1. Ask your manager before you register; an e-mail is enough. Above $600 the department head decides.
2. Register and pay yourself.
3. Claim the fee in Northwind Expenses within 45 days of the exam, with the result, whatever it is.
4. For the award send the certificate to learning@northwind.example.

At most 2 exams are paid in a year. In probation you wait; part-timers have the same amounts. Nothing is paid back if you leave.

## Certifications in the portal
Those at /learning/certifications are free and bring no award. The exam usually takes 60 minutes, and you pass with 70%.
A certificate is normally valid for 36 months; you can take the exam again once it has expired.

Questions: Learning and Development, extension 4150.`,
  },
  {
    title: 'Performance reviews',
    content: `A review looks back on the calendar year and ahead to the next one. It decides your rating, which counts for bonus and salary.

## The calendar
| When | What |
|---|---|
| December 1 to 15 | You write your self-assessment, two pages at most |
| By December 20 | Three colleagues, chosen by you and your manager, give feedback |
| By January 20 | Your manager writes the review |
| By January 31 | Talk of one hour |
| February 10 | Ratings are final |
| July | Mid-year talk, without a rating |

## Ratings
5 outstanding, 4 above expectations, 3 meets expectations, 2 partly meets them, 1 does not. Managers of a department compare their ratings before January 31; there are no quotas.
With a 1 or two 2s in a row you get an improvement plan of 60 days, with a talk every two weeks.

## Special cases
- Joined after October 1: a talk, but no rating.
- Parental or sick leave of more than 6 months: the last rating stays.
- Part-timers: goals are set for their hours.
- New manager in the year: both write.

## If you disagree
Add a comment within 10 working days; it stays with the review. Then ask HR (extension 4110), and another manager will read everything again. Reviews are kept for 5 years.`,
  },
  {
    title: 'Finding a mentor',
    content: `A mentor is an experienced colleague outside your reporting line who helps you think about your work and your way. It is voluntary, confidential and no part of your review.

## Two rounds a year
| Round | Sign up by | Pairs are told |
|---|---|---|
| March | February 15 | March 1 |
| September | August 15 | September 1 |

A pair meets for an hour every two weeks, for 6 months.

## How to take part
1. You need 3 months of service; mentors need 2 years. Part-timers and interns are welcome.
2. Write to learning@northwind.example with three goals and up to three names you would like.
3. Learning and Development (extension 4150) matches the pairs and invites you to a start meeting of 45 minutes.
4. After 3 months you both answer five short questions.

The time counts as working time; record it under Training. Coffee or lunch is paid up to $15 a meeting and pair.

## Good to know
- Either side may end it at any time without giving reasons; a new mentor is found within 3 weeks.
- A mentor has two mentees at most.
- Do not confuse it with your buddy, who helps in the first 8 weeks only.

Want to be a mentor? The same address, the same dates, and a training of 2 hours.`,
  },
  {
    title: 'Leaving the company',
    content: `Give notice in writing to your manager with a copy to hr@northwind.example. HR confirms your last day within 2 working days.

| Who | Notice |
|---|---|
| In probation | 1 week |
| Employees | 2 weeks |
| Leads and managers | 4 weeks |
| Directors and above | 8 weeks |

## Until the last day
1. Write a handover and go through it with your manager.
2. Claim open expenses and submit your last timesheet by noon of the last day.
3. Talk to HR for 45 minutes about why you leave; you may decline.
4. Return badge, keys and company card at the front desk, the equipment at room 2.14 by 16:00. Your accounts close at 18:00.

Remote colleagues get a prepaid box from IT. Leave in the notice period needs your manager's consent.

## Money and insurance
- The last pay comes on your last working day, with what is left of your five personal days, counted by months.
- A bonus is paid only if you are still employed on March 15.
- Health insurance ends with the month; the retirement plan can be moved.
- Over $1,500 for a course in the past 12 months: half is paid back.

## Papers
HR sends the certificate of employment within 5 working days. References name your job and dates only. If you return within 12 months, your earlier service counts.`,
  },
  {
    title: 'Badges and visitors',
    content: `Wear your badge where it can be seen. It opens the doors from 6:00 to 22:00 on weekdays; for weekends your manager asks facilities (extension 4300) 2 working days ahead.

## Badge lost, forgotten or broken
- Lost: call building security at once, extension 4311, day and night. It is blocked within minutes.
- The first replacement is free, each further one $15, taken from your pay. It is ready the next working day.
- Forgotten: the front desk (extension 4100) gives you a day badge against an identity card. The third time in a month your manager is told.
- Red light at one door only: open a ticket in the category IT Support.

Never lend your badge, and let nobody follow you through a door.

## Visitors
1. Open a ticket in the category Facilities by 16:00 of the day before, with names, company, host and time. For more than 10 people: 3 working days ahead.
2. Collect your guests at the front desk. They show an identity card and get an orange badge.
3. Stay with them; the server room is closed to guests.
4. Bring them back and hand in the badges by 18:00.

Families may visit on Fridays from 15:00. For the internet guests use Northwind-Guest with a voucher. Deliveries for you are kept 5 working days at the front desk.`,
  },
];
