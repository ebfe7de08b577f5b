/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const LEAVE_SITUATIONS: Readonly<Record<string, string>> = {
  'Taking personal leave': `
I'm moving to a new apartment on a Wednesday. Do I have to burn something for that? | half days possible? | Dentist takes two hours in the morning. Must I be off the entire day?
What's this kind of time off meant for, as opposed to being ill? | I've got a long weekend in Tahoe planned. Which sort of absence is this? | can I take just an afternoon
My kid's school play is at 2 and I want out for a couple of hours. What's the smallest piece I can take? | Appointment at the consulate next month, which type of day off do I use?
## How many days
How much free time do I get a year for my own stuff? | allowance for private days? | The page says 5 and the start screen says 25. Which one is right? | what's the 25 on my dashboard
I was ill for 12 days already. How does this eat into the 25? | Do sick time and private days share one pot? | At what point would I stop getting full pay for being away? | the most of a single type per year
Can I string together seven weeks off if I really want to? | Is thirty a hard ceiling? | It's Tuesday and I want Friday off. Am I too late? | notice for one day off | How early do I have to ask for my third day this year?
I've used up my five and want to go to my brother's wedding. How long ahead must I ask now? | 6th day, what changes | Do I need to write something for my stand-in before I go on day seven? | handover in writing, from when?
My lead says he wants a document about my open tasks before he signs. Is he right? | Started six weeks ago and my cousin graduates. Do I get any days at all? | probation, how many days off
Somebody I hired in spring, still in her first months, asks for four days. What is she entitled to? | I work three days a week, 24 hours. What's my share? | part timer 25 or 15?
Half-time here. The portal shows me the same numbers as everyone; too good to be true? | My 20-hour employee thinks she has the full twenty-five. How do I explain? | Does the count begin fresh in January?
Where can I look up what I've got left of my private days? | two weeks' hiking trip in August, how far ahead do I have to announce it | I'm intern in probation and I want go home for two days to my family, is it possible?
ten working days for what kind of request? | Sales rep wants eight days for a honeymoon, all five gone already. What must he hand me, and when? | Is it calendar year or from my start date?
Will I get less money if sick and private days together make 27? | 32 hours a week: fewer days than the rest? | trainee, first months, max? | personal notice three days: working or calendar
full-time figures shown but I'm part-time, which counts | Away 24 days so far this year, half of it ill, half my own trips. What if two more come? | HR told a colleague that no type may go over a certain number. Which?
Supervisor turned me down since I asked on the same day. Did he have the right? | Does the handover apply to the first five too?
## How to ask
Which page do I go to when I want a day to myself? | request form, which type to choose | I asked from Friday through Monday and it took four days off my balance! | weekends counted?
Ten days in the Rockies incl. two weekends: one request or several? | Why does the portal charge me for Saturday? | It says my dates collide with something I already put in. | overlap error
Can I file two requests for the same Thursday, in case one is rejected? | Who says yes or no to my trip? | My boss is himself on vacation. Who else can okay it? | no answer for four days | How long may my lead sit on it?
Nobody has reacted in over a week and the flights are getting pricey. | mail address if my request is ignored | I changed my mind, the trip's off. It hasn't been approved yet. | take back request
Plans fell through, but the boss already clicked yes. What do I do now? | Approved, yet I'd rather work that week. Can I cancel it on my own? | It's mid-December and I've still got two days. Do they vanish? | carry over to next year?
leftover days = cash? | When would I see the money for days I didn't take? | January paycheck, extra? | My crew never takes all five. Do they lose them on New Year's? | Could an admin approve when my chief is ill?
I supervise nine people: by when must I decide on their time off? | rejected, can I withdraw it from the list? | Can HR decide over my head on my people's requests? | Does my skip-level have any say, or only my direct lead?
How do I fix a mistake in a request that's already gone through? | paid out or forfeited | My clerk put in Monday to next Friday in one go. Is she losing two extra days? | Which menu is the button for new time off?
I booked the plane before the okay. Stupid? | December 31 and three days over | Last pay day of January: what comes with it for those with unused days? | still pending after five days, whom do I write
Wed to Tue off, how to enter it without losing the weekend | Colleague in Legal got money in January for days she'd saved. How come? | cancel approved day, who | I can't come Thursday and Friday as I move house, where do I click?
My request is open since three days. Is that within the limit? | Two trips, back to back, touching on the same date. Will the system take it? | Does the answer come from my team lead or from the department head?
Can I save them up for a long trip in spring? | unused private days, value at year's end | Must I enter Saturday when I leave on a Friday and return Tuesday? | boss on sabbatical, request stuck
Chief sits on my trip since last week. Do I call the HR people or mail them? | I handed it in by mistake this morning, nobody looked yet. Can I pull it?
`,
  'Calling in sick': `
Woke up with a fever. What do I do first? | by what time must i say something | It's 10 and I just woke up, I feel awful and haven't told anyone. Am I in trouble? | text message to boss enough?
Does a Slack note count or do I have to ring? | Do I have to tell my lead it's my stomach? | boss asks what's wrong with me | My supervisor insists on knowing my diagnosis. Must I answer?
What exactly should I say on the phone when I stay in bed? | A picker in my warehouse just doesn't show and writes at noon. What's the rule he broke? | How do I let them know that I'll be out till Thursday or so? | say how long or not?
I am with flu, who I must inform and until which hour? | migraine, not coming in today
## In the portal
Do I have to fill in something online for a single day in bed? | sick form, by which day | I'm on day two of the flu. When at the latest must I enter it? | Been out four days and haven't filed anything yet. What should I have done?
where do I put in that I was ill | Who signs off on it, my lead or the people department? | Started Monday, caught covid Wednesday. Do I get paid? | ill in first week
I've been here nine days. Does being ill now hurt me, or am I covered? | new hire on probation keeps getting colds; does she have sick time at all? | number of ill days per year | On the Leave page there's a 10. Ten of what?
Eight days gone to bronchitis already. How many have I got till December? | from day one or after a waiting period? | My rep's in the hospital and can't get online. What has to be filed, and by when? | can hr approve it if my boss doesn't
two days of stomach bug, which request type | My team lead won't click okay because he's away. Will anyone else do it? | sick allowance? | Is there a page for that, or do I send an email?
## When a doctor's note is needed
Four days flat on my back. Do I need a paper from somewhere? | note from which day | I was out Monday to Wednesday. Must I see a doctor for that? | three days, no doctor, ok?
My physician can only see me next week. How late can the certificate be? | note deadline | Handed the certificate in ten days after I fell ill. Is this too late? | Where do I put the piece of paper from the clinic?
I've been ill 11 days this year, and now I have a one-day cold. Do I need proof? | certificate for a single day? | Boss wants a slip from the first morning on, because I'm out so often. Fair? | used up all ten, then what about proof
Can I take a photo of the note with my phone? | file types for the doctor's paper | HEIC picture rejected, what does it accept? | The scan from the hospital has 18 MB. | size limit for the certificate | Who gets to see the thing I attach?
I don't want my boss to read that I'm in psychiatric treatment. Is there another way? | medical papers, private | whom at HR to hand a letter to without the portal | 4110 = ?
A member of my team has been out since last Tuesday and sent nothing. When should I have a certificate? | Does Saturday count when it's four in a row? | Therapist's letter names the condition; my chief would be able to open it, right?
doc's slip as .txt, accepted? | first absence over ten: proof at once? | doctor's visit costs me $90, can I skip it for a two-day cold? | I have get the paper from doctor, in which days I have to give?
## Longer illness and family
My three-year-old has chickenpox, and day care won't take her. | kid sick, can I use mine? | Mom broke her hip and needs me for a few days. Which days do I use? | partner ill days | How many of the ten may go to nursing my family?
I've already stayed home six times with my son. Did I go past a limit? | Can I stay with my sister, she's got pneumonia? | father's surgery, two days | It'll be a month at least, says the surgeon. What happens with my status?
on leave status, from which day | I've been away three weeks, and the directory shows me as on leave. Who did that? | All 25 are gone and I'm still in chemo. Am I without money now? | 60 percent of what
How long would insurance keep paying? | 26 weeks, then? | Back surgery, four months out. Will my rent be covered? | paid days used up | An engineer I supervise faces half a year of treatment. What can I tell him about his income?
Does the bonus count in the sixty percent, or only base? | Got dizzy after lunch and my lead sent me home. Must I enter half a day? | ill at 3 pm, went home | I was here from 8 to 1 and then threw up. What do I file?
Left after two hours with a migraine. Is this a sick day? | four hours worked then home, request? | Depot worker cut out early with a fever after five hours. Does he owe any paperwork?
Wife down with the flu, I've to care for her. Unpaid? | 15th day ill, what does HR do | when does the insurance take over from the company | Our daughter's in the hospital for a week. Can I be paid for all of it?
How do I survive a long illness financially here? | Does caring for an elderly parent count against my own ten? | burnout, doc says three months
My status changed by itself and I can't find out why, I have been ill since two weeks and some. | Grandma is ill, not my parent. Does that fall under it? | half a year at most on insurance?
Caring for my boy ate five of my ten. Is a sixth allowed? | leaving at noon with nausea, started at 8
`,
  'Unpaid leave': `
I want to travel Asia and I'd do it for no salary. Will my desk still be there afterwards? | off without pay, max | I have bar exams in July and all my days are gone. Is there a way? | job safe while I'm gone?
What would be a good reason to go without a paycheck? | Leave page shows no figure for the no-pay kind. Is that a bug? | 30 working or calendar year, how is the cap meant | Could I be let go while I'm away for a month at my own cost?
six weeks off at my own expense, does the rule let me | How long may I stay away at my own cost each year? | no-pay days: yearly limit? | Trekking in Nepal for four weeks, I don't need the pay. What do we have?
## Conditions
I'd like to keep my five for Christmas and take a week without pay now. Works? | personal days first? | Boss says I must burn my own days before I get any without pay. Is it so? | How long ahead?
The course begins in two weeks and I need it off without salary. Too late? | 20 days notice, business days? | Three days with no pay, who has to nod? | Is my lead's yes enough for a whole week?
He wants eight days. Can I as his supervisor sign that by myself? | over 5 days, who else | I lead a support crew, one asks for three weeks at own cost. Whom do I talk to before I click approve?
Two months in, and I'd like a week to fly home, without pay. Chances? | probation + no-pay time | My new hire's house flooded and he has no days left. Can I give him a week off without salary?
Fresh intern asks for a beach week at her own expense. Do I have to say no? | Does HR get a veto for a short one? | still on trial period, only when it's serious? | I've two private days left in the pot. Do they go first?
Must I announce it a month before, or how much? | What's the order: use what I have, then ask? | approval 12 days | Can I do four days in a hurry, my lead is fine with it? | nine days without salary, boss wants to click yes already
mgr alone or mgr + HR
## What it costs
How much smaller will my check be per day? | daily deduction | I make $78,000. What does a week without pay take away? | 1/260, of what? | From Thursday to the next Wednesday: do they dock me for Saturday and Sunday?
weekend inside, pay lost? | Portal says 9 days, I only miss 7 of work. Which number hits my wallet? | Am I still covered at the doctor's while I get no salary? | insurance while away
Who pays my part of the premium if there's no check to take it from? | My first check after the trip was smaller than I'd thought. Something about premiums? | Does the company keep putting money in my 401(k) meanwhile?
retirement match stops? | The 25 on my start screen went down though I wasn't paid for these days. Have I been cheated? | dashboard lower after no-pay days | Do I lose paid vacation by going without pay? | Who can tell me my real balance?
4120 who's that | The figure on my dashboard looks wrong after my time in Peru. Whom do I ring? | Will I have a gap in my coverage if I go for four weeks? | Finance newbie asks: by which divisor is the salary cut?
match paused, for how long? | ten working days off, percent of yearly pay? | I worry about my pills, is the health plan off while I'm on a no-pay break? | My engineer fears that his paid time shrinks along. Does it?
deducted when, this month or next? | yearly salary divided by what | Every day I'm gone costs me what, in bucks? I earn 104k. | Are Sundays free of charge, so to say? | true paid days left, ask where | health premium, still on me?
Does a whole month off with no pay hurt my retirement savings?
## How to ask
Which kind do I choose in the form so that I get no salary for it? | form for no-pay time, where | Do I have to name who does my job meanwhile? | It wants something about a substitute. What do I write?
I'm alone in my role. Must there be a stand-in before I can go? | stand-in needed? | where do I submit the thing | My agent's request says nothing about who covers her tickets. Can I send it back? | Is it the same page as for vacation?
I not find the type for free days without salary.
## Longer than 30 days
I dream of three months sailing. Is that possible at all? | sabbatical, years of service? | I've been here four years and want a quarter off. Am I eligible? | longest break one can get | How early must I put in for a long break?
who gets the letter for the 3 months | I want to be gone from June through August. By when should I have written? | Half a year off to write a book?
Senior analyst in my group, six years here, wants a quarter to recharge. Whom does she write to? | five years, what opens up | sabbatical notice | Is two months off out of reach for someone with 18 months here?
Do I need only the department head, or HR too, for a time-out of ten weeks? | I'd start in October and it's May now. Still in time for a long break? | Seven weeks in Patagonia, that's beyond the yearly cap. What other option is there?
long time-out: first day minus how much | Seven years under my belt, exhausted, thinking of a quarter off. Do I qualify? | 12 weeks away, which rule | Colleague was gone for a whole summer and came back. How did she arrange it?
Volunteer program runs 80 days. What do I need to qualify? | My chief supports a three-month break, what else is to do? | Does a sabbatical go through the leave page or by letter?
`,
  'Parental leave': `
We're having a baby in March. How long do I get to stay home and still be paid? | dad leave, weeks? | I'm the father. Do I get the same as my wife would? | My husband and I both work at Northwind. Do we have to split the time between us?
both parents here, one share or two | We're adopting a four-year-old from Ohio. Does that count? | foster kid arrives next month | Taking in my nephew as a foster child, is there any time off for this? | full salary or less?
I've only been here since four months and my wife is due next week. What do I get? | joined in May, baby in August | less than half a year of service, how many weeks
Is it a hundred percent for the short version too, when somebody's new? | She just gave birth. Is there something on top for her body to heal? | extra weeks for moms | How much is paid in the additional weeks after delivery?
70% of pay, when does that apply | 16 plus 6, who gets both? | Do adoptive moms get the additional six? | Our girl was born in February. Until when must I've taken my time with her? | deadline to use it up
I took eight weeks at birth. Can I keep the rest for when she's ten months old? | May I go two days a week for a year instead of all at once? | how many blocks | Three chunks of five weeks, okay? | shortest piece one can take
My partner's mother helps out at first, so I'd rather take three weeks now. Long enough for a block? | I work 20 hours a week. Will I get half the weeks? | part time mom, same number?
What do part-timers earn while they're home with the newborn? | Our junior tester, ten months with us, becomes a father. What may he expect? | Warehouse colleague is pregnant with twins. How long will she be away in total?
my son turned one last week and I never took any of it | How many weeks if I'm the non-birth mother in a same-sex couple? | Six months of service: is that the threshold for the big package?
We got our foster daughter in fall; is summer still inside the window? | time with newborn, in one go or split | I start here already seven months pregnant. Will I be out on the street or what do I get?
## How to apply
I'm twelve weeks along. When do I have to tell somebody? | tell HR by when | The adoption agency called and the child comes in nine days. I've missed the notice, haven't I? | 10 weeks ahead of what
Baby came early and I hadn't told anyone yet. Problem? | which paper is it for becoming a parent | form number for baby time? | HR-12, where do I get it? | Which ticket category for a baby on the way?
I can't find the right type in the leave form for the birth of my child. | My father-to-be used personal leave in the portal for four weeks. What did he do wrong? | would the weeks come off my private days
I've already put it in as a leave request. Will it eat my five? | How soon will I have the dates black on white? | written confirmation when? | Three days since I handed in everything and not a word. Patience?
Who changes my status so people see I'm away? | My boss says it's a bad time and I should wait till after the launch. | can my lead say no | As a supervisor may I ask her to postpone because of quarter close?
One of mine told me she's pregnant. Does she go through me or straight to someone else? | Is there anything I as a chief must approve for a new dad in my team? | I'm shy to tell my boss. Whom do I tell first?
Does HR or my lead fix the dates? | no 'parental' in the dropdown | How I must apply for the time with baby? I am new in the country. | paperwork for adoption time off | Where do the requests for it go if not to /employee/leave?
what does HR do once they've my form | How early does HR want to hear, in weeks?
## While away and coming back
Will I lose my health plan while I'm home with the baby? | 401k money from the company, does it go on | How do I get the newborn on my plan? | baby insurance deadline
Our daughter is five weeks old and I forgot to put her on my coverage. Too late? | 31 days from when, and for what | Number of the benefits people? | 4130, what are they for?
Who pays the pediatrician if we haven't enrolled our son yet? He's three weeks old. | I dread full weeks right after. Can I ease in? | 80% hours, same money? | four days a week at first, is my check smaller?
How long may I go slower once I return? | She's back on Monday and wants shorter days for the start. What do I, her manager, have to allow? | ramp-up after baby, how many weeks | Can I stay on reduced hours for three months with full pay?
I need a quiet place to pump. | pumping room? | Where's the nursing room, which floor? | Juniper, what is it | A sales rep of mine nurses and asks for somewhere with a door. Where do I send her?
Does the company still match what I put aside while I'm away? | is my doctor covered while I'm home with the kid | lactation space, HQ | First month back, will anybody cut my salary if I work 32 of 40?
We adopted; must the child be signed up for the plan within a month as well? | Returning from baby time next week, what am I entitled to in the beginning? | whom do I call to add the little one to my plan
Can I breastfeed somewhere other than the restroom? | My twins were born on the 2nd, by which date must both be on my plan? | Does my pension saving stop for these months? | gentle restart, is that a thing here?
`,
  'Bereavement leave and family emergencies': `
My dad died last night. What do I have to do before I get on a plane? | can i just go | Do I need permission first, or can I leave my desk right now? | I got the call in the middle of a shift and ran. Nobody approved it. Am I in trouble?
text to boss enough to leave? | Is it paid? | Will they dock me for the days around the funeral? | I'm in my second month here and my brother died. | probation, family death, paid?
My new hire's mother passed away in his first week. Does he lose pay? | paperwork now or afterwards? | A packer on my line just got terrible news and is in shock. What can I tell her about going home? | Does it apply to newcomers, too?
## After a death
My wife passed away. How long can I stay home? | lost my sister, days? | Five days for whom? | We lost the baby in week 14. | miscarriage, do I get time | My partner had a stillbirth and I'm the father. Are there days for me?
grandma died | How long for the funeral of my granddad in Chicago? | Mother-in-law's gone. What do I get? | father in law, number of days | My grandson had an accident and didn't survive it.
My best friend is died and on Friday they bury him. It is allowed that I go? | funeral of a coworker | Half the warehouse wants to attend the burial of a colleague. Do they have to take a day of their own?
neighbor's funeral, we were very close | The burial is in Denver, 1,200 miles off. Any extra time to get there? | extra days for travel | How far must it be to get two more?
The cemetery is a 250-mile drive. Do I qualify for the extra ones? | I have to fly overseas to bury my mother. How many days altogether? | Can I take two days now and three when we scatter the ashes? | all in one go?
Memorial service is in ten weeks. Can I save a day for it? | until when must I have used them | The will and the apartment must be sorted in half a year. Could I keep days for that? | working days or calendar days when a parent dies
A support agent under me buried her child. What's the most I can give her by the rules? | Live-in partner, not married, does he count? | close friend = 1? | split the days? | three days for which relatives
## Emergencies and jury duty
There's water coming through my ceiling! | pipe burst, home now | Nanny called off at 7 this morning and I've nobody. | daycare closed today | Do I have to use my own days when the sitter doesn't show?
My son was hit by a bike and I'm driving to the ER. | days per emergency | Second flood at my place this year, and the first one took two days. Have I any left? | yearly max for emergencies
Wife crashed the car. How long may I stay with her? | How often can my people leave over a broken boiler or a missing babysitter? | got a letter from the court, I'm to be a juror | jury, paid?
The trial may take three weeks. Who pays me in week three? | how many court days are covered | Do you want to see the letter from the county? | proof for jury service
My shift lead has been called as a juror in our busiest month. What must he hand in? | My fifth family crisis this year. What's left? | Is a juror's time taken off my salary? | school shut because of snow and my child is six
Tree fell on my roof overnight, may I stay home to let the crew in? | 4 a year: days or events | summons goes where
## Recording it
I'm back from the funeral. What do I have to enter, and by when? | file after return, deadline | Been back for a week and haven't filed anything. Late? | which leave type for a funeral | What goes into the title? | title for court days
I see no 'bereavement' in the list of types. | My balance dropped by five after my father's funeral. I thought these were free? | personal days used up by funeral?
The portal shows I've none of my five left, because of the burst pipe. Is this for real? | Does it shrink the 25? | My rep is upset that the system booked his mother's funeral as private time. What do I say to him?
Is payroll taking it from my own allowance? | what word do I put for a flooded basement | Missed two days for my kid's accident, now at my desk again. Next step? | where to enter emergency days | title 'Jury duty', exactly so?
## Help
I can't sleep since my brother's death. Is there someone to talk to? | grief counselor? | How many talks are free? | Will my boss find out that I call the counselor? | does it cost me anything to see a counselor
Funeral costs $6,000 and I don't have it. Can the company help? | salary advance, max | I need money fast, my apartment burned down. | How long do I have to pay the loan back? | pay back in one sum or in parts | Could HR lend me 2,000?
He won't say it, but a driver of mine is broke after the hospital bills. What can I point him to? | I'm in over my head and cry at work. Whom can I call without anybody knowing? | Advance of 1,500, how much a month will be taken?
seventh session, who pays
`,
};
