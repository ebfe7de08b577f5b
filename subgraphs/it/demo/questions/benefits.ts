/**
 * What people ask that the articles of `articles/timeAndPay.ts` answer; see `demo/questions.ts` for how it is
 * read.
 */
export const BENEFITS_QUESTIONS: Readonly<Record<string, string>> = {
  'Health insurance': `
When does my medical cover start? | I begin on the 1st of June, am I insured that same day? | I start on the 9th, will I be without insurance for the rest of the month? | How many hours a week must I work to be insured?
I do 18 hours a week, can I join the medical plan? | Do I have to pass probation before I can get health cover? | What does each medical plan cost me a month? | health plan prices | Which plan is the cheapest per month?
Which plan has the lowest deductible? | What's the deductible on Bridge PPO? | Harbor HMO monthly cost | Saver HDHP deductible | Does Northwind put money in my HSA? | What share of my premium is paid by the employer?
How much does the company pay into the health savings account each year? | I want to insure my wife and two kids, how much does the company carry? | Are the prices in the table for a family or only for me?
What's the difference between the HMO, the PPO and the high-deductible plan? | I hardly ever see a doctor, is there a plan with a small monthly payment? | As a part-timer with 20 hours, do I get the same medical benefits?
Blue Cross or Aetna, what do we have? | Which option suits a marathon runner who never gets ill? | Twins coming, which option costs least overall? | Need a knee replaced, which option has the smallest own share before they pay?
Single, no kids: is 140 a month for the PPO correct? | How much do they chip in for my spouse? | Can I bring my kids on board and what fraction is paid? | 22 hours at the returns desk, am I eligible?
My contract is 16 hours, no medical for me? | Landed here on the 12th, broke an arm on the 20th, who pays the hospital? | Start date is the first, appendix bursts that afternoon, covered? | Trial months and ER visits, am I protected?
How much do I shell out at the clinic before the plan pays? | HSA contribution from the employer | I'm diabetic, which of the three should I compare? | Free bucks for a medical savings pot? | skint, want the rock-bottom premium
Is Kaiser or Cigna on the menu, or which ones can I pick from? | Mum on 20 hours with toddlers, are they helped with 70 percent as well?
## Included for all
Is the dentist covered? | I need a crown, how much dental do they pay in a year? | Does the insurance pay for new glasses? | How often can I get money for contact lenses? | vision allowance | Braces for my teeth | wisdom tooth
What happens to my income if I'm seriously ill for several months? | How much of my salary do I get during a long sickness? | For how many weeks does the long-term illness insurance pay? | Root canal bill 1,900, how much is paid?
I'm facing surgery and half a year of recovery, will I still have money coming in? | I broke a tooth at the weekend, what's the yearly limit for dental work? | My spectacles snapped, is there cash for a replacement?
Ray-Ban prescription frames, how much do I get? | Got lenses last year, can I have 200 again already? | Squinting at the screen, need an optician | Chemo for half a year, do I still get wages? | Do I have to buy dental separately?
Burnout, months at home, what fraction of my wage continues? | Back pain with surgery, out 20 weeks, is there disability money? | After how many weeks does the disability pay run out?
## Joining and changing
How do I sign up for medical insurance? | Am I enrolled automatically when I start? | I'm new and did nothing about insurance so far, how many days have I got to pick? | open enrollment dates | benefits team contact for insurance
I put off choosing a medical plan and now I've been here for two months. Please tell me I'm not without cover for a whole year, when is the next chance? | When can I switch from one plan to another? | Where do I get the enrolment link?
If I change plan in November, from when does it apply? | We just had a baby, how do I add her to my insurance? | I got married last week, how long do I have to put my husband on the plan? | Signed nothing, am I covered regardless?
My wife was laid off and our family was insured through her job, so we've just lost everything. Can we come onto Northwind's plan right now? | I'm leaving mid-month, until what day am I insured?
Can I keep my health cover after I resign, and who pays? | How long can I stay on the plan after leaving, like COBRA? | I'm scared of having no insurance between jobs, what are my options when I go?
Nobody sent me an insurance card, did I have to do something myself? | Where is the form to get on the medical plan? | I dozed through my first month, locked out until when? | Got divorced and lost my ex's cover, can I hop on?
Adopted a child, how soon must I put him on? | My sister-in-law says enrollment is in autumn, when precisely? | Newborn is six weeks old and not added, too late? | Can I swap to the HMO in July just because?
Wedding in Vegas, new wife on my policy | Sacked on the 3rd, when does my cover die? | Quit and start the new job in two months, can I bridge the gap? | Turning 26, thrown off my parents' policy | How I can enter in the medical plan?
Who do I ring to get a seat in the plan? | Husband sacked, kids uninsured, deadline? | Retiring at 63, can I stay on the group policy until Medicare? | Missed the November window, damn, next shot?`,
  'The retirement plan (401(k))': `
Who can join the 401k? | When can I start saving for retirement here? | I work 16 hours a week, may I pay into the pension plan? | After how many days am I put in the 401k automatically? | How do I opt out of the retirement savings?
I've been here two months and suddenly 4% of my pay goes into some retirement account I never signed up for. Who did this and can I get out? | Can interns save in the 401k? | What percentage is taken if I don't do anything?
Do I have to wait until probation is over to put money aside for old age? | I'm part-time with 12 hours, is the pension plan open to me? | nest egg at work | Strange 4 percent missing from my wages after six weeks
Get me out of this pension thing, I never asked for it | 20 hours at reception, can I put money aside for when I'm old? | Working 14 hours a week, shut out from the pension? | Student trainee wants a nest egg, allowed?
Fresh on day two, may I begin salting away cash at once? | I'm 24, do I need to sign something to begin? | Auto-enrollment after how long? | Is there a superannuation or pension pot here like in Australia or the UK?
## What the company adds
How much does Northwind add if I save 6%? | If I only save 4%, what does the company put on top? | Do I get more from the company if I save 10% of my salary? | When is the employer's contribution really mine? | vesting schedule
I'm handing in my notice after 14 months here. How much of what the company paid towards my retirement may I take with me? | Can I lose the money I paid in myself? | After how long do I own all of the company's part? | matching formula
I've been here ten months and want to quit, what happens with the match? | Is free money from the employer part of the retirement savings? | What does the firm give for the fifth and sixth percent? | cliff or graded vesting
Sweet spot to grab every dollar the boss gives? | If I put aside 5%, what does my employer throw in? | Putting in 12 percent, do they double it? | Earning 50 grand and setting aside 6%, how many bucks come from the employer?
Is 5% the ceiling of what they chip in? | Quitting after 18 months, how much of the employer's bit is lost? | Sacked in month eleven, do they claw back their part? | Two-year anniversary next week, better stay until then?
Can they take away my own deposits if I get fired?
## Changing your share
How do I change my 401k percentage? | Money is tight, I want to save less for retirement for a while, how do I do that? | Where do I log in for the retirement plan? | Is Roth taxed now or when I retire? | Bump it to 10 percent
Can I split my savings between traditional and Roth? | I raised my contribution today, from which paycheck does it count? | How many times a year may I alter what I put in? | Why hasn't my new savings rate shown up on my next pay?
I'd like to stop paying into the pension pot and start again in summer, is that possible? | I want to pay the tax on my retirement savings now, which option is that? | Twins coming, must cut my pension saving to 1%
Fidelity login, is that the site? | Pre-tax or after-tax pot, what's on offer? | Pay Uncle Sam today rather than at 65 | Changed the slider last Friday, yet the stub shows the old number | Can I fiddle with the percentage every month?
Pausing deposits during a divorce | I'm 58 and want to crank up my saving, where? | Which choice lowers my tax bill this year? | Half Roth, half pre-tax, doable?
## Loans and leaving
Can I borrow from my 401k? | What's the most I can take as a loan from my retirement money? | In how many years must I repay a 401k loan? | I need cash for a house deposit, can I use my retirement savings? | rollover to an IRA
How many days do I have to roll my savings over to my new employer's plan? | Can I leave my pension money where it is after I've gone? | Does the company still pay into my plan while I'm on parental leave?
I'm taking unpaid leave for a few months, does the match go on? | Can I borrow everything in my retirement account? | I'm home with the baby until autumn, do the employer's contributions stop? | Roof leaks, can I tap my pension pot?
Want to take out 15,000, too much? | My balance is 8,000, how much may I draw as a credit? | Is 6 years okay to settle the credit? | New kitchen with nest-egg cash | Moving to a rival firm, what becomes of my pot?
Sabbatical in Peru without wages, do employer deposits keep coming? | New dad at home for ten weeks, does the employer part pause? | Mother abroad is ill, I go for two unpaid months, what about the employer's top-up?
## Advice
Who can advise me on which funds to choose? | Can my manager or HR tell me what to invest in? | How do I book a talk with the retirement adviser? | How often can I see the plan's adviser and what does it cost? | Bitcoin or index funds?
I don't understand pensions at all, is there a person I can speak with? | benefits extension for 401k | How long is an appointment with the retirement plan adviser? | Which fund should I pick, honestly clueless
Human being to explain stocks and bonds to me | Ask my gaffer for stock tips? | Financial planner session, is it free of charge? | Near retirement, want someone to check my numbers | Can I meet the expert every month?
Half-hour slot with the money expert`,
  'Changing your bank details, name or address': `
I just got an e-mail that looks like it's from payroll, asking me to reply with my account number before Friday. Is it real or should I ignore it? | Can I just e-mail my new account number to payroll? | phishing message about my wages
Can you change my bank account for me here in the chat? | I can't find a field for my bank account in my portal profile, where is it? | Would payroll ever ask for my bank details in a message? | WhatsApp from "payroll" wants my IBAN
Should I open a ticket with my new bank details? | Someone texted me pretending to be payroll and wanted my routing number | I'll just write my new Wells Fargo number to the pay team on Slack, fine?
Where under my profile do I type in my Chase number? | Caller asks for my account digits by SMS, legit? | Could a service desk agent key in my new banking data for me? | Sending a photo of my debit card to the pay team, good idea?
## Bank account
how do I change my bank account | I switched banks, how do I make sure my pay goes to the right place? | form PAY-3 | What form do I fill in for direct deposit? | What do I have to upload when I give a new account?
I don't have any checks, what else proves my account to payroll? | Can my salary go to my husband's account? | Can I be paid into my mother's account until I've opened my own? | How soon does payroll ring to verify a new account?
Why does payroll want to call me after I changed my account? | Nobody phoned to confirm my new account, will the change go through? | I entered my new account on the 7th, which pay will go there first?
By what day must I hand in the new bank details for the pay on the 15th? | What's the cut-off so that the pay at month's end goes to my new bank? | Should I close my old bank account now? | Can I have my wage sent to two accounts?
Stupidly I closed my old account before the new one was set up, and my salary bounced. Rent is due, how long until they pay me again? | My pay was returned by the bank, how fast is it paid again? | Split my paycheck by percentage?
I'd like $300 of every pay to go to my savings account, is that possible? | Which account do my expenses go to if my pay is split? | I'm at home and can't open the form to change my account | Do I need routing and account number both?
I missed the phone call from payroll about my new account, what does that mean? | direct deposit change | I work remotely and want my money in a different bank, what's needed? | Moved from Citi to a credit union | ABA number field
Venmo or PayPal for wages? | Can wages go onto a prepaid card in my sister's name? | joint account with my ex, want my wages elsewhere | I have only an online bank like Chime, no cheque book, what document?
Bank went bust, where do I register another one? | Filled it in on the 3rd, will mid-month money go there? | Sent it on the 18th, where will the month-end money land? | On the 9th I swapped banks, which one gets the 15th?
Unknown internal caller about my banking data, is that the verification? | I'm on the forklift all day and have no desk line, how will they verify me? | A week has passed and no ring from the pay team
Half to checking, half to savings | Put 10 percent of wages into a holiday fund | Spread wages over three banks, possible? | Reimbursements land in which of my two accounts? | Wages bounced, account frozen by bank
Wages went to a dead account, when do I get them? | Getting divorced, new bank, when may I shut the former one? | Does a screenshot of my banking app suffice as proof? | How I give you other bank for receive my wages?
Website for banking data doesn't load at my sofa | Freshly arrived from Poland, just opened my first US account
## Name and address
I got married and have a new last name, where do I change it? | How do I change my surname after a divorce? | Which proof do I show HR when my name has changed? | How many days do I have to bring the document for my new name?
I'm moving house, who needs to know? | new address | How soon after a move must I report where I live now? | What category of ticket do I use to tell you my new home address? | I'm moving to Nevada, will my taxes be different?
I moved three weeks ago and forgot to tell HR, how late am I? | Is showing my marriage certificate necessary or is editing my profile enough? | I'm on leave and have moved flat, how do I report it? | Going back to my maiden name
I clicked a fake payroll link and typed in my account, whom do I call? | Somebody may have redirected my salary, it never arrived, what now? | Which numbers do I ring if I suspect bank fraud with my pay? | Zip code is outdated
Hyphenated surname after the wedding | Transgender, legal first name changed, what do I do? | Court order for my new name, who wants to see it? | I edited my surname and did nothing further, enough? | Post still goes to my former flat
Moved in with my boyfriend, whom should I inform? | Relocating to Portland, Oregon, consequences for withholding? | New apartment, same city, still report it? | Three weeks to hand in the name paper, too long? | Wrong street on file
Been in the new house for a month, nobody told me to report it | Divorce decree, do you need a copy? | PO box after eviction | Is my home location a ticket or a profile edit? | Gave my digits to a scammer, panic
Someone hijacked my wages | Wages gone to a stranger, who do I ring first?`,
  'The yearly salary review': `
When do pay rises take effect? | When do we hear about our new salary? | pay raise date | On which pay day will I first see more money after the annual review? | How often is my pay looked at? | Will my cheque be fatter in April?
I haven't had any letter about my salary and it's the end of March | Are salaries adjusted in spring or in January? | Inflation adjustment | Do we get a cost-of-living bump each year? | Is 15 April the first fatter wage?
Should I have an envelope about wages by now? It's March 27 | I want a raise, what's the usual calendar?
## How it goes
how are raises decided | How big is the usual budget for raises? | What average increase can people expect this year? | Who proposes how much more I earn? | I have a rating of 1, will I get a rise anyway? | merit increase percentage
What's the minimum increase when I'm promoted? | I'm getting promoted to lead, how much more should I be paid at least? | What does my boss look at when suggesting my new pay? | Who has the last word on my salary increase?
Does anybody check that raises are fair between men and women? | Who decides about a director's salary? | I'm a department head, when do I get the budget for my team's raises? | Does what my peers earn influence my raise?
Who tells me the outcome of the review, HR or my manager? | I manage a team, on what should I base the raise I suggest for each of them? | Is hoping for 10 percent silly? | Bucks for increments: how large is the pot?
Going up to shift supervisor, is 4% extra an insult? | Moving up a grade, what jump is guaranteed? | Got the worst grade in my appraisal, frozen wages? | Gaffer hates me, can he alone keep my wages down?
Do they look at what my mates on the same desk earn? | How do you prevent women getting less? | Favouritism in wage decisions, any safeguard? | Who sets the CEO's deputies' wages? | Is my new wage told face to face or only on paper?
Team leader with six people, when do I hand in wage suggestions? | What weighs in when my lead suggests my new wage? | When do heads know how many dollars they can hand out?
I am at the top of my pay scale, does that matter for the bump?
## Who takes part
I joined in December, do I get a raise in April? | Until which start date am I part of this year's review? | Do part-timers get a raise too? | I work 50%, which salary is used as the base of my review? | salary review eligibility
I'll be at home with my newborn from January to June and worry that nobody will think of me when raises are handed out. Am I still included? | Are interns included in the salary review? | I'm a temp, will my pay be reviewed?
I started on October 15, how long do I have to wait for my first increase? | My new hire came on September 28, is he in this round? | Hired at Halloween, any bump in spring? | New mum away until August, forgotten?
20-hour contract at the returns desk, do I get a bump? | Agency temp asking for more money in spring | Working student, 18 an hour, will it go up? | Joined 3 October, missed the wage round by two days, really?
Newcomers' wait for a first increment | Two years before retirement, do they still bother to bump my wage? | Still on trial months in February, am I considered for the April bump? | Half-time: is the percentage on half pay or on full?
## Your band
What's the pay range for my job? | Am I paid fairly compared with the market range here? | Who tells me the minimum and maximum for my position? | salary band | Where can I see what other open jobs pay? | pay grade
I'd like to know the middle salary for my role, whom do I phone? | Do the internal job ads mention money? | What could a forklift driver here earn at most? | Am I below average for my post? | Median for an accountant
Glassdoor says 85k for my title, what is the official range? | Minimum wage for reception staff at this firm | Can I see what the vacancy upstairs offers? | Is the wage scale secret?
## If you disagree
I worked myself to the bone last year and the letter offers me next to nothing. I'm furious, what can I do about it and how long have I got? | How long do I have to complain about my new salary? | Peanuts! I want to protest
How soon will HR answer my objection to the raise? | I'm really disappointed, I deserve more pay, where do I appeal? | Can I get a raise in the middle of the year? | Who has to agree to an off-cycle increase?
Another company offers me more, can my pay be increased outside the normal round? | I received the letter four weeks ago, is it too late to object? | 2 percent is a joke, whom can I contest it with?
Do I go to HR straight away or first to my supervisor when I think the raise is too small? | Rival offers me 15 grand more, match it? | Twins coming, need more money now, in September | Want a raise off-cycle, who must sign?
How many weeks until personnel replies to my protest? | Letter came on March 25, can I still object on May 2? | Two lousy years running, who do I complain to first? | Took over my colleague's work in July, more money straight away?
Is a verbal protest enough or must it be on paper?`,
  'Getting to work: transit, parking and bikes': `
Does the company pay for my bus pass? | commuter benefits | I come by ferry every day, is there any help with the fare? | Is the transit money taxed? | What does a parking space cost me? | How is the parking fee paid, from my wages?
We're three colleagues sharing a car, do we park for free? | How many people make a carpool? | I cycle to work, do I get something for that? | Can I take both the transit card and a parking space? | Whom do I ask for a transit card?
I'm an intern, can I get the transit card too? | I work two days a week, am I allowed a commuter benefit? | From when can a new starter get money for the commute? | By which day must I sign up so it starts next month? | Clipper card
When is the bike money paid out? | I'd like to switch from driving to the train, what is the cut-off date for signing up? | How much does carpooling with two workmates save me on the garage? | BART or Caltrain subsidy
Muni pass for a new hire | Do you chip in for a monthly subway ticket? | My commute eats 150 a month, how much do you cover? | Lyft to the office every morning, any subsidy? | Is 90 bucks for a stall normal? | Pedal power reward
Rideshare with two mates, cheaper stall? | I come by Vespa, is there anything for me? | Walking to work, any bonus? | Two perks together, train in winter, cycling in summer, same month? | Signed up on the 14th, when does it kick in?
Working student from day one, free rides? | Receptionist with 20 hours, can I have the ticket money? | If my wife drives me along with a mate from the warehouse, is that a carpool? | Is the ticket money counted as income by the IRS?
## Parking
parking in San Francisco | How long is the wait for a garage spot? | I'm six months pregnant and the walk from the station is getting hard. Is there any way to jump the queue for a garage space, and would I have to pay?
I have a disability, must I pay for parking? | How many cars fit in the garage? | Can I charge my electric car at work? | What does charging my EV cost? | How long may my car stay at the charger? | Is parking free in Oakland?
Somebody's Tesla has been plugged in all day, isn't there a time limit? | A client is coming by car, how do I book a space for him? | Do I need to go on a list for parking in San Jose? | How many EV chargers are there?
My guest needs somewhere to leave the car tomorrow, who arranges it? | I'm so fed up circling the block, why is there no space for me in the city garage? | Where can I leave my car downtown? | Fill up my Nissan Leaf
On the list since January, still no stall, how much longer? | Broken hip, handicapped placard, do I get a stall at once? | Expecting twins, can't walk far, stall close to the door? | Is 20 cents all I pay for juice?
Leave my Rivian plugged in from nine to five, okay? | The auditor arrives by car on Friday, where does he put it? | Repair van for the elevator needs a spot | Driving to the Oakland site, do I need a permit? | San Jose lot costs?
Free stalls outside the city? | How many vehicles go in the basement? | My sister visits the office with her pickup, who reserves? | Chevy Bolt at 3 percent, where do I plug in?
## Bicycles
Where do I leave my bike? | Can I take a shower after cycling in? | May I charge my e-bike battery at my desk? | bike storage and lockers | Do I need my badge to get to the bicycles? | How many bicycles can be stored in the building?
I run in the mornings, is there somewhere to wash and change at the office? | Where to chain my two-wheeler? | Sweaty after the ride, anywhere to freshen up? | Locker for my helmet and wet clothes | Scooter battery under my desk, fine?
Marathon training at lunch, can I rinse off afterwards? | Is the bike room locked against thieves? | E-bike juice empty, where's a socket for it? | Folding Brompton next to my chair or downstairs?
## Late evenings
We have a release tonight and I won't get out before half past ten, when hardly any trains run. Can I take a taxi home at the company's expense? | How much may a cab home cost when I work late? | Does my commute count as working hours?
I don't feel safe taking the last train after a long evening at the office, who pays for a ride? | From what time in the evening does the company pay for an Uber home? | How do I get the money back for the cab I took after work?
I don't need my parking space any more, how do I give it up? | How do I cancel my transit card? | Night bus is cancelled and I finish at ten | Cabbie wants 60, how much will be refunded? | Two-hour drive each way, am I paid for it?
Stuck until 9:30 p.m. with an outage, Lyft okay? | Worked until half past eight, cab home on the house? | I read e-mails on the train, does that count as paid hours? | Moving closer, cancel my stall
Quit the transit perk, whom do I notify and by when?`,
};
