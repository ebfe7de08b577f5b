/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const CAREER_SITUATIONS: Readonly<Record<string, string>> = {
  Probation: `
How long am I on trial? | trial period days | Are the 90 days workdays or calendar? | I'm here for a summer job. How long until they can say I'm really in? | temp staff trial, how long?
My three months are over since last week, but the system still says I'm not regular. Did I fail? | status still shows probation, why | Who switches me to active? | Interns: 30 or 90?
I see "probation" under my name in my record. What does that mean for me? | Started March 1. When am I through it? | A temp on our line asks when his trial is done. | day 91, nothing has happened | does it turn active by itself?
90 days with weekends?
## Talks
When will I hear if they keep me? | decision by which day | Day 82 and my boss has said nothing yet. Should I worry? | Who decides whether I stay, my lead alone? | When do I get something in writing about how I do? | first feedback when?
My boss called a talk after my first month. What is it about? Am I doing badly? | I'm a new manager. Which conversations do I owe a beginner, and when? | day 60, what? | Do I need to talk to HR before I tell my new hire that it's a yes?
Not sure about my new guy. Can I give him more time? | extension, how long max | They added 45 days. Can they do that a second time? | My lead told me in the corridor that my trial is longer now. Is spoken enough?
I was in hospital for three weeks in my first months. Does this make my trial longer? | sick 8 days, is that added on? | After how many days away is the end moved? | Can it be prolonged without saying what I must reach?
twelve days absent, what happens with my end date? | When should my manager have told me yes or no? | written goals when it's prolonged? | How many talks are there, and at what points?
My trial was extended once already by a month. Is there more to come? | Had the flu, then a funeral, in all 14 days off in my first three months. New end? | Middle of the three months: is there feedback on my targets or just chat?
30 / 60 / 80, what's at each? | As her boss, by when must I have made up my mind on the new analyst?
## What is different
I hate it here after five weeks. How fast can I get out? | notice while on trial | Can they throw me out from one day to the other in the first months? | Sister's wedding next month, I need three days and I'm new. How many can I have?
days off when new? | I used my two days already and need one more. What now? | I've got a fever in my second week. Will I get paid sick days yet? | sick from day one ok? | May I take two weeks without pay for a trip, though I'm new?
unpaid, in the first 90 days? | My mother abroad had a stroke, I'm only here for a month and have no days left. Can I go without pay? | When can I begin to work from my kitchen? | home office in the first month
One day a week at home, from when? | Week seven. How many days a week may I stay home to work? | My new hire asks for two home days a week already. Allowed? | Want to go to a conference in my second month. Is there training money yet?
learning money starts when | They put me on the emergency phone for next weekend, and I only joined in spring. Can they? | new people and on-call | Are new people insured or do they wait till they pass? | 401k during trial?
Do I get July 4 paid when I started in June? | transit card in my first weeks, yes or no | I work 25 hours. Is my trial time longer because I'm here less? | part-timers: how many days trial
I go from support to engineering. Does the trial start all over? | new job inside the company, again 90 days? | My worker moved from the warehouse to the office team. Is she on trial again with me?
What am I not allowed to do yet as a newbie? | differences to regular staff | My chief never talks to me, and I don't know if I'm good enough. Whom can I ask without it getting around?
I've a bad feeling about passing. What should I do now? | confidential talk about my trial | Is it a problem when I ask how I'm doing before the official date? | Which number at HR, if I worry about staying?
Does the company have to give me a week too when they don't want me? | Friday I got told it's over. Until when do I get paid, one week or two? | Personal days: is it five already for a rookie?
Can I do emergency duty to earn extra as I'm new and need the money? | Is it true that new people have no claim on paid holidays? | When do benefits kick in for someone on trial, bike and train money also?
My trial ends May 30, the course is on June 5. Can I have it paid? | what changes once I've passed | Plumber comes Friday and I'd work from the couch, it's only my third week though. | not a full employee yet, what do I have and what not?
Sick twice in my first month. Does it count against paid days or am I not paid? | two personal days, is that for the whole trial? | wfh week 3? | Does health cover wait for the ninety days?
new parent in my team, still on trial, no vacation left. Unpaid week possible? | I want to leave in week 6. How many days of work are left for me then? | Boss gave no sign so far. Wait for the next meeting or go ask?
week's notice for whom, me or them? | Is the retirement saving on hold until I'm confirmed? | My teammate says newbies do nights on the pager as well. Right? | budget for courses during first 90 days?
talk to somebody about whether I'll make it
`,
  'Applying for internal jobs': `
I'm bored in my team and want to do something else here. Where do I look? | where are open roles | Do we see jobs before outsiders do? | How long is a job only for us before it goes on the web? | filter jobs for senior
A role I like is already on the public site. Did we have it earlier inside? | head start for insiders, days? | I would like to move over to marketing. Is there a list of what's free?
My warehouse guys don't know where vacancies are shown. Where do I send them? | Can I only show the entry-level ones? | vacancies only for employees, how long?
Some ad on LinkedIn says our company seeks an analyst. Would I have seen that here first?
## Who may apply
Been here eight months. Can I go for another team's job? | how long in my job before I can move | My last score was a 2. Do I have any chance to switch? | minimum rating | I'm on 20 hours. Are the full-time ones open to me too?
Applied in my second month and heard they put it aside. Why? | new here, saw my dream job on the board. Can I try? | I changed teams in January. When could I change again?
Still on trial and already want out to another department. Will it even be read? | part-timer applies for lead role, ok? | My rating was a three. Good enough?
A rep with 10 months in the seat tells me she wants another team. Is she too early? | twelve months in the company or in the present role? | Nobody has rated me yet. What is the rating you need?
Recruiting ignores me because I joined 6 weeks ago. Is that right? | Changed seats inside last summer, want to move on again this spring. Will they let me?
## How to apply
Does my boss find out when I put in for another job? | when must I tell my manager | I don't want my lead to know I'm looking around. Can I keep quiet, and until when?
first interview is Thursday and my chief doesn't know yet. Must I say something? | new CV or one stored already? | resume from profile ok? | Which button do I press to go for a role? | Do I have to write a letter of motivation?
Sent my application ten days ago and not a word. Normal? | recruiting answer time | who do I call at recruiting | mail of the recruiting people | I pulled my application back last week. Now I regret it. Can I send it again?
Withdrew, can I reapply? | Until when may I take my application back? | Already accepted for it, but I changed my mind. Can I still withdraw in the system? | Deadline is today. Too late? | last day counts?
The job says Not Available and I can't click anything. Why? | on hold posting, can I still put my name down? | Can I apply to the same opening twice, with a better CV this time? | How many times per job?
The dashboard shows me jobs all of a sudden. Where do these come from? | AI suggestions based on what? | suggestions on my dashboard don't suit me. What do they look at? | How do I go for a different position, step by step?
I got refused the moment I asked again for the same role after withdrawing. Bug or rule? | She applied elsewhere without a word to me, her lead. Was she supposed to say so? | Seven days, are those workdays until recruiting replies?
Two openings interest me. Can I go for both? | uploaded the wrong resume and already sent it off, now what | Why is there no apply button for the analyst thing? | jobs with hold status?
Is it rude to apply before speaking with my supervisor? What is the rule? | must I justify why I want it? | Posting ends on the 15th. Is the 15th itself okay? | Application is pending for two weeks, who can tell me something?
Does the system recommend jobs that fit me? | I clicked withdraw by accident. Can it be undone? | Should I tell my chief between applying and the talk, or only once I'm picked? | 4140, who's that?
## The decision
who picks, HR or that boss? | They interviewed me and said no. Do I get to know why? | feedback after rejection | Had a no two weeks ago, and nobody explains me anything. Until when should that talk be?
I got the job!! When do I start there? | how fast is the move | My current boss won't let me go because of the release. How long can he hold me? | max weeks until I switch
One of my engineers was chosen by another team. How long may I keep him? | Will I earn more in the new job, who fixes the figure? | pay after internal move | Am I going to be on trial again if I take the other job?
probation anew after switch? | Turned down without any interview. Do I get a talk too? | 4 weeks, 6 weeks, which one is it for me? | The new role has a lower range. What will happen to my salary?
interview went well, who has the final say | rejected, 10 days, no feedback | I'm hiring manager and said no to an insider that I met. What do I owe her? | My team lead says I can't leave before three months. Is this legal here?
Can I negotiate a salary above the range of the new job? | Do I lose job security when I change inside? | chosen for a job in Oakland, from which date would I be there? | Is HR choosing the candidate, or somebody else?
I move next month to finance. Trial time again, yes or no? | got refused, can somebody tell me what I lacked | my team needs me, so how many weeks longer? | New job inside, old pay? I'd like to know what to expect.
As the one giving up a person, is six weeks all I get? | When they say yes, how many weeks till I change desks? | Who settles my new pay and inside what limits?
`,
  'Recommending a friend': `
A buddy from college would be great here. Is there money in it for me if you take him? | referral bonus how much | I know a super developer. What's in it for me? | urgent posting, reward?
The job was marked urgent when I sent her name, now it isn't any more. Which sum do I get? | It became urgent a week after I put him forward. Do I get the double? | My cousin's kid wants an internship. Do I get anything for sending him?
reward for bringing a part-timer | temp hired through me, how many dollars? | My friend started two weeks ago. When do I see the first money? | half now, half when? | second part of the referral money
Six months are almost around and the other thousand hasn't come. When exactly? | Do I get the two thousand in one go? | Is it paid in full or does the tax man get his part? | taxed?
The check shows way less than $1,000 for the friend I brought in. Where is the rest? | He quit after four months. Do I have to forget the second half? | I'm leaving next month. Will I still get the rest for the girl I brought?
My friend handed in her notice yesterday, but is still at work. Do I get the second part? | I gave notice on Monday, and the payment for my friend was due on Friday. | friend gone before 6 months, money?
My rep got us a driver, hired now five weeks, and wants to see his money. When? | 4,000 or 2,000? | amount for a student job I filled with someone I know | Hired on May 2, my pal. In which pay will I find the first half?
seven fifty for what kind of job? | Do I lose it when they fire my friend in month three? | Must both of us be here still when it's paid? | day 30, from when counted?
## How to do it
How do I tell you about a person I know for a job? | which form for recommending | My friend already sent his papers through the website this morning. Can I still put my name on it? | before or after he applies?
Do I have to ask her first, or can I just pass her LinkedIn on? | consent needed? | where do I mail a friend's CV | Sent you the name of an old colleague ten days ago, heard nothing. How long does it take you? | recruiting confirms when?
Who calls my friend then, me or you? | What papers must come with the form? | My colleague says he named the same guy. Who's getting the money? | two of us, same candidate | I was the second to name her. Do we share?
They didn't take him for that job. What if he's hired for another in half a year? | how long does my referral stay valid | I put her forward fourteen months ago and now she's hired. Any money?
She was hired for another role than the one I named. Does it still count? | Is it good to give the resume to the boss of the team directly? | REF-1, what do I write in it? | title of the posting needed on the form?
friend has no CV yet, can I hand in just his name? | Must it be a certain opening or can I say "she's good, find something"? | A year ago I sent a name. Is it dead now?
He'd rather not have his boss know. Should I be sure that he agrees before you get his data? | Five days without any confirmation, what now? | I talked about a friend with recruiting at the coffee machine. Is this enough?
Where do I begin when I want to bring in my former roommate?
## When there is no reward
My friend applied in the spring already, four months ago. Does it still count for me? | applied before, how long ago is ok | A former colleague left nine months ago and wants back. Can I get something for him?
ex-employee coming back, reward? | I'm a recruiter. Do I get it too? | hiring manager excluded? | I am hiring for my own team and know the perfect person. Is there a bonus in it for me? | she'd be reporting to me
Director in sales here, no reward for me, is it true? | which people can't get the referral money | Could I bring my sister in? | hiring my wife, allowed?
My brother applies in the team next door. What must I say, and what must I keep out of? | May I sit in the interview of my cousin? | Is it forbidden to recommend family? | declare what about relatives?
I only started five weeks ago myself. Is it too early to bring someone? | still on trial, same amount for me? | I work half time. Do I get half the reward? | how many friends max
I brought three people already this year. Will a fourth one still pay? | Want to bring my whole old team of seven. Is there a limit? | who can I ask about the referral thing | number for questions on rewards
The temp in our warehouse should become permanent. If I name her, do I get paid? | An intern of ours is working here now and I'd put her name in for a real job. Money? | My VP recommended someone. He gets the same as me?
He left the company thirteen months ago. Is that long enough? | Why didn't I get anything for my friend though she was hired? | applied seven months ago, counts? | Can a boss get the reward for somebody who'll be on his own team?
part time = smaller reward? | My husband is in the final round and my colleague says I should have said something. To be declared? | Reward refused, reason says "prior application". Explain. | recruiting staff and referral
I'm new and know lots of good people from my old firm. Any cap? | Can my dad work here? | Is a director's assistant also excluded or only the director? | left 11 months ago, comes back through me
My team member wants to bring in her boyfriend. What must we keep in mind? | Working twenty hours and on trial, would the sum be cut? | Friend of mine already has a job in our Oakland office and wants to come over here. Reward for me?
`,
  'Performance reviews': `
What is this yearly talk good for? | does my grade change my pay? | Which year are we judged for, the last one or from April on? | Is my bonus depending on what my boss writes about me? | If I get a good score, what do I have from it?
review period, calendar year? | New here: how are people judged in this company, and what hangs on it? | Does only the past count, or do we talk about the future, too?
## The calendar
Till when must I write about myself? | self review due? | How long should my text about my own work be? Mine is five pages now. | max pages for my self-assessment | I'm on vacation the first half of December. When can I write mine?
It's December 17 and I didn't hand in my own part. Too late? | Who gives feedback on me? | Can I choose the colleagues who say something about me, or does my boss? | how many peers?
Somebody asked me to comment on her work. Until when do I have to? | peer feedback deadline | I lead eleven people. By when must I have all of them written? | manager's text due date
January 25, and my lead has not written anything about me. | When do I sit down with my boss about last year? | how long is the talk | Talk was fifteen minutes in the hallway. Shouldn't it be more?
February and nobody has talked to me about my year. What's the last date? | When do I know my score for sure? | final date of ratings | Can my score still change after the talk in January? | Is there something in summer as well?
mid-year, do I get a grade? | July meeting: does it count for my money? | My boss wants three names from me. What for? | whole timeline from December to February? | I'm a lead for the first time. What are my dates?
Will I be surprised in December, or is there a check in between? | Date for self-written part opens when?
## Ratings
what does a 3 mean | Got a 2. How bad is it? | I was given a 1. Am I getting fired? | Five: is this good or bad here? | best score? | scale explained please | Two 2s now, last year and this. What comes next? | improvement plan, how long
They put me on a 60-day thing. How often do we meet about it? | PIP triggers? | My boss says he could only give one 5 because of a quota. Is it true? | forced ranking here? | Do the managers talk with each other about our scores?
Are leads strict in one team and soft in another? Who levels this? | when do the department's bosses compare | How often do I see my lead during the improvement plan? | My worker got partly meets twice in a row. What must I set up?
I think my manager wants me out, he gave me the lowest grade. What is going to happen? | 4 = ? | Is there a fixed percent of people that must get a low score? | First 2 ever, will I be put on a plan?
sixty days over, how many talks would that have been? | outstanding in numbers | Am I in danger with "partly meets"?
## Special cases
I started on October 15. Will I get a grade? | joined in November, anything in January? | new hire from fall: talk or rating or nothing? | September starter, rated? | I was on maternity most of the year. How can they judge me?
sick seven months, what score | My old rating was a 4, then I was home with the twins for eight months. What do I have now? | I only work three days. Are they expecting the same from me? | part-time goals?
My boss changed in August. Who writes about me? | two managers in one year | I took over a team in June. Do I judge them alone? | My former lead loved me, the new one doesn't know me. Does the old one still have a say?
Off with burnout for four months. Do I keep the last grade, or am I judged anew? | no rating for me this year, why? | New in the company since Halloween. Does a talk take place at least? | Parent leave of five months: rated normally?
I dropped to 24 hours in the spring. Should my targets have become fewer?
## If you disagree
I find my review unfair. What can I do? | can I write something against it | How many days do I have to comment? | comment deadline | Is what I write seen later or thrown away?
I wrote my comment, and nothing has changed. Who can look at it again? | second opinion on my rating? | HR reads it or another boss? | How long do you keep what was written about me? | old reviews deleted when?
A bad review from four years ago, is it still in my file? | My rating came two weeks and a half ago and I'm still angry. Can I still add my view? | whom to call about an unfair grade
One of my guys won't accept his score and asks what his rights are. | My lead gave me a 2 because he dislikes me. Where do I go with that? | six years back, can I see my review?
Do I have to sign even when I don't agree, or can I put my own text to it? | Does anybody neutral check it when I complain? | appeal my score, order of steps? | Ten days to answer, weekends in? | Can they erase my comment?
`,
  'Finding a mentor': `
I feel stuck and would like someone experienced to talk to, but not my boss. | Is there somebody who could guide me in my career? | Will what I say to a mentor get back to my lead? | mentor from my own team?
My boss offers to be my mentor himself. Does it work like that? | Does it show up in my review if I have a mentor? | Is it a must? | confidential or not? | Can the person I talk to be my boss's boss?
As a lead, can I order one of my people to get a mentor? | If I take part, will it help my rating? | what does a mentor do | I want to find out where I'm heading here. Who helps with thinking about that?
Everybody else seems to know what they want, I don't. Is there some program?
## Two rounds a year
When can I sign up? | sign-up dates | It's March 10 and I'd like to join. Missed it? | next round after spring? | When do I hear who I'm with? | told on which day | How long does it go on? | how often do we meet | Each meeting, how long?
An hour every week is too much for me. Is this what's expected? | August 20, still possible? | I signed up in January and heard nothing so far. When will they tell?
I don't have much time. How many hours would it take me over half a year? | How many rounds per year? | September group: by when? | February 15 is what? | My pair ends in February. Is there a fixed length, or can it end after a season?
Pairs announced? | I'm out all of February on leave. Until when at the latest do I write for the spring one? | Six months, every second week, right? | One of my people wants to start this in the fall. What date should I give her?
## How to take part
Been here since ten weeks. Old enough for a mentee? | service needed to get one | I'm only part time, do you take me? | Interns too? | Have been with the company eighteen months and would love to mentor. Am I allowed yet?
mentor min years | Where do I write if I want one? | What do I have to put in the mail? | how many goals? | Can I ask for a certain person? | There's a woman in finance I admire. Can I have her? | names I wish for, max? | Who matches us?
Is there a kick-off? | start meeting length | Somebody sent me five questions about my mentoring. Is it a test? | What happens halfway through? | Must I take vacation for our meetings? | Which project do I log it on?
mentoring hours on the sheet | My lead says I should do it in my free time. Right? | We want to meet over lunch. Who pays? | coffee money, how much | Is it fifteen dollars each or for the two of us?
Had a $22 lunch with my mentee. How much can I claim? | number to ask about the matching | Is there a form, or is an e-mail enough? | My summer student would like a mentor. Is that open to her?
I don't know anybody here. Can I leave the names out and let you choose? | Warehouse people never get such things. May we join as well? | After three months someone wants answers from us. How much work is that?
I started on January 5. Can I already get in for the spring? | Can meetings be in working hours? | What's the first thing that happens once I'm matched? | E-mail for joining? | Who's paying the cappuccinos?
Three goals. Like what do I send, and where to? | Do I pick my mentor or am I given one?
## Good to know
We just don't click. How do I get out of it? | must I say why I want to end it? | My mentor stopped and I am alone now. Do I get somebody else, and how quick? | new one within? | Will my mentor be angry or will there be trouble if I stop?
mentees at the same time, max | Two people asked me already to mentor them, now a third. Can I? | The lady I want has two mentees. Does she have room for me? | Isn't that the same as my buddy? | buddy vs mentor?
My buddy is great. Can he just go on as my mentor? | After my first two months the buddy disappears. What is there then? | I have loads of experience to pass on. How do I become one? | training for mentors, hours
By when do I tell you that I'd like to mentor somebody? | Do I need a course before they give me a mentee? | volunteer as a mentor, where? | Senior engineer, 12 years here, want to help the young ones. What next?
Mentor left the company in the middle of our half year. What now? | can my mentee just quit on me? | three weeks for what? | Am I free to stop after two meetings?
Our most senior tester would love to mentor. Where does she sign up, and how long is the preparation? | How many people would I have to look after? | Who helped me in the first eight weeks wasn't my mentor, was he?
Do mentors sign up on other days than mentees? | two-hour thing for mentors, needed?
`,
  'Leaving the company': `
I've had enough. How do I quit? | notice period? | Found something else. How many weeks do I still have to work? | Is it enough to tell my boss by mouth that I'm going? | Who gets my resignation? | copy to HR needed?
I sent my resignation on Monday. When do I hear which is my last day? | last day confirmed by whom | I lead a team of four. How long before must I tell them I'm off? | manager notice weeks
I'm a director and have an offer. When can I start there at the earliest? | directors: 8 weeks? | Only here since a month and don't like it. How quickly can I be gone? | notice when on trial
My shift lead quits. Is two weeks all she has to give us? | He told me in the coffee kitchen that he quits. Does the clock run already? | Can I hand in my notice on paper, or mail?
New employer wants me in ten days. Will that work, I'm a plain employee? | resign where, how | I gave notice three days ago, not a word from HR. Is it valid? | VP level, how much time ahead?
As a supervisor I'd thought two weeks are fine. No?
## Until the last day
What do I have to do before I go? | handover, written or talk? | My work has to go to somebody. How should I leave it behind? | When must I hand in my last hours? | final timesheet due
I've still $300 of receipts from a trip. By when must they be in if I leave Friday? | expenses before I go, deadline? | HR wants to talk with me about my reasons. Do I have to? | exit talk length
I don't want to tell anybody why I quit. Is it possible to skip that? | Where do I drop my badge? | keys and company card, to whom? | laptop back by what time | Which room takes my stuff on the last day? | When do I lose my mail?
accounts off at what hour | Can I still log in on the evening of my last day to save photos? | It's 17:00 on my last day and I still have the notebook with me. Too late?
I'm remote in Oregon and leave. How does my laptop come back to you? | who pays the shipping of my gear when I quit | Is there a box for sending things back? | I've got four days left and want to take them before I go. Can I?
days off in notice period | My boss says no to vacation in my last two weeks. Is he allowed? | Last day checklist? | What should I go through with the guy who leaves my team? | front desk or IT for what, when I'm gone?
Leaving Friday at noon, what must be done by then? | Exit interview, mandatory or not? | Someone in my team is off on the 30th. Until what hour does his mail work? | lock-out time on my final day | forty-five minutes with HR, what about?
I worked from home all the years. Must I fly in to give back my machine?
## Money and insurance
When do I get my last money? | last check on which day | Do they pay out the days I didn't take? | Leaving end of June, took one personal day. What do I get for the others? | unused days paid?
How are the left days counted if I go in the middle of the year? | I quit on March 10. Do I lose the bonus for all of last year? | bonus if I leave? | What day must I still be here to get the bonus?
Should I wait until after March 15 with leaving? | My last day is the 6th. Until when am I insured? | insurance after quitting | What happens to my retirement savings? | 401k when I leave
You paid me a course of $2,400 half a year ago. Will you want it back? | course money back, how much | Course was 14 months ago and cost 3,000. Owe anything? | My final pay isn't here, and I left yesterday. Shouldn't it be here?
Do I get the pay after weeks or right at the end? | An accountant in my group goes on March 14. What is he throwing away? | I'm scared of a gap without doctor coverage. When does it stop after I leave?
five days personal, gone in August, how many are paid out? | What will be deducted from my last pay? | financial side of quitting in one overview | A $1,500 seminar last fall. Anything to give back?
Is it smarter to leave on the 31st or on the 1st, for the coverage?
## Papers
I need a paper that says I worked here. Who sends it? | certificate of employment, how soon | Left eight days ago, my new employer asks for a proof of work. | What will you say about me when my next company calls?
reference: what's in it? | Will they tell a new boss that I was ill often? | Can my lead write me a glowing reference letter in the name of the company? | Can I come back if the new job is awful? | rehired, do my years count?
I left ten months ago and would return. Do I start from zero? | back after two years, old service? | Former colleague wants to come back after half a year. Is his time here still counted? | HR papers when I'm gone?
A landlord calls to check on my past job here. What do they get told? | Will a bad review be told to my new firm? | return within how many months | I was asked by another company how good my ex-analyst was. What am I to give out?
job title and dates only? | A year minus one week since I quit. Is it worth to return now?
`,
};
