/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const WORKING_HERE_SITUATIONS: Readonly<Record<string, string>> = {
  'Your first week': `
I begin on Monday. When should I show up, and where? | what time on my first morning | Nobody told me where to go on the first day. Which floor? | Start tomorrow and very nervous. Who is picking me up downstairs?
Will my boss come get me, or must I find the team by myself? | I live in Denver and will work from there. How do I start on day one? | remote starter, first day: video call when? | Is 8:00 too early to be there when I start?
A new colleague of mine arrives next week. Where do I meet her and at what hour? | My buddy is supposed to fetch me, but what if I don't know how he looks? Where do I wait? | 9:30 where?
I'm joining from home, nobody sent me an address. Will somebody call? | Traffic is bad, can I come at ten on my very first morning? | Security won't let me past the lobby on my first day. Is somebody coming down?
## Day by day
Where do I get my computer when I start? | new machine pick-up, room? | Do they take a picture of me the first day? Should I dress up? | who makes my photo for the card | Is lunch on me on my first day?
Taking my new hire out to eat with the team. How much may it cost per head? | first team lunch limit | Six of us had lunch to welcome the new guy, bill was $170. Is that within what the company pays?
When do I tell payroll where to send my money? | PAY-3 on which day of the first week? | What will my boss talk about with me on the second day? | I left my passport at my parents'. By when must HR see it?
copies of my papers enough for the I-9? | I-9 deadline | Today is my fourth day and HR has not seen my documents. Am I in trouble? | Can I send a scan of my social security card, or do they want the real thing?
Two-step login, till when do I have to have it? | Do I need that second factor on my phone already in the first week? | Which courses must I do straight away? | mandatory e-learning in week one | Security Awareness by when?
Learning Hub shows two courses with my name. How urgent are they? | My boss wants a plan from me by the end of the week. A plan for what? | 30-day plan, who writes it and until when
There's a meeting in Cedar in my calendar on Monday. What is it? | welcome event, where and when | Cedar is on which floor? | I'm in my second week and was told there's a session for all the new people. Did I miss it?
first time sheet due when? | Do I have to write down hours for my first days, too? | Walk-up desk, what room number? | I got my card but no laptop. Where do I have to go? | What does a first day look like here?
Tuesday is my second day, what is planned? | Can you give me a list of everything by Friday? | As a lead, what should I prepare for somebody's first five days? | new starter schedule Monday to Friday
The new man comes from abroad with only a visa paper in his bag. To whom must it be shown, and how fast? | Forgot to finish the Welcome course on Friday. What was the deadline? | Where do I go first, security card or computer?
Intern starting Monday. Which originals should he bring along? | Is there any training on the first days or straight to work? | Monday of week two, noon: something is due. What? | food on day one paid?
Which room is the ten o'clock meeting for new people? | I started Wednesday last week. Is this Monday the one with the get-together? | my manager is sick in my first week, who do I talk about my tasks with, and when was it planned?
$31 lunch for one new guy, who carries the rest over the limit? | 2.14, what do I get there? | Payday is near and nobody has my account yet. On which day do I fill that in?
## Who helps
I feel lost. Who can I ask the stupid questions? | what's a buddy | Somebody from finance says he's my buddy, but I'm in sales. Mistake? | How long do I have my buddy? | buddy for how many weeks | number for IT when I'm new
Who at HR do I phone as a newcomer? | My login doesn't work on day one, whom do I call? | I was asked to be buddy for a newbie. How long does that go on? | buddy from my own team?
Three weeks in and my buddy has stopped answering. Should he not be still there for me? | 4110 or 4357, which is for what? | Question about my papers in the first days, whom to call? | Is my buddy my boss, too?
New kid on my team can't get his mail running. Which extension? | After two months is the buddy thing over?
## Do not forget
There was so much information. What are the things with a deadline that I should not miss in the first month? | Do I have a month to pick insurance, or less? | health plan as new hire, days?
Which course has to be done in the first thirty days? | code of conduct training until when? | I've been here 5 weeks and never did the conduct course. How late am I?
My name is spelled wrong in the system from day one. Where do I check that? | Wrong boss is shown for me in the portal. Where can I see it? | profile check, what should be right there | benefits extension for a beginner
Photo in my profile is somebody else. Haha. Where's that page? | Someone asked if I took the ethics thing yet. When is it due? | checklist after week one
My new people keep forgetting their medical plan. Until which day should I remind them? | /profile, what am I to look at? | 31 days vs 30 days: which of the two is for which thing?
Joined on May 1. Conduct course until when, insurance until when? | what else do I have to do once the first week is over | New lead here. Which deadlines of my newcomer should I have on my list past the first Friday?
Newcomer: who has to have my medical choice and how quick?
`,
  'The training budget': `
How much may I spend on learning? | learning money per year | I'd like to learn Spanish to talk with our customers there. Would it be paid? | conference in Austin, who pays the ticket? | Do I get the full amount though I came in July?
joined in October, how much is left for me? | I work 20 hours. How much of the 2,500 is mine? | Didn't use any of it this year. Can I take it over to next? | unused money at the end of the year
It's December 20 and I've $900 left. Gone on New Year's? | I'm in my second month. Why was my course turned down? | from when do new people have learning money | Is the sum per calendar year or from my start date? | languages included?
My part-timers ask if they have something for courses. | Is there a pot for seminars here? | If my trial ends in June, do I have 2,500 or half? | two and a half thousand for what? | carry over?
## How to use it
Found a cool workshop. What do I do first? | how far ahead must I ask | Course starts in ten days. Is that too late to ask? | which ticket category for a course | What must be in the ticket?
My boss is fine with it, price is $1,400. Who else has to say yes? | my manager can approve up to? | One of my people wants a seminar for $850. Can I sign it off alone? | course for 1,200, who approves
I've booked already and asked after. Will I get my money? | Do I pay with my own card or does the company book it? | where do I hand in the invoice of a course | Paid for a class, how do I get it back?
Can I take a course that has nothing to do with my job, like pottery? | I'm in support and want to become a data analyst. May I use the money for that? | Should I book first to keep the early bird price? | link, price and what else?
Three weeks before the course or before the booking? | My lead approved by mouth. Is this enough, or must there be something in the portal? | Why is L&D asking about my course, my manager said yes already?
price limit where my chief can't decide alone | steps from finding a class to having the cash back | Does it have to fit my present job? | Is a photography class okay if I'm in marketing?
Ticket open since yesterday, conference in five days. Chances? | Whoever wants a seminar: is it e-mail to the boss or a ticket?
## What counts
Is the flight to the conference taken from my learning money? | hotel for a seminar, whose budget? | My department says travel to a course should come off my 2,500. Right? | Train to the training site, which pot? | books, how much?
Must I ask before I buy a technical book? | Bought two books for $90. Are those on top of the budget or in it? | I read a lot. What is the most for books in a year? | Do the courses in the Learning Hub cost me something?
hub courses, do they eat the budget | AWS exam is $300. Does that come off my 2,500? | exam fee from training money? | May I go to a class during working hours? | training days per year | How do I book a day of class on my timesheet?
which project for a course day | I was at a four-day workshop. Is the fourth day my free time? | Do I need to take leave for a course? | script and materials for the course were $80 extra. Are they covered?
Does study stuff count or only the entrance fee? | Three conferences, six days away in all for our designer. How many of these are paid time? | Course on Thursday, is it work or vacation? | e-books for $160, does anybody object?
free courses? | three days only, or as many as I like? | fees, books, travel: which of it out of my money | Does taking an online class in the hub reduce what I have? | Who pays my Uber to the seminar? | learning days: what project code?
Kindle books without approval, okay?
## If you leave
They paid me a $2,000 course in the spring and now I've got another offer. Do I owe something? | pay back training? | I quit eight months after a 1,800 dollar bootcamp. What will they take off me?
Course was $1,200, I resign now. Must I return some? | resigning 13 months after the course ended | How long am I bound to the company after an expensive training? | half of it back, from which price on?
Twelve months counted from the start or the end of the course? | Intern in marketing, is there anything for a course? | students have a budget? | My intern would love to go to a workshop. Can I use her learning money?
Whom do I write about courses? | L&D extension | phone for learning questions | If I take the pricey class, am I tied to stay? | Do they take the course money off my last pay?
We paid $3,000 for a lead's program that ended in March, now he resigns. Do we get it back? | fifteen hundred exactly, any payback? | Sent home with a bill for a training after I quit. How much is fair?
I'm afraid to book a big course because maybe I move away next year. What would it cost me? | Finished the course two years ago and leave now. Anything owed? | mail address for the learning people
My class ended in May and I go in February. Do I owe half? | intern budget zero? | If they fire me, do I pay it back or only when I resign?
`,
  'Fees for certifications': `
I'd like to sit for the PMP. Does Northwind pay? | exam paid by company? | how much for the first try | The test costs $750. What part of it is on me? | I failed it. Who pays when I go again? | second try, how much do I get
Flunked twice. Is the third one on my own money? | third attempt paid? | My CPA license must be renewed, it's $220 a year. Can I hand it in? | renewal fee, limit? | Membership in an engineers' society, $180. Paid?
I've two renewals and one membership, together $420. What do I get? | Do I get days off to learn for a test? | study days per exam | How many days may I stay home to prepare for it? | I passed!! Is there a reward? | passed, bonus how much
When does the $250 come? | Cleared the exam three weeks ago and haven't seen the prize money. | Does an exam use up my learning money for the year? | separate from training budget?
An accountant wants to take the CFA. What can I tell her we pay? | retake costs | If I don't pass, do I get nothing at all? | Scrum master test costs 395. All of it?
Only pay by the company if it's useful for my work, right? I want a diving license, haha. | Have I two days for each test or two in the year? | Two hundred and fifty dollars showed up on my check after my test. What's that for?
300 for what, each or together? | How generous are we with certs? A candidate asks.
## Steps
Must I ask before I sign up for the test, or only hand in the bill? | who okays an exam | is an e-mail to my boss fine or do I need a ticket? | The exam is $900. Is my lead's word enough? | dept head needed from which price?
Registered yesterday without asking. Am I in trouble? | Do I pay for the exam with my own card? | company card for the test fee, or private? | How do I get back the money for the exam? | days to hand in the exam bill
Sat the exam two months ago and forgot to claim. Gone? | I failed, it's embarrassing. Do I have to show the result? | claim without the result sheet? | Is the fee paid also for a fail?
Result takes three weeks to come. Will I run out of time for claiming? | where to send my certificate for the award | I passed and got my fee back, but not the extra 250. What did I forget?
How many certs can I do in a year on the company? | third exam this year, paid? | I plan AWS, Azure and Google all this year. Does it work? | New here, still on trial, and my exam is next month. Do I get it paid? | in first 90 days, exam?
I work 50 percent. Do you pay half of the fee? | part-time, same sums? | They paid me two exams and I quit. Must I give it back? | payback for certs on leaving?
I hear that for courses one pays back half when leaving. Is it so for exams, too? | Our junior analyst wants an exam in his second month. What do I answer? | Which proof goes along with the claim? | 45 days, starting when?
Award: claim in the expense tool or a mail? | My manager is away for weeks, and registration ends. What was I supposed to have before registering? | approve an exam of $580, me or the director? | Claiming 50 days after the test. Too late?
leaving next week, passed in January, owe you something? | max exams a year | Sequence please: ask, pay, test, claim, or how? | Took the exam last week, what do I hand in and where?
## Certifications in the portal
The portal has some certificates itself. What do they cost? | portal certs free? | I did one of the tests in the portal. Do I get 250 for it? | how long is the online test | pass mark? | Got 68 percent. Did I make it?
How many percent are needed to pass the one in the learning section? | Have only a lunch break. Is one hour enough for the test? | My certificate from the portal is two and a half years old. Still good? | valid how long
Expired last month, how do I get it again? | Want to redo the test now to have a newer date. The certificate runs two more years. | page for internal certificates | Where do I find the free certs?
Three years over, does it renew by itself? | Do you get any money or a prize for internal certificates? | score 70, passed? | retake before it expires? | certificate shows as expired, can I take it once more?
Who can I ask about certification stuff? | extension for cert questions | Does one of those in /learning count as one of my two exams with the $250 bonus? | minutes for the exam in the portal | 36 months from what, and then?
Warehouse lead here: my crew's safety certificates in the portal run out. What must they do? | I'm slow in English. How much time will I have in the exam online? | Study days and award also for the free ones inside?
I passed one under learning and nothing came on my pay | How many right answers out of 100 do I need? | Support intern: would a portal certificate cost me anything? | Took one in 2022. Is it still worth something?
Does my certificate from here last forever?
`,
  'Badges and visitors': `
When does the door let me in? | door hours | I start at 5:30 and the door stays shut. Why? | I stayed till half past ten at night, can I get back in after a smoke? | Need to come in on Sunday for the stock count. How do I get in?
weekend access, who asks | It's Friday noon, and my team needs in tomorrow. Too late? | Do I have to have the card on me visibly or is my pocket fine? | facilities number for opening on Saturday
My crew must get in on Saturday. What do I as the boss do, and how early? | Does my card work on weekdays at six? | can I ask for weekend entry myself or must my boss do it?
Someone barked at me because my card was under my sweater. Is there a rule? | 22:30, card doesn't open | Two days ahead of what for the weekend?
## Badge lost, forgotten or broken
My wallet with the card to the building was stolen on the train. | lost card, call who | It's Saturday night and I noticed that I dropped my card somewhere. Can it wait till Monday? | security phone for the building
Somebody could walk in with my card! How quickly can you switch it off? | What does a new one cost? | second one lost this year, do I pay? | Third card gone. How much, and from where do they take it? | first new card free?
When can I pick up the new one? | Dog chewed my card. When do I have another one? | Left my card at home. How do I get in today? | day pass, what do I need | I've no card and no ID with me. Will the front desk let me have one for today?
front desk number | Forgot it again, it's the third time in four weeks. Who will hear about it? | Does my boss get told when I leave the card at home? | how often may I forget it | One door flashes red at me and all the others open.
red light only at the lab door, which ticket? | Broken reader or broken card? Only the door on Floor 3 refuses me. | Colleague forgot hers and asks for mine to go to the restroom. Can I? | lend my card to the intern?
A man in a suit walked in right behind me. What should I have done? | tailgating ok if I know him? | I held the door for someone I didn't know, hands full of boxes. Was that wrong? | 15 dollars off my pay, what for?
Found my lost one again after I reported it. It doesn't work now, is that because it's blocked? | Forgot mine twice this month. What will happen the next time? | badge stolen at midnight, who answers? | Replacement ready same day?
My new driver lost his card in his first week. Will it cost him? | 4311 or 4100 when it's only at home on the table? | snapped in two | Do you come in with a driver's license if your card is at home? | is the $15 taken in cash
Lost it an hour ago, maybe it's in the car. Do I call now or look first? | They want me to let the pizza guy through with my card. | Twice lost already. Is the next one still on the house?
## Visitors
A customer comes tomorrow. What must I do today? | ticket for a guest by when | It's 17:00 and somebody comes to see me tomorrow at nine. Too late? | category for visitor ticket | What has to be in the visitor ticket?
Fourteen people from a partner firm are coming. How early must you know? | group of 12, days ahead? | ten visitors, is this already a big group? | Where do my clients wait for me? | Do they need some ID? | what color is a guest's card
I see a person with an orange thing round the neck walking alone. Is that okay? | Can I leave my visitors in the meeting room for an hour while I'm on a call? | May my guest go to the restroom or canteen without me?
The auditor wants to see our servers. May I take him in there? | server room tour for client | Until what hour must the visitor cards be back? | meeting with the vendor runs until 19:00, what about their cards?
orange card returned, when | I'd like to show my kids where I work. | family visits, what day? | Can my parents come in on Wednesday for lunch? | Friday at two with my children? | My mom is in town. When could she see my desk?
Guests need internet. What do they get? | Wi-Fi for the customers in my meeting | A package for me came last week. Do you still have it? | parcels at the front desk, how long?
I'm on vacation for two weeks and my order arrives tomorrow. What will happen to it? | Interview candidate coming in, does she count as a visitor? | candidate left with the orange card still in his pocket. When should it have been back?
A school class of 25 wants to look at the warehouse. How long ahead do we tell you? | Guests arrive downstairs at ten. Who brings them up? | My visitor has no passport with him. Will he get in? | who takes my client back to the door
delivery kept 5 days? | visitors: all steps in order please | Vendor's technician shows up without anybody having told the desk. What should his host have done? | My husband wants to bring the baby by. Any day okay?
Host, company, and what else do I give you for a guest? | 16:00 the day before, what's that for? | Amazon delivered for me at work a week ago | Partner firm's people want to go around by themselves. Allowed?
voucher network name for outsiders | New in sales: first client visit, nine persons on Thursday. It's Tuesday, is there time? | How do I get guests past reception?
`,
};
