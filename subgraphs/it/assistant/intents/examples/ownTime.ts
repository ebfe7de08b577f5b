/** How people ask for their own leave and time, by the id of the kind. See `intents.ts`. */
export const OWN_TIME = {
  'to decide': `
Team approvals? | Approvals waiting for me on team leave? | What do I have to sign off? | Which leave requests are waiting for my approval? | Any vacation requests from my team I still have to decide?
Who on my team is waiting for me to approve their time off? | How many PTO requests are sitting in my queue? | Show me the open leave requests of my direct reports. | Is there anything from my people I need to approve before I head out?
Do I owe anyone a yes or no on their vacation? | I was out for a week, so what leave requests piled up for me to approve? | One of my guys says I'm sitting on his vacation request. Which ones are open with me?
Please list the time off requests I have not decided yet for my team. | As HR, which absence requests do I need to handle today? | What leave is still pending on my desk from my reports?
Are there undecided holiday requests from my staff? | Which of my employees are still waiting for an answer on their days off? | My team keeps nagging me. Whose vacation have I not approved yet? | Leave requests to review, please
Pending requests from my reports? | Anything for me to approve or reject? | Has anybody in my group asked for time off that I haven't answered? | I'm the manager here, what absence requests need my decision?
Could you kindly show me the requests for leave that await my signature? | Before the planning meeting I need to know which vacation requests of my people are still open. | How many leave requests do I need to approve this week?
Which requests for days off must I decide as the boss? | Did new vacation requests come in for me to approve? | I want to clear my approval list tonight. What leave is on it?
Ugh, approvals again. Which leave requests are still mine to decide? | Tell me which of my folks put in for PTO and are waiting on me. | What is in my approval inbox for leave? | Who wants time off and needs my okay?
Who is waiting for me to sign their vacation? | Are any sick or vacation requests stuck with me as approver? | I have people under me, which of their leave requests must I still accept or refuse?
Is my approval list empty or is there still leave to decide? | Open leave requests in my team that need my approval, oldest first | Not my own vacation, the ones from my team that I have to approve
Which leave requests have been assigned to me for a decision? | The ones I need to approve: who asked, for what dates? | Got an email that a request awaits my approval. Whose leave is it?
My phone buzzed with an approval reminder. What leave do I have to decide on? | Somebody on my team wants off in December and needs my go-ahead. Show me what's pending with me. | Do I have unapproved vacation requests from my crew?
Which absences of my subordinates are waiting for my decision? | Let me see all leave requests where I'm the one who has to say yes. | I think I forgot to approve someone's PTO. What is still open with me?
Anyone waiting on my approval for days off? | Team requests to approve | How many of my people's leave requests have I left unanswered? | What decisions on time off do I still owe my team?
I'm covering HR today, which leave requests are lined up for approval? | Give me the list of vacation requests I have to approve or turn down. | It's Monday, coffee in hand: what leave requests from my team need my decision?
Is there leave from my department that I still need to sign off on? | Which parental or vacation requests from my reports do I have to decide? | My director wants zero open approvals by Friday. Which leave requests are left for me?
Any time off waiting for my green light? | Sorry to bother you, but which requests for leave must I approve as team lead?`,
  'leave approver': `
My approver? | Who approves mine? | Who approves my leave? | Who signs off on my vacation? | Who has to approve my time off request? | Who okays my PTO? | Who approves my timesheet? | Whose desk does my leave request land on?
Which person decides about my vacation? | Who do I need to chase for my leave approval? | My request has been hanging for days, so who is supposed to approve it? | I just sent in my vacation. Who will approve that for me?
Who checks and approves my hours at the end of the week? | Is it my manager or HR who approves my days off? Give me the name. | Who is my leave approver at the moment? | Can you tell me the name of the person who approves my absences?
My old boss left. Who approves my vacation now? | We had a reorg last month. Who signs my timesheet these days? | Who gets my holiday request once I submit it? | Which manager says yes or no to my PTO?
Please, who is responsible to approve my leave? | Who is the one that must accept my vacation request? | Who do I have to be nice to so that my vacation goes through? | I want to buy a beer for whoever approves my time off. Who is it?
Who's approving my days off in March? | Name of my approver, please | Vacation approver for me? | Timesheet approver, mine? | Who authorizes my leave? | Who rubber-stamps my timesheets?
To whom does my time off request go for a decision? | Who will be deciding on my open request? | My wife asks who she should blame if my vacation isn't approved. Who approves it?
I'm new here and about to put in for leave. Who will approve it for me? | Does Laura or somebody else approve my leave? | Who is listed as the approver on my latest leave request? | Who has my leave request to approve right now?
Who needs to sign my sick leave request? | Who is supposed to look at my timesheet and approve it? | Seriously, who approves my hours? Nobody seems to know. | I need the name of the person approving my leave for a form.
Which colleague gives the final okay to my vacation? | Would you be so kind as to tell me who approves my requests for leave? | Who grants my days off? | Who confirms my vacation when I ask for it? | Who can approve my request?
Whose approval do I need for my own leave? | Whose okay is needed for my PTO next month? | Whose signature does my timesheet need? | Who will see my timesheet when I submit it and approve it?
Tell me who approves me for leave, I want to give them a heads-up. | I'd like to talk to whoever approves my vacation before I file it. Who would that be? | Not who approves in general, I mean who approves my own leave?
Who was set up to approve my absences? | The person approving my time off, who is that? | Who am I waiting on for my leave approval? | On whose table is my vacation request waiting?
My flight is cheap only today, so who can approve my leave quickly? | Who makes the decision on my parental leave request? | Who takes care of approving my timesheet and my leave?`,
  'leave day': `
Off tomorrow? | Off Friday? | Am I off tomorrow? | Am I on leave on Friday? | Do I have the 24th off? | Am I on vacation next Monday? | Do I have to work tomorrow? | Am I working on Thursday or did I take it off?
Did I book the 3rd as a day off? | Is Friday a vacation day for me? | Do I have leave today? | Am I supposed to be off today? | Am I out on December 23? | Is my Wednesday free, I mean did I take leave that day?
My dentist offers me Tuesday. Am I off that day? | The school just called about a meeting on the 12th. Do I have that day off? | My wife asks if I am home on Friday. Do I have leave then?
Someone invited me to a workshop on Monday, but I think I'm on vacation. Am I? | I can't remember, did I take the day after tomorrow off? | Please check if I am absent on the 15th. | Do I have PTO on July 5?
Was I on leave last Monday? | Was I off on the 2nd? | Will I be on vacation on the 30th of this month? | Am I on holiday at the end of next week, on Friday I mean? | Am I away on August 14 according to my leave?
Is tomorrow one of my days off? | Tell me whether I have the Friday after Thanksgiving off. | Is there leave of mine on the 24th? | Does my vacation cover June 10? | Is the 8th part of my vacation? | Did I get tomorrow off?
I'd love to sleep in tomorrow. Do I have the day off? | Should I set my alarm for tomorrow or am I on leave? | My mother's birthday is on the 19th, am I off then? | The plumber wants to come Thursday morning. Did I take Thursday off?
Am I free from work this coming Friday? | I am in vacation on Monday, yes or no? | Do I take off on New Year's Eve this year or am I working? | Am I in the office on Tuesday or on PTO?
Could you look up whether I have leave on October 2? | Did I put in for this Friday off? | Have I got leave on Monday the 7th? | For a doctor's appointment I need to know if I'm off on the 21st.
Are my days off including Thursday the 18th? | Any leave of mine on Wednesday? | Me on vacation tomorrow? | Day off Monday? | Leave on the 17th? | Am I still on vacation next Wednesday? | Am I already on leave this Friday?
Is today one of my vacation days? | Ugh, they want me on a call Friday. I'm on vacation that day, right? | I'm pretty sure I took tomorrow off, can you confirm? | Would I be on leave on April 22?
Tomorrow I don't work, correct? I should have leave. | Is my leave on Friday, or do I have to show up? | On the 24th of December, am I off or working? | What about me next Thursday, do I have time off?
Kids have no school on the 11th, so did I take that day off too?`,
  'leave next': `
Next vacation? | Next leave when? | When is my next vacation? | When does my next leave start? | What is the first day of my next vacation? | What is the last day of my upcoming leave? | How long is my next vacation?
When am I off next? | When do I get my next break? | How many days until my next time off? | When do I go on vacation next? | When is my next PTO? | When am I next on holiday? | What date does my upcoming time off begin?
When do I come back from my next vacation? | Until when does my coming leave last? | How many days is my upcoming leave? | From when to when is my next leave? | I'm exhausted. When is my next vacation?
Please tell me when my next days off are. | I need to book a cat sitter. From when to when is my next vacation? | My wife asks when our summer trip begins, so when does my next leave start?
For my out-of-office message, what is the last day of my upcoming vacation? | For the hotel booking I need the first and last day of my next leave. | When is the next time I'm out of the office on leave? | What's my next planned leave?
Do I have any vacation coming up, and when? | Is there a leave of mine planned soon? | Have I got any time off coming up? | What is my next approved leave? | Upcoming PTO, please | My coming vacation? | My next days off?
When may I finally lie on the beach, I mean when is my next vacation? | Countdown please: how long till my next leave? | Remind me when my vacation starts. | Which day do I start my upcoming time off?
On what day does my next vacation end? | When will be my next holiday, the one I booked? | When begins my next leave? | How many weeks is my next vacation going to be? | Is my next leave one week or two?
How much time off am I taking on my next vacation? | When is my last working day before my next vacation? | When will I be back at work after my upcoming leave? | What leave do I have ahead of me next?
Show my next upcoming leave with dates. | Tell me the dates of my next vacation, not the past ones. | I want to hand over my project in time. When does my next leave begin? | My boss wants to know when I'm gone next. When is my leave?
The airline asks for dates. When does my upcoming vacation start and end? | I forgot when I'm going away. What's my next time off? | This week is killing me, when am I next on PTO? | What's the soonest leave I have on the calendar?
After today, when do I have my first vacation day? | When's the next day off that I have booked? | Would you please look up the start of my next leave? | So when do I get out of here for vacation next?
How long will I be away on my next leave? | What are the start and end date of my upcoming vacation?`,
  'leave pending': `
Pending vacation? | Undecided leave? | Which of my leave requests are still pending? | How many of my requests for time off are still undecided? | Do I have any leave requests that haven't been decided yet?
Are any of my vacation requests still open? | Which of my time off requests are waiting for approval? | What leave of mine is still awaiting a decision? | How many of my PTO requests have not been answered?
Show me my pending leave requests. | List all my requests that nobody has approved or rejected yet. | Which of the days off I asked for are still up in the air? | Is any time off of mine still pending?
Have all my leave requests been decided or are some still open? | Do I still have vacation of my own waiting for approval? | I put in several vacations this spring. Which ones are still undecided?
I've sent three requests and heard nothing. Which of mine are still pending? | My wife wants to book flights. Which of my vacation requests are still not decided? | Please count my open leave requests.
Number of my pending leave requests? | My open leave requests? | My leave, still pending? | What's still hanging of my own leave? | Which ones of mine has my boss not decided yet? | Which of my requests is my manager still sitting on?
Which of my leave requests have no answer yet? | Are there requests of mine without a decision? | How many leave requests do I have in pending status? | Of my own requests, which are not yet approved?
Not the approved ones, only my leave requests that are still pending | Only mine, not my team's: which leave requests are undecided? | Do I have outstanding vacation requests? | What outstanding time off requests of my own do I have?
This is annoying, how many of my requests are still lying around undecided? | Could you please check whether any of my leave is still unapproved? | I have some requests which are not decided, which are they?
How many of my holidays wait for a yes? | Tell me which of my absences still need approval from my lead. | What have I requested that is still under review? | Which of my leave is submitted but not decided?
For my planning, which of my requested days off are not confirmed yet? | I'm making a list for the year. Which of my vacation requests are still open? | Any unanswered leave requests from me? | Am I waiting for a decision on any leave?
Am I still waiting on approvals for any of my days off? | What am I still waiting to hear back on, leave-wise? | Are two or three of my requests still pending? | Is there leave I submitted that is still in limbo?
How many of the vacations I entered this year are still pending? | Which of my leave requests from last month are still open? | Give me everything I asked for that is not yet approved or denied.
What requests did I submit that are stuck without a decision? | Before I go home: do I have any undecided leave requests? | My lead claims she approved everything. Are any of my requests still pending?
All my undecided leave requests, please | Which of my sick or vacation requests are not processed yet? | Do any of my PTO requests still need an answer? | I lost track of my vacation requests. Which ones have not been decided?
How many open leave requests have I got right now? | Are my leave requests all through, or how many are still pending?`,
  'leave status': `
Vacation approved? | Leave status? | Was my leave approved? | Did my vacation get approved? | What happened to my leave request? | What became of my last time off request? | Has my PTO request been approved yet?
Was my latest leave request rejected? | Did my boss say yes to my vacation? | Is my vacation in August approved? | What's the status of my leave request? | How is my vacation request doing?
Has my manager decided on my request for the days around Christmas? | Did they turn down my days off? | Why don't I hear anything? What's the state of my leave request? | What dates did I put in my latest leave request?
How many days did I put in for on my last vacation request? | For which days did I request leave last time? | My last leave request, from when to when was it? | Can I book the flights? Has my vacation been approved?
My wife asks whether our trip is approved. Is my leave request through? | I need it for a visa form: was my leave request approved and for which dates? | Please let me know if my request for time off was accepted.
Is it approved, my vacation? | My leave, is it accepted or refused? | Any news on my vacation request? | Any decision on my leave? | Did my parental leave go through? | Was the sick leave I entered last week accepted?
What about the day off I asked for on the 24th, was that approved? | I submitted a vacation on Monday. What became of it? | I asked for two weeks in July, did I get them? | I asked for Friday off, was that granted?
The newest leave request I sent, what state is it in? | Status of my most recent PTO request, please | My vacation request, any outcome? | Latest leave request? | Did it get denied, my request for days off?
Was my request for the week of Thanksgiving approved or declined? | Has someone approved the time off I requested? | Where does my leave request stand? | Is my holiday confirmed? | Tell me the outcome of my last leave request.
What's the verdict on my vacation? | Has my request for unpaid leave been decided? | Did my request for summer vacation get the green light? | How many days were in the last leave request I submitted?
What did I enter in my latest time off request, which dates and how many days? | Did I ask for four or five days in my last leave request? | I'm nervous about my vacation. Did my lead approve it?
I've been waiting a week already! Was my leave approved or not? | Could you check if my last request for leave has been approved? | Is my Easter vacation okayed? | Was the vacation I put in last month approved?
Did HR accept my leave request? | Did my wedding leave get approved? | Hotel can be cancelled until tonight, so is my vacation approved or rejected? | Is my leave from the 10th to the 14th approved?
Show me my latest leave request and whether it was approved. | Can I count on my days off, or was my request refused?`,
  'leave balance': `
Days left? | Vacation left? | My balance? | PTO balance? | How many vacation days do I have left? | How many days off do I have left this year? | How much PTO do I still have? | What's my leave balance?
How many days of leave have I taken this year? | How many vacation days have I used so far? | How many sick days have I taken this year? | How many sick days do I have left? | What do I have left, per type of leave?
Show me my leave balance for each type. | Break down my days taken by type, vacation and sick and so on. | How many days have I been off in total this year? | How much vacation is still available to me?
How many more days can I take before the year ends? | What remains of my vacation this year? | How much of my vacation have I already burned? | Do I still have vacation days left? | Have I used up all my PTO?
Am I out of vacation days? | Do I have enough days left for two weeks off? | Is there any vacation left for me for December? | Can I still afford a week off, how many days do I have?
I want to plan Christmas. How many days off have I got left? | My wife asks how many vacation days I still have. | My sister wants me to visit in fall. How much PTO do I have remaining?
For my tax papers, how many sick days did I take this year? | For an insurance form I need the total of my leave days taken this year. | Please tell me my remaining vacation. | How many days rest me for vacation this year?
How many free days I have still? | I have how many days of holiday left? | Remaining leave? | Days used, mine? | My remaining PTO in days, please | Total days off taken by me this year
How many approved leave days have I had this year? | Counting approved ones only, how many days of vacation have I taken? | What's my vacation account at? | How does my vacation account look?
How many days are left in my time off bank? | What's my remaining entitlement for this year? | Out of my days for the year, how many have I used and how many are left? | How many personal days have I got left?
How many days of unpaid leave did I take this year? | How much parental leave have I used so far? | I feel like I've hardly been off. How many days did I actually take this year? | I lost count of my days off, how many are left?
I keep getting different numbers, ugh. How many vacation days do I really have left? | Could you tell me how many days I have taken and how many remain? | Vacation used versus vacation left for me?
Do I have more than ten days of vacation left? | Have I taken more than five sick days this year? | How many of my vacation days are already gone? | Overall, how many days of leave do I have left, all types together?
Before I put in for summer, what's my PTO balance? | Not the company rule, just my own number: how many days do I still have?`,
  'timesheet latest': `
Last timesheet? | Latest timesheet? | What happened to my last timesheet? | Was my last timesheet approved? | Did the timesheet I submitted get approved? | Has my latest timesheet been rejected?
What became of the last timesheet I sent in? | How many hours were on my last timesheet? | How many hours did I put on the last timesheet I submitted? | Did my boss approve my last sheet?
Did my lead sign the last timesheet I turned in? | What is the status of the timesheet I submitted most recently? | Is my last submitted timesheet still waiting? | The last sheet I handed in, was it accepted?
My newest submitted timesheet, approved or not? | I submitted a timesheet the other day. What became of it? | I sent my sheet in on Friday and heard nothing. Was it approved?
Payroll says something is missing. Was my last submitted timesheet approved? | My lead says she never saw it. What's the state of the last timesheet I submitted? | Was there any decision on the last hours I submitted?
Please check what happened with my most recent timesheet. | Could you kindly tell me if my latest timesheet was approved? | My last timesheet, it is accepted or refused?
Which week was my last submitted timesheet for, and was it approved? | When was my last timesheet approved? | Total hours on my most recently submitted timesheet? | The hours on my latest submitted timesheet, please
Last sheet approved? | Last sheet rejected? | My most recent timesheet? | Did they bounce my last timesheet? | Did my previous timesheet go through? | Has anyone looked at the last timesheet I submitted?
Did somebody sign off on the timesheet I last submitted? | Is the timesheet I sent last already decided? | Did I get a yes on my last timesheet? | Outcome of my last submitted timesheet? | What was decided about my last timesheet?
Any answer on the last timesheet I handed in? | Show me the last timesheet I submitted and its status. | Tell me about my last submitted sheet: hours and decision. | How much time did I report on my last submitted timesheet?
Did I submit 38 or 40 hours on my last timesheet? | I need it for my agency: how many hours were on my last submitted timesheet? | For an invoice I need the hours of the timesheet I submitted last.
My husband asks if I'll get paid for it, so was my last timesheet approved? | Honestly, is anybody reading these? Was my last timesheet approved? | I'm fed up waiting. What happened to the last timesheet I turned in?
Was my last timesheet sent back to me? | Do I have to redo my last submitted timesheet or was it approved? | Did my last submission of hours get rejected? | Is the last timesheet I filed pending or approved?
Where does my most recently submitted timesheet stand? | What's going on with the sheet I submitted last time? | The one timesheet I submitted before going on vacation was my last. Was it approved?
Not the current week, the last timesheet I submitted: what's its status? | Not the draft, the one I last submitted. Did it get approved? | How did it go with my last timesheet, did they accept it?
Has the latest sheet I filed been signed by my manager yet? | What does it say on my last submitted timesheet, approved or rejected?`,
  'timesheet status': `
Timesheet status? | Sheet submitted? | What's the status of my timesheet this week? | Is my timesheet for this week submitted? | Did I submit this week's timesheet? | Have I already turned in my timesheet for this week?
Is this week's timesheet still a draft? | Is my current timesheet approved yet? | Was this week's sheet approved? | What state is my timesheet for the current week in? | Did I forget to submit my timesheet this week?
Is my sheet for this week open or already sent? | Has my boss approved this week's timesheet? | Has my lead signed my sheet for this week? | Did this week's timesheet get rejected?
How does my timesheet for this week look, submitted or draft? | Is my timesheet in for this week? | Where is my timesheet for the current week at, draft or submitted or approved? | Do I still have to submit my timesheet this week?
Do I need to turn in this week's sheet or did I do that already? | I think I hit submit on Thursday. Is this week's timesheet really in? | I got a reminder about timesheets. Did I already submit mine for this week?
Everybody's getting nagged about timesheets. Is mine for this week done? | My lead is asking for our sheets. Is mine for this week submitted? | Before I leave for the weekend, is my timesheet for this week in?
I'm flying out tonight, so is this week's timesheet of mine submitted or still open? | Please check whether my timesheet of this week is sent. | Could you tell me the state of my current timesheet?
My timesheet from this week, is it already approved? | This week my timesheet is sent or not? | Did I do my timesheet this week? | This week's sheet? | Current timesheet status | Status of my sheet for the week, please
Is my weekly timesheet waiting for approval right now? | Is this week's timesheet of mine pending with my manager? | Has this week's timesheet been sent back to me? | Am I done with my timesheet for this week?
Have I started my timesheet for this week yet? | Does my timesheet for this week exist already? | Is there a timesheet of mine for this week, and in what state? | Tell me if this week's timesheet is still in draft.
What's up with my timesheet for this week? | What is going on with my current sheet, was it submitted? | Not last week's, this week's timesheet: is it submitted?
Not my hours, only whether my timesheet this week is submitted or approved | Again this nagging email! Is my timesheet for this week not submitted? | Why do I keep getting reminders, is my timesheet for this week still open?
Is the sheet for the running week handed in already? | Was my timesheet for the current week accepted? | Did my sheet for this week go out to my approver? | Have I sent off this week's sheet?
I always forget on Fridays. Is my timesheet for this week sent in? | Payroll closes today. Is my timesheet for this week approved or still a draft? | Is my timesheet this week locked, submitted, or still editable?
Can I relax, is my timesheet for this week in? | Does this week's timesheet of mine still need submitting? | In which state is my timesheet of the current week? | Quick check, is my timesheet for the week submitted?
Mine for this week, timesheet I mean: open, submitted, or approved?`,
  'hours left': `
Hours missing? | Hours left? | How many hours am I short this week? | How many hours do I still need to reach 40? | How many hours are missing on my timesheet this week? | How much is left to 40 hours for me?
How far am I from 40 this week? | How many more hours do I have to work this week? | How many hours until I have my forty? | Am I short of hours this week? | What's missing to a full week on my sheet?
How many hours do I have left to log this week? | How many hours still need to go on my timesheet? | How many hours do I need to fill up my week? | Do I have my 40 hours yet or what's missing?
Have I hit 40 hours this week or how much is left? | Can I go home early on Friday, how many hours am I missing to 40? | I'd like to leave at noon. How many hours do I still owe this week?
My kid has a game this afternoon, so how many hours short of 40 am I? | I was sick on Tuesday morning. How many hours am I missing for the week? | My boss wants full timesheets. How many hours are missing on mine?
My wife asks if I can take Friday slow. How many hours are left to my 40? | Please calculate the hours I still need for this week. | Could you tell me how many hours I lack to get to 40? | How much hours miss me for the 40?
How many hours I must still do this week? | For 40 hours, what do I still need? | Remaining hours, this week | Hours to 40? | Missing hours? | My hours gap this week? | How many short? | What is my gap to forty hours?
How big is the hole in my timesheet this week compared with 40? | How many hours below 40 am I right now? | Am I under 40 this week, and by how much? | What's left to work for me until the week is full?
How many hours remain before my week is complete? | How many hours does my sheet still lack this week? | Is my week full yet, or how many hours are missing? | When I count to 40, how many hours are still open on my sheet?
Tell me what's missing to 40 on my current sheet. | Before I submit, how many hours are still missing this week? | I want to submit my sheet today. How many hours short am I?
It feels like I've worked a hundred hours. How many to go until 40? | Ugh, still not 40? How many hours do I need? | This week never ends, how many hours do I have to go?
How many hours do I have to put in tomorrow to make 40 for the week? | What do I need to work on Friday to reach 40 hours? | Do I need another eight hours to hit 40 this week, or less?
How much time do I still have to enter to make a full week? | How much more time do I owe this week? | How much time is lacking on my timesheet for the week? | Let me know the hours left for me to complete this week.
Subtract what I've logged from 40, please. What's left this week? | Forty minus my hours so far this week is what? | Not what I've worked, but what I still have to work this week in hours
For the weekend planning, how many work hours are still ahead of me this week to get to 40? | With the holiday and all I'm behind, how many hours am I missing this week? | How many hours until I'm done for the week?`,
  hours: `
Hours so far? | My hours? | Hours today? | Hours last week? | How many hours have I worked this week? | How many hours did I log today? | How many hours did I record last week? | How many hours do I have on my timesheet so far?
What are my hours this week? | How much time have I booked today? | How much time did I put in last week? | What's my total for this week? | What's my hours total for last week? | Show me my recorded hours for this week.
Tell me how many hours I've entered so far this week. | How many hours are on my sheet this week? | How many hours are recorded for me today? | Did I record any hours today? | Have I logged anything today?
Did I enter eight hours today? | Did I work more than 40 hours last week? | Was I over 45 hours last week, or what was my total? | Do I have overtime hours on my sheet from last week, what's my total?
I worked late on Monday and Tuesday. How many hours have I got this week? | Crazy week. How many hours did I clock so far? | It's been a long day, how many hours have I logged today?
My wife says I work too much. How many hours did I work last week? | My boss asked what I worked last week. How many hours was it? | For a visa form I need the hours I worked last week.
For my study program I need the hours I recorded this week. | The bank wants a number: how many hours did I work last week? | Please show my hours of this week. | Would you please tell me how many hours I recorded today?
How many hours I have done this week? | How much hours have I made last week? | I have how many hours today? | Hours logged this week, mine | Time recorded today, please | Week's total so far?
Hours in total for the week before this one, what did I have? | What did I log last week in hours? | What have I put on my sheet today? | How many hours of mine are in the system for last week? | Can you add up my hours for this week?
Sum of my hours last week? | What does my timesheet say I worked this week, in hours? | How many hours does my sheet show for today? | How many hours does the portal have for me this week?
I can't find it anywhere, just tell me my hours for this week! | I've been entering time all week. What does it add up to? | I filled something in this morning, so how many hours do I have for today?
How long did I work today according to my timesheet? | How long did I work last week in total? | How much have I worked since Monday? | How many billable hours did I record this week? | How many hours did I put on my projects last week?
All projects together, how many hours did I log this week? | Not what's missing, just what I've recorded this week in hours | Was it 36 or 38 hours that I logged last week?
Just curious, how many hours have I clocked up by now this week?`,
} as const;
