/**
 * What people ask that the articles of `articles/workingHere.ts` answer; see `demo/questions.ts` for how it
 * is read.
 */
export const CAREER_QUESTIONS: Readonly<Record<string, string>> = {
  'Your first week': `
Where do I go on my first morning? | What time should I turn up on day one? | I start on Monday, who will pick me up at the door? | which floor is the front desk for new starters
I work from home full time. How does my very first day begin? | Remote new joiner, is there a video call to get me started? | I'm nervous about starting, could you tell me where to report and when?
I usually get up early and the bus drops me off at 8. Can I already come in then on my first day, or is there nobody to collect me? | Just hired as forklift driver, which entrance and what hour Monday?
My onboarding kicks off tomorrow, is half past nine right or were they joking? | Greenhorn here, do I wait in the lobby or walk straight up to the warehouse? | Beginner in Ohio living room: will somebody Zoom or Teams me for my debut?
I'll be dropped off by Uber at quarter past eight on my starting date, too soon? | Nobody told me who fetches me in the lobby as a rookie | Working student, commence on the 3rd, whom do I ask for at reception?
## Day by day
where do I pick up my new laptop as a new hire | Room 2.14 on my first day, what do I get there? | Who takes my picture and gives me my pass when I join? | do I need to bring lunch on my first day | form PAY-3 for a new hire
Nobody has handed me a computer yet and I just started today. Where is the walk-up desk? | How much can the team spend on the welcome lunch? | Does the company pay for the meal with my new team? | What happens on my second day?
My newcomer starts tomorrow and I'd like to take everyone out to eat. What is the limit per head? | Where do I give you my account number so I get my wages as a new employee? | When will my supervisor explain what my job actually is?
HR wants to see that I'm allowed to work in the US. Which form is that for, and could I send a scan because my passport is at my parents' house? | form I-9 deadline | Is a photocopy of my passport enough for the work eligibility check?
By which day must HR have seen my original documents? | Until when do new people have to set up two-factor sign-in? | What must be done by the end of my first week? | Do I need a plan for my first month, and who do I make it with?
30 day plan for newcomers | Which courses are compulsory in week one? | I joined on Monday and the Learning Hub shows a pile of courses. Which ones can't wait past Friday? | Security Awareness course for new starters
When and where is the welcome session? | what is in room Cedar on Monday morning | When do I hand in my very first timesheet? | I'm a manager with someone joining next week, what does the schedule for them look like?
Is there an induction meeting for all the new people? | Is there a checklist for newcomers? | Do I need to dress smart for the ID photograph they snap of newbies? | Newbie without a MacBook or ThinkPad yet, where are they handed out?
My starter notebook: is it posted to me or lying ready somewhere? | Pizza with the crew for our fresh recruit, is $40 each over the top? | Is sushi for the welcoming of our new lad on the house? | Should I pack sandwiches when I begin?
Vegan newcomer wonders if the gaffer treats everyone to burgers at the start | Just joined from Chase to nothing: where do I type my routing number so wages arrive? | Tuesday of week number one, what's on?
New here, opened a Wells Fargo checking account, on which sheet do I put it for my first paycheck? | When does the gaffer sit down with a fresh hire to go over duties? | Hand holding schedule for a freshly recruited returns clerk
Driver's license plus Social Security card, whom do I show them to when I begin? | My green card is the only paper I have, must personnel see the real thing at the start? | Mandatory newbie videos, what's the cutoff?
A photo of my visa on the iPhone, good enough for the employment authorization thing? | My birth certificate is still in a moving box and I began Monday, how many days of grace? | Onboarding roadmap, what comes after what
Starter says: authenticator app, is it urgent already or can it wait a month? | What milestones should a rookie and supervisor write down for month one? | Must a new cleaner really sit through cyber e-learning straight away?
Orientation gathering for rookies, which weekday and hour? | Missed the newcomers' orientation meeting because of the blizzard, when was it? | Recruit baffled: hours sheet already due after only five shifts, what noon?
Fresh starter, worked Wednesday to Friday only, when is the earliest hours report due? | Three new warehouse lads begin together, what's the programme for them each morning? | Agenda for somebody's opening days, please
## Who helps
what is a buddy here | How long does my buddy look after me? | Will my buddy be somebody from my own team? | I'm new and lost, which number do I ring for HR and which for IT? | phone extension for IT when you are new
I feel stupid asking my boss all these little things. Is there somebody else for newcomers? | Is there a godparent or big brother for people who just arrived? | My newbie companion vanished after two months, is that normal?
Shy new intern, afraid to pester the boss, is there some friendly soul assigned to me? | Who shows a newcomer where the toilets and the coffee machine are? | Assigned pal is from finance while I'm in logistics, mistake?
Fresh off the boat in this firm, hotline for the tech people and for personnel?
## Do not forget
How long do new employees have to pick a health plan? | I joined three weeks ago and with all the new faces I completely forgot to choose medical cover for me and my children. Please tell me I'm not too late!
extension for benefits questions as a new hire | Code of Conduct course, how many days do I have after joining? | My name is spelled wrong and the wrong boss is shown since I joined, where do I look?
What do people usually forget in their first month? | Where can I check that my picture and manager are right in the portal? | Just signed on and twins are on the way, how long is the window to choose Aetna or Blue Cross?
Newly hired and the deadline for picking dental and medical cover slipped past me, was it a month? | I'm covered by my wife's insurer, must a beginner still decide on something here? | Ethics training for starters, how soon?
Since starting I appear under my maiden name and with a stranger's face, where do I look it up? | Portal thinks the wrong person is my gaffer, and I only just began | Typical slip-ups of rookies in the opening weeks
How long may I dither over PPO or HMO after being taken on?`,
  Probation: `
How long is the trial period? | Are the 90 days working days or calendar days? | trial period for interns | I'm a temp, how many days until my trial time is over? | What does the status probation in my profile mean?
My record still says probation although the three months are up, who switches it? | When am I a proper permanent employee? | Are they still testing me after Easter if I came on January 2? | Qualifying period for a new forklift operator
How many weeks till they can't just get rid of me overnight? | Summer intern, am I on trial the entire summer? | I hired on for seasonal picking through December, how long is the tryout?
Three months done, yet my page hasn't flipped to active | From which week on is somebody a permanent fixture and no longer being tried out? | Weekends included in the tryout, or only shifts I really worked?
## Talks
When will someone tell me whether I'm staying? | Does my manager have to ask HR before the decision at the end of the trial period? | By which day does my manager have to decide if I passed? | day 60 feedback
Is there a chat after the first month to see how I've settled in? | When do I get written feedback as a newcomer? | Can my probation be extended? | Could they prolong the trial period twice? | what happens around day 30
My boss wants to give me more time to prove myself. How much longer can that be, and must it be in writing? | Does an extension of the trial period need goals? | How many days of absence before probation is pushed back?
I broke my leg in my second month and was away for almost three weeks altogether. Will that time be tacked on to the end of my trial period? | Do I need HR before I tell a newcomer that they haven't passed?
I lead a small team and have a new joiner for the first time. Which conversations do I have to hold with her in the first 90 days, and by when must I have made up my mind? | When do I get the verdict, thumbs up or thumbs down?
Ninety days nearly over and the gaffer is silent, when was he supposed to decide? | My landlord wants to know if I'll be kept on, from what date can I tell him? | Halfway mark, do I get something on paper about my progress?
Six weeks extra on trial, is that legit? | They want to stretch my tryout a second time, surely not? | Chief just mumbled that I'll be tested longer, no letter, does it count? | Check-ins with a new recruit, after how many weeks each?
Two weeks in bed with pneumonia as a newbie, will the tryout grow longer? | Chickenpox kept me home twelve days, does the clock stop while I'm being tried out? | Is a week away enough to push back the finish of my tryout?
My rookie is a so-so performer, may I give him a second chance instead of sacking him? | Team leader: must I clear it with personnel before telling my freshman she's in?
## What is different
I just started and hate it. How quickly can I get out? | notice period in probation | My new job here turned out very different from what I was told. If I quit in my second month, do I have to stay for weeks?
How fast could they let me go in the first three months? | Am I allowed any personal days while I'm still new? | How many personal leave days in probation? | sick leave during probation | Can new people take time off without pay?
I've only been here a week and caught the flu, will I be paid for being off sick? | I only started last month and now my father is in hospital abroad. Could I please have some days without pay, or is that impossible for new people?
When can a newcomer start working from home? | I'm six weeks in. How many days a week may I stay at home to work? | home office first 30 days | Can I book a paid course before my three months are over? | Part-timers probation length
Do newcomers have to be on call at night? | On-call duty for someone still on trial | Do I get health insurance from the start or only after the trial? | Do new hires get paid public holidays? | New job within Northwind: new probation?
Can I have the transit benefit straight away, even though I'm still on trial? | When does the 401k start if I'm new, do I have to pass probation first? | I only work three days a week, is my trial period longer then?
I'm moving to another department. Do I have to go through a trial all over again? | I'm afraid I won't pass, who can I talk to privately? | What are the restrictions while I'm on probation?
I'm in my second month, my supervisor says nothing about how I'm doing and I lie awake at night. Must I wait for the next official talk or can I ask someone? | Which perks do I have from day one and which only after 90 days?
Sacked during tryout, how many days' warning do I get? | Started five weeks ago, dream offer from Amazon today, can I be out by next Friday? | Awful place, I've only been here a fortnight, how soon am I free?
My best pal gets married and I'm still on tryout, any days for that sort of private stuff? | Moving house while still being tried out, can I take a couple of days? | Is five personal days too greedy for somebody still being tried out?
Food poisoning on my ninth day, do I still get my wages? | Migraine already as a newcomer, does being ill cost me the job or the money? | Mother abroad is dying and I only began in March, may I fly without pay?
Newbie wants a fortnight unpaid to run a marathon in Berlin, chances? | My kid's school closed and I'm a rookie in week two of my tryout, may I work from the kitchen table? | Is a rookie given the pager for night emergencies?
Two days of telework as a newcomer, is that too much to wish for? | I hate commuting, how soon may a fresh hire work from the sofa? | Udemy class in month two, will you pay or must I be past the tryout?
They put me on standby at weekends although I'm brand new, is that okay? | Does dental wait until I'm out of the tryout, or does it start right off? | Thanksgiving falls in my tryout, do rookies get it paid?
Bus pass subsidy for a person in the first month | Is pension saving blocked until three months are done? | With 20 hours weekly, do I stay on trial for six months instead? | Rules that are stricter for freshmen
From warehouse to reception after four years, will they put me to the test afresh? | I think they want me gone before the trial ends, somebody discreet to confide in? | Promoted to shift leader, am I on thin ice again for three months?
Nobody praises me, nobody scolds me, is my tryout going badly? whom to ask quietly | What am I not allowed yet, as the new kid on the block?`,
  'Applying for internal jobs': `
Where do I see open positions in the company? | vacancies list | Can I see only the senior roles when I look for another post? | Do we hear about jobs before outsiders do? | How many days' head start do colleagues get on a new opening?
I'm bored in my role and would like to do something else here, where do I look? | Tired of the forklift, want a desk role, where are such openings shown? | Do I find our own gigs on LinkedIn or somewhere inside first?
Careers page for staff already on board | Is there anything open for a junior, and can I narrow the list down? | Do outsiders snap up the good roles before we get wind of them? | Career change without quitting, where do I begin?
Climbing the ladder: who publishes promotions and vacant seats?
## Who may apply
How long must I stay in my current position before I can switch? | I've been in this role for eight months, may I go for another one? | What review rating do I need to change teams? | I work part time, may I go for a full-time opening?
My last rating was a 2, is it any use to apply for a different position? | Can I apply internally during probation? | I'm two months in and saw a better role. What will recruiting do with my application?
Half a year at the returns desk, is it cheeky to try for another chair? | How soon after my last transfer may I hop to another gig? | I got partly meets last winter, is a switch to marketing dead in the water?
With 20 hours a week, would I be laughed at for aiming at a full-time seat? | Rookie in week five spotted his dream role down the hall, will they bin his papers? | What makes somebody eligible for an in-house supervisor vacancy?
Minimum stay before hopping to a different squad | Two years in packing and a solid grade, does that qualify me for an opening?
## How to apply
How do I apply for a job posting in the portal? | Could you kindly walk me through putting myself forward for a position in another team? | Do I have to upload a new CV or will the one in my profile do? | where is the Apply Now button
What are the steps to get a transfer to a different department? | What do I write when I go for another role here? | How long until recruiting gets back to me? | I applied last week and nobody has answered. Whom can I call?
number of recruiting for internal applicants | recruiting e-mail for internal applications | Will my boss find out that I've applied elsewhere in the company? | When do I have to tell my manager I'm interviewing with another team?
Can I keep my application secret from my supervisor at first? | I changed my mind, can I take back my application? | Can I send two applications for one posting? | Until when is it possible to withdraw? | job on hold
I got cold feet and withdrew my application on Tuesday. Now I regret it and would like to try again for the very same posting, why won't the portal let me? | Is it too late if the deadline is today?
Does the closing date itself still count? | The posting says Not Available, what does that mean? | I wanted to go for a role but the button is greyed out and says it isn't available | Does the system suggest positions that suit me?
What are the AI Job Recommendations based on? | Why does my dashboard show me job suggestions? | Do I need a cover letter, or just click something? | Is a PDF from Word okay as my CV, or does the portal already hold one?
Throwing my hat in the ring for a role upstairs, how? | Sent my papers for a vacancy upstairs ten days ago, dead silence, whom to nag? | Talent acquisition phone line for colleagues who want to switch
Scared my gaffer flips out if he learns I'm looking around in-house | I'll keep my chief in the dark until the interview, fine? | Must I ask for my supervisor's blessing to try for a vacancy?
I pulled out in a huff, may I throw my name in again for the same vacancy? | Backing out of the selection because of twins coming, up to which point? | They already said yes, may I still pull out of the race?
Botched my motivation text, can I send a better one for the same role? | Midnight tonight is the cutoff, does today's submission still make it? | Vacancy button grey and dead, cannot click
Role was there yesterday, today frozen as Not Available, gone for good? | Dashboard keeps pushing sales roles at me, where does it get that from? | Robot thinks I'd make a good accountant, what are those suggestions?
May I chase several vacancies simultaneously? | How long do I bite my nails before the recruiters reply to an in-house candidate? | Is a quick word with the recruiter enough for a transfer, or must I click through the portal?
## The decision
Who decides whether I get the post? | I had two interviews with the data team and then got a polite no. I'd really like to know why. Does anybody owe me an explanation? | How soon do I get feedback if they refuse me after an interview?
I've got the new role! When can I start there? | I've been picked for a great new role, but my old team says it can't spare me before summer. How long can they actually hold on to me? | salary after internal move
One of my people has been picked by another department. How many weeks can I keep her at most? | Will I earn more if I change positions within the company? | How is my pay worked out when I switch to another job here?
Is there a trial period again after switching teams? | Does the hiring manager or HR have the last word on internal candidates? | Who picks the winner among in-house candidates? | Turned down for team leader, do I get to hear why?
Rejected after two rounds, feel gutted, will somebody tell me what I did wrong? | How long until they explain my rejection after the panel grilled me? | Hooray, the other crew wants me! How quickly do I switch desks?
My present chief wants to hang on to me three more months, can he? | Losing my best picker to purchasing, how long may I keep him until he goes? | Will hopping to a higher post get me more bucks?
Could my wage drop when I take a post of a lower grade? | May I haggle over wages with an in-house promotion? | Am I on trial afresh after getting promoted to another section? | Can HR overrule the boss who turned me down for the role?
Is eight weeks till changeover too long when I've already won the role?`,
  'Recommending a friend': `
What do I get if I bring in a new colleague? | referral bonus | My old classmate would be perfect for us. Is there any money in it for me? | How much is the reward for an urgent position? | Reward for referring an intern
The opening became urgent after I'd put my friend forward, do I get the higher sum? | Do I get something if I refer someone for a part-time role? | How much for referring a temp? | When is the money for a referral paid?
My friend started three weeks ago, when do I see the first half? | second half of the referral reward | Is the whole finder's fee paid in one go? | Do I pay tax on the referral money? | What if my friend quits after four months?
I'm handing in my resignation soon, do I still get paid for the friend I brought in? | Does the reward fall away if one of us has given notice? | Why was my referral payment less than two thousand dollars?
My gym mate drives trucks and needs work, do I get bucks if you take him? | Headhunting premium for employees | Two grand for bringing in my roommate, true or rumour? | How much for getting my nephew a summer internship?
Skint before Christmas, how much would I earn by finding us a welder? | Forklift opening is flagged as desperate, is the finder's money doubled? | Finder's cash if the buddy I brought in works only 20 hours?
It said urgent on the day I sent his name, but no longer, which sum? | Why only half the finder's money on my slip? | My pal has been here seven weeks, when do my first thousand bucks land?
When is the remaining finder's premium due, around half a year? | Does Uncle Sam nibble at the cash for bringing in a pal? | My pal got sacked after five months, is the leftover premium lost?
I quit next week but my ex-neighbour starts here soon, do I still cash in? | Gift card or real money for finding new staff?
## How to do it
How do I recommend somebody for an opening? | I have my friend's CV on my computer anyway. May I simply pass it on as a surprise, or does she have to agree first? | form REF-1 | Where do I send my friend's resume?
My mate has already applied on the website. Can I still put his name forward afterwards? | Must I name a particular posting when I refer someone? | How long does recruiting take to confirm a recommendation?
Who contacts my friend after I've put her forward? | I sent in a name ten days ago and heard nothing, is that normal? | How long does a referral stay valid? | Two of us suggested the same woman, who gets the cash?
My friend wasn't taken for the post I named last autumn, but there might be a different one for him next spring. Does my recommendation still count then? | A colleague claims he named my candidate first, how is that settled?
Know a brilliant nurse from church, how do I get her name to you? | I'll just give my buddy's number to the team leader over coffee, enough for the premium? | Can I forward a WhatsApp with my pal's CV or is there an official sheet?
My flatmate doesn't know I'm suggesting him, is that a problem? | He clicked on your Indeed ad last night, may I still claim him as my find? | Which comes first, my sheet or her application? | Instructions for vouching for a candidate
Will somebody phone my pal or must he phone you? | Put forward a former teammate three weeks ago, dead silence, how long is usual? | How soon does my suggestion of a candidate go stale?
My candidate was too junior for the role in May, may he be considered for another in autumn without a new sheet? | Both Dave and I brought the same plumber, do we split the bucks?
Somebody beat me to it with the same candidate, bad luck for me? | Is verbal agreement from my pal enough before you get his CV?
## When there is no reward
In which cases is there no referral reward? | The woman I'd like to suggest sent in an application herself about four months ago and was refused. If they take her now because of me, do I see any money? | May I recommend my sister?
Can I refer a former employee who left last year? | Our ex-colleague wants to come back, do I get anything for suggesting him? | I'm in the recruiting team, can I earn the reward too? | Do directors get paid for referrals?
Do hiring managers get the reward for their own opening? | May somebody at the very top, above director, earn money by suggesting people? | I found someone for my own team who would work under me, do I get the bonus?
Can my husband work here if I suggest him? | What are the rules about relatives in hiring? | I'd like to put my cousin forward, do I have to tell anyone we're family? | I'm still in my first weeks, can I already refer people?
I work half time, is my referral reward cut in half as well? | Is there a limit on how many people I can suggest? | Can I recommend five friends at once? | Who can I ring with questions on referrals?
Can I refer an intern who works here now for a permanent post and get the reward? | Our temp is great, if she gets a fixed contract do I cash in for vouching for her? | Freelancer already on our floor, does he count as my find?
A guy who quit in the winter wants back, any finder's money for me? | She was rejected here eight months ago, would vouching for her pay off now? | I'm a recruiter, and my neighbour is a dev, do I get a premium like the others?
Vacancy in my own crew, I'm choosing who gets it, could I pocket the finder's cash? | Shift leader brings in a guy who'll be his subordinate, any bucks? | Vice president asks if he earns something for a tip about a candidate
Refused the finder's premium, what could be the reason? | May my twin brother work here, is nepotism a no-go? | My son turned 18 and wants a role at the warehouse, may I sit in on his interview?
Ex-wife's new boyfriend is a fine electrician, must I disclose anything? | Can I put in a good word for my fiancée? | I've only been here three weeks myself, may I already drag in my pals?
With my 20 hours, is the finder's premium smaller? | I know seven unemployed drivers after the plant closure, may I suggest the lot? | Whole football squad wants to work here, is there a ceiling on finder's cash?
Whom do I phone about money for bringing in my neighbour? | My godmother's daughter looks for a position, is vouching for kin frowned upon?`,
  'The training budget': `
How much money do I have for courses each year? | training budget amount | Will the company pay for a Spanish course? | Can I go to a conference at the company's cost? | I work 20 hours a week, do I have the full amount for learning?
I joined in August, how much can I spend on courses this year? | Can I carry unused course money over into January? | It's December and I haven't used my learning money. What happens to it?
When may a newcomer begin to use money for courses? | Does the learning money run by calendar year? | Is there a pot for Italian lessons at Babbel or Berlitz? | How many bucks per head for further education?
Fair and talks in Boston, would the firm cover my entry pass? | With my 20 hours weekly, what slice of the study pot do I have? | Came on board in October, is there still something in the education pot for me?
Can I save up two years of study money for one big bootcamp? | My leftover for seminars is gone since New Year, why? | Brand new forklift driver wants an Excel class, how long must he wait?
Improve my English, teacher costs money, company can help? | AWS re:Invent costs $2,099, is that within reach? | Does the pot refill on my anniversary or at New Year? | Evening school for bookkeeping, do you chip in?
## How to use it
How do I get a class approved? | Please explain how I go about signing up for a paid workshop, from finding it to getting my money back | How far ahead do I have to ask for a seminar? | Which ticket category is for courses?
The workshop is next week, can I still get it approved? | What do I put in the ticket when I want to attend a conference? | Who approves a course that costs $800? | My course costs 1,800 dollars, is my manager's yes enough?
Up to what price can I approve a course for someone in my team? | Should I book the course first and ask later? | Do I pay for the course myself or does the firm pay the school directly? | Found a Coursera class on Python, what next?
I was so keen on the class that I booked and paid for it without asking anyone, because there were only two seats left. Will I see that money again? | How do I get back what I paid for an approved course?
Does the course have to do with my present job? | I'd like to learn something for the role I want next, is that allowed? | Gaffer nodded in the hallway, may I put the seminar on my Visa now?
Whom do I need on my side for a $2,200 leadership bootcamp? | Is 950 bucks for a webinar something my team leader settles by herself? | Webinar begins on Thursday, too short notice for you to pay?
Do I lay out the tuition from my own pocket? | Pottery evening class, would the firm sponsor that or must it be useful? | Sign me up for a negotiation seminar, how does it work? | Which request do I file so someone OKs my seminar?
I booked PMP prep on impulse, receipts in hand, any hope of reimbursement? | May I go for a coding bootcamp although I'm a driver now and want to be a dev later? | Which details about a seminar must be in the request?
As team leader, one of my people wants a $1,300 workshop, may I nod it through? | My request for a seminar was turned down as too late, how early was it meant to be?
## What counts
Who pays the train and hotel when I go to a course? | Is travel to a conference taken out of my learning money? | Can I buy technical books? | book allowance per year | Do I need permission before I buy a book for work?
Are books on top of the $2,500? | Do the courses in the Learning Hub cost me anything? | If I do online courses in the portal, does it eat into my yearly amount? | Is an exam fee taken from my training money?
Does the study material for a course count too? | How many working days a year may I spend on training? | Do I have to take vacation to attend a course? | What do I put on my timesheet for a day at a workshop?
project name for training days | I want to do a five-day seminar, is all of that working time? | Flight and Marriott for a three-day seminar, does that shrink my study pot? | Amtrak to a workshop in Philly, who foots it?
Can I order an O'Reilly paperback from Amazon on the company? | Kindle manual for 30 bucks, do I ask first? | Is 200 a year for handbooks too much? | Do textbooks and handouts for a seminar get reimbursed?
E-learning on the portal, is it deducted from my pot? | Do I have to burn holidays to sit in a classroom? | A week-long bootcamp, how many of the days are on the clock? | Saturday seminar, is that counted as paid hours?
How do I log hours when I'm in a classroom all day? | Does the Cisco test eat up my seminar money? | Is a dictionary for my sponsored Japanese lessons reimbursed?
How many weekdays may I be in a classroom each year without losing pay?
## If you leave
Do I have to pay back my course if I quit? | I finished an expensive course in spring that the firm paid for, and now a competitor has made me an offer. What will it cost me to go? | Do interns get money for courses?
Above what price does the payback rule for courses apply? | How long am I tied to the company after a costly course? | My course was only $900, do I owe anything when I resign? | e-mail address for training budget questions
Who do I contact at Learning and Development about a course I'd like? | Extension for questions about paid courses | Quitting in August after a $3,000 bootcamp in January, how much do you claw back? | Is there a clawback on tuition?
Golden handcuffs after an expensive seminar, how long do they last? | You paid my cheap 700 dollar seminar and I quit, must I refund it? | Intern dreams of a Photoshop seminar, is there a pot for her?
They paid $1,600 for my seminar two years ago, may I resign without paying? | Whom do I phone about sponsored evening classes? | Who is the go-to person if I dream of sponsored Berlitz lessons?`,
  'Fees for certifications': `
Does the company pay for outside exams? | certification exam fee | I want to get my AWS certificate, who pays for the test? | How much will they cover for a first try? | I failed my exam. Is the next try paid too?
Third attempt at an exam, do I get anything? | Flunked twice now, am I on my own for the cost? | Do you cover the yearly renewal of my certificate? | My professional association wants a fee every year, can I claim that?
limit for memberships and renewals | Do I get time off to prepare for an exam? | How many study days per exam? | Is there a bonus for passing an exam? | I passed! What do I get and when? | Does an exam use up my $2,500 for courses?
Which pay does the $250 award come with? | Can I get an exam paid that has nothing to do with my job? | Google Cloud test costs 200 bucks, do I get it back? | CPA, will you chip in for sitting it? | Is $575 for a Six Sigma test okay?
Bombed my CISSP, do you sponsor a do-over? | Three strikes at the Azure test, is the wallet closed? | Forklift licence test at an outside school, do you cover it? | Annual dues for SHRM or IEEE, is the firm paying?
My Scrum badge must be extended every two years for $100, who pays? | Is 400 a year for the bar association and ISACA together too much? | Can I stay home to cram for my CompTIA test? | Hours off for revising before the big test day
Do I get a prize or some extra bucks after I made it? | Nailed my Salesforce admin, any pat on the back in cash? | Can I have both: seminar for $2,500 and the official test on top? | TOEFL or IELTS test, will the firm foot it?
Yoga teacher diploma, any contribution, though I'm a driver? | Two days to swot before each test or only once a year?
## Steps
Do I need permission before I sign up for an exam? | Can I register for the exam tonight and tell my manager afterwards? | Is a short e-mail to my boss fine for getting an exam agreed? | Do I pay the exam myself first?
The security exam I'd like to take costs $950, which is quite a lot. My manager says she can't agree to that by herself. Who has to say yes? | A person in my team wants to take a 700 dollar exam, can I decide that alone?
How do I get my exam money back? | How many days after the test do I have to claim the fee? | I sat the exam two months ago, then went on holiday and only found the receipt today. Is it too late to claim the fee?
Do I get the fee back even if I failed? | Must I show the result when I claim the exam? | Where do I send my certificate to get the award? | How many exams are paid per year? | I'm still on trial, can I have an exam paid already?
I passed my exam last month and was promised some extra money for it, but nothing came with my wages. What did I forget to do? | Could I do three certifications this year at the firm's cost? | Do part-timers get less towards exams?
I'm half time. Is the $600 halved for me? | Do I owe the exam fee back when I leave? | I'm resigning right after getting certified, will they want the money back? | what are the steps for having a PMP exam paid
I'll just book the Pearson VUE slot and tell the gaffer later, fine? | Whom to convince for a $749 ISC2 test? | Is a chat over coffee enough to get the Cisco test agreed or in writing? | Failed, so nothing gets refunded, right?
I laid out 300 for my Oracle test with my own Mastercard, how do I recover it? | Sat the test in March, it's June, have I missed the boat for reimbursement? | I'm ashamed I didn't make it, do I have to hand in the bad score?
Where do I mail my diploma so I get the 250 bucks? | Passed my ITIL ages ago but the reward never showed up on my payslip, why? | Is a third vendor test this year asking too much? | Golden handcuffs for a test you footed?
New dad collecting diplomas: how many tests does the firm foot between January and December? | Only here five weeks, could you foot my Kubernetes test already? | I do 20 hours weekly, will you foot just half of the Microsoft test?
Quitting after you sponsored my CCNA, do I owe anything? | Rookie wants ITIL straight away, must he be patient? | Team leader: my guy wants a $650 Red Hat test, am I allowed to OK it?
Which proof goes with the reimbursement of a vendor test? | Test got cancelled by the blizzard, new date costs more than 600, who says yes?
## Certifications in the portal
What do the certifications in the portal cost? | Is there an award for passing one of the internal certificates? | How long does a portal exam take? | pass mark | What score do I need to pass the test on the learning pages?
How long is my internal certificate valid? | My portal certificate ran out, may I sit the test again? | Can I retake the exam while my certificate is still good? | I got 68 percent in the online exam, did I pass?
Where are the free certificates in the portal? | who can I ask about exam fees | Do I get 250 bucks for the quizzes on our own learning site? | Scored 71 of 100 on the portal quiz, through or not? | Are in-house badges gratis?
How many minutes should I set aside for the in-house test? | Is an hour enough for the portal quiz? | My in-house diploma lapsed after three years, how do I refresh it? | Shelf life of a portal diploma
I want to improve my score on the portal quiz, but it won't let me in again | How many right answers do I need on our own learning site? | Start button missing for an in-house test I've already passed
No reward after the online quiz at work, unfair? | Somebody to phone about a sponsored CFA test`,
};
