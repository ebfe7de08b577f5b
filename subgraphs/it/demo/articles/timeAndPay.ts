import type { DemoArticle } from './demoArticle.js';

/** Hours, pay and what comes with it. */
export const TIME_AND_PAY: DemoArticle[] = [
  {
    title: 'Timesheets: how and when',
    content: `Everybody keeps a timesheet, hourly and salaried staff alike. A week runs from Monday to Sunday; submit it by Monday 12:00 of the week after.

## Filling it in
1. Open /employee/time-tracking and start the tracker with a project and a task, or add entries by hand.
2. Choose one of four projects: Portal project, Training, Meetings or Administration.
3. Enter clock in and clock out. A night shift belongs to the day on which it began.
4. Submit the week. Days of leave and holidays stay empty.

Each entry notes a break of 15 minutes, which is not taken off your hours. The target is 40 hours a week. An entry over 16 hours gets a warning, one over 24 hours is refused.

## After you submit
Only HR approves or rejects timesheets, by Wednesday 17:00, and nobody their own. Your manager can read yours.
A submitted week is read-only, and Hours This Week drops to 0, because it counts drafts only.
If it is rejected, read the reason, choose Correct this week, change the new draft and submit again within 3 working days.

## Late?
You can still submit. Hourly staff are then paid for that week on the next pay day. Part-timers have the same deadline.`,
  },
  {
    title: 'Overtime, weekend work and on-call duty',
    content: `Hours above 40 in a week show as overtime on your timesheet. Have them agreed in writing first: your manager may allow up to 8 hours a week, the department head more. Nobody works over 60 hours a week.

## What you get
| Situation | Hourly staff | Salaried staff |
|---|---|---|
| Above 40 hours a week or 8 a day | 1.5 times the rate | Included in the salary |
| Above 12 hours in one day | 2 times the rate | Included in the salary |
| Weekend work asked for, 4 hours or more | Overtime rates, if above the limits | One day off for each day |
| A week on call | $150 | $150 |
| Call during the night | Hours worked and a day off | A day off |

Days off for weekend work are taken within 60 days, those after a night call within 2 weeks. Agree on the date with your manager; no leave request is needed.

## Good to know
- Overtime that was not agreed is still paid to hourly staff, but your manager will talk to you about it.
- Part-timers get overtime rates from 8 hours a day or 40 a week, not from their own weekly hours.
- Interns and colleagues in probation are not put on call.
- Overtime is paid one pay day after the usual hours. Ask payroll (extension 4120) about amounts.`,
  },
  {
    title: 'Pay day and payslips',
    content: `Salaries are paid twice a month, on the 15th and on the last day. If that is a weekend or a holiday, the money comes on the working day before.

## Your payslip
It is on payroll.northwind.example two working days before pay day; from home you need the VPN. The portal has no payslips.
Payslips stay there for 7 years. The yearly tax form W-2 is ready by January 31. After leaving ask payroll@northwind.example for copies.

## The first pay
Who starts on or before the 20th is paid on the last day of that month. Who starts later gets the first pay on the 15th of the next month, with all days since the start.

## Something is wrong
1. Compare the hours with your approved timesheets at /employee/time-tracking.
2. Write to payroll or call extension 4120, within 30 days.
3. Errors of more than $200 are corrected within 3 working days, smaller ones with the next pay.

## Deductions
Tax, health insurance and retirement savings come off every pay. Change your tax form W-4 on the payroll site at any time; it takes effect on the next pay day but one.
Your salary is seen by you, HR and administrators only.`,
  },
  {
    title: 'Getting expenses back',
    content: `Claim what you paid for work in Northwind Expenses, expenses.northwind.example, within 30 days of paying. Claims older than 90 days are refused; between the two your department head must agree.

## Step by step
1. Photograph each receipt. From $25 on one is required; below, a line of text is enough.
2. Enter date, amount, purpose and, for meals, everybody at the table.
3. Submit. Your manager has 5 working days to approve.
4. The money arrives in your salary account within 10 working days of the approval, apart from pay day.

Amounts in other currencies are converted at the rate of the day you paid.

## Lost receipts
Sign the declaration in the tool. It is accepted up to $60, twice a year.

## A claim comes back
Read the remark, add what is missing and resend within 14 days. Finance, extension 4420, explains why; the help desk (extension 4357) only helps with the tool itself.

## Company card
Who travels or buys often gets one; your department head asks Finance for it. The limit is $5,000 a month, and the report is due by the 5th of the next month.
Private purchases on it are forbidden, even if paid back. The limits for hotels, meals and mileage stand in the article on business travel.`,
  },
  {
    title: 'The yearly bonus',
    content: `The bonus is paid on March 15 for the calendar year before. You get a letter with the amount by March 5.

## How it is worked out
The target is a share of your base salary on December 31:

| Level | Target |
|---|---|
| Employees | 8% |
| Leads and managers | 12% |
| Directors and above | 18% |

Half depends on the company's result, which the leadership announces in February. The other half depends on your rating:

- 5: 150% of that half
- 4: 120%
- 3: 100%
- 2: 50%
- 1: nothing

An employee with $100,000 and a rating of 4, in a year in which the company reaches 100%, gets $4,000 plus $4,800.

## Who gets it
You must have started by September 30 and still be employed on the day of payment. The first year counts by months.
Part-timers' bonus follows their actual salary. Unpaid leave of more than 30 days in a year lowers it by a twelfth a month; sick and parental leave do not.
Colleagues on a commission plan (Sales), interns and temporary staff have no bonus. Probation alone does not exclude you.

The department head decides, HR checks. Questions go to your manager first, then to the HR service desk, extension 4110.`,
  },
  {
    title: 'Health insurance',
    content: `You may join from 20 weekly hours on, also in probation. Cover begins on the first of the month after you start, or on the same day if you start on the first.

| Plan | You pay a month | Deductible a year |
|---|---|---|
| Harbor HMO | $60 | $500 |
| Bridge PPO | $140 | $1,000 |
| Saver HDHP | $25 | $3,200 |

With Saver HDHP the company puts $750 a year into your health savings account. The prices are for yourself alone: the company carries 85% of your premium and 70% for partner and children.

## Included for all
- Dental: up to $1,500 a year.
- Vision: $200 for glasses or lenses every two years.
- Insurance for long illness: 60% of base salary for up to 26 weeks.

## Joining and changing
1. Ask benefits for the enrolment link: extension 4130 or benefits@northwind.example.
2. Choose within 31 days of starting; otherwise you wait for the open enrolment, November 1 to 15, for cover from January 1.
3. After a marriage, a birth or the loss of other cover you again have 31 days.

Nobody is enrolled automatically. Insurance ends on the last day of the month in which you leave; you may continue it at your own cost for 18 months.`,
  },
  {
    title: 'The retirement plan (401(k))',
    content: `Everybody with 15 weekly hours or more can save from the first day, interns excepted. If you do nothing, you are enrolled with 4% of your pay after 45 days; you may opt out.

## What the company adds
- 100% of the first 4% of pay that you save.
- 50% of the next 2%.
- So who saves 6% gets 5% on top, the most there is.

Your own money is always yours. Of the company's part half is yours after 1 year of service and all of it after 2 years.

## Changing your share
1. Sign in at retire.northwind.example.
2. Set a new percentage, and how much is traditional (taxed later) or Roth (taxed now).
3. It takes effect on the second pay day after the change. You may change as often as you like.

## Loans and leaving
You may borrow half of what is yours, at most $10,000, and pay it back within 5 years. When you leave, the money stays in the plan, or you move it to another one within 60 days.
During unpaid leave the company adds nothing; during parental leave it does.

## Advice
Once a quarter you can book a free talk of 30 minutes with the plan's adviser through benefits, extension 4130. Nobody at Northwind may recommend investments.`,
  },
  {
    title: 'Changing your bank details, name or address',
    content: `Bank details are changed on the payroll site only, never by e-mail, chat or ticket, and not in the portal's profile. Payroll will never ask for them in a message.

## Bank account
1. Open form PAY-3 on payroll.northwind.example (from home over the VPN).
2. Enter routing and account number and upload a voided check or a letter from the bank. The account must be in your name.
3. Within 2 working days payroll calls you at your extension to confirm. Without this call nothing changes.

| Form in by | First pay to the new account |
|---|---|
| 5th of the month | The 15th |
| 20th of the month | The last day |

Keep the old account open until the first pay has arrived. You may split your pay between two accounts, by percentage or by amount. Expenses follow the first of them.
A check comes back? Payroll pays again within 4 working days.

## Name and address
Change your name under /profile and show HR the document within 10 working days.
For a new address open a ticket in the category Human Resources within 14 days of moving; another state may change your taxes.

If you suspect fraud, call payroll (extension 4120) and the security line (extension 4911) at once.`,
  },
  {
    title: 'The yearly salary review',
    content: `Once a year every salary is looked at. New salaries hold from April 1; you get a letter by March 25, and the first higher pay comes on April 15.

## How it goes
1. In February department heads receive their budget, usually 3.5% of all salaries.
2. Your manager proposes, based on your rating, the band of your job and the pay of similar colleagues.
3. HR checks all proposals for fairness. The department head decides, for directors the chief executive.
4. Your manager explains the result to you in person.

With a rating of 1 there is no rise. With a promotion the rise is at least 6%.

## Who takes part
Everybody who joined by October 1; later joiners wait for the next year. Part-timers are reviewed by their full-time salary. Parental leave is no reason to skip anybody. Interns and temporary staff do not take part.

## Your band
Ask HR for the lowest, middle and highest salary of your job: extension 4110. Postings at /employee/job-postings show ranges, too.

## If you disagree
Talk to your manager, then write to HR within 15 working days of the letter. The answer comes within 20 working days.
Outside the yearly review, a rise needs the department head and the VP of People; it is rare and mostly goes with a new job.`,
  },
  {
    title: 'Getting to work: transit, parking and bikes',
    content: `Choose one of these from your first day on; part-timers and interns, too. Sign up with facilities (extension 4300) by the 10th for the next month.

| Way | What you get |
|---|---|
| Bus, train, ferry | $120 a month on a transit card, free of tax |
| Car | A garage space for $90 a month, taken from your pay |
| Carpool of 3 or more | A garage space for free |
| Bicycle | $20 a month, with the next pay |

## Parking
The garage in San Francisco has 40 spaces and a waiting list, usually 3 months long. Disabled colleagues and expectant mothers go first, without charge.
Six chargers cost 20 cents a kWh; move your car after 4 hours. Visitors' spaces are booked by the host, by a ticket in the category Facilities.
Oakland and San Jose have free parking without a list.

## Bicycles
There is room for 60 bikes behind the badge door on Floor 1, with showers and lockers. Batteries are charged there, not at desks.

## Late evenings
If work keeps you after 21:00, take a taxi home for up to $45 and claim it in Northwind Expenses.

To stop, write to facilities@northwind.example by the 10th. The way to work itself is not working time.`,
  },
];
