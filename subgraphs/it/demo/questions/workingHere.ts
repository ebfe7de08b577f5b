/**
 * What people ask that the articles of `articles/workingHere.ts` answer; see `demo/questions.ts` for how it
 * is read.
 */
export const WORKING_HERE_QUESTIONS: Readonly<Record<string, string>> = {
  'Performance reviews': `
What is the annual review good for? | Which period does the appraisal cover? | Does my rating affect my raise? | Does my bonus depend on the yearly appraisal? | What's this yearly report card for, apart from annoying everyone?
Do splendid marks at year end mean more bucks in my wallet? | Does a lousy score shrink my bonus cheque? | Is only December looked at or everything since January? | Annual evaluation, what is it good for in my wallet?
## The calendar
When are performance reviews? | When do I write my self-assessment? | How long should my text about my own year be? | self-assessment deadline | I'm on holiday in the second half of December, by when must I have written about my year?
Who gives feedback about me? | Can I choose the colleagues who comment on my work? | How many coworkers are asked for their opinion? | A colleague asked me for feedback for his appraisal, until when do I have time? | mid-year talk
By when does a manager have to finish writing the reviews? | I have to do my team's appraisals for the first time, what are the dates? | How long is the review talk? | When will my boss sit down with me to discuss my year?
It's February and I've had no review conversation yet. Shouldn't it have happened? | When are the ratings final? | From which day in February can nobody change my grade any more? | Do I get graded in the summer as well?
Year-end homework about myself, how many pages? | I'm hopeless at praising myself, is half a page too short or five too long? | I was on paternity until Dec 12, until when may I hand in my own summary? | 360 feedback, who's involved?
Can I name my pals to say nice things about me at year end? | A teammate wants comments from me for his evaluation and Christmas is near, what's the cutoff? | Team leader drowning in evaluations after New Year, which date is the last?
Is 20 minutes enough for the annual one-to-one, or is it longer? | Gaffer hasn't invited me to the annual one-to-one, by when should he? | When do I finally know my score for sure? | Is there a halfway checkpoint in summer with a mark?
Groundhog season: are the scores carved in stone by then? | Timeline of the evaluation season from Advent to February | Do customers comment on me too, or just coworkers?
Forgot to write about my own achievements, it's Dec 16, am I doomed?
## Ratings
What do the numbers one to five mean? | Is a 3 good or bad? | I got a 4, what does that say? | What does a rating of 2 mean for me? | What happens if I get the lowest grade? | improvement plan | Is there a quota for top marks?
How long does an improvement plan run and how often do we talk? | I was rated 2 last year and this year wasn't much better, honestly. I'm scared of getting another one, what would follow from it? | Top score, what is it called?
Can only a certain number in a department get a 5? | How do you make sure one boss isn't stricter than another? | When do managers compare their ratings with each other? | A three at year end, should I feel offended or is it decent?
Scale of the annual marks, is 1 the best like in German schools? | Only ten percent may be stars, right? forced ranking | Will a poor mark get me sacked? | Got the worst score, what's next for me? | Calibration among bosses, when?
PIP: how many weeks do I have to turn things around? | Partly meets for the second winter, should I pack my things? | How frequently does the gaffer meet me while I'm on the get-better programme?
My boss is a tough grader and the one next door is Santa, is that evened out? | One single 2 after years of 4s, does the sixty day programme hit me already?
## Special cases
I joined in November, will I be graded this year? | Do newcomers get a rating? | I started in September, do I get a rating for this year or just a talk? | I was on parental leave for most of the year. What happens with my rating?
I've been off ill for seven months, how will I be judged? | Does maternity leave hurt my appraisal? | Do part-timers have to reach the same goals as full-timers? | Two managers in one year: which of them rates me?
My old boss moved to another team in June and the new one hardly knows my work. Who of them writes my review? | Hired in mid November, will anybody score me at New Year? | Nine months with the new baby, how will you score me?
Long chemo, absent since spring, do I drop to a poor mark? | I do 20 hours, will they compare my output with full-time folks? | My supervisor was swapped in August, does the newcomer alone judge me?
Broke my hip, eight months out, does my mark from before carry over? | Took a job here on October 20, do I get a number? | Two bosses this year, must I fear two evaluations?
## If you disagree
I think my review is unfair, what can I do? | How long do I have to comment on my appraisal? | Can someone else look at my rating again? | Will my written comment stay on file? | How many years are old reviews kept?
My supervisor and I had a big argument in autumn, and now he has given me a bad grade out of spite. Whom can I turn to so that somebody neutral looks at it? | This mark is a joke, I'm furious, how do I fight it?
Appeal against my score | Can I write down my side of the story next to the evaluation? | Had my one-to-one on January 10, is three weeks later too late to object? | I refuse to sign this rubbish evaluation, what are my options?
Will another boss really reread it all or just nod it through? | Would an evaluation from 2017 still exist somewhere? | How long does a bad mark haunt me in the archives?`,
  'Finding a mentor': `
What is a mentor? | Could my own boss be my mentor? | Does what I tell my mentor stay between us? | Does having a mentor count in my review? | Do I have to take part in mentoring? | Will my manager hear what I discuss with a mentor?
I've been stuck for a year and would like somebody experienced from outside my team to talk to about where I'm heading. Is there a programme for that? | Is there some kind of coach or wise old owl for my career?
Sparring partner from a different department wanted | Does my Yoda tell tales to the gaffer? | Is it compulsory to have a career guide? | Going through a divorce and rethinking my career, could a senior person listen to me in private?
Does being coached by a senior look good in the annual evaluation? | May my team leader coach me in this programme, or must it be an outsider? | I feel stuck at the returns desk, anyone wiser I could chat with regularly?
## Two rounds a year
mentoring sign-up deadline | When can I sign up for a mentor in autumn? | Until when do I register for the spring round of mentoring? | I missed the February date, when is the next chance for mentoring?
How often does the mentoring programme start? | When will I hear who I've been paired with? | How often do we meet as mentor and mentee? | How long does a mentoring pair run? | How long is one meeting with a mentor?
Is it a weekly thing or every fortnight with the mentor? | How many months will I have my mentor? | Coaching by a senior: when's the cutoff for the spring intake? | It's July, have I missed the intake for getting a guide?
Tandem with a senior, how many hours a month is that? | Does the tandem end after half a year or go on forever? | Is meeting my guide once a month too seldom? | Which months do the tandems kick off?
Enrolled for the guide programme in early February, still no news who I get, normal? | If I enrol on Sept 10, do I land in the next intake? | How long does each sit-down with my guide last?
## How to take part
How do I sign up for mentoring? | I joined six weeks ago, can I have a mentor already? | How long must you have worked here to be a mentor? | I'm an intern, could I get a mentor as well? | I only work mornings, is mentoring open to me?
Can I wish for a certain person as my mentor? | How many names may I suggest for a mentor? | What should I write in my e-mail when I ask for a mentor? | Do I have to set goals for mentoring? | Who matches the pairs?
Could you please tell me what I have to do, step by step, to be paired with someone senior? | How long is the first meeting of all mentoring pairs? | Is there a survey during mentoring? | Do I have to meet my mentor in my free time?
We got five questions after three months of mentoring, is that right? | Which project do I put mentoring hours under? | Can we go for a coffee and charge it? | Who pays lunch with my mentee? | phone number for mentoring questions
How much can a mentoring pair spend per meeting? | Came here eight weeks ago, too green to get a guide? | Working student wants a role model, is she allowed in? | I have 20 hours a week, can I still get a career guide?
Whom do I mail if I want a career guide, and what goes in? | Could I have that cool lady from logistics as my guide? | May I list five persons I admire as possible guides? | What's the minimum seniority for guiding a younger one?
I've only been here a year, am I allowed to guide a junior? | Who plays matchmaker for juniors and seniors? | Kickoff for all tandems, how long must I block in Outlook? | Questionnaire halfway through the tandem, how big is it?
Sit-downs with my guide, on the clock or after hours? | Where on my hours sheet go chats with my guide? | Starbucks latte with my guide, who foots it? | Is 25 bucks for burgers with my protégé too much?
Is the cappuccino money in a tandem per person or for both of us? | Do I need ambitions in writing before I get a guide? | Becoming paired with a senior, how exactly?
Night shift picker here, may I meet my guide during the shift and get paid?
## Good to know
My mentor is nice, but we simply don't click and I dread every meeting. Can I stop without hurting anybody or having to justify myself? | Do I need to explain why I'm ending it with my mentor? | How many mentees can one person have?
How long does it take to get a new mentor? | My mentor has left the company. Will I get somebody else? | I already look after two people, may I take a third mentee? | What's the difference between a buddy and a mentor?
I'd like to pass on what I know to younger colleagues. How do I become a mentor? | Is there training for mentors? | mentor or buddy | My guide talks only about golf, may I quit the tandem? | Three protégés at once, is that too many?
As a manager with ten years here I would gladly guide somebody, how much preparation is needed and by which date do I tell you? | Ghosted by my guide, do I get a different one soon? | Is it rude to drop my protégé without saying why?
Near retirement, I'd love to hand my wisdom to the young ones, how? | Is there schooling before I guide a junior, how many hours? | They gave me a buddy already, isn't that the same as a career guide?
My protégé never shows up, may I break it off? | My guide goes on maternity, how fast is a substitute found? | When do seniors enrol who want to guide someone? | Chemistry is missing between the two of us in the tandem
Old hand with 25 years here offers to coach a greenhorn, where do I volunteer?`,
  'Leaving the company': `
How do I resign? | Who gets my resignation letter? | Can I just tell my boss I'm quitting, or does it have to be on paper? | notice period | How long is the notice for a team lead? | Who sets my last day and how soon do I hear it?
I've been offered a wonderful position elsewhere and they'd like me to begin as soon as possible. How many weeks do I have to stay on here? | I'm a director and thinking of going elsewhere, how much notice must I give?
I handed in my letter on Monday and still have no confirmed end date. How long does HR normally take? | Somebody in my team has just quit, how long will she still be here? | I'm on trial and want out, how much notice?
I don't want to work here any more, what do I have to do? | I'm done with this place, how do I hand in my resignation properly? | Can I quit by WhatsApp or Slack? | Is Friday next week too soon to be gone if I quit today?
Fed up warehouse guy: how many days must I serve after quitting? | Shift leader wants out, four weeks or two? | Can I walk out right now and never come back? | I'm retiring in June, how do I tell you officially?
Two weeks' warning, does that hold for normal staff? | Moving to Alaska for love, how do I end my contract? | Whom do I copy in when I throw in the towel? | Vice president quits, how many weeks must he serve?
Mailed my farewell note, how long until someone tells me my final date?
## Until the last day
What do I have to do before my last day? | Must I write a handover? | I still have receipts from a trip and I'm leaving Friday, until when can I claim them? | last timesheet before leaving | Is there an exit interview? | prepaid box
Do I have to tell HR why I'm going? | How long is the talk with HR when you quit? | Where do I return my laptop when I leave? | By what time must I bring the computer back on my final day? | Offboarding checklist
Who takes my badge, keys and company card when I go? | When will my e-mail be shut off after I quit? | What time do my accounts close on the final day? | Can I take vacation after I've handed in my notice?
I work from Montana and my last day is next week. There's a monitor and a laptop in my flat, how do I send all that back, and who pays the postage? | My successor isn't here yet, must I document my stuff before I'm gone?
I've given notice and have some days off left that I'd like to take before the end, but my team is swamped. Who has to agree? | Uber receipts still unclaimed and I'm out on Friday, what's the cutoff?
Hours sheet in my final week, when is it due? | Do I have to pour my heart out to personnel when I go? | How many minutes should I block in Outlook for the goodbye interview? | May I skip the goodbye interview, I'd only get angry
Where do I drop my MacBook and headset when I quit? | Is five in the afternoon too late for bringing back my ThinkPad on my farewell day? | I'll just post my key card later after I've quit, fine?
Corporate Amex and locker key, where to when I go for good? | Till when can I send a farewell mail from Outlook on my ultimate day? | Telework in Texas, quitting, do I pay UPS for shipping the gear back?
Is there a parcel with a label for the monitor when a teleworker quits? | I resigned and want to spend the remaining weeks in Hawaii, may I? | Already gave in my papers, can the gaffer deny me days off now?
What time do my logins die on the farewell day?
## Money and insurance
When do I get my final paycheck? | Will my unused personal days be paid out? | Left over personal days when quitting in June | If I quit in February, do I lose my bonus? | Until which date must I still be employed to receive the bonus?
How long am I covered by health insurance after I go? | My last day is the 10th, is the doctor still paid on the 20th? | What happens to my 401k when I leave? | Can I take my retirement savings to the next employer?
Do I have to give back money for the training I had this year when I go? | I did a $2,000 course in May and want to resign, what do I owe? | Is my final salary paid on the normal pay day or on the day I go?
When do the final bucks arrive after I quit? | I quit in April, how many personal days are cashed out? | Is it dumb to bail out on March 1 and forgo my bonus? | If I stay till the Ides of March, do I get my bonus before quitting?
Pregnant and quitting, until when does the medical plan cover me? | Quit on the 2nd, is my dentist on the 28th still covered? | Can I roll my pension pot into Fidelity or an IRA when I go? | Do untaken holidays vanish when I quit?
Will you deduct that $1,900 bootcamp when I quit in autumn? | Paid seminar last month, now I'm off to a rival, how much do I refund? | Will the last cheque be late because I walked?
## Papers
Will I get a certificate that I worked here? | How soon does HR send my papers after I leave? | My new employer wants proof of employment from my time here, when will it come? | Can I get a detailed letter of reference?
What does Northwind say about me when a new company calls? | Does a reference mention my performance? | Could I come back later and keep my years? | If I return after ten months, do I start from zero? | rehire within a year
Need something on paper for unemployment office that I worked here | Landlord and next boss want a document about my years here, how fast is it after I've gone? | Worried you'll badmouth me to my next boss after I bail out
My next boss phones you, what will he hear? | Glowing letter from my team leader for the next employer, is that done here? | Left for a world trip, back in nine months, do my old years still count?
Boomerang employee, do I start over? | I regret quitting eighteen months ago, if I come back do I keep my seniority?`,
  'Badges and visitors': `
Do I have to wear my pass all the time? | opening hours of the building | How early can I get into the office? | Until what time can I stay in the building on a weekday? | I need to come in on Saturday, how do I get in?
Who lets my team into the office at the weekend? | My door card didn't work on Sunday, why not? | How far ahead must weekend access be asked for? | facilities extension | Is it okay to keep my key card in my pocket?
Night owl: when do the entrances lock on weekdays? | Can I sneak in at 5 in the morning before the night bus? | Inventory on Saturday, how do I get my forklift crew through the gate? | Sunday shift, the gate won't budge
My lanyard looks silly, must I really have it round my neck? | Studying at my desk until 11 pm, will I be locked in? | It's Friday noon, can I still get Saturday access? | Do I get into the site on a weekend with my own key card?
## Badge lost, forgotten or broken
I lost my badge, what now? | I think somebody stole my wallet with my key card on the subway tonight and I'm worried they'll get into the building. Whom do I call at this hour? | building security phone number | day badge
How quickly is a missing pass blocked? | What does a new badge cost? | It's the second time I've lost my card. Will they charge me? | Why were $15 taken off my wages for a pass? | When will my replacement card be ready?
I left my badge at home, how do I get in today? | front desk number for a forgotten badge | What do I need to show at reception if I forgot my card? | What happens the third time I forget my card in a month?
Two small children, chaos every morning, and I've left my pass at home again. Will my boss hear about it if this keeps happening? | One door flashes red and won't let me in, the others are fine | Red light on a single door
Can I lend my card to a colleague for a minute? | Someone without a badge walks up behind me every morning and expects me to hold the door. It feels rude to shut it in his face, what should I do?
A man I don't know asked me to let him in because his hands were full. Was it wrong to say no? | The intern has no card yet, may she use mine? | My key fob fell down a drain, whom do I ring first?
Muggers took my handbag with my entry card at 2 a.m. | Dog chewed my entry card to bits, is another free? | Third key card this year, what's the damage in bucks? | Entry card gone, how many days till I have another?
Is the price of another entry card deducted from wages or do I bring cash? | Washed my entry card in my jeans and the old one is gone, get another today? | Driver's license and no key card, do they let me in for today?
Stupid me, entry card is at home on the kitchen table, what does reception want to see? | How many times may I leave my entry card at home before the gaffer hears of it? | Reader at the lab blinks red for me, everywhere else it's green
One turnstile hates me, the rest open, whom do I tell? | My pal is locked out, I'll just beep him in with mine, fine? | Pizza guy slipped in behind me, should I have stopped him? | Tailgating, am I to be impolite?
I found my entry card again in the sofa after ringing nobody, was that bad? | Pregnant colleague carrying boxes, may I hold the gate for her? | Can anyone open doors with the card I left in a cab, or is it dead soon?
## Visitors
How do I register a guest? | A customer is coming tomorrow, by when do I have to announce him? | Which category is the ticket for a visit? | What details do you need about my visitors? | Where do my guests wait for me?
I'm expecting a group of 15 people, how early do I have to tell you? | Do visitors need ID? | What colour badge do guests wear? | I saw someone with an orange badge wandering round alone, is that allowed? | family visit Friday
Can I leave my guest alone while I take a call? | May I show a client the server room? | Until when must guests be out? | Where do the visitor passes go at the end? | Can I bring my kids to the office?
My wife would like to see where I work, when may she come? | Which wifi can a visitor to our office use? | How does a visitor get online, do they need a voucher? | Can I have a parcel sent to the office?
How long does the front desk keep my package? | I'm away for a week and a delivery has arrived for me at reception, will it be sent back? | Auditor from Deloitte arrives Tuesday, how do I announce her?
A freelancer is coming in for a meeting this afternoon and nobody announced him, too late? | School class of 24 wants a tour, how early do you have to know? | Client delegation of a dozen, what notice?
My sister drops by for coffee at my desk, what must I do? | Where do I meet the job candidate who comes for a chat? | Does a supplier need a passport or driver's license to get upstairs? | My guest needs the restroom, must I tag along?
What do I type for the auditors: first name, firm, what else? | The plumber wants to wander around by himself, okay? | Can the salesman from Dell peek at our racks? | Is half past six too late for my client to be still upstairs?
Who are those folks with orange lanyards? | Grandma and the twins want to see my desk, on which weekday? | Is Wednesday morning fine for showing my toddler around? | My cousin was asked for her papers at reception, is that routine?
FedEx and Amazon boxes for me, may they come to the company? | My new sneakers arrive at reception while I'm in Boston for eight days, will they still be there? | Walk-in without announcement, will reception send my client away?
My guest took the orange thing home by mistake, where should it have gone? | Freelancer coming in for a day, how does he get through the gate?`,
};
