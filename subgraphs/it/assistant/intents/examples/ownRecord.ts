/** How people ask for their own tickets and record, by the id of the kind. See `intents.ts`. */
export const OWN_RECORD = {
  feedback: `
my feedback? | feedback status? | What happened to the feedback I gave? | Has anyone read the feedback I submitted? | I wrote you people a long comment about the cafeteria last month, what became of it? | Any news on my suggestion?
Did my feedback go anywhere? | How many times have I given feedback? | How often did I send feedback this year? | I sent in an idea about bike parking and never heard back. Where does it stand?
Please tell me the status of my latest feedback. | Was my suggestion accepted or thrown out? | Show me all the feedback I have left so far | Is my feedback still open? | Has somebody answered my feedback yet?
Seriously, does anyone ever look at what I write in the feedback form? What about mine from last week? | My comment about the noise in the open office, did it get reviewed? | Count of feedback I submitted | list my feedback entries
What did they do with my complaint about the coffee machine that I left as feedback? | Hi there, could you check whether my improvement idea has been looked at? | My boss asks how much feedback I have given this quarter
I gave feedback on the portal in March, was there any result? | the suggestion I made, is it done? | Where is my feedback now? | Which of my feedback has been closed? | Which of my suggestions are still waiting for a reply?
Did anything come of the feedback I left after the town hall? | I filled out the feedback thing on Tuesday, has it been received? | Can you see the feedback I sent? | My newest feedback, what is its status?
Only the feedback that got a response, please, of the ones I gave | how many of my suggestions were taken up? | I would like to know what is with my feedback from last year
It has been six weeks since I gave feedback. Nothing. What's going on with it? | was my feedback read? | Did I already give feedback this month? | When did I last leave feedback?
My idea for the new intranet page, has it been picked up by someone? | Sorry to bother you again, but is there an update on the feedback I turned in? | what is the outcome of my suggestion | Total number of feedback messages from me
Have I ever given any feedback at all? | I need it for my review: how many pieces of feedback did I submit in total? | Not my team's, just the feedback I wrote myself, what state is it in?
I praised the new shuttle service in the feedback form. Did it reach anyone? | my feedback, any reply? | I left a remark about the parking lot lights, what has become of that? | Who has handled the feedback I gave?
Is someone working on what I suggested in my feedback? | Give me an overview of the feedback I have sent, with the status | Please, what was decided about my proposal in the feedback box? | how much feedback from me is on record?
I reported in the feedback form that the search is slow. Resolved yet or not? | Thumbs up, thumbs down, whatever, just tell me what they said to my feedback | I am curious if my feedback made any difference
Has my feedback been marked as done? | last feedback of mine, still under review? | The opinion I shared through the feedback form, was it considered? | I put in two suggestions before vacation and want to see where they are now`,
  contact: `
which address do you have for me | What is my address in the system? | my phone number please, the one that you have stored | I moved twice. What address does my record show now?
Which mobile number is saved for me? | is my old address still in my profile | Show me the address that HR has of me | what home address is on file for me
I got a new number in spring. Which one do you have down for me? | My parcel went to the wrong street, which address is registered for me? | tell me my phone number on file
What number would you call me on, by my record? | where do I live according to the portal | my street and zip code as they stand in the system | Is there any address stored for me at all?`,
  'tickets assigned': `
how many tickets are assigned to me | Which tickets do I have on my plate right now? | tickets assigned to me, how many are open? | what is in my queue
Of the tickets that are assigned to me, how many has nobody started on? | My shift starts. How many open tickets are mine to work on today? | number of tickets I am the assignee of
Do I still have tickets in progress that were assigned to me? | Before my holiday: which cases assigned to me are not closed yet? | anything assigned to me still open
Handing over tonight. How many of the cases that are assigned to me are still waiting for a response? | Which incidents am I handling? | how full is my ticket queue
What did they assign to me, tickets I mean? | I was given some tickets by the lead. How many are there? | Are there any new tickets assigned to me since yesterday? | count of tickets on my desk as the one who works on them
How many of the tickets in my queue are just open, not in progress? | which requests am I assigned to | tickets that I must solve, how many | List what is assigned to me and open`,
  tickets: `
my tickets? | ticket status? | What is the status of my ticket? | How many tickets do I have open? | Show me my open tickets | Who is working on my ticket? | Has anyone picked up the case I opened yesterday?
I reported a broken monitor on Monday. Any progress? | Is my IT request done yet? | list all my tickets please | Where does my help desk request stand? | My laptop ticket has been sitting there for two weeks, what is going on with it?
the thing I reported last week, is somebody on it? | Who has my case on their desk? | Which of my tickets were closed this month? | Do I have any unresolved tickets? | How many cases did I file this year?
My newest ticket, who is it assigned to? | Just the open ones: which tickets of mine are left? | I opened a ticket about the printer and then heard nothing. Can you look where it is?
Hello, could you kindly tell me how my support request is coming along? | For the love of everything, when is someone going to answer my ticket? What does it say now? | Any update on the VPN issue I reported?
my IT tickets, all of them | what are my pending requests with the help desk? | Is the ticket I submitted this morning already assigned? | Did they close my case without telling me?
My boss wants to know how far my ticket for the software license is | number of open tickets in my name | I have a request running for a new headset, what is its state? | Please say me the state of my case
The problem with my mailbox that I filed, has it been solved? | who took over my ticket? | Name of the technician handling my request? | My tickets from last week | Not my team's, only my own tickets please
Have I got anything open with IT? | I can't find the confirmation email, but I did send a ticket on Friday. What is its status? | Is there still something open that I reported? | latest ticket of mine, open or closed?
Was my ticket reopened? | How many of my tickets are resolved? | facilities request I made about the heating, any news? | I asked general support to fix my chair two days ago. Where is that request?
Which person from support is looking after my case? | Tell me what I have reported so far and what became of each ticket | Are all my tickets closed now? | high priority tickets of mine, still open?
I filed three requests before my vacation. Which of them are done? | Can you pull up my ticket? | my support cases, the closed ones too | What state is my ticket in right now? | The last ticket I sent in, how far along is it?
Is my request still in the queue? | Somebody was supposed to call me about my ticket. Who has it? | Oldest ticket that I still have open? | I am getting nervous because the demo is tomorrow: is my projector ticket being worked on?
Give me a quick overview of every ticket under my name | case I raised, progress? | My incident, did anybody respond to it?`,
  'job applications': `
my applications? | application status? | What is the status of my job application? | How many internal jobs have I applied for? | Did I get the internal position I applied for? | Any news on my application for the team lead job?
I applied for the opening in Denver three weeks ago. Where does it stand? | Has HR looked at my internal application yet? | Am I still in the running for the analyst role I applied to? | list my job applications
Show me the internal postings I have applied to | Was my application rejected? | Is my application under review? | Did they get my application for the marketing job?
I put my name in for the supervisor opening and nobody has called. What is going on with it? | How far along is my internal transfer application? | my application for the posting in finance, any decision?
how many applications do I have running? | Which of my applications are still open? | Have I been shortlisted for the position I applied for? | Please tell me what became of my candidacy for the project manager role
I applied to move over to logistics, is it decided already? | Number of internal applications I sent this year | Did anything come of the job I applied for inside the company?
My wife keeps asking whether I got the new position. What does my application say? | It's been a month. A whole month. What is happening with my application for the internal job?
Good morning, would you check how my application for the open position is coming along? | My most recent application, where is it in the process? | Am I invited to an interview for the job I applied for here?
Only the active ones: which internal jobs have I applied to? | I want to know the state of my application to the other department | Have I already applied for that senior designer posting?
when did I submit my application for the internal opening? | the role I went for in sales, yes or no? | The internal vacancy I applied to, has it been filled with me or not? | Did I apply for anything last year?
My bid for the shift lead position, any result? | Before I tell my boss anything: has my application for the other team been accepted? | what stage is my application at | all positions I have applied for inside the company
Has the hiring manager seen my application? | Was my internal application withdrawn or is it still alive? | I threw my hat in the ring for the trainer job. How does it look?
Check my application please, the one for the warehouse position | Are any of my job applications closed? | How many of my applications got turned down? | Could you look up my application from last week?
Newest internal application of mine, status? | I would like to know if my application has arrived | two internal jobs, I applied to both, what is the answer? | Is there a decision on my application for promotion to the open lead post?
my internal candidacy, still pending? | I did the interview on Tuesday. Has my application moved to the next step? | What jobs did I apply for again? I have lost track. | Do I have an offer on any of the internal jobs I applied for?
Where do things stand with me and the buyer position I applied for? | My application for the job in the Chicago office, is it through? | I am on pins and needles about the role I applied for, any update? | open applications in my name
Tell me for each internal job I applied to what the status is`,
  'employee number': `
employee number? | badge number? | What is my employee number? | What's my badge number? | I need my employee ID for a form | my staff number please | Which personnel number do I have? | Can you tell me my worker ID?
I always forget my employee number, what was it again? | The dentist's office wants my employee ID for the insurance. What is it? | my ID number at this company | What number am I in the system? | Look up my badge ID
The training site asks for a personnel number, what is mine? | I left my badge at home, can you give me the number on it? | Under which employee number am I on file? | Show my employee number | number of my employee record
please give me my number of employee | What is my staff ID? The bank asks for it. | My employee ID, quick, I am on the phone with benefits | Hi, could you remind me of my employee number? | Do you know my badge number by heart? I don't.
This stupid form will not go on without an employee number. What's mine? | my personnel ID? | I need the number that identifies me as an employee | Tell me the employee number I was given when I started
is my employee number four digits or five? Just tell me what it is | What do I enter where it says employee ID? | For a visa form: my employee number | Somebody at the gate wants my badge number and I have no idea what it is
My company ID number, please | what's my ID here | I was asked for my employee identification number. Which is it? | where it says staff number on my file, what is there? | Read me my badge number | employee code of mine?
My worker number, the one on the pay stub | I have to write my employee number on the expense receipt, what is it? | Not my phone number, my employee number | What employee number does HR have for me?
can I get my employee number real quick | what is the number on my ID card from work | I lost my ID card and they want the badge number to block it. What's my number? | Just the employee number, mine, nothing else
My payroll number please | What is the ID under which I am registered here? | My union rep needs my employee number | Would you be so kind as to tell me my personnel number? | Give me my employee ID again, I closed the window too fast
What number is printed on my badge? | What's my employee number? My wife needs it for the daycare discount. | my HR number? | Which badge number belongs to me? | Can you find my staff number in my profile? | the digits of my employee ID
I started last week and do not know my employee number yet, do you? | Personnel number, mine, please | They need an employee number for my travel booking. What do I tell them? | number under which the company knows me`,
  'weekly hours': `
weekly hours? | contract hours? | How many hours a week am I contracted for? | What are my weekly hours according to my contract? | Am I on 40 hours or 37.5? | How many hours per week do I have to work under my contract?
my contractual hours | What does my contract say about hours per week? | hours per week in my contract? | How long is my regular work week on paper? | My regular weekly hours, please | For how many hours a week was I hired?
I need my contracted weekly hours for a mortgage application | The landlord's form asks for my usual hours per week. What is on file? | I cut back last year, so how many hours a week am I down for now?
What is my standard work week, in hours? | How many hours am I supposed to put in each week by contract? | Not what I worked, what my contract says: hours per week | Could you tell me my agreed weekly working time?
my weekly working time | What is the number of hours a week I signed up for? | I have the feeling I work too much. How many hours is my contract per week? | Did HR change my weekly hours already? What are they now?
which weekly hours are stored for me | How many weekly hours do I have in my contract since the switch? | Is my contract for 32 hours or 30? | daycare wants to know my hours per week under contract
My wife asks how many hours a week I am really contracted to do | Tell me my scheduled hours per week as per contract | how many hours in the week must I do by my contract? | My target hours per week?
What is my weekly target under my contract? | how much do I have to work a week according to my file | My manager says 36, I say 35. What does my contract have as weekly hours? | Please show the weekly hours in my employment record
I thought I was at 40 hours a week, am I? | what's my hour count per week on the contract | How many hours a week does the company have me down for? | My work week is how long, officially? | contracted hours of mine, per week
For the unemployment insurance form: my contractual weekly hours | Good afternoon, I would like to know my contracted hours per week, please | They said they would raise my contract to 38 hours a week. Is that in the system?
Official weekly hours for me? | what is my hours contract, 20 or 25 per week? | Look up how many hours a week I am employed for | My normal hours each week as laid down in the contract?
Give me my weekly contract hours, just the figure | Nobody here can tell me how many hours a week my contract has. Can you? | for my second job I must state my contracted weekly hours here, what are they?
How many weekly hours am I on record with? | what weekly hours did I agree to | my agreed hours a week | How many hours do I owe the company every week? | Since my parental leave ended, what weekly hours are on my contract?
My contract, weekly hours? | I am filling out a visa form, how many hours per week am I contracted for? | How many hours a week is my position set at? | At what weekly hours am I employed?
So what do they expect from me per week on paper, 35 hours or 40?`,
  'hire date': `
hire date? | start date? | When did I start here? | How long have I been with the company? | What is my hire date? | When was I hired? | My first day of work, when was it? | How many years have I been here? | Since when do I work here?
What date did I join? | my date of hire please | I need my start date for a visa form | The bank wants to know since when I have been employed here. What's the date? | When is my work anniversary? | Have I been here five years yet?
how long am I already in this company? | On which day did I begin working here? | My seniority in years? | What entry date is on my file? | How long have I been working for you guys?
My wife and I are arguing about it: did I start here in 2017 or 2018? | Feels like forever. How long have I really been here? | my joining date | Which year did I start? | Tell me my length of service
Could you look up when I came on board? | Is my ten year anniversary this year? | For my resume: the month and year I started here | What day did my employment begin? | how many months have I been with the company
When did my job here begin? | date I was hired, for a loan application | How long is it since I joined? | Am I here longer than two years by now? | what is my date of entry in the company | My original hire date, please
Time flies. When did I sign on here? | I would like to know exactly when I was hired | My years of service? | Show me my start date | LinkedIn is asking when I started this job, what was the date again?
When was day one for me at this company? | since when am I employed here | My tenure, please | How much time have I spent at this company in years? | what does my record say about when I started
I can't remember whether I began in May or June. What is my hire date? | When do I hit my three year mark? | the day I was hired? | On what date was I taken on? | My starting date in the system, is it March 1?
My lawyer asks for the date my employment started | Company entry date for me? | I forgot my own anniversary here, when is it? | How long have I been on the payroll?
Good morning, may I ask since which date I have been an employee here? | How long have I stuck it out here so far? | Just tell me the day I was hired, that is all I need | My employment start, year and month
How many years of service do I have as of today?`,
  employment: `
contract type? | employment type? | What type of contract do I have? | Am I full time or part time? | Is my contract permanent? | Am I a temp? | Am I on a fixed-term contract or a permanent one?
Is my temporary contract a permanent one by now? | What is my employment status? | my kind of contract please | Am I listed as a full-time employee? | Am I counted as part time in the system?
The bank needs to know if my job is permanent. Is it? | For my lease I have to say whether I am permanent or temporary. What am I? | Is my position permanent or limited? | I was a contractor at first, what am I now?
Have they turned my contract into a permanent one yet? | what sort of employment do I have on file | am I employed permanently? | Which type of employee am I, regular or temporary? | my employment category
Under what kind of contract am I employed? | full time or part time, which one am I? | Did HR switch me to part time already? | I went down to part time in January. Does my record show that? | My contract, limited or unlimited?
Do I have an open-ended contract? | is my contract for a limited time | Please tell me whether I count as full time | My wife worries that I am only a temp. What does my contract say? | Am I an intern on paper or a regular employee?
I need it for a visa form: my type of employment | What form of employment is in my file? | Nobody gives me a straight answer: am I permanent now, yes or no? | How is my employment classified? | Am I on a temporary contract?
Am I seasonal or permanent staff? | Look up my contract type | Do you have me as full-time staff? | My employment, permanent or not? | Good morning, could you check if I am registered as a part-time employee?
which contract have I, full or part? | my status, full time or part time | What contract am I on? | Is my job with the company temporary? | I got a letter that says fixed term and now I am confused. What type is my contract?
Mortgage application wants to know the kind of contract I have | I passed probation in May. Am I permanent or still temporary on file? | What employment type is stored for me?
Do I work here as a contractor or as an employee, according to my file? | Was my contract made permanent? | Am I regular full time? | my type of employment, for the insurance | Tell me if my contract is fixed-term
Is it a permanent contract that I signed? | My record should say part time, does it? | I would like to know the type of my working contract | part-time contract or full-time contract, what do I have? | am I permanent?
Since the merger, what kind of employment contract do I hold?`,
  department: `
my department? | which department? | What department am I in? | How big is my department? | How many people are in my department? | Which department do I belong to? | Where in the company do I sit, department-wise?
what is the name of my department | Which division am I assigned to? | I have to put down my department on a form, what is it? | After the reorganization, which department am I in now? | my department's headcount
How many of us are there in my department? | Tell me my department, please | Is my department bigger than fifty people? | What department does HR have me under? | In which department I am working officially?
I moved last month. Does the system already show my new department? | Am I in operations or in logistics now? | What's my department called these days? They keep renaming it. | number of employees in my department
What unit am I part of? | My org unit? | size of my department | Under which department am I on file? | Who knows anymore. Which department am I in this week? | How large is the department I work in?
The visitor form asks for a department. What's mine? | How many colleagues do I have in my department? | department I belong to, for a name tag | My business unit, what is it?
Which part of the company do I belong to, finance or accounting? | My kid asked me where I work and I could not say: which department am I in? | Am I still listed under customer service as my department?
Could you please look up which department I am assigned to? | What department is on my record? | Did they change my department? | my department, how many heads? | how many people work in the department where I am
I need the official name of my department for the travel request | What is my home department? | Which area of the company am I in, going by my file? | For the holiday party I need to know how many people my department has
my section of the company, what is it called? | Show me my department and its size | What is the department next to my name? | Do I belong to IT or to engineering? | To what department am I attached? | how many folks in my department
Which department pays for me, as in where am I assigned? | I was told I switched departments on the first. Where am I now? | Count the people in my department for me | Good afternoon, in which department am I registered?
my own department, name please | Is my department a big one? How many employees? | Department of mine in the directory? | How many employees does my department have at the moment? | What branch of the organization am I in?
How many people share my department with me? | my cost form wants the department, which one am I in?`,
  manager: `
my manager? | my boss? | Who is my manager? | Who do I report to? | Who is my boss now? | Whose name is above mine in the org chart? | Who's my direct supervisor? | Which manager am I assigned to? | Tell me who my lead is
I just switched teams, who is my new manager? | To whom I must report? | Who is listed as my supervisor? | my line manager please | Who approves my stuff, I mean who is my boss in the system?
The form wants my supervisor's name. Who is it? | For the visa letter: name of my manager | Who am I under? | Who does the system say I report to? | After the reorg nobody can tell me who my boss is. Can you? | My direct manager, name?
Is Karen still my manager? | Has my manager changed? | Who is my superior? | What's the name of my boss? | Who is in charge of me? | I have been here three days and still don't know who my manager is. Who? | my team lead, who is that?
Who is my people manager? | Which person is my reporting manager? | my supervisor's name | Who is one level above me? | Please could you tell me the name of my manager? | Who heads me, officially? | Who do I answer to around here?
My old boss left on Friday. Who do I report to now? | Show me my manager | who is my chief | Who is the manager on my record? | Do I have a new boss yet? | Who is responsible for me as a manager?
I need to know who my supervisor is for an insurance form | name of the person I report to | Is my manager in the system right? Who does it show? | Am I still reporting to Tom?
Who will get my vacation request, meaning who is my manager? | Direct supervisor of mine? | Look up my boss for me | Good morning! Could you remind me who my line manager is? | Under whose lead do I work? | Who leads me?
My wife wants to send my boss a card. Who is my manager on paper? | With two people giving me orders, which one is my actual manager? | Whom do I report to? | My manager, not my manager's manager | who's the boss of me, according to HR
Who was put down as my manager after the move? | manager name, mine | Who is my current manager as of this week? | I have to list my supervisor, whose name do I write? | The person right above me, who is it?`,
  team: `
my team? | direct reports? | Who reports to me? | How many people report to me? | Who is on my team? | How many people do I have on my team? | Show me my direct reports | List the people I manage | Which employees are under me?
my team members please | How big is my team? | Whose boss am I? | Who are my people? | I took over a group last week. Who is in my team now? | number of direct reports I have | Do I have anyone reporting to me?
Does anybody report to me in the system? | names of everyone on my team | For the budget sheet I need my team's headcount | Who do I supervise? | How many employees do I supervise? | Whose name is below mine? | Tell me who works for me
who belongs to my team | Is Maria still on my team? | After the reorganization, how many people are left on my team? | I lead how many people? | My staff, who are they? | The people who report to me, all of them
Can you give me the list of my team? | my reports, how many? | Please, which persons are reporting to me? | Who is in my crew? | I want to order pizza for my team, how many are we? | What does my team look like, by name?
Count my direct reports | Am I a manager of anyone? | Did the new hire show up on my team yet? | Who has me as their manager? | For which employees am I the supervisor? | my own team, the names
HR moved people around again. Who do I have left under me? | Look up my subordinates | How many heads are in my team? | Hello, could I see everyone who reports to me? | team list, mine | Who are the colleagues on my team?
Which people are assigned to me as their lead? | My boss wants to know how many direct reports I have | How many folks do I manage? | Whom do I manage? | only those who report to me directly, who are they? | Show the members of my team
size of my team, please | I'm writing holiday cards and want to forget nobody: who is on my team? | People below me in the org chart? | Is my team six or seven people? | Do I lead a team according to the system, and who is in it?
everyone in my team, with name | Who all works under me these days?`,
  'job title': `
my title? | job title? | What is my job title? | What's my official title? | What position do I hold? | What am I called here, as far as my title goes? | my position in the company | Under which job title am I on file?
What title does HR have for me? | I need my exact title for my email signature | For a visa form, what is my job title? | What is my role called officially? | Am I a senior analyst or just an analyst on paper?
Did my title change after the promotion? | my official job name | Please tell me my position title | My business cards are being printed, what is my title? | What is my title, according to my record?
what is written as my job in the system | Which job designation do I have? | The landlord wants my occupation as the company has it. What's my title? | My title keeps changing. What is it now? | current job title of mine
What's my role in the system? | Am I listed as a specialist or a coordinator? | how is my position named | What does it say under my name, title-wise? | Is my new title in there yet? | Look up my job title
My mother asks what exactly I am at work. What's my title? | What is the name of my job? | Which job title did they give me? | What job title is in my profile? | Tell me what I am, engineer two or engineer three? | my designation
I want to update LinkedIn, what's my correct title? | Nobody told me what my title is. What is it? | Which position am I in, officially? | Could you kindly check my job title in the records? | what position have I in this company
Title on my employee record? | Does the company list me as a supervisor or a lead? | my function in the company, what is it called? | What job do you have me down for? | Show me my position
My title, the official one, not what my boss calls me | I was promoted in June. Which title do I hold now? | Under what title was I hired, and do I still have it? | the title next to my name, please | what is my job called
My current role? | What title goes on my recommendation letter? | Am I officially a manager by title? | For the conference badge: my job title | What is my professional title here? | I forgot how my position is called, can you look?
Do I have junior in my title? | Is my title still associate? | My role title in the records, what does it say? | Which title do I put on the form, what am I on file?`,
  pay: `
my salary? | base pay? | What is my salary? | How much do I earn? | What do I make a year? | How much am I paid? | What salary is on file for me? | my current salary please | my annual salary | What's my base salary?
How much do I make a month before taxes? | The bank wants my gross yearly income from this job. What is it? | I need my salary for a mortgage application | My wife asks how much I make now
Did my raise go through? What is my salary now? | what is my gross pay | How much money do I get for working here? | Look up my salary | Show me what I earn | My pay on record? | How high is my salary at the moment?
For a visa form, my annual gross salary | I was promised more money in April. What salary does my record show? | Is my salary above 60,000? | how much is my wage | Tell me my yearly pay | What am I getting paid these days?
Could you please tell me the salary I have on file? | my compensation, the base | How much is the company paying me? | What does the system say I earn? | I want to check my salary before I talk to my boss | My monthly gross?
What is my salary this year? | With the raise included, how much is my salary? | What is my annual base pay as of today? | Just give me the number: what do I make?
I work my fingers to the bone here, and for what? How much is my salary? | my salary, the current one, not last year's | My brother says he makes more than me. What is my salary anyway? | gross salary of mine | which salary do I have
What is my regular pay? | How much salary do I receive by contract? | What's my pay? | The landlord asks for my income here, what is my salary? | Good afternoon, may I know my present salary? | What figure is in my file under salary?
Has my pay been adjusted yet? What does it stand at? | my earnings per year here | What do I make in this job? | Do I earn what my contract says? What salary is stored? | Remind me of my salary | How much am I on per year?
What amount is my annual salary? | My income from the company, yearly | I am doing my budget, so what is my salary exactly? | my salary since the raise | Please show my salary as HR has it
The child support form needs my gross salary. How much is it?`,
  'other pay': `
my bonus? | net pay? | How much is my bonus? | What is my hourly rate? | What pay band am I in? | What do I take home each month? | Which pay grade do I have? | How much did I get paid out last payday after taxes?
What's my bonus this year? | my hourly wage please | What is my net salary? | When do I get my bonus and how much will it be? | How much lands in my account after deductions? | What pay grade does HR have me in?
Am I in pay band 5 or 6? | what do I make per hour | My take-home pay, please | Did I get a bonus last year? | Bonus of mine, this quarter? | Not my salary, my bonus. How much? | My salary band, what is it?
I would like to know how much my bonus was | What is left of my pay after taxes? | Am I at the top of my pay band? | I want to compare with my friend: what is my rate per hour? | For the daycare form I need my monthly net pay
The bank asks about my bonus, what did I get last year? | What is my bonus target? | my percentage for the annual bonus | How high is the bonus I get this year? | What is my net paycheck? | My wife asks what my bonus comes to this year
I worked like a dog all year. So how big is my bonus? | Is my bonus already calculated? | my pay grade | In which salary grade I am? | What are the upper and lower ends of my pay range? | My hourly rate, the current one
how much do I get per hour | Tell me my net income from last month | Has my bonus been paid out? | Will I see a bonus on my next check? | My net pay this month, how much is it? | After taxes, how much was my last paycheck?
my last paycheck, net amount | Did they put me in a higher pay band after the promotion? | What level am I on the pay scale? | Could you please tell me my hourly rate of pay? | what is my year-end bonus
How much do I get for one hour of my work? | In what salary range does my pay band put me? | what I get paid out net each month | How much bonus on top of my salary do I get? | My performance bonus from last year, how much was it?
Do I have a holiday bonus coming, and how much? | Net amount I receive every month? | what's my hourly | My pay step on the scale? | The signing bonus I was promised, was it paid to me?
Good morning, may I ask which compensation band I am in?`,
  equipment: `
which equipment do I have? | What hardware is assigned to me? | List my equipment | Which devices are registered to me? | What company property do I have? | my equipment please | How many devices do I have from the company?
What is the asset tag of my laptop? | Show me my assets | I need a list of the equipment that is in my name | Which laptop do I have? | what gear have I been given by IT | Since when do I have this laptop?
Which phone is assigned to me, and which monitor? | For the insurance: which company devices do I have at home? | What does IT say that I have? | what things of the company are in my name`,
  warranty: `
until when is my laptop under warranty? | Is my laptop still under warranty? | When does the warranty of my phone end? | warranty of my laptop? | How long does the warranty on my monitor last? | Does my computer still have warranty?
What is the last day of the warranty for my laptop | my notebook's warranty, when does it run out? | When does my laptop go out of warranty? | Is my equipment under warranty? | warranty expiry of my devices please
My screen flickers. Is it still under warranty? | Has the warranty of my work phone ended?`,
} as const;
