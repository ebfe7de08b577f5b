/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const BENEFITS_SITUATIONS: Readonly<Record<string, string>> = {
  'Health insurance': `
I only do 18 hours a week in the warehouse. Does that mean no doctor coverage for me? | hours needed to be covered medically? | My new contract says 20 hours. Is that just enough to get on a medical plan, or one hour short?
Started on the 12th and my tooth, my knee, everything hurts. From which day can I go to a doctor on the company plan? | start date June 1, covered June 1? | start on the 2nd, covered when?
My first day was the 3rd and my old coverage ran out on the 2nd. How long is the gap? | Three weeks in and still on trial. Do I have to go without a medical plan until they confirm me?
One of my new hires is still in her trial months and thinks she gets no coverage yet. True? | cheapest way to be insured | which plan costs least per month
I'm 24, never sick, and don't want to see much gone from my check. What is the lowest premium? | The Bridge one, what do they take off my pay for it each month? | HMO premium? | PPO, price and what's first on me
I need knee surgery this year. With which plan do I pay the least out of my own pocket before it kicks in? | 3,200 before anything is paid, that can't be right? | Harbor: amount I must reach first? | smallest deductible of the three
What is the number I have to spend first with the PPO? | saver plan, where's the catch? | Does Northwind put anything in my HSA? | My wife says with a high deductible the employer should chip in to a savings account. Do we?
HSA money from the company, how much a year? | Do I get the 750 also if I pick the HMO? | Is $140 what I pay for the whole family or only for me? | Want to add my husband and two kids. Who pays what part of that?
company share for dependents in percent | My girlfriend and I just married, she has nothing. Is she paid for as much as I am? | The real premium must be much more than sixty dollars. How much of it does the employer carry?
85 or 70 percent, which one is for me and which for my son? | My assistant's bill went way up when she put her daughter on the plan. Why? | I dropped from full time to 24 hours. Am I going to be kicked off the medical plan?
I come from Germany, there everybody is insured by law. Here, who is allowed to join and from when? | Offer letter says "choice of three medical plans". Which three, and what do they cost?
compare the plans please, monthly price against what I pay first | HMO or PPO or HDHP, numbers side by side | First day is Monday the 1st. If I break a leg on Tuesday, am I insured?
Is there a waiting time of some months like at my last company before they cover you? | I see $25 gone for medical. Which plan did I pick, apparently? | Student in my team works 20 hours exactly. He asks if he can be on medical.
I can't afford much. How little a month can I be covered for? | Which option if I go to specialists all the time and don't want to hit a three thousand dollar wall first? | kids covered at what percent | Saver: out of pocket first?
## Included for all
Root canal, they want $2,300. What part of it will the company plan leave me with? | dental max per year | My dentist says I need two crowns. Is teeth something we have, or only the body?
Broke my glasses in the warehouse. Is there money for new ones? | How often can I get new glasses paid? | contacts instead of glasses, also 200? | Got lenses last spring. When do I have the next allowance again?
I took the cheap plan. Do I still have teeth and eyes in it? | vision money, how much | I have to be out for four months with cancer treatment. What do I live on? | percent of salary if sick for long
How many weeks does the long illness insurance go on paying me? | After half a year of being ill, does the disability money stop? | My guy had a bad accident on his motorbike and won't be back before fall. What income will he have?
60% of what exactly, base or with overtime and bonus? | crowns and bridges, same yearly cap? | I'm a single earner and scared of getting seriously ill. Is there anything that replaces my pay? | teeth and eyes: extra sign-up?
Eye doctor wants $340 for frames. What stays with me? | teeth cleaning and fillings: up to what amount | 26 weeks of what? | Which extras come with every plan?
## Joining and changing
I have been here six weeks and just noticed I never picked a plan. Too late? | Nobody sent me anything about medical coverage. Does it just happen by itself? | where's the link to sign up for medical | Who do I call to get on a plan?
by when do I have to choose after my first day | Day 29 of my employment and I still can't decide between two plans. How much time left? | What happens if I let the deadline for choosing pass? | Forgot to enroll. When is the next chance?
open season dates? | switched in the fall, new one begins when? | Want out of the PPO in the middle of July, just because it's expensive. Possible? | November 16 today. Did I miss it?
We are getting married in May. Until when can I put her on my plan? | baby born Tuesday, add him by when? | wife lost her job and with it our insurance, can I get in now, it's March
My son turns 26 abroad and comes back with no coverage, I lost mine too. Outside of November, can I still get in? | Divorce, marriage, newborn: how many days for telling benefits?
Last working day is the 4th. Am I covered until the 30th or does it stop right there? | I quit, and my new employer only covers me after 90 days. Can I keep the plan going? | COBRA here, how long and who pays?
coverage after leaving: until which date? | My storeman leaves on the 15th and has an operation on the 25th. Will that still be paid? | Keep the plan after I go, for how many months at most?
Being laid off scares me mostly because of the doctor bills. What can I do to stay insured? | Is the company still paying its part if I continue after I left? | phone for benefits people
Do I have to do something, or am I automatic on a plan like with the retirement thing? | My colleague said I'm put on the HMO by default. I don't think so? | Hired in February, missed my month. So uninsured until January?
mail address for questions about my medical plan | Want the cheaper one for next year. When and where do I change it? | I was under my dad's plan, and that ended last week. What now, and how fast? | newborn, three weeks old, not added yet
`,
  'The retirement plan (401(k))': `
I do 16 hours a week at the help counter. Can I put money away for when I'm old here? | 14 hours a week, allowed to save? | min hours for 401k | There is a deduction of 4% on my check that I never asked for. What is this?
I did nothing and suddenly money is missing from my pay after a month and a half. Who decided that? | opt out possible? | Intern here. Can I save for retirement with you? | when am I enrolled if I just ignore it
I need every dollar right now and don't want this pension thing. Can I say no? | From which day can I start saving, or do I have to wait for some months? | A new starter of mine wants to begin saving right on day one. Is that okay?
Automatic rate if you never sign up? | Forty-five days, what happens then? | My summer students ask if they should sign up for the retirement savings. What do I tell them? | Part-time with 15 hours exactly. In or out?
I'm new in the US and don't know what 401k is. Do I have to do something, or comes it by itself?
## What the company adds
percent to get full match | sweet spot for free money? | I save 4%. What does Northwind give? | I put in 10% of my pay. Does the boss's side put in ten too? | 6 gets me what? | If I go from four to six percent, what more do I get?
They match dollar for dollar, right? Up to where? | half on the next two, can you explain with numbers | max the company pays in | I saved 5 percent last year and the company put in 4.5. Is that correct?
Quitting after 14 months. Do I lose the company's money? | vested after how long | I leave after 11 months. What can I take with me, all of it or just mine? | Is my own money ever at risk of being taken back when I go? | 50% vested, when?
Two years next month. Should I wait with giving notice because of the pension money? | My colleague left after eight months and says they kept something. Can that be?
Somebody in sales told me there's free money I'm missing because I only do 3%. How much am I missing? | On a salary of $60,000, what's the most the employer throws in per year? | Do they match what is above six?
When does all of the employer part belong to me? | How generous is the company with retirement? A candidate of mine is asking. | fully mine after how many years
I'd like to know what happens to the employer money if I resign in my second year. | Is it worth to save eight instead of six, I mean, do I get more from the company? | company portion, mine from the start or not?
## Changing your share
Want to put more away from next month on. Where do I do that? | website for the retirement account | where do I log in to change my percentage | Just had a kid and need to turn the savings down a little. How?
Changed it yesterday. When do I see it on my check? | I lowered my rate before the last pay day and they still took the old one! | how often may I change the rate | Am I stuck for a year if I pick a number now?
Pay tax now or later, can I choose? | Roth available? | My accountant says I should pay the taxes now, while I earn little. Is that possible in our plan? | part Roth, part traditional? | Which of the two is taxed when I'm old?
traditional = taxed when? | switched two pays ago, in effect yet? | I went down to zero in March, want back in now. Do I have to wait for something? | Change on the 3rd, pays on 15th and last day. Which check shows it first?
Does HR enter the new rate for me, or do I do it by myself somewhere? | Every few weeks my income is different, I'm hourly. Can I adjust the savings each time? | stop saving for some months, how
Where can I see whether my money goes in before or after tax?
## Loans and leaving
Roof is leaking and I have no cash. Can I get at my retirement money? | borrow from 401k, max? | I have 30,000 in there, all of it mine. How much could I take as a loan? | years to pay the loan back
Only 8,000 in the account. What is the biggest loan I'd get? | Half of which amount, what I paid in or everything? | Need 12k for a down payment. Will the plan lend me that?
My last day is Friday. Does somebody send me a check with my retirement savings? | quit, leave the money in there? | rollover to new employer: how many days? | New job has its own plan. By when do I need to move the old stuff?
I left seven weeks ago and never thought of the pension account. Still time to move it? | Am going to travel unpaid for a month. Does the match go on? | company match while on maternity?
On leave with our baby for 16 weeks. Will I be losing the employer's contributions? | He takes a month without pay and is worried about his old-age savings. Do we as employer still add? | no pay, no match?
Is five years the longest for paying back what I borrowed from myself? | What happens with my account when I go? | I'm a dad on leave for the adoption. Is the five percent still coming from Northwind?
10,000 the limit, or more with a good reason? | They let me go. Is the retirement account gone as well?
## Advice
No idea which funds to choose. Can anybody sit down with me? | adviser talk, cost? | How do I get a slot with the retirement person? | 30 min with plan adviser, whom to call | I asked HR which fund is best and she would not tell. Why?
Could my boss tell me what to invest in? | free session how often | Had the talk in January. May I go again in February? | I'm 58 and want someone who knows to look at my savings with me. | extension for booking the adviser
How long is the meeting with the expert, will ten minutes have to do? | A guy in finance gives stock tips for the plan. Is he allowed? | I find all these options too complicated. Free help? | consultation off my account?
What may benefits tell me about funds, and what not?
`,
  'Changing your bank details, name or address': `
Got a mail from "payroll" that asks for my account number. Real? | can I just email you my new IBAN or account? | Told the payroll lady in chat about my new account and she refused. Why?
My direct deposit should go to another bank. Do I open a ticket for that? | Somebody messaged me on chat, said my salary can't be paid unless I send routing numbers. Should I answer? | no bank field in my profile
new account by phone, quick? | text from payroll wanting my banking info | Ticket with my new account was closed without any change. Where should I have gone? | does payroll ever ask for account numbers
My trainee sent me his new bank data to pass on. What should I do with it? | where is the place to change direct deposit | Can the service desk put in my new account for me if I read it to them?
## Bank account
pay to my credit union instead | which form for new bank | PAY-3, where do I find it? | At home, can't open the payroll page with the form. What's missing? | paper from the bank needed?
I have no checks anymore, all online. What else can I upload as proof? | voided check or what? | pay into my wife's account? | I don't have an account of my own, my brother would take the money for me. OK?
account in my mother's name, allowed? | Filed the new account on Monday, it's Thursday and it still shows the old one. Nobody rang me. | payroll called me but I was out at lunch. Did the change go through anyway?
How will they check that it's really me who changed the account? | I work remote and hardly look at my desk phone. Will I miss something when I change banks? | call within how long after the form | in by the 5th = which pay?
I sent the form on the 7th. Does the money on the 15th go to the old bank? | Form filed on the 18th. Where does the end-of-month money land? | last date to have it on the new account at month's end | in time for the mid-month pay?
Submitted the 22nd. So which pay is the first on the new one? | Closed the old account already, and pay is tomorrow. Oh no. | When is it safe to close my old bank? | keep the old one a while?
half to savings, half to checking, can you do that? | Want $300 of each pay to go straight to a different account. | split pay: percent or fixed sum? | max number of accounts
My money is divided over two banks now. To which one will travel expenses be paid? | reimbursements land where if I split? | My payment bounced back because I mistyped a digit. When do I get the money?
returned payment, how many days till they pay again | Bank rejected the salary, rent is due on the 1st. How fast will payroll send it a second time? | what numbers do I need from my bank
New joiner, they told me to give bank data on a form. Which one and by when, so that the first check isn't late? | A picker on my shift got no money this month, his account was closed. What now?
Bank was taken over by another one and my routing number changes. Do I have to do something? | must I take payroll's call? hate phones | Old bank blocks me, so I'd like the switch before the 15th. It's the 4th today. Does that work?
Three accounts: rent, savings, kids. Possible? | scan the check or bring it? | Nobody called me for the new account, can I call them and say yes? | Payroll rings at which number, mobile or work phone?
5 or 20, what are those dates about? | Letter from my bank instead of a check, fine? | Finance intern, first bank account ever in the US. What exactly must I upload so you pay me there? | first wages after I switch: old or new bank?
Someone could hijack my pay by filling in that form, no? What stops them? | Paycheck came back undelivered. Now what?
## Name and address
Just got married and took his last name. Where do I change it here? | divorced, back to my maiden name | which document for a new name, and who gets to see it
Changed my name in the portal two weeks ago and did nothing else. Am I in trouble? | marriage certificate by when? | court order for name change, shown to whom? | I've changed my first name legally. Is it enough to edit it myself?
days to show HR the papers after I edit my name | We moved to Oakland last weekend. Whom do I tell? | new apartment, do I need to tell work? | moved a month ago and forgot to say. By when should I have? | Ticket category for moving house?
moved, how many days grace? | Relocating from California to Nevada while working remote. What changes on my pay? | other state, other taxes? | My lead is moving across the state line. What must she report and to whom?
Tax form went to my old place. How do I get the right street in your system? | street: edit myself or ticket? | old name still there after wedding | Moving to my boyfriend's in two weeks. Who at Northwind has to know, and how?
HR wants to see a paper because I changed my surname. Which delay is ok? | I live in Texas now since Monday. Will they take different tax? | The spelling of my family name is wrong everywhere. Where do I correct that?
I'm between homes, only temporary at friends. From when does the two weeks for telling run? | address change, who, where, by when? | I filled in that bank form on a site that only looked like payroll's. Now?
somebody changed my account and it wasn't me!! | Pay didn't come, and the payroll page shows a bank I've never heard of. | payroll called to confirm a change that I never made | who to phone if my pay was stolen
extension for suspected pay fraud | A stranger knew my salary and wanted to "verify" my routing number on the phone. | Five minutes ago a colleague answered a fake payroll mail with his account data. Whom does he call?
security line number? | Is it enough to write a ticket when I think someone is redirecting my salary? | Both payroll and security, or just one of them, when I smell a scam? | 11 pm, deposit redirected, ring whom?
I gave a caller my account number and now I have a bad feeling.
`,
  'The yearly salary review': `
When does my pay go up? | raise effective when | When is the letter about my new salary coming? | It's March 27 and I've got no letter about my money for this year. Forgotten? | First check with the higher amount is which?
April 1 my pay should be higher, but I only see it mid-month? Explain. | pay looked at how often | I've been here for years and nobody ever talked about money with me. Is there some fixed time for that? | new numbers in by which date
Candidate asks how often we adjust pay. What can I say? | Got my raise letter, but the check at the end of March is still the old amount. | letter by when | Is the pay on April 15 already the new one?
Buying a house and need to know by when I'll have the new figure on paper.
## How it goes
What raise can I expect, roughly, in percent? | average increase? | Is there some money pot for raises, and how big? | Who decides how much more I get? | My boss says it's not in her hands. Who has the last word on my pay?
Director here. Who sets mine? | What does my lead base her suggestion on? | I'm afraid my manager just gives more to his friends. Does anybody check that? | fairness check by whom
Got a bad score last time, the lowest. Will I get anything at all? | rating 1, any rise? | I was made team lead this spring. What is the minimum that my pay must go up? | promotion = how much more
They promoted me with three percent. Isn't that too little? | Will I just get a letter, or does somebody tell me face to face why it's that amount? | A department head I work for asks when he gets his figure for pay rises.
Which month do department heads get the money for increases? | My teammate does the same job and earns more. Is that looked at somewhere? | New in a lead job: do I decide on raises for my people or only suggest?
3.5 percent, is that for everybody the same? | does a good review mean more pay? | chief executive involved in my salary? | Do they compare me with others when fixing my pay?
Prices are up eight percent. Does the budget for raises cover that? | who explains my result to me | Step up to senior comes in April. By how many percent at least? | HR's part in the raises?
I only got an e-mail with a figure and no word from my chief. Is that how it should be?
## Who takes part
I joined on October 20. Any raise for me in April? | started in November, so how long do I wait for my first raise? | cutoff date for new people | October 1 start, in or out?
I'm in 60 percent. Are they calculating my increase on the small salary? | part-time and pay rise, same chance? | Was home with the baby for most of the year. Do they pass me over? | parental leave, skipped?
I'm back from maternity in May. Did I lose this year's increase? | Our summer intern asks about a raise next spring. | temp worker, do I get one? | Agency temp since a year here, pay always the same. Am I part of the April thing?
My new guy came in December and wants a raise like the others. What do I tell him? | two days too late, joined October 3. Next chance? | Who is left out of it? | Got hired in August. Is it too early for a pay increase in spring?
Must I propose something for a lady who works 24 hours and is at home with her twins?
## Your band
Am I underpaid? How do I find out what my job can earn here? | top of my pay range | Where can I see min and max for my position? | Whom do I ask about salary ranges? | pay range for a job I might apply to, where shown?
I think I'm at the very bottom for what I do. Can somebody tell me the figures? | middle salary for my role | Do the job ads inside show what is paid? | salary transparency: may I know the range, or is it secret?
How much room do I have upwards before I hit the ceiling? | extension to learn the lowest and highest for my grade | In support we all guess what the next level pays. Is it written anywhere?
Negotiating next week, I need the range of my job. Who's got it? | ranges of other jobs, visible to me?
## If you disagree
I got one percent and I'm furious. What can I do? | Deadline to complain about my raise? | whom to write when the raise is an insult | Letter came three weeks ago. Can I still object to the amount?
How long until they answer my objection? | My boss shrugged when I said it's too low. Next step? | Wrote to HR about my increase a month ago, silence. By when should they have replied? | 15 working days counted from what
I have an offer from a competitor. Can I get more money now, in August? | raise in between, who must sign? | My engineer will quit if he doesn't get more before spring. Who can approve that? | off-cycle increase possible?
Took over the work of two people since summer. Must I wait for April to get more? | VP of People, when does she come into it? | How likely is it to get a raise outside of the normal time?
Is it the boss first or straight to HR, when I find it unfair? | answer within how many days if I contest | no raise this year and no reason given, help | Can I appeal if a colleague got more than me?
I'd like to ask for more money in the middle of the year. Any sense in that? | Lost my letter and now want to dispute it. Until when counted from it? | Too shy to argue with my lead about pay. Is there a written way?
They gave me bigger responsibility without a new job title, and the money's the same. Anything to do before next spring? | Who besides my department head has to say yes to extra pay in September? | twenty working days for what?
one of my leads wants a counter-offer for his best seller, who signs that off? | Not happy with my new salary.
`,
  'Getting to work: transit, parking and bikes': `
Does the company chip in for my train ticket? | bus money per month | I take the ferry each morning, it eats my pay. Any help? | How much is on the transit card, and do I pay tax for it? | Is the 120 for the train counted as income?
garage price | What do they take off my pay when I park downtown? | Want to drive in. Do I pay the garage in cash each day, or how? | parking off the paycheck?
We are three from the same street and could share a car. Do we get something for that? | two people in a car, is it still free? | carpool, how many of us needed | I cycle. What's in it for me? | bike money, when paid?
How many bucks for pedaling in? | New here since yesterday. From when can I have the train benefit? | Intern for the summer: do you pay for my BART too? | I only come three days a week, part time. Do I still get a transit card?
sign up by when for next month | It's the 14th and I want the card for next month. Too late? | who hands out transit cards | whom do I call for a parking space | Can I have the train money and the bike money both?
I drive in winter and bike in summer. Can I combine or must I decide? | Started on the 12th. Is the earliest month for my train card the next one or the one after? | part-timers: same commuter help?
Facilities extension for commuting stuff | Gas is so expensive. Which ways of coming in are supported and with how much? | probation and commuter benefit, wait or not? | Four of us drive together from Daly City. Who pays the space?
Do you reimburse gas for my drive to the office? | ninety dollars for what? | free of tax or not, my travel card? | Do I get 20 dollars for my bike by hand or over payroll?
## Parking
How long till I get a space in SF? | waiting list for garage, months? | Asked for a spot in the garage six weeks ago and hear nothing. Normal? | number of spaces in the city garage
I'm pregnant and can't stand in the train any more. Is there a spot for me? | expecting, jump the queue? | I use a wheelchair. Do I have to wait for parking like the rest, and what do I pay? | disabled parking charge
My colleague broke the hip and has a permit for handicapped. Who goes first in the garage? | Can I charge my EV at work? | price of a kWh | How long may my Tesla stay on the plug? | How many plugs are there for electric cars?
Someone has been blocking the charger all day. What's the rule? | 20 cents for what? | My car will be full at noon and I'm in meetings until four. Must I move it? | Client comes by car on Tuesday. Where does he park?
guest parking, who reserves? | The visitors from the bank want two spaces. What do I have to do for that? | category of ticket for reserving a visitor space | I work in San Jose. Do I pay for parking there? | Oakland, parking free?
Is there a list for parking in the Oakland office as well? | Would it be cheaper to drive to another office than to San Francisco? | My parents pick me up and want to park in the garage. Whose job is it to book that?
She's seven months pregnant and still waits for a space. As her lead, can I speed this up? | space for moms-to-be, costs? | garage full, now what | six chargers, forty cars, who may stand there how long?
Moving from the SF to the San Jose site. What about my parking fee? | Three months and no space yet?
## Bicycles
Where do I lock up my bike? | I'm all sweaty after riding in. Can I wash somewhere? | showers? | E-bike battery is empty. May I plug it in under my desk? | charging an e-bike battery, where
Is the bike room safe, or can anyone walk in there? | which floor has the bike place | lockers for my helmet and clothes | How many bikes fit, is it usually full?
My neighbor charges his bike battery beside my chair, it smells hot. Is he allowed to? | room for 60 of what? | Do I need my badge to put my bicycle away? | Would like to run to work in the morning, can I change and shower?
Can I take the bike up to the office with me?
## Late evenings
Release went on until ten and the trains were gone. Who pays my cab? | taxi home, limit? | after what time can I take a cab | Uber was $58. How much do I get back of it? | finished at 20:40, cab on the company?
Month-end close kept my team until half past nine at night. How do they get home? | I feel unsafe on the street late after my shift. Is there a ride? | where do I hand in the cab receipt
I'm moving closer and walk now. How do I stop the transit card? | cancel my parking space, to whom and by when | Want to give up the garage from December on. Last day to say so?
My train was two hours late. Does that time count as hours? | commute counted as work? | Can I put the drive in the morning on my timesheet? | I answer mails on the train for 50 minutes. Is riding to work paid time?
Wrote on the 12th that I no longer want the space, and they still took money. Correct? | mail address to end commuter stuff | 45 dollars not enough to get home, what then
One of my analysts stays past nine all the time. What can I offer her for the way home? | Quit carpool, whom do I tell? | Warehouse folks ask whether the hour on the bus is working time.
`,
};
