/**
 * What people ask that the articles of `articles/timeAndPay.ts` answer; see `demo/questions.ts` for how it is
 * read.
 */
export const TIME_AND_PAY_QUESTIONS: Readonly<Record<string, string>> = {
  'Timesheets: how and when': `
timesheet deadline | I'm on a fixed salary, do I really have to write down my hours too? | When is the cut-off for sending in last week's hours? | Does the working week start on Sunday or Monday for recording hours?
Is it only hourly people who fill in the hours, or everyone? | I worked on Sunday, does that count for the old week or the new one? | Can I hand in my hours on Monday afternoon or is noon the limit? | punch card replacement
New here, how often am I supposed to report what I worked? | Sales exec with an annual package here, surely I needn't bother with attendance records? | Forklift operator asking: paper attendance sheet or computer?
Does Sunday open a fresh week or close the current one when recording labor? | I'd rather send my hours once a month in one go, okay? | Is lunchtime on Monday the final moment for reporting last week's work?
Gaffer keeps nagging about weekly attendance, what does he want from me? | Working student here, must I keep track like the regular crew? | Would a daily report be required or is one per week fine?
## Filling it in
how do I log my hours | Where on the portal do I clock in? | Which project should I book my onboarding course under? | I sat in calls all day, what do I pick as the project for those hours? | How long is the break in each time entry?
What projects are there to choose from when I track time? | I forgot to press start this morning, can I type my working time in afterwards? | What do I put down for the days I was on vacation? | how many hours a week are expected
I'm covering the late crew this month and my shift went from 10 pm on Tuesday to 6 am on Wednesday, on which date do I enter those hours? | Should public holidays be filled with eight hours or left blank? | stopwatch on the portal
Is my coffee break deducted from the hours I get paid for? | Why does every entry show a 15 minute pause I never took? | I see a warning because my entry is longer than sixteen hours, is that a problem?
The tracker refused what I typed in, it says more than 24 hours | I left the clock running all weekend and now it won't accept the entry | Is 40 hours the weekly target here? | Do I need both a start and an end time for each day?
General paperwork and inbox cleaning, which of the projects is that? | I was at a safety course all Thursday, under which label does that go? | Daily stand-ups and a town hall ate my morning, where do I park that time?
Fixing bugs on the website, which label in the drop-down? | Filing invoices and tidying the cupboard, what heading does that work belong under? | First-aid class: which project do I tick in the time tracker?
Security guard, I came at 9 in the evening and went home at 5, one date or two? | Is Thanksgiving something I have to type in? | I was at the beach last week, do I write zeros or leave those rows blank?
Does smoking time or grabbing a latte shorten my pay? | The portal adds a quarter of an hour to everything, am I losing wages? | Yellow exclamation mark next to my seventeen-hour day | Red message: entry too long, won't let me save
I fell asleep with the timer on, now it shows 26 hours and nothing can be saved | Is 37.5 considered a full week or do they want more? | Can I backfill Tuesday? The app was closed while I was in the warehouse
Greyed out button because I picked no task, what must I choose before starting the clock? | How I write when I come and when I go? | I'll simply put a total of eight without times, good enough?
Crossing midnight: split my shift in two halves?
## After you submit
who approves timesheets | My boss says he can't sign off my hours, so who can? | As a manager, can I approve the hours of my team? | By when will HR have looked at the hours I sent in? | Can my supervisor see the times I wrote down?
I work in HR, may I approve my own timesheet? | I noticed a mistake right after sending in the week, why can't I edit it any more? | Help, Hours This Week suddenly shows 0 after I submitted, are my hours gone?
Why did the hours counter on my screen go back to zero? | HR sent my week back and I honestly have no idea what to do with it, could you please walk me through getting it accepted? | What does the Correct this week button do?
How many days do I have to fix and resend a week that HR sent back? | Where do I find the reason HR didn't accept my hours? | It's Wednesday evening and nobody has approved my week, should that have happened by now?
I'd like my manager to correct my hours for me while I'm away, does he have that power? | locked week, cannot touch it | I pressed send too early and the pencil icon is gone | Counter wiped out, did the server swallow my week?
All my logged time has vanished from the dashboard, it says nil | Is it the gaffer or personnel who gives the green light to logged time? | Team leader: the approve button for Anna's week is missing, am I blind?
Is my boss able to spy on when I started each morning? | Midweek and still pending, how long does personnel take to check? | My week bounced with a red cross, what next? | Someone in HR wants to tick off her own week, allowed?
Returned on Thursday for a wrong task, is Tuesday soon enough to fix it? | Where is the explanation shown for a refused week? | Do I have to type everything from scratch once the week was turned down?
## Late?
I was travelling all day and only remembered my hours on Monday evening. I'm paid by the hour and worried now, will I still get my wages on time? | forgot to submit my timesheet | Completely blanked on my hours, is it a disaster?
Can I still send in my hours two days late or is the week lost? | I'm paid by the hour and handed it in too late, when do I see the money for that week? | I only work three days a week, do I get a later deadline for my hours?
Part-time and off on Mondays, when must my timesheet be in? | Funeral of grandma on Monday, hours not handed in, do I go unpaid? | Skint already and I missed noon, does my pay slip to the following date?
Will I lose wages forever if the sheet comes in on Wednesday? | Does someone on a fixed annual wage get punished for handing in tardily? | I do 20 hours Tuesday to Thursday, any grace period for folks like me?`,
  'Overtime, weekend work and on-call duty': `
who has to approve overtime | My supervisor wants me to stay longer this week, how many extra hours can he allow? | Do I need something in writing before I work late? | What's the maximum number of hours anyone may work in a week?
We need ten additional hours from one person next week, who can sign that off? | I've already done 58 hours this week and they want more, is that even allowed? | From which hour on does it count as overtime on my timesheet?
As a team lead, how much overtime may I grant my people on my own? | Is a verbal okay from my boss enough for extra hours? | weekly hours limit | Can I grind 70 hours before the launch?
Does a nod from the gaffer in the corridor cover me for staying longer? | Twelve additional hours for my picker during peak season, is my signature enough? | Forklift crew swamped before Christmas, how do I get longer shifts okayed?
I'd like to earn some bucks by staying later, what must I do first? | Is an e-mail from the boss required before I put in more time? | Two doubles and a Saturday make 64 hours, too much?
Inventory count coming up, who signs for more than one additional working day per person? | At 41 hours, does the clock already show something different?
## What you get
overtime rate | Do salaried people get anything extra for long weeks? | I'm paid hourly and did ten hours yesterday, what rate do the last two get? | Is it time and a half or double after twelve hours in a day?
When does double pay kick in? | My boss asked me to come in this Saturday for about six hours to help with the office move. I'm salaried, do I get anything in return or is it just goodwill? | how much is paid for a week on call
I'm salaried and worked all Sunday for a release, can I have a day back? | How long does weekend work have to last before I earn a day off? | I only worked two hours on Saturday, is that enough for a compensatory day?
What money do I receive for carrying the pager for seven days? | I was woken at 3 am by an alert and spent two hours fixing a server. Do I really have to turn up at nine as if nothing happened, or is there a free day for that?
Phoned in the middle of the night by the data center, what compensation is there for hourly staff? | By when must I use the free day I earned for working on a weekend? | My day in lieu after a night call, how long is it good for?
Do I have to file a leave request for a comp day? | Who do I agree the date with for my time off in lieu? | I did both Saturday and Sunday, is that one free day or two? | I earned a replacement day two months ago, has it expired?
Salaried employees and 50 hour weeks, is that just part of the deal? | Is the on-call payment the same for hourly and salaried colleagues? | Does an hourly worker get time and a half on weekends even when under forty hours? | OT money
Hourly, eight and a half hours on Tuesday but only 38 in the week, any premium? | 1.5x or 2x? | Fourteen-hour marathon in the warehouse, how are the last two counted? | Trade fair booth all Sunday, does a free Monday come out of it?
Base is 20 bucks an hour, what do I make after eight hours in a shift? | I'm an engineer on a yearly wage pulling crazy evenings, any cash for that? | Handset rang at 2 a.m., can I get some kip tomorrow instead?
Popped in on Saturday for ninety minutes to feed the backup tapes, do I earn a lieu day? | Woken by PagerDuty, what's my reward? | How many bucks for keeping the emergency mobile by my bed a whole week?
Is 150 all I receive for being reachable Monday to Sunday? | Standby bonus for an admin on fixed wages | I'd like to hoard my free days from weekend shifts until Christmas, okay? | Does a compensation day eat into my PTO?
Can I bank the rest day from a night alarm for next month? | Do these earned free days go through the vacation form? | Volunteered on Sunday without being told to, do I still earn a free one? | knackered after a night alarm, day off?
Came in for three hours on Sunday to let the plumber in, nothing for that? | Blizzard kept the dock team for 13 hours, which multiplier applies? | Server melted at midnight and I'm paid per hour, cash or rest?
I been called at night, can I sleep next day? | Do twelve-hour shifts three times a week count as extra although I stay at 36? | When do my comp days from weekends go stale?
## Good to know
I stayed late without asking anyone, will those hours be paid? | What happens if overtime wasn't agreed beforehand? | Worried I'm in trouble because I worked extra hours on my own initiative | Can an intern be put on the on-call rota?
I'm on a 20 hour contract and did 26 this week, is that overtime pay? | From how many hours do part-timers earn the higher rate? | I'm still in my trial period and my name appeared on the standby list, is that right?
When does new staff start doing on-call? | My extra hours aren't in this paycheck, when do they come? | On which pay day is overtime paid? | Who can I phone about the amount I received for extra hours?
payroll extension for overtime questions | I'm planning the standby schedule for my team, whom must I leave out? | Does my employer have to pay unapproved extra hours for hourly workers?
Why is overtime always one pay date behind the normal wages? | Nobody told me I needed permission, will they refuse to pay those hours? | Sneaked in two additional hours, will the boss be cross?
Boss never okayed it, can they dock it from what I earned? | Mom working 24 hours a week, did 30 because a mate was ill, is that at a higher rate? | Part-timer, one nine-hour day, does the ninth count as premium?
Student trainee on the standby roster, allowed? | Two weeks in and they hand me the emergency handset, can they? | Am I excused from night standby during my first months? | Why does the money for longer days lag behind?
Did heaps of additional hours in early May, nothing on the mid-May money, cheated? | My OT premium looks too small, who can recalculate it? | Whom do I ring about my time-and-a-half figure?
Is there trouble for someone who keeps working longer off their own bat? | Roster planning: trainees and rookies on standby, yes or no? | Must I clear it with somebody even when paid hourly and the customer is screaming?`,
  'Pay day and payslips': `
when do we get paid | Is the wage paid monthly or twice a month? | The 15th is a Saturday this month, when will my money arrive? | On what dates does the salary hit my account? | How many paychecks a month do we receive?
The last day of the month is a public holiday, is pay late then? | Do I get my money before or after the weekend if pay day falls on a Sunday? | When do the bucks drop? | Is it weekly, fortnightly or what?
Skint till when? Next wages date please | Does cash come early when the 31st is a Sunday? | New Year's Day and wages, will it be delayed? | Do we get salary every two weeks on Friday like my old job?
Memorial Day falls on the final day, when will the bank show my wages? | My mortgage goes out on the 14th, is the mid-month money there by then?
## Your payslip
where is my payslip | I can't find my pay stub anywhere on the portal, where should I look? | I need proof of income for my landlord, where can I download my payslips? | How early can I see what I'll be paid this time?
The payroll website doesn't open from my kitchen table, what am I missing? | Do I need the VPN to look at my pay stub from home? | How many years back can I look up old pay stubs? | When will the W-2 be ready? | W-2 deadline January
I want to do my taxes, where and when do I get the yearly form? | I left Northwind last autumn, my accountant needs my W-2 and of course my login no longer works. Whom do I write to for a copy? | pay stub PDF
I'm leaving next month, how will I get hold of my payslips afterwards? | Bank wants my pay records from five years ago for a mortgage, are they still available? | Is the payslip online on pay day itself or before?
What's the web address of the payroll site? | My landlady wants three recent wage slips, where do I print them? | Looking for my earnings statement under my profile but nothing there | Is the wage slip mailed to me on paper?
Car loan: dealer asks for earnings statements from 2021, do they still exist? | Green card lawyer needs all wage slips since I joined | Wage site stays blank on my iPhone on holiday, though the internet works
Can I peek at my wages before they land? | TurboTax asks for a form from my employer | It's February and no tax statement yet, should it be there? | Quit last year, IRS wants papers, who do I contact?
I got sacked, how do I still obtain my wage statements? | Near retirement: for how long are old slips kept? | Daycare application wants evidence of what I make | Where I can see paper of my salary? | Visa office demands salary evidence
## The first pay
When do I receive my first salary? | I start on the 22nd, do I get anything this month? | I'm beginning on the 10th, will I be paid on the 15th already? | If someone joins late in the month, are those first days lost or added later?
New starter here, my first day was the 23rd and everyone else got money on the last day of the month but I didn't. Have I been forgotten? | Which start date still makes it into this month's pay? | Two weeks here and not a cent, normal?
I began on the 25th and rent is due on the 1st, when can I count on money? | My new team member starts on the 20th, tell me when he gets his first wage | Rookie here, how long until the first bucks?
I sign on the 17th, is there cash this month? | Relocating and broke, joining on the 27th, how long must my savings last? | Does a start on the 21st miss the month-end run? | First week's work seems unpaid, will it be caught up?
Intern arriving on the 5th, do they receive a mid-month payment? | I have employees starting on the 28th, what do I tell them about wages?
## Something is wrong
my paycheck is wrong | They paid me too little this time, what should I do? | I think I got too much money, whom do I tell? | There are hours missing on my pay, how do I check? | How fast is a $500 shortfall fixed?
How long do I have to complain about a mistake in my pay? | I'm $60 short, do I have to wait until next pay day? | payroll phone number | Noticed today that a payment six weeks ago was off, am I too late? | My net wage seems wonky
My wages don't match what I worked and I'm really upset, who sorts this out quickly? | From what amount is a pay error put right within days instead of next time? | Robbed! My wages are way too low
Underpaid by 350 bucks, must I wait two weeks? | They shortchanged me by twenty, when will it be made good? | Where do I compare what I logged with what I received? | Is a month too late to moan about my cheque?
Wages arrived with an extra thousand, keep it? | Who can explain a weird line on my stub?
## Deductions
Why is so much taken off my gross pay? | What gets deducted from each paycheck? | I got married and want to change my tax withholding, where do I do that? | How do I update my W-4? | Who can see how much I earn?
I altered my tax form yesterday, from which pay will I notice it? | Can my manager or coworkers look up my salary? | Gross versus net, where does the rest go? | FICA and federal withholding | Is my pay secret from my gaffer?
Twins coming, I want less tax held back, which form? | Getting divorced, filing status changes, how do I tell the wage people? | I added a dependent last week, why is the IRS part still the same?
Second job as DJ, I want more tax withheld from here | Are my colleagues on the same team able to find out what I make? | Does my medical premium get taken each time or once a year? | Can reception look at what everyone earns?`,
  'Getting expenses back': `
How do I get money back for something I bought for work? | expense claim deadline | Which website do I use to claim expenses? | I paid for a cable with my own card, how soon must I hand that in? | reimbursement for work purchases
I found a taxi bill from two months ago, can I still claim it? | My receipt is four months old, any chance of getting the money? | Who has to agree if I claim after the 30 days? | Owed bucks for office doughnuts, where do I go?
I was on parental leave and forgot a claim from 100 days ago, is it refused? | Bought a HDMI adapter at Best Buy for the meeting room, who pays me? | Is Concur what we use for out-of-pocket costs? | Out of pocket, skint, help
Found a Walgreens bill from seven weeks back in my coat | Bought printer toner in spring and it's autumn now, still refundable? | Can I collect my bills and send them once a quarter?
I paid out of my own wallet for a client's flowers, how to be repaid?
## Step by step
Do I need a receipt for a $12 sandwich with a client? | From what amount must I attach a receipt? | I took a customer out to lunch, do I have to name everyone who ate? | How long can my boss take to approve my claim?
Could you kindly tell me when I'll see my money? My supervisor approved the claim a week ago and it wasn't in the pay that came on the 15th. | Are expenses paid together with my salary? | when will I be reimbursed
What rate is used for something I paid in euros? | I bought train tickets in pounds while abroad, how is that converted to dollars? | What details do I type in for each expense? | On which bank account does the refunded money land?
Do I keep paper receipts or is a photo with my phone good enough? | I've waited two weeks since the okay and there's no refund in my account, is that too long? | As a manager, how many days do I have to sign off my team's spending?
What must I write for small purchases when I have no slip? | Do I have to say what the purchase was for? | Tipped the bellboy 5 bucks, no paper for it | Spent 24 on Starbucks for an auditor, do I need the slip?
Uber from the airport, how do I file it? | Must I list each guest at the steakhouse? | Scan or iPhone snapshot of the bill? | My boss is sitting on my report, how long is normal? | Boss okayed it Monday, when does cash show up?
Does the refund arrive with my wages on the 15th? | Bought a SIM in Tokyo, yen or bucks? | Hotel in Mexico charged pesos, which exchange day counts? | Is it the booking day or the card statement day that fixes the conversion?
Does the amount go back on my Visa or to where my wages go? | What must be written about why I bought it? | Working student paid for stamps, 3 bucks, how to describe? | Gaffer is on vacation for three weeks, my report stuck at pending
School class visited and I bought pizza, must all the kids be named? | Team leader: how fast must I okay my folks' bills?
## Lost receipts
lost receipt | I took a $40 taxi to a customer and the slip must have fallen out of my jacket. Am I stuck with paying that myself or can I still get the money? | The restaurant bill went through the washing machine, what can I do?
Up to what amount is a claim accepted without the receipt? | How many times a year may I claim without proof? | I can't find the receipt for a $90 purchase, is it gone for good? | The dog ate my bill | Cabbie gave me no slip
Where do I sign a statement that I no longer have the bill? | Third time this year I've mislaid a receipt, will they still take my word? | Machine printed nothing, blank paper for the tolls
The ink on the bill faded completely, unreadable | Misplaced proof of 55 bucks, signing something okay? | Hardware store bill of 75 vanished, can my word suffice? | I keep losing slips, how often is that forgiven?
Ashamed: threw the bill into the trash by accident
## A claim comes back
My expense report was sent back, now what? | How long do I have to resend a claim that was returned? | Why was my claim rejected, who explains it? | The expenses tool crashes when I upload a photo, whom do I call?
What number does Finance have for expense questions? | Can the IT help desk tell me why Finance didn't pay my lunch? | I was off sick and a returned claim has been lying there for three weeks, is that a problem?
Red cross beside my report, what does it want? | Report bounced for a missing guest name | Finance turned my dinner down, where are the grounds shown? | Returned to me a month ago and I forgot, dead?
Spinning wheel at photo upload in the refund app | Who do I ring when the bean counters say no? | Can't log in to the refund site, whose job is that? | Bookkeeping asks for more info, is there a time limit for my reply?
## Company card
How do I get a corporate credit card? | company card limit | I buy supplies for the team every week, can I have a card instead of paying myself? | By when must I report what I spent on the company card? | corporate Amex
Can I put a private dinner on the business card if I pay it back right away? | I used the wrong card at the supermarket by accident, was that forbidden? | How much may I charge to the company card each month?
Who asks for a business credit card for someone on my team? | Can I get plastic instead of advancing my own cash? | Booth furniture for 6,000, will the card be declined? | Netflix on the business Mastercard, joking but is it allowed?
Bought my kid's sneakers with the firm's Visa, I'll refund it tomorrow, fine? | I fly every fortnight, tired of fronting the cash | When is my monthly card statement due? | Who at the top orders a card for our buyer?
Forgot to hand in the card statement for October by the 5th of November`,
  'The yearly bonus': `
When is the bonus paid? | bonus letter date | On what day will I find out how much extra I'm getting for last year? | Which period does the payment in March cover? | Do we get anything on top of our pay at the end of the year or later?
It's March 10 and I haven't got a letter about my annual bonus, should I have? | Is the bonus for the calendar year or for the twelve months since I joined? | 13th month pay? | Do we get a Christmas bonus? | Holiday gratification
When does the annual payout drop? | I want to book a cruise, which day in March does the extra cash come? | Has anybody had their payout notification yet? | Is the spring payout for this year or the previous one?
## How it is worked out
how is the bonus calculated | What percentage of my pay is the target for a normal employee? | I've just been promoted to team lead, what's the bonus target at that level? | What bonus share do directors have?
Is it based on the salary I have in December or the average of the year? | Do the company's figures affect what I get? | When does management announce the company result that our bonus hangs on? | Is 12% for leads and managers right?
My rating is 2, do I get any bonus at all? | What does a rating of 5 do to my bonus? | I was rated 1, is everything gone or only a part? | How much of the payout depends on my own performance? | bonus percentages by level
Could you give me an example with a salary of $100,000? | Does a rating of 3 give the full personal part? | With a 4 in my appraisal, by how much does my half grow? | I got a raise last autumn, which base salary counts for the bonus?
If the company has a bad year, can I still get something for my good work? | My supervisor gave me top marks, how much more money could that mean in March? | variable compensation formula | VP level incentive percentage
On 60 grand as a normal staffer, what could I expect? | Is a payout of 8000 realistic for somebody on a hundred grand? | Bean counters say the firm had a poor year, does everybody lose out? | Straight A's in my review, what multiplier?
What happens if the firm only hits 80% of its goals? | Just became supervisor, does my slice go from eight to twelve? | Got the lowest grade at appraisal, am I left empty-handed? | Mediocre score, 2 out of 5, how much is chopped?
Is shift premium or OT counted in the sum it is worked from? | Pay bump in December, does it raise the payout? | When do the bigwigs tell us how the firm did? | Personal performance versus company performance weighting
Is it a lump sum equal for everyone, from forklift to CEO? | Why does my mate in the same job get more than me in March? | How many percent do top brass receive in March? | Average score, 3 of 5, is that the full individual slice?
Which day's wage is taken as the basis for the payout? | Incentive multiplier 1.5
## Who gets it
Am I entitled to a bonus in my first year? | I joined in November, will I be in for the next bonus? | By which date must I have started to qualify? | My last day is March 31, will I still be paid the bonus?
I've been offered another job and would hand in my notice so that I'm gone by the end of February. Would that cost me the extra money for last year? | Do part-timers get a bonus? | Does maternity leave reduce the bonus?
Switched to 60% in the summer, how is my bonus affected? | I had an operation and was off ill for two months last year. I'm afraid they'll take part of my bonus away because of it, is that so? | Are temps included in the bonus?
I took three months of unpaid leave, what does that do to the payout? | How many days of unpaid leave can I take before my bonus shrinks? | Why don't sales people on commission get the yearly bonus? | Who decides how big my bonus is?
I'm a summer intern, is there a bonus for me? | I'm still in probation in March, does that shut me out? | I started on July 1, do I get half a bonus? | I think my bonus is unfair, whom do I talk to first?
HR service desk number for bonus questions | My boss couldn't explain the amount in my bonus letter, who is next? | Does the department head or HR have the final word on bonuses? | Hired in October, do I go away empty?
I'm leaving the firm, what's the earliest last day that keeps my bonus safe? | Started in April, full or three quarters? | I quit on March 14, do I forfeit it? | Retiring at the end of January, do I still get my share for last year?
Handing in notice but staying until Easter, payout safe? | Got sacked in February, does the extra money still come? | Sabbatical of two months without wages, how much is knocked off? | Broke my leg, ill for ten weeks, less in March?
Looked after mum abroad for 20 days unpaid, will it cost me? | New dad on leave for 12 weeks, is my payout trimmed? | I sell on quota with commissions, why no letter? | Agency worker on a short contract, anything in it for me?
Working student or trainee, do we share the profit? | 20 hours a week, same percent but of which wage? | Went from full-time to half in June, how is the share counted? | Still on trial months when March comes, left out?
Who gives the final yes on the payout figure? | I feel cheated about my payout, where do I start? | Amount in the letter looks wonky | Gaffer shrugs when asked about my payout, who else can I ring?
Is it true newcomers get only a slice?`,
};
