/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const TIME_AND_PAY_SITUATIONS: Readonly<Record<string, string>> = {
  'Timesheets: how and when': `
sheet due when? | I've a fixed salary. Must I write down my hours like the warehouse folks? | By what time on Monday do my hours have to be in? | Monday noon or Monday evening for last week's hours?
My old company counted Sunday to Saturday. How is it here? | does the week start on Sunday or Monday in the hours thing | Is 12:00 the cutoff even if Monday I'm on the early flight?
I lead ten people and they ask by when the hours of the past week have to be sent off. | directors log hours too? | new here, nobody told me I'm to keep track of my hours. True?
I worked Saturday and Sunday, do those go in this week's sheet or the next? | hours deadline, day and time | Does somebody on a yearly contract in legal need to punch in at all?
## Filling it in
Where do I put my hours? | Forgot to start the clock this morning, can I type the hours later? | start tracker needs what first? | Which project do I take for a customer call?
I spent all day in a class about forklifts. Under what heading does that go? | which projects exist | My real project isn't in the list, only four odd ones. Is something broken? | Paperwork and emails, what do I book those on?
Shift from 10 pm to 6 am: Tuesday or Wednesday? | night shift which date | I was on vacation Thursday. Do I enter 8 hours for it? | Leave days blank or fill in zero | The 4th of July is empty on my sheet. Will they send it back for that?
It puts 15 minutes of break in every line although I never took one. Do I lose money? | break deducted? | I log four entries a day. Does that mean an hour of pause is cut out? | how many hours should I reach in a week
I only got 37 this week. Under target? | Tracker ran all night, it shows 17 hours and a yellow message. What's that? | Entry longer than a day won't save. | warning above how many hours
Left the timer on Friday, came back Monday, and now it refuses to store it. | what's the address of the page for my hours | I don't like the stopwatch. May I enter start and end by hand? | Do I write total hours or from when to when?
stand-ups all day, which project | Sick on Wednesday. What do I put for that day? | Our night crew starts Sunday 11 pm. Does it fall in the old week or the new? | longest entry the system takes | pause in the entry, cut out?
40 incl. lunch or without? | Do I need a project and also a task, or will one do? | Double shift of 16.5 hours, will the portal let me log that? | how to hand in the week when it's all filled
Drove to the depot and did odd jobs, nothing fits any of the projects.
## After you submit
Who looks at my hours, my boss? | My manager says he can't approve my week. Is he right? | I'm in HR, may I OK my own sheet? | approved by when? | Thursday now and my hours still stand at submitted. When should it have been done?
Can my supervisor see what I booked? | I noticed a mistake right after sending. Why can't I change anything anymore? | typo in submitted week, edit? | Everything I worked has vanished, it says zero hours this week!
hours this week 0 after sending, bug? | The number on top fell to nothing when I handed it in. Did I lose my time? | It came back rejected. What do I do? | rejected, how many days to fix | Where do I see what was wrong with my hours?
Which button makes a new draft out of a refused week? | Sheet was turned down last Friday and I was off till today, Wednesday. Too late? | I've a team of eight and would like to sign off their hours, but find no button.
One of my people had her week sent back and is in a panic. What should she do and how fast? | Does HR check on Tuesday or Wednesday? | my sheet is gray and locked | Is it only drafts which count in that number on the tracker?
Can I pull back a week I sent too early? | Why doesn't my lead decide on my hours, he knows best what I did | Will the people in HR sign each other's? | The same sheet has been refused, do I type it all anew or is there a copy to fix?
three days for the fix: weekends counted? | Where does the note stand that tells why it was refused | Wednesday five o'clock, what happens then with the hours | Is there anyone apart from HR who can say yes to my week?
Sent the week, noticed on Tuesday that Friday is missing. How do I get it in now?
## Late?
I forgot to send my hours and it's Tuesday. Am I in trouble? | missed the cutoff, still possible? | Hourly, late with the sheet: do I get my money? | When do I get paid for the week I turned in too late?
Was sick on Monday so my hours went in on Wednesday. Will they take it off my pay? | I'm half-time. Do I have longer to hand it in? | part-timer deadline same? | One of my guys never hands in on time. What happens to his pay?
Found an unsent week from last month. Is it locked by now? | Does being a day behind mean I lose that week's wages or just wait? | late sheet, paid next time? | I'm a student with 20 hours, is noon on Monday valid for me too?
Portal was down Monday noon so I couldn't send. Can it go in afterwards? | On hourly pay, overslept the cutoff, rent is due. When comes the money for that week?
Work only Thursdays and Fridays, so Monday I'm not in. By when must mine be there? | Is there a fine or something for handing hours in after the fact? | noon passed, still sendable?
I came back from two weeks of jury and some weeks before it aren't in. May I hand them in now? | what if nobody sends the hours of a temp for days, do we hold his pay | 24-hour contract, when is my sheet to be in
salaried and late with my hours, does my pay wait too? | After noon on Monday does the button still work
`,
  'Overtime, weekend work and on-call duty': `
Boss asks me to stay late all week. Who must say yes to that in writing? | I'll need about ten extra hours this week. Can my manager alone allow it? | extra hours, max per week my lead can ok
Release crunch: 12 hours over the normal. Whose approval? | Is there a ceiling for how much I can be made to work in a week? | 62 hours last week. Is this legal here? | My sheet says 43, what are the 3 called and is it ok?
is a word in the hallway enough to stay longer, or must it be written | long days: OK before or after | One of my leads asks whether he may let a tester do 9 hours on top. | Upper limit of weekly hours at Northwind
hour 41, shown as what | My supervisor wants me for 65 hours before the fair. May he? | Who allows my crew more than eight additional hours in a week, me or the head of department?
## What you get
I carried the emergency phone last week. What's in it for me? | on call pay per week | Phone rang at 3 in the night and I fixed the server till 5. Can I sleep in or have the next day off?
Am I paid for just having the pager, even when it stays quiet? | I'm salaried and sat here till nine every night. Anything extra in my check? | is extra time included in salary | Warehouse, 46 hours this week. How are the last six paid?
time and a half from when | I did ten hours Tuesday but just 36 in the week. Do I see more money? | 13-hour shift in the dock, what do I get for the thirteenth? | double rate from which hour
Boss asked me to come on Saturday for the move, five hours. I'm on salary. Do I get the day back? | 3 hours on Sunday for a client, salaried. A day off or nothing?
Sunday inventory, hourly, my week was only 32 before. Normal rate or higher? | weekend day worked, day off? | Both Saturday and Sunday at the trade show. One day back or two?
I went in on Saturday on my own to catch up. Do I get a free day? | By when do I have to take the day I earned with the weekend? | comp time after weekend expires? | Got a call at night three weeks ago and haven't taken the day. Lost?
night callout day, use by when | day back for Saturday, leave request? | comp day date, who sets it | How to record a free day I've got from weekend work, is there a type of request?
One of my engineers was woken up twice on call. What do I owe her? | on-call money, salaried same as hourly? | 150 a week or a day for the standby phone? | Hourly and called at 1 a.m., are the hours paid too or only the day off?
Does a two-hour call on Saturday noon give a day off? | Saturday minimum hours to count | what do hourly people get for Sundays | I stayed 9 hours on each of four days, part of it over the daily limit. Is it paid at the higher rate?
Standby over Christmas week, how many bucks? | My team worked Saturday for the go-live. Within how many days must they use the days for it? | night call: money, time, both? | I make $24 an hour. What's one hour past the 40th worth?
Worked till midnight from 9 in the morning by the clock, what's the pay for the last part? | Why do salaried get no cash for long days? | Comp day, need I click something in the portal or just tell the lead?
Weekend at the office asked by boss, 6 hours, salary: money or time? | weekend day back, 60 days? | Do I get something for every week that I keep the support phone?
My husband says extra hours must be paid 1.5. I get a monthly salary, so does it apply? | an hour of standby call at 4 am, full free day or half | The customer's line woke me on my night, hourly here, what comes on my check?
Can I collect my Saturdays and take them all in summer?
## Good to know
I worked longer without asking anybody. Will I still get the money? | not approved overtime paid? | My boss is mad since I put in 5 hours that he hadn't agreed to. Can he strike them?
I'm 24 hours a week and did 30. Are the 6 paid at a higher rate? | part time, from when extra rate | Contract says 20 hours; yesterday I stayed for 9. Do I get the better rate for the ninth?
Can they put me on the pager rota, I'm in my second month? | intern on call, allowed? | One of my interns offered to take the emergency phone for a week. Fine? | Still in trial period, they want me on standby next weekend.
I don't see the extra hours of last week in my check. Forgotten? | extra hours in which paycheck | overtime paid same pay day or later | Whom to call about the amount for my extra hours? | payroll phone for hours pay
Paycheck has only the normal 40 though I did 48. Is it wrong or delayed? | How do I find out how much my late nights brought me in dollars? | probation folks on standby plan?
One of my part-timers expects time and a half for hour 25. What do I tell her? | What trouble do I get for staying late without a yes? | crew's unapproved extra, must we pay? | Hourly, forgot to get it in writing, 4 hours over. Gone?
I work 32 hours over four days, this week 38. Extra pay or usual? | does a summer student take night calls | I was paid less than I figured for last Saturday's long shift, who can explain it?
one pay day after, what does this mean for hours done in the first half of the month? | May a colleague who started in the spring and is on trial still be woken at night? | Half-timer here: must I go over 40 before I see the higher rate?
extension to check my double-time amount | Got my regular wage on the 15th but none of the additional time, worried. | Can the company refuse to pay when my lead didn't know I stayed? | standby list, who's excluded
will I be shouted at for two hours that weren't agreed | I'm on 30 hours and worked all five days 7 hours each. Does any of it count double or one and half? | Who's excused from carrying the phone? | half-timer, 9-hour day, rate?
Is the time I put in last night on this payslip or on the following one? | I did what had to be done on the dock till late, no permission. Hourly. Will it be on my check and what will my chief do? | student on pager rotation, yes or no
Temp on the line asks me why his long week isn't in the money yet.
`,
  'Pay day and payslips': `
When does the money come? | how often do we get paid, weekly? | paid on which dates | The 15th is a Saturday. Do I have my money Friday or Monday? | Rent is due on the first, will my wages be there by then?
December 31 is no banking day, so when do we see the cash? | pay day on a holiday, before or after | My bank asks on what days of the month my salary comes in. | Last employer paid every second Friday. What's the rhythm here?
Nothing on my account today, the 14th. When's it due? | Is February's second pay on the 28th? | my landlord wants to know the days when I get my salary | Memorial Day is on the 31st this year. Will my wages come later?
1st and 15th or 15th and end? | Are wages twice in a month or each two weeks? In my budget it makes a difference.
## Your payslip
Where do I find my pay stub? | Mortgage broker needs my last three stubs by tonight and I'm at home. How do I get at them? | payslip when online? | I look everywhere in the portal but can't see what I earned.
The payroll page won't open from my couch. | Do I need the VPN for stubs when I'm not in the building? | I need a stub from five years ago for a court thing. Still there? | how many years back do stubs go | Doing my taxes, where's my W-2?
w2 by when | It's February 3 and I've no tax statement yet. Late? | I left in May and need old pay statements for a loan. Who sends them? | ex employee, copy of payslip
A former colleague has no login anymore and wants her last stubs. Where can she write? | How many days before the money comes can I see the amount? | can I see on the 13th what I will get on the 15th | site for the wage statements
Is there any way in the portal to print my proof of income? | Do they mail the stub on paper or is it on some web page? | Want to check my check before the weekend, pay day is Monday. | stubs from 2015, deleted?
From the hotel I can't open my wage statement, what must I switch on first? | yearly tax paper, what month
## The first pay
Started on the 18th. When do I see my first money? | first paycheck, began on the 22nd | I began on the 25th and got nothing at month's end. Forgot me? | New hire starts on the 20th exactly, which pay day is hers?
My first day was the 3rd, and nothing came on the 15th. Normal? | Do I lose the days from the end of last month if I only get paid on the 15th? | One of my new joiners is broke and asks when his first wages come; he starts on the 21st.
how long will I wait for money in a new job here | On board since Monday the 6th. Will something already come mid-month? | Come in on the 28th, will those three days be paid with the next? | first pay: last day or 15th, where's the cut?
Interns beginning June 16, when do they get their first check? | I must pay a deposit soon; my start is the 10th. When's my first salary there?
My start was the 24th, will the check on the 15th be a full one or only half a month plus a bit? | hired on the 19th, paid same month? | One of mine starts on the 23rd and asks me whether he goes empty-handed at the end of the month.
Which start date do I ask for, if I want wages still this month?
## Something is wrong
I got less than last time. What do I do first? | pay short by 300 bucks | They forgot a whole week of mine! How fast can it be fixed? | About forty dollars are missing. When do I get it? | error under 200, when corrected?
Who do I tell that my check is off? | payroll email and phone | I noticed in March that November's pay was wrong. Too late to complain? | How long do I have to report that my check isn't right?
They paid me too much, I think. Whom do I ask? | What should I lay next to my stub to see if the hours are right? | My temp says he's missing 6 hours on his check. Where can he compare?
Missing $500 and the car payment is tomorrow, how quickly do they correct? | limit for the quick correction, 100 or 200 | wrong amount, who | Check came short after a rejected week. Where do I look before calling?
Do I write or can I just phone if my net doesn't add up? | Five weeks ago my pay was wrong, I was on the road. Still something I can do? | If it's a small slip of $20, do they send it extra or wait?
Sum is not what was agreed in my contract, who puts that straight? | Three days for large errors: from when, and what counts as large? | does my boss fix a wrong check or somebody else | within what time must one complain about a check
## Deductions
who sees my salary | who can look at what I earn?
Why is so much gone between gross and net? | what comes off my pay | Is health insurance taken out each time or once a month? | 401k taken from every check? | I got married and want less tax withheld. Where do I do this?
W-4 change, when does it show | Changed my withholding yesterday, and Friday's check is the same as ever. Broken? | Can I redo the tax form in the middle of the year? | Having a baby, want to claim the child on my tax form. Which site?
Who in here can see what I earn? | can my manager see my salary | A teammate seems to know my pay. Who's able to look at it? | I don't want anyone on my team to know my wage. Is it safe in the system?
how many pay days until the new W-4 counts | Is the retirement money out of both pays in a month? | What's that line with tax, insurance and savings on my stub? | My lead asks if he can look up what his people make. May he?
First US job for me: what do they keep back from my wage? | tax form to have more withheld, may I hand it in any day? | Filled in a new W-4 on the 10th, will the 15th be different already? | Admins see my salary, is that so?
withholding too low last year, I owe the IRS. Where do I raise it?
`,
  'Getting expenses back': `
Paid the taxi out of my own pocket. How do I get the cash again? | Where do I hand in what I spent for work? | address of the tool for claims | How long can I wait before I send in what I paid?
I found a hotel bill from seven weeks ago in my jacket. Can I still get it back? | Receipt from four months ago, any chance? | claim deadline 30 or 90 days?
It's been two months since I bought the cables for the lab. Who has to say OK now? | Bought sandwiches for a client on my own card, where to with the bill? | too late for claims after how many days
I was on sick leave and my costs from the fair are 40 days old. Who do I beg? | New here and paid for my own keyboard for work. How does the money come back to me? | Is it 30 days from the trip's end or from when I paid?
My lead let his bills pile up for a hundred days. Is there a way around? | between 30 and 90 days old, whose yes? | I shelled out $300 for samples, and I can't afford to wait. Where do I begin? | mail bills to Finance or web tool?
Last quarter's parking slips, 95 days. Gone for good?
## Step by step
Do I need a slip for a three-dollar coffee with a customer? | from what amount is a receipt a must | Parking machine gave me nothing, it was 8 dollars. What do I write? | Is a phone picture of the bill enough or do you want paper?
What must I type in for every item? | Lunch for five people, need I name them all? | meals: who was at the table, must I list? | Who approves what I turned in? | My boss is sitting on my claim. How long may he?
approval of claims, how many days | I sent it and it's approved since Monday. When's the money on my account? | Does it come with the paycheck or separately? | money back after approval, days?
I'm short this month; will the 600 for the flight come before pay day? | Paid in euros in Berlin. At which rate do they count? | exchange rate, day of paying or day of claiming? | My bank took a worse rate than the tool shows for my yen.
One of my reps asks what happens after he hits submit. | As a supervisor, how much time have I to look at my team's claims? | Into which account do they put it? | $24.90 at the hardware store and no slip. Is it a problem?
What do I need for a twenty-five dollar taxi? | Pounds from London, do I convert myself? | slips: one picture or each alone? | Manager's away, 6 working days gone and my claim is untouched. Normal?
Customer dinner, I don't remember all the names. Will it go through? | what purpose do I write, is it needed? | How long from okay to cash? | Never did it before: what's the order of things to claim my train ticket?
It isn't in the salary of the 15th. Should it be? | My approved claim is twelve working days old and nothing came.
## Lost receipts
The dog ate my taxi slip, 45 bucks. Is it lost? | no receipt, what now | How often can I say that I lost a bill? | I lost the hotel's invoice, $190. Does the declaration help? | lost slip up to what sum
Third time this year I can't find the paper. Will they pay? | Where is the form to sign when a bill has gone missing? | Washed my jeans with the fuel bill in the pocket. Fifty dollars down the drain?
Faded thermal paper, nothing to read anymore. What may I do? | declaration instead of a bill: max, how many a year | My intern mislaid the proof for a 70 dollar purchase. Is it covered?
Left the restaurant without taking the bill, 58 dollars on my card. | Is a signed statement from me as good as the slip?
## A claim comes back
It bounced with a note I don't get. Who can explain it to me? | claim returned, how long to fix | They sent my costs back to me, what do I do? | Sent back two weeks and a day ago and I didn't see it. Too late?
Finance phone for refused claims | Does the help desk know why they don't want to pay me? | The tool won't let me attach the picture. Who's for that? | Why did they kick back my dinner bill? Who decides that?
extension when the claims tool crashes | One of my reps says the remark asks for attendees. What next, a new claim or the same again? | 4420 or 4357 for a question about my refused bill?
By when must I send it again once they've asked for more? | Something was missing so it came back, is my money gone now? | Don't understand the comment of the accountant on my claim. | whom to call: tool hangs at upload
## Company card
I buy stuff for the lab every week and don't want to lend my money to the firm. Is there another way? | How do I get plastic from the firm? | corporate card, who requests it | Travel a lot in sales, tired of using my private Visa.
How much can I put on the card in a month? | card limit | When must I send in the list of what I charged? | card report due, which day | Used the firm's card for my groceries by mistake. I'd pay it back right away, okay?
Can I buy a private plane ticket with it if I give it back on pay day? | My lead wants a card for her team's buyer. Whom do I write to? | Is 5,000 a month or a trip? | It's the 7th and I haven't reported the card charges of last month.
Do I ask Finance by myself for a card? | company plastic, private buy repaid, still bad? | What may a hotel cost when I claim it, and miles with my car? Which page says so? | where are the limits for meals
mileage and hotel limits, which article? | Had no wallet on me and paid for my kid's shoes with the corporate one. Am I in trouble? | I need six thousand on the card this month, will it be declined?
By the 5th or end of month for card charges? | Who in my department gets me a card, and who gives it out? | Do people who hardly travel get one too?
`,
  'The yearly bonus': `
When do we see the extra money for last year? | bonus paid when | I haven't got any letter about my bonus yet, it's March 3. When should it come? | letter with the sum by which date | Is it in the December check like in other firms?
I plan a new roof; which month will the yearly extra come? | For what period is the payment in March, calendar or fiscal year? | My people ask on what day the yearly premium hits the account.
Does the March payout cover January and February too? | by when do I hear how much I get | It's the 8th of March and no paper with my figure came. Forgotten? | 13th salary here, when? | bonus letter and money: two dates please
How do we learn the amount, by mail or with the payslip?
## How it is worked out
What percent of my pay is the target? | target for leads | 8 or 12 for a team lead? | I'm a director since summer; what share do I get? | I make 80k and my rating is a 3, company hit its goal. How much will it be?
rating 5, how much more | I got a 2 in my review. Is there anything left of my bonus? | Boss gave me a 1. Do I still see something? | What does a four bring me? | Does my bonus go to zero if the company has a bad year?
Which part hangs on me and which on the firm? | My raise came in November. Is the higher or the old salary used? | base salary of what day | When do we hear how the company did? | company result announced which month
Who announces the firm's number? | Can you show me how it's calculated with a real figure? | 60,000 a year, engineer, rated 4, company at 100 percent. What lands? | Promoted to manager in October, which percentage do I have now?
VP level target | Is overtime part of the sum the percentage is taken from, or just base? | one hundred and fifty percent of what? | A 3 and a 4, what's the difference in bucks for someone with 100k? | Half and half, how is this meant?
I'm warehouse staff with no one under me, what's my rate? | One of my leads earns 120 and was rated 5. What could he expect if the company lands on target? | rating 2 = half of everything or half of half?
Does the rating count for the whole amount? | Is it gross pay or base that counts | My salary goes down in January as I cut my hours. Do they take the December one? | what do directors get percent
Everyone in the hall says it depends on February. What's in February? | Firm only made 80 percent of its goal, I had a top rating. Which half shrinks? | rating 3 pays out at what percent
My teammate's formula has 4,000 and 4,800 in it. Where do these come from?
## Who gets it
I started in August. Do I get something already? | joined Oct 15, bonus? | My first day was September 30. In or out? | I began in July, is it the full year's sum or part of it? | I'm about to resign. Should I wait till the money's there?
If I quit on March 10, do they still pay me? | leave before march 15, lose it? | Laid off in February, what about the extra for last year? | Half-time: half bonus? | I went from 40 to 24 hours in May. What does it do to my bonus?
I was away unpaid for two and a half months. How much do they cut? | unpaid time off, from when does it cost bonus | Three weeks of unpaid leave last year. Does it take something away?
I was on baby leave for 16 weeks. Do they deduct this? | Broke my leg and was sick for two months. Less bonus now? | sick days lower bonus? | I'm in sales with commission. Do I come in for this too? | commission plan plus bonus?
Do interns get anything in March? | temp through an agency, anything? | I was still on trial at New Year. Am I out? | probation and bonus | One of my new reports started in May and is in her trial time. Does she get one?
Working student since June, my friends at the desk talk about an extra. Do I get it too? | My wife had a baby and I took the leave. Is my payout safe? | I came in the middle of last year, so how's it counted?
started April 1, how many twelfths | Who decides on my amount in the end? | Does HR have a say in how much we get? | My number seems wrong. Whom do I ask first? | bonus question, phone
My boss can't explain my figure. Where do I go then? | Colleague with the same job got more. Who can explain it to me? | As a lead, do I decide on what my people get or does somebody above me?
Must I be employed on the day they pay, or only at year end? | My last day is March 20. Do I get it all the same? | Last day March 14, bad luck? | Six months of sabbatical without pay, how many twelfths less?
I'm at 60 percent of hours, will they take my full-time salary for it? | Not in sales but I get a small commission plan now. Lost the yearly bonus? | My pal began in October and got nothing this spring, I began in September and did. Why?
latest start date to be included | Late joiner in November, when's my first chance? | what if I'm on parental leave on the payment day | HR extension for my yearly premium
Can the boss of the department say I get nothing though I had a 3? | Temporary contract for eight months, my lead promised a bonus. Can that be? | On a six-week unpaid trip I lost a twelfth or more?
Does being in the first half year here shut me out? | I'd like to complain about the amount, do I call HR right away or see my supervisor? | Gave notice in January, still here until April. Do I forfeit it?
`,
};
