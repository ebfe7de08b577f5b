/**
 * What people ask that the articles of `articles/hrPolicies.ts` answer; see `demo/questions.ts` for how it is
 * read.
 */
export const LEAVE_QUESTIONS: Readonly<Record<string, string>> = {
  'Taking personal leave': `
can I take just half a day off | I only need Wednesday afternoon free because the dentist is pulling a tooth and I can work all morning. Could you please tell me whether I can book just a few hours of leave? | removal van comes Friday
Is there such a thing as a half-day personal leave here? | What kind of leave do I book for moving house? | We're planning a trip to Spain in May, which sort of time off is that? | time off for a planned appointment | honeymoon in Bali
kid's ballet recital is at 4 pm, do I really have to burn an entire day for it | Getting divorced and the lawyer only sees clients on weekdays, which absence do I pick? | Disney with the twins | my slot at the DMV
Can I slip out for a couple of hours to renew my driver's licence? | The cat must go to the vet at noon. Nobody told me whether vanishing for part of a shift exists. | Airbnb in Tuscany is already paid, what kind of absence is this?
electrician comes to my new flat Tuesday, I can take two hour free or must be full day?
## How many days
how many vacation days do I get | How much paid holiday does a full-time employee have each year? | What is the personal allowance per calendar year? | what does the 25 on my dashboard actually stand for
Do sick days and personal days come out of the same paid pot? | The dashboard says 25 days but the Leave page says 5, which one is right? | What's the longest I can be off on one type of leave in a year?
Is there a maximum of 30 days for personal leave? | How far ahead do I have to ask for a day off? | notice needed for a short break | I'd like next Friday off, am I too late to ask? | how early must I book a long vacation
I want two weeks away in the summer. How many working days' notice do I have to give my boss? | When does somebody have to hand over their work in writing before leave? | I just started here, may I take any days off yet?
I've had five days off this year and now want another week in Greece. My manager says I have to put everything my stand-in needs on paper first, is that really a rule? | personal days during probation | part-time holiday entitlement
New starter here with a wedding to attend in my second month, how much time off am I allowed before probation ends? | I work three days a week. Do I get less leave than full-timers? | is 10 days in a row too much | short-notice PTO
On a 24-hour contract, how many paid days is that instead of 25? | Why does the portal show me the full 25 days although I only work part time? | I'd like to backpack through Laos for thirty-five days, realistic?
I'll just disappear to a music festival tomorrow, fine? | Ski trip to Aspen: do I have to write a manual for whoever does my stuff meanwhile? | only five? that's stingy, is the rest hidden somewhere
vacation entitlement for warehouse folks on a normal contract | part-timer with 20 hours, what portion of the vacation is mine | As working student with little hours I get smaller holiday, yes? | Does being ill shrink my beach time?
Intern still on trial wants to see his parents in Manila, what can he get? | On Monday I fancy Thursday at the lake, too spontaneous? | forklift driver wants a fortnight in Cyprus, how long beforehand must the gaffer know
lead time once I've burned through the first five | Do I owe anyone a briefing document before a longer break? | Got tickets to the World Series, how late can I announce it? | six weeks back home in Vietnam in one go, possible?
Is my salary cut once I pass the twenty-fifth day at the beach or in bed? | I dropped to a shorter week, yet the dashboard still looks awfully generous. Bug?
Returns desk, fresh hire: could I squeeze in a long weekend in Vegas before my trial is over?
## How to ask
How do I request a vacation? | where do I book time off | Which type do I choose in New Leave Request for a holiday with my family? | should I include Saturday and Sunday in my leave request | can two leave requests overlap
This is ridiculous: I booked from Thursday to the following Tuesday and the system took six days off me although I only miss four days of work. What did I do wrong? | Does the portal count calendar days or working days?
It won't accept my second request because the dates clash with the first one | Who says yes or no to my time off? | My boss is away herself. Can someone else approve my vacation? | How do I cancel a day off I asked for?
How quickly should my supervisor answer a leave request? | It's been over a week and nobody has approved my holiday, who do I chase? | Can I withdraw a personal leave request after it has been rejected or approved?
I asked for my holiday ages ago, it still says pending, my supervisor doesn't react and our flight leaves soon. I'm getting nervous, who else can I write to? | what happens to unused days at year end
My holiday was approved last week, but now our trip has fallen through because the hotel closed. Would you kindly tell me how I can give the days back? | Can I carry my leftover personal days over to next year? | use it or lose it?
do I get money for vacation days I did not take | When are unused personal days paid out? | gaffer ignores my holiday form for ages, whom can I nudge | red message saying my dates collide | where's the button to escape for a road trip
Why did a getaway from Friday to Monday swallow four days? | Should I skip Saturdays when clicking through the calendar? | The bride ran off, so no honeymoon. How do I hand back what was already okayed?
changed my mind, how to undo it while it's still waiting | cancel button greyed out since the boss said yes | are leftovers turned into bucks in the new year | Could I hoard a few days for a giant adventure the year after?
skint in January, does the time I never used become cash | my lead is on a cruise, who presses approve instead | How long may a team leader sit on my wish to be off? | do my days expire like milk on New Year's Eve
I lead the packers and one of them wants a week on the coast. How fast must I react? | I'm furious, the thing deducts Sundays too! How do I split it up properly? | Gran's ninetieth birthday, where do I click to be free that day?`,
  'Calling in sick': `
I'm not feeling well, what do I have to do? | By what time do I need to let my boss know I'm ill? | Is a text message enough or do I have to phone in when I'm unwell? | Do I have to tell my supervisor what illness I have?
I woke up with a high fever, my voice is gone and I can hardly type. Who has to know that I'm not coming today, and what's the latest time for that? | can my manager ask what is wrong with me | What should I say when I call in sick?
too ill to come to work today | I overslept with flu and it's past ten already, by when should I have reported it? | stomach bug, throwing up since four | Food poisoning from oysters, whom do I warn and how early?
Confession: monstrous hangover. How do I bail out properly? | is a WhatsApp to the team leader good enough | Covid test shows two lines | do I owe anybody my diagnosis | my back went out and I can't stand upright, how do I report it
It's haemorrhoids and I'm ashamed, must I say so? | Sprained ankle, no forklift for me today, how do I let them know? | Burnt out, can't get out of bed, what's the procedure? | I poorly, boss not pick up, I leave only Slack, okay?
pulling a sickie at quarter to ten, too late to announce?
## In the portal
where do I file sick leave | I was only ill for a day or two, by when must it be entered in the portal? | How soon do I have to put my sick days into the system? | Who approves a sick leave request?
how many sick days do we get a year | Sick day allowance on the Leave page | I caught the flu in my first week, will I still be paid? | From which day of employment do sick days count? | does someone have to click okay on my cold
Back on my feet after norovirus, where do I log the absence? | how often can I be poorly on full wages per annum | Tonsillitis on my second day as an intern, do I lose money? | brand-new and already got chickenpox, unpaid?
Must I type it in from my sofa or can it wait until I've recovered? | Dislocated shoulder, what's the name of the thing I pick online? | Gastric flu from Monday on: is logging it on Thursday overdue?
## When a doctor's note is needed
do I need a note from my doctor | After how many days off ill do I have to bring a medical certificate? | I've been home with a cold for three days and will stay a fourth, do I need proof? | Do I need a sick note for just one day?
By when must I hand in the doctor's certificate? | My doctor is fully booked and can only see me at the beginning of next week. I've been in bed since yesterday, so how long do I have before the certificate must be handed in?
I've had one infection after another this year, well over ten days altogether. A colleague claims I now have to see a doctor even if I'm off for a single day. Is she right? | What changes once I have used up ten sick days?
Can I send a photo of my sick note? | Which file types can I attach as a doctor's note? | my medical certificate won't upload, is it too big | How large may the attached sick note be? | Who gets to see my doctor's letter?
The letter from the hospital says exactly what I have and I really don't want my boss to read it. Is there some other place where I could hand it in, please? | Private medical papers, which extension takes them?
Can HR open the note I attach to a sick leave request? | two-day bug, GP slip or not | how long can I self-certify | Urgent care gave me a slip, what's the cut-off for sending it? | scan of 14 megabytes, red cross
The snapshot from my iPhone is HEIC and gets refused, what does it swallow? | may I snap the paper with my Galaxy | Letter from my psychiatrist, the gaffer must not see it. Where else? | Gynaecologist's paper: which eyes will read it?
my HIV status is printed on it, can I hand it over discreetly | constantly coughing this winter, when do they get strict | Eleven days gone already, so now even a headache means a trip to the physician?
pregnant and nauseous all the time, when does paperwork begin | Is a whole working week with bronchitis possible without seeing a medic? | Envelope from the clinic, intimate stuff inside, whose counter takes it?
## Longer illness and family
my kid is sick and can't go to school | Can I use sick days to look after my mum? | How many sick days may I use to care for an ill family member? | My husband just had surgery and needs me at home this week, is that covered?
I'm having hip surgery in the autumn and won't be able to work for about two months. I'm really worried about the mortgage, will I still get my wages all that time? | What happens to my status when I'm ill for three weeks?
When does HR set someone to on leave because of illness? | How much money do I get once my paid days have run out and I'm still sick? | Does insurance pay part of my salary during a long illness? | sick pay 60 percent
For how many weeks will the insurance cover me if I can't work? | I have cancer and am scared of losing my income, how long will I be paid? | I got a terrible migraine at the office after lunch, may I just go home?
Do I need to file anything if I leave early because I feel ill? | How many hours must I have worked before I can go home ill without a request? | Broke my leg snowboarding, in plaster till spring, what about wages?
chemo starts in June, how does my income develop | slipped disc, off for half a year, am I ruined | toddler with chickenpox, who pays me to stay beside her | Does nursing my grandma through pneumonia count too?
Mother abroad had a stroke, can I use my own illness allowance to look after her? | bride-to-be rushed in with appendicitis, can I nurse her | Nosebleed won't stop at 2 pm in the warehouse, can I clock out just like that?
dizzy behind the wheel after six hours, sent home, any paperwork? | One hour in, then I puked on the keyboard. Is going home still free of forms? | rehab clinic for a new knee, how will I be listed | is there disability money here
poorly dog, counts as family, haha? | Depression, the clinic wants me for two months. Will rent still be payable?`,
  'Unpaid leave': `
can I take time off without pay | I've used up all my holiday, but a friend has invited me to cycle through South America with her for a month. Is there any way to do that without giving up my job? | maximum length of unpaid leave
How many days of unpaid leave may I take in a calendar year? | Is my job safe while I'm on leave without pay? | I need a few weeks to study for my final exams, what kind of leave fits? | can I hit pause on my job and come back
Why is there no allowance for unpaid leave on the Leave page? | Will somebody else get my position if I go away for a month unpaid? | gap months in New Zealand without quitting | bar exam in July, need weeks to cram
I'd gladly skip wages for a while just to breathe, does such an arrangement exist? | time out at my own expense | Will my desk be given away while I hike the Appalachian Trail? | Is six weeks without a paycheck over the top?
nothing left in my vacation pot but the cruise to Alaska is booked | My mother abroad is ill and needs me for a month, wages don't matter. Doable? | yoga teacher training in Rishikesh, twenty-eight days | furlough on request
## Conditions
Do I have to use up my personal days before going unpaid? | I'd rather keep my five personal days and go unpaid, may I? | How long in advance must I ask for leave without pay? | notice for unpaid leave
My sister is getting married in India and I'd need to stop working for two weeks from the end of this month, without salary if need be. Is that still enough notice? | Who decides whether I can be away without pay?
Can my boss approve a week of unpaid time off alone? | As a team lead, may I grant someone two unpaid weeks by myself or must I ask HR? | Does HR have to agree to unpaid leave of more than five days?
I'm still in probation and need unpaid time off | Could a new hire get time off without pay before the trial period is over? | Is unpaid leave in the first months only for emergencies? | newbie wants to skip wages for a surf camp
Team leader here: my returns clerk wants four days at zero wages. Can I okay that on my own? | one of my drivers begs for a fortnight at zero pay, who must nod besides me | Trial period, house burnt down, no vacation left. Any mercy?
Keep the paid ones for Christmas and go unpaid for Coachella, clever or forbidden? | Marathon in Tokyo in ten days, could I still get it without wages? | how many weeks of warning for a break at my own expense
I am on probation, want visit Brazil three week no money, is okay? | Does personnel get a say when I give up eight days of pay? | Which pot gets emptied first?
## What it costs
how much salary do I lose per unpaid day | How is the deduction for a day without pay worked out? | What's one unpaid day worth if I earn a yearly salary? | Do I lose money for the Saturdays and Sundays during my unpaid weeks?
I asked for two weeks without salary and the system shows fourteen days. Please don't tell me the Saturdays and Sundays are going to be taken off my wages as well! | 1/260 of yearly pay | am I still insured while I'm not being paid
Who pays my share of the health insurance during an unpaid month? | Will my medical cover stop if I take four weeks off without salary? | What happens to the retirement match when I'm on leave without pay?
No pay is coming in this month, so when will my part of the health insurance be deducted? | 401k match while not earning | After my unpaid week the dashboard shows fewer days than 25, why? | two weeks at zero, how skint will I be
Did my unpaid days eat into my paid vacation? | I came back from three weeks without pay and now the number on my dashboard is lower than before. I can't make sense of it, who can tell me what I really have left?
Which extension does payroll have for questions about unpaid time? | I make 52,000 bucks, what does a single missed day set me back | does the dental plan lapse when no money comes in | pension contributions frozen?
Diabetic here: does my insulin stay covered during a month without wages? | Does the employer keep topping up my 401(k) while I travel at my own expense? | after my time out the dashboard shrank, is it wrong | Are weekends docked too?
vacation total dropped though I paid for that trip myself, who sorts it out | premium owed for the month I earned zilch | formula for docked wages | Will I be punished twice, first the money and then my paid holiday?
calculate loss, five days, hourly brain | who's got the real number when the dashboard lies | Saturday amid my zero-wage trip shows up as used, rip-off?
## How to ask
How do I apply for unpaid leave? | where do I request time off without salary | Do I need to name a stand-in when I ask for unpaid days? | Which leave type do I pick if I don't want to be paid?
Someone has to cover for me during my unpaid weeks, where do I put that name? | where do I click if I'm happy to forgo wages | babysitter for my tasks, must I name one | Is there a drop-down entry for no-wage weeks?
Who waters my spreadsheets while I'm gone, and does the form want to know? | Reception can't stay empty while I take my zero-wage week. Do I put forward a replacement?
## Longer than 30 days
can I take a sabbatical | I've been with Northwind for six years and dream of walking across Europe for three months before the children start school. What would I have to do to make that possible? | How long can a sabbatical be?
After how many years can I get a sabbatical? | Who do I write to if I want a long career break? | When should I ask for a sabbatical that starts next summer? | Is it possible to be away for more than 30 days without quitting?
quarter of a year on a sailing boat | burnt out after eight years, can I have a long breather and return | Camino plus writing my novel, twelve weeks, who must I convince? | I've been here since 2015, any reward like a long time-out?
two years in, too junior for a sabbatical? | Is a full year around the globe too greedy? | If I want to vanish from September, by which month must my letter be in?`,
  'Parental leave': `
we're having a baby, how much time off do I get | How many weeks of maternity leave are there? | paternity leave length | Do dads get the same leave as moms? | Does taking in a foster child count for parental leave?
After three years of waiting we are finally adopting a little boy in the spring. He isn't my biological child, so would I still be given paid time at home with him? | Is my full salary paid while I'm home with a newborn?
My wife and I both work at Northwind, can we both stay home with the baby? | What extra weeks does a mother get after giving birth? | How much am I paid in the additional six weeks after the birth? | 70 percent pay after birth
I only joined four months ago and I'm pregnant, do I get anything? | Parents with less than half a year of service, how many weeks? | From what length of service do I get the full 16 weeks? | Can I split my parental leave into parts?
Until when do I have to use my parental leave? | My daughter is nine months old already. Can I still take baby leave? | How short may one block of parental leave be? | I work part time, do I get fewer weeks with my baby?
I'd like to be there for the first few weeks after the birth and then take over again in the autumn when my wife goes back to her job. Is it all right to do it in two goes? | What pay do part-timers get during parental leave?
twins coming, double the weeks? | new dad, what's in it for me | my girlfriend is due in August and I drive a van here, do I get anything | two mums, one bump, who stays home | surrogate is carrying our son
We're getting a foster teen of fourteen, paid time to settle him? | recovering from a C-section, extra time? | I work 20 hours, is my baby time chopped in half? | joined in spring, due in summer, bad luck?
Can I chop it into single Fridays all year long? | two weeks now, rest later, too short a slice? | son turned one yesterday, have I missed the boat | Do fathers lose any wages changing nappies? | Could I save it up till kindergarten?
Hubby is in accounting here as well, do we have to share one pot? | diapers instead of spreadsheets, how long | I am father first time, company gives how many week? | working student, pregnant, seven months on board
is half a year off with an infant possible on full wages | reduced pay for moms recovering from labor, which percentage | Our daughter flies in from an orphanage in Colombia, does that open the same door?
what do I get after only a short time on the payroll, triplets on the way
## How to apply
How do I apply for parental leave? | When must I tell HR that we are expecting? | how far ahead to announce maternity leave | The adoption agency called and the child comes next week, is it too late to tell HR? | form HR-12
Which form is it for baby leave? | What ticket category do I use to ask for time off after a birth? | Should I put my maternity weeks into the portal as personal leave? | How long until HR confirms the dates of my parental leave?
I've been staring at the leave form for ten minutes and there is simply nothing in the list for having a baby. What on earth am I supposed to choose? | I entered my baby break on the leave page, will it use up my vacation days?
Do I get the dates of my leave in writing? | My boss rolled his eyes when I told him I want to stay home with our newborn and said it's a bad time for the project. Is he allowed to turn me down? | Can a manager refuse parental leave?
What status will I have while I'm home with the baby? | A woman in my team is pregnant. As her manager, do I have to approve the leave? | positive test, whom do I tell first and when | dropdown lacks a stork, what now
scan says twelve weeks, still secret, how long can I keep quiet | Preemie arrived two months early, nothing filed, am I in trouble? | Boss says bump comes at an awkward moment, can he block me? | paper for stork matters
Team leader asking: my packer is expecting, may I push her dates back? | I wrongly clicked vacation for my infant weeks, bad? | still no letter with my dates after a fortnight, normal? | How shall my daddy weeks get into the system?
am I still counted as active while rocking the cradle | Which kind of support request is right for someone expecting? | gaffer laughed at my paternity wish, does he even get a vote
midwife moved my due date, how much warning did you want again
## While away and coming back
Am I still covered by health insurance while on maternity leave? | Does the retirement match continue during parental leave? | How do I get my newborn onto my insurance? | By when does the baby have to be added to the health plan?
My little girl is three weeks old, can I still sign her up for medical cover? | who to call about insurance for a new child | Can I start with shorter hours when I return after having a baby? | 80% of hours at full pay, for how long?
My months at home with the baby end soon and the thought of full days at the office straight away frightens me. Is there a way to start more gently without losing money? | where can I pump breast milk in the office | lactation, where
On which floor is the room for nursing mothers? | Where can I breastfeed or express without sitting in the loo? | does the pediatrician get paid, or must I register the little one | pension while I'm burping a baby
Back from baby, can I do shorter days for a bit on the same wages? | Forgot to enrol our son, he's six weeks. Too late? | easing back in after the cot months | fridge or cubby for pumping | dependents: how do I put the twins on my plan
Do my own prescriptions stay covered during the nappy months? | is a four-day week okay right after returning, same bucks | who handles the newborn's medical card`,
  'Bereavement leave and family emergencies': `
my father just died, what do I have to do about work | Do I need approval before I leave for a death in the family? | Something terrible happened at home, can I just go right now? | Is compassionate leave paid?
I only started here three weeks ago and last night my grandmother passed away. I feel awful asking for this so early, but am I allowed any paid time at all? | Must I fill in a form first if a relative dies?
dad's heart stopped an hour ago, I'm walking out | Hospice just rang, may I drop everything this minute? | the police phoned about my wife, I have to run | Do I get docked for mourning?
I'm an intern and my mum won't make it through tonight, may I go? | No strength for forms right now, can the red tape wait?
## After a death
How many days off do I get when a parent dies? | leave after losing a partner | My brother passed away last night, how long may I stay away? | I had a miscarriage, can I take some days off? | time off for my grandpa's funeral
We lost the pregnancy and I can't face the office, is there leave for my husband and me? | My mother-in-law has died, how many days is that? | How long can I be away when a grandchild dies? | funeral of grandma | nan passed, how long
A close friend is being buried on Friday, can I go during work? | May we all attend the funeral of a colleague on paid time? | How far away does it have to be to get additional travel days? | stillborn at thirty weeks
My dad will be buried in Florida and just getting there and back takes me two days by car. Do I get something extra for such a long journey, please? | Can I spread the mourning days over several weeks? | widow since Sunday
We'll scatter the ashes next month. Can I keep one of my bereavement days for then? | Within what time do I have to use bereavement leave? | does bereavement leave have to be in one piece | Wake for my best mate from school on Thursday
My twin was killed on his motorbike, how much mourning time do I get? | Uncle Joe's burial, does he count as close enough? | forklift colleague died, the whole crew wants to go to church | Husband's father is gone, do in-laws count?
sitting shiva takes a week, is it covered | Burial is in Nigeria, do I get more because of the flight? | memorial service only in two months, can I save a day for it | my goldfish died, joking, but what about a dog
five days isn't enough to bury mom and clear her flat, is there more if it's across the country | Ectopic pregnancy, I'm empty and can't work. What am I entitled to? | my sister's ashes, urn ceremony weeks afterwards
stepping away, cremation of my spouse | neighbor and dear pal deceased, may I pay my respects
## Emergencies and jury duty
my basement is flooded | There's water all over my kitchen since a pipe burst during the night and I have to wait here for the plumber. Am I going to lose a vacation day over this? | How many emergency days are there in a year?
The nanny cancelled this morning and I have nobody for the kids | My son had a car accident and I'm at the hospital, how many days can I have? | Daycare closed without warning, may I stay home with pay? | days off per family emergency
I've been called for jury duty, what now? | Will I get my salary while I sit on a jury? | For how many days is jury service paid? | The court sent me a summons, do I need to hand it in? | kid's school closed, gas leak | jury letter
babysitter bailed on me at six | boiler exploded, plumber only comes at eleven | burglars kicked my door in last night | tree crashed through the roof, do I lose vacation | picked as juror number seven, wages continue?
Wife is in the ER after a crash, how long can I stay with her paid? | The trial drags on for three weeks, will you pay all of it? | third flood this year, is there a ceiling | courthouse wants me Monday, proof needed?
toilet overflowed into the neighbour's ceiling
## Recording it
Which leave type do I choose for a funeral? | How do I record bereavement days in the portal? | What should I write in the title of the request after a family emergency? | By when must I file the days once I'm back?
There's no bereavement type in the leave form | Are funeral days taken off my vacation? | Does jury duty reduce my 25 paid days? | back from the burial, how do I put it in the system | which label so it doesn't eat my holiday
I was with my son in hospital after his accident, and now the portal has put those two days down as personal leave. That can't be right, will I really lose them? | how soon after coming back must the paperwork be done
The system gobbled my vacation because granny died, shameful! Will wages fix it? | Court days over, what keyword goes on top? | nothing called mourning in the dropdown
## Help
I'm grieving and need someone to talk to | phone number for the free counselling | How many counselling talks does the company pay for in a year? | Will anyone find out that I'm seeing the counsellor? | shrink on the house?
My car broke down, my ex stopped paying and I honestly don't know how to cover the rent this month. Is there any chance to get part of my wages early? | What is the most HR would lend me from my salary in an emergency?
How long do I have to pay back a salary advance? | crying at my desk every day since the burial | skint, landlord is threatening eviction | borrow 1,000 bucks until better days | Divorce is wrecking me, does the firm offer a therapist?
Would $2,000 up front be too much when the coffin has to be paid? | therapist, does my boss find out | wages early because the car got repossessed`,
};
