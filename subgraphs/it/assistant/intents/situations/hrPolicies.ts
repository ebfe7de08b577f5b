/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const HR_POLICIES_SITUATIONS: Readonly<Record<string, string>> = {
  'Public holidays': `
Planning the year for my kids' school breaks and need the list of dates when nobody at all is in. | how many bank holidays do we have here?
I come from Germany, there we had 9 or 13 depending on state. How many such free days it gives at Northwind? | closed on Juneteenth or not? | Is MLK day a normal Monday for us? The bank says closed.
Do we work on Presidents' Day, my wife's firm does | Black Friday, warehouse too? | Turkey day is clear, but is the Friday after also off or do I burn a vacation day
Flying to my parents for Xmas. Can I leave already on the 24th or am I expected at the desk? | dec 24 on or off | December 26, back to work? | New Year's Eve party runs long. Is the 31st one of the days we get off? | Columbus Day off?
Good Friday not on the list, right? | July 4 is on a Saturday this time. Lost, or do we get another day? | holiday falls on the weekend, which day do we get | If Christmas is a Sunday, is the Monday the one we stay home?
The fireworks are on a Sunday. Do I have to be in on the fifth? | Juneteenth lands on Saturday next time, my calendar shows nothing on the Friday. Who is right?
What do I type into my hours for Labor Day? It was closed and the week now shows only 32. | 8 hours or zero for Thanksgiving in the tracker | My week came to 32 because of Memorial Day and I'm scared HR sends it back.
Got an empty Monday in my sheet, that was the one in September. Do I have to fill it with Administration? | Must I ask my boss for the fourth of July or is it simply off?
Do I have to file something so that January 1 isn't taken from my vacation? | My intern put in a request for Memorial Day. I told her that's not necessary, am I right?
I get paid by the hour. No work on Labor Day means no money that day? | do they take Thanksgiving off our pay | Is it real paid day off or the unpaid kind when the building is shut in November?
I'm in the Oakland place. Do we close the same days as San Francisco? | MLK, all sites shut? | Client wants a workshop on the third Monday of February. Is anybody even there?
Vendor will deliver pallets on the last Monday in May, somebody at the dock? | first long weekend after New Year? | Which Monday in May is free | September long weekend, date | What's our first day off after summer?
nothing free in August, right? | Setting up the support phone's closed announcement. Which dates in November and December should it play? | I plan the sprint calendar and need to know in which months we lose a day.
I started two weeks ago. Do I already get the holiday or must I be here for some time first? | shut between Christmas and New Year? | thanksgiving: one day or two?
Our legal team must file something on June 19. Is the office open at all? | Finance close is January 2. That's a working day, yes?
One of my people in Texas asks whether the state's own holidays count for her, or just the company's eleven. | Is the money for the 4th of July in my check even when I did nothing | new here, what days does this company shut the doors
Will the building be open the Friday before, when Xmas Eve is a Saturday? | veterans day, kid home, us too?
## Special cases
I'm Muslim and Christmas means little to me. I'd rather be off for Eid. | Diwali is a big day for my family but it is not on your list, what can I do without losing vacation? | yom kippur off, trade for another one? | swaps per year, max
Orthodox Christmas is January 7 for us. Want to work on December 25 instead. | three Jewish days traded, too many? | Lunar New Year is in ten days and I forgot to say anything. Too late for a swap?
How far ahead does boss want to know that I want Good Friday in place of Presidents' Day? | swapping holidays, by when at latest | Where in the portal do I enter that I trade Labor Day for Eid? I find no type for it.
One of my team wants to celebrate Nowruz and work another holiday. Do I approve that myself or does HR? | Is exchange of a holiday something I write to HR or just talk with my lead
I worked Thanksgiving in the warehouse. What do I get for it? | july 4 shift: 1.5 or 2x | Hourly guy here, they want me in on Black Friday for inventory. What's in it for me?
I'm salaried and the outage kept me online all of Memorial Day. Money or a day back? | Server move happened on New Year's Day. By when must I take the day I got for it? | comp day for working a holiday, does it expire?
Forty days ago I worked on Juneteenth and still haven't used the day for it. Gone? | I'd like to come in on Presidents' Day, it's quiet then. Can I just do it?
Supervisor said by word of mouth that we work Labor Day. Is that enough or do I need it on paper? | As a lead, what must I give my crew before they come in on a closed day?
Nobody told me to, I just finished the release on July 4. Will that be paid double? | holiday work: is boss's email enough? | I only work Monday to Wednesday, so Thanksgiving never hits me. Do I lose out every year?
24 hours a week, Monday is my off day, and most holidays are Mondays. Do I get something? | part-timer, off that day anyway, paid? | Work 30 hours in four days, the fourth of July fell on the fifth. How is it figured?
what's a part-timer's holiday worth in hours | One of my reports works 20 hours, never Mondays. How much does she get for Memorial Day? | I was off the whole week of Thanksgiving and the portal took five days. Shouldn't it be three?
leave over xmas, 24th and 25th charged? | holiday mid-vacation, one request or two? | My two weeks around Labor Day show one day too many. | how do I keep the leave page from counting July 4 as a day of mine
Filed Dec 22 to Dec 29 in one go. Did I just give away paid days? | My lead asks why his request through Memorial Day was charged for the Monday. What do I tell him? | Split it around the holiday or doesn't matter?
who do I ask if a certain day counts as holiday | Phone for questions about the company's closed days? | HR number, holiday question | which mail address answers questions on days off like Juneteenth
Boss expects me on Christmas Eve for the customer go-live. May he, and how am I made whole? | forced in on Thanksgiving, nothing written | I am not Christian, must I still take Christmas days?
Two of my engineers covered the pager desk on New Year. One is hourly, one salaried; is it the same for both? | Double pay or day off, may I choose? | traded Labor Day in May already for Eid, can I still trade another this year?
salaried, holiday shift, extra bucks? | Somebody in sales wants the Hindu new year free and has used no vacation. What's the route, and how early?
`,
  'Working from home': `
laptop at home, how often a week? | home days per week, max? | is tuesday a must? | Can I be remote on Thursdays? My daycare is closed then. | Boss lets me have 3, I'd like 4. Does the company allow it?
Monday, Wednesday, Friday from my kitchen: fine by the rules? | The whole team wants to skip the Thursday commute because of a game. Is my lead free to say yes?
Our chief of department says Wednesday is now in-person instead of Tuesday. Can they do that? | hybrid policy here? | weekdays when all must come in | My supervisor says no to any day on the sofa. Do I have a right to it?
Plumber comes Tuesday morning, so I'd stay in my apartment and dial in. Is that one of the days I can't? | Do we have to be in the building full time like my last firm?
which days should I put my team meeting on so that everybody is there in person | Who gives the OK for telework? | may a department pick another in-office day, and how many
## Getting started
I've agreed it with my boss, what paper do I fill in now? | form for telecommuting, number? | Where do I pick up HR-7 | Who has to sign the home form and who keeps it?
My permission is from last April. Is it still good or does it run out? | how long is the home office agreement valid | Manager wants to pull me back into the office. How much warning does he owe me?
I want to stop the remote days since my roommates are loud. How soon can I get out of it? | One of my people is slipping since she's remote; can I end the deal and by when? | Does it have to be put in as leave on the days I'm not on site?
do I enter anything in the leave page for a home day | Is there some time window in which I must pick up when I sit at home? | Can I pick up the kids at 2 on a home day or must I be online? | core time from when to when
I live in Chicago, so ten to three on whose clock? | Like starting at 6 and being done by 1:30 on my remote days. Trouble? | hours at kitchen table, same timesheet? | time tracking for remote work, something special?
Never filled in any paper, we just did it for months. Am I in trouble? | My HR-7 lapsed in the spring. Do I have to talk to my boss all over again? | whom to call for the work-at-home paper
I have lead's consent by chat. Is this enough or must be signed something? | cancelling home office, how much notice | Is 15:30 too late to be reached for customers when I'm remote?
As a manager, what do I do with the signed HR-7, send it somewhere? | First thing to do if I'd like to work remotely a couple days a week? | Must I answer chat at 9:15 when I'm not in the office? | renew home work permission when?
## Who may do what
Started last Monday. When may I stay home for the first time? | new hire, home office from when? | Still in probation, how many days remote can I have? | My trial period ends in May; until then only one day at home, or none?
First month all on site, is that really so? | I do 20 hours on four days. How many of them can I do from my couch? | part time, how much remote
I work Mondays to Thursdays half time and the rule says three days, that would be nearly everything. What's mine? | My contract says Remote (US). Do I have to fly in for Tuesdays?
Living in Idaho, hired as fully remote. Does the Thursday thing touch me? | remote contract, ever on site? | One of my new joiners asks for two days at home in her second month. Can I grant it?
An intern I supervise began three weeks ago and would like Friday at home. Too early? | I'm on the 35th day here, can I finally ask for a home day? | Does somebody in probation get the full three days if the boss is nice?
Colleague never shows up on Tuesdays and nobody says a word. Is there a contract for people like that? | passed probation, more home days now? | I work two days a week only, can one be from my flat?
Why does my teammate get to be home every day and I don't? | thirty days in office first, working or calendar, starting when?
## From anywhere
My mother lives in Portugal and I'd love to work from her place for a bit in summer. Possible? | workation, how many weeks | Can I take the laptop to Mexico for ten days and work from the Airbnb?
How long before a trip abroad do I have to bring it up if I want to work there? | We leave for Italy in two weeks and I'd hoped to work mornings there. Too short notice? | Who must agree when I want to work out of Hawaii for three weeks?
Why does HR need so long to say yes to me working from Canada? | Spending December at my in-laws in Ohio, working as normal. Does it count as something special?
Is it true I could be in trouble with visa or taxes when I log in from India? | May I do two months from Spain? | anywhere weeks: 2, 4, or 6 a year? | Manager already said yes to Thailand. Is someone else still to be asked?
One of my developers wants to go home to Brazil and keep working. What do I tell her about timing and limit? | from abroad, 6 weeks notice or 4?
## Equipment and cost
My back is killing me at the dining table. Will the firm chip in for a proper chair? | money for desk at home? | Is there a budget for a lamp and a standing desk, and how often do I get it?
Bought a chair for $250 last year. Is the remaining 150 still mine to spend? | who pays my wifi at home | Do we get something monthly for the internet bill? | internet allowance, bucks per month
Where do I hand in the receipt for the home desk? | My desk was $650. How much of that comes back to me? | internet bill, all of it or part? | Our family computer is faster than this notebook. May I use that when I'm at home?
Husband and I share a PC in the den, ok for work mail? | I'm off to France and take my machine. Does somebody from security have to know, and when? | Tell Security before working abroad, how many days?
Can I log in from the hotel lobby computer when I'm working away? | home office stipend once or every year | Second time I move flats, new desk needed. Paid again? | the $30 a month, claimed where?
Heading to Toronto on Friday to work from there, HR said OK, only Security never heard of it. Problem? | Do remote people get a chair too, or must they buy their own stuff | one-time amount for furniture?
sister's iMac for a day, allowed?
`,
  'Gifts, side jobs and the code of conduct': `
Not sure if what I'm about to accept is OK. Some rule of thumb, or a person to ask? | who to call when something feels fishy about a present | Who do I talk to before I say yes to a supplier's offer? | ethics question, which extension?
Newspaper test, what is it? | A vendor offered me something and I have a funny feeling. Take it or not? | Is there someone I can ring, before I do something dumb with a customer's offer?
I can't tell whether this is bribery or just being nice.
## Gifts and invitations
Supplier sent a box of wine to my home. Can I keep it? | gift limit in dollars? | A client gave me a watch, I'd guess three hundred. What now? | $80 whisky from partner firm, too much?
How many presents can I take from the same vendor in a year? | The same freight company gave me small things all year, together about 250 bucks. In trouble? | yearly cap from one giver
Customer slipped me a $20 bill for helping with the pallets. Can I pocket it? | Amazon card for 10 dollars from a vendor's survey, ok? | gift cards, small ones, allowed? | Voucher for a spa from a grateful customer. It's only fifty.
May I tip a city inspector with a coffee? | A building inspector was on site all morning. I want to offer him lunch. | Someone from the county office visits us, can we give them a company mug?
government guy, cup of coffee, really forbidden? | Being taken out for dinner by a vendor, what price is still alright? | Steakhouse with a customer came to 140 a head. Have I broken a rule? | dinner per person, max?
I'm inviting a client to a restaurant. Is there a ceiling for when we pay? | We want to send customers baskets at the end of the year, what may each cost? | sales giving presents, same 75 limit?
Tickets for a ball game, face value $200, from our hosting vendor. | I accepted something too expensive because refusing would have been rude. How do I come clean? | Which form for an expensive present
How soon after getting it must I tell about a gift that's over? | Got a fancy pen on the first, today is the tenth and I told nobody. Am I late? | What happens with the thing I report, does it go back, do I keep it, or do they donate it?
Who decides what becomes of the tablet that a supplier left on my desk? | One of my buyers was sent a $90 hamper at Christmas. What do I have him do? | Cash from customer, tiny sum, he insisted. | GC-1 is for what?
Fruit basket worth 40 from a carrier, must I report this? | Japanese customer brings presents always, saying no is an insult. How do we handle it? | our reseller gives everyone at the booth a $25 Visa card. take it?
Mayor's aide is a friend of mine. Can I bring him concert tickets on the company? | how long I have to fill in the paper for a too big present | Lunch with vendor 60 each, they paid. Need I tell someone?
I gave a client something for around $100 for the birth of his son. Is that wrong?
## Side jobs and interests
I drive for a ride app at night. Does my employer need to know? | Weekend bartending, must I tell? | Where do I declare a second job, is there a form or ticket?
A friend's startup wants me to code for them evenings. They do the same as us. Problem? | moonlighting rules? | I've already been tutoring for two months without saying anything. How bad is it?
Can I use my work notebook to edit wedding photos I get paid for? | May I answer my Etsy buyers during the lunch hour or on company time? | Teaching a night class at college, before or after I sign do I tell HR?
second gig, ask first or tell later | ticket category for announcing a side business | Would freelancing for a rival be OK if only on Sundays? | My cousin owns a printing shop and has the best quote. Can I order there?
I'd like to hire my niece for the summer. | Brother applied in my own team, I'm the one who decides. Conflict? | relatives as suppliers, ok if cheapest?
Some mail in February asks me to confirm I have no conflict. What is it, do I have to? | conflict of interest statement, how often and when | I own shares in one of our vendors and the yearly confirmation is coming up.
One of my engineers sells an app on the side. What do I need him to do? | Can I run a blog that makes money, on my firm's computer, after hours? | My wife's company bids for our cleaning contract and I'm on the panel.
no-conflict signature, which month | got an offer to consult for another company, who needs to hear it | Competitor offered me Saturday work in their warehouse, nothing secret. May I? | what work outside is a no-go?
Is hiring my best friend's son the same as hiring family? | evening job, whom to tell | My dad's catering firm for the team party, may I book him if I say so openly?
## Training and consequences
I'm new and the Learning Hub nags me about a conduct course. By when? | Code of Conduct course deadline for new starters | I did that ethics training last year. Why is it showing up again? | ethics course: once or yearly?
Where do I find the conduct class? | Joined five weeks ago and still haven't done the course about conduct. What now? | What happens to someone who took money from a supplier? | Can I lose my job over a gift? | fired for one breach?
first slip: talk or warning? | punishment decided by whom | One of my team broke the rules on presents. Do I hand out the warning myself?
I made a mistake with an undeclared side gig and now fear being thrown out. How are such cases handled? | which bosses sit together on a dismissal for misconduct
My people ask when the yearly conduct training is due. Every how many months? | written warning, for what kind of stuff | Got called in because of a breach. Worst case? | conduct module, days after start
Do interns have the conduct course too in the first month? | broke the code, who judges? | What are the steps before someone is let go over this? | missed the code of conduct course this year, where to catch up
Is it a warning or the door, if I bought from my uncle's firm? | How long do I have for the online ethics lesson, came on board on Monday | Can HR sack me for a broken rule without my department's chief?
`,
  'Reporting harassment or discrimination': `
A customer on the phone called me names I won't repeat. Do I have to swallow that? | Somebody on the loading dock is threatening me right now. Whom do I ring first?
A guy is shouting and throwing things on our floor, number for the guards? | building security phone, urgent | Does it also count if it's my own boss who bullies me?
My lead gives the good shifts only to men. Is that something I can bring up? | Coworker touches my shoulder every time and I've told him to quit it.
A client hit on our intern during dinner, she's afraid to say something as he's a big account. | Are nasty jokes about my accent a matter for the company or must I live with it?
I was skipped over for the project because I'm pregnant, I think. | visitor groped a colleague, what first? | Is mobbing by teammates something where the firm helps?
They leave me out of all meetings since I said I'm gay. Does this fall under anything? | Is only staff meant, or also partner firms who come here and behave badly?
## Ways to report
I want to tell somebody about my supervisor, but not in front of my supervisor. | who handles bullying here | hotline at night about a harasser?
My shift ends at 2 a.m. and I'd like to talk to someone about what goes on there. Anyone answering then? | speak-up number | Is the line for complaints run by our own people or by somebody from outside?
I don't trust HR. Is there somebody external? | Can I say it without giving my name? | If I use the feedback form, can they find out that it was me? | Does HR see the time when I send a complaint in the portal, I'm the only one on nights?
anonymous complaint, where in the portal | What type must I pick in the feedback page for a groping story? | tick box for no name? | Sent an unnamed complaint on Monday. When will anyone answer? | how fast is anonymous feedback answered?
I wrote in the feedback form four days ago and it's silent. | email for employee relations | Extension where I talk to a real person in confidence and give my name?
A woman on my team told me in tears what her colleague does, and begged me to keep it quiet. Can I? | manager told about harassment, how long to pass it on | As a lead, by when do I have to hand on something like this?
I'm supervisor of another group and somebody came to me. Not my people. Still my duty? | It was two years ago. Is it too late to say something? | deadline for reporting an assault at the party?
I've no witness and no screenshots. Will they even listen? | need proof or not | Should I keep notes of what he says to me? What belongs in them? | What do they want to know when I call, I'd like to be prepared.
The bully is head of our department, so I can't go up the line. What ways are left? | any boss or only my own? | I told the shift lead about the slurs a week ago and nothing moved. Should he have done something?
Someone said there are four ways to speak up. Which? | Does the outside firm keep my name from the company if I ask for that? | Would my call to relations be kept between us? | What number, 4170 or 4199, if I want to stay nameless?
speak up line hours | I'm only an intern, to whom could I tell about remarks on my body? | Where to write if I don't like to talk on the phone about it | I saw something but it happened to another person. Can I report without her?
Told a manager in the kitchen just to vent. Will that be reported now? | How do I note down an incident so that it's of use later? | My English isn't so good and I fear I tell it wrong. Must everything be proven from me?
## What happens next
I put my name to a complaint last Thursday and heard nothing. When do they confirm? | confirmation of my report, how many days? | How long until there's an outcome? | Five weeks and still no finding on my case. Is this normal?
result of investigation by when | Who is it that investigates, my department's HR person who goes to lunch with him? | Are the people who look into it neutral? | how many investigators
I can't sit across from him while this goes on. Can I be moved? | May I switch to another shift until it's cleared up? | other team during the inquiry, possible?
They invited me to a talk about what happened. Can I take my union friend or a colleague? | Somebody accused me. Am I allowed to bring a person with me? | accused, what are my rights in the talks | Will I be fired for speaking up?
Since I complained my boss gives me the worst routes. What protects me? | I was a witness and now they freeze me out. | What if it turns out I was wrong, but I honestly believed it? | payback from manager after complaint, allowed?
boss punishes the reporter, what happens | I sleep badly since that happened. Can I speak with a counselor and who pays? | free counselling number | Do I pay for the therapist talks after something like this?
My team member was accused. What happens in the next weeks, so I can plan? | Two of my people are in a case against each other; can one get another desk for now? | who questions me, one or two? | named report filed, next steps
Is there a date when they must tell me what they found? | If I speak for my colleague as witness, can it hurt me? | I'm scared of revenge more than of him. | Nobody has told me they even got my letter, sent with name ten days back.
May both of us be in the same shift while they check it? | may the accused bring somebody? | counseling after harassment, extension? | Can I stay home away from him or only swap seat? | other desk while it's checked?
Lies on purpose about a colleague, is the liar protected too? | after the report: who talks to whom, how long, what then | Will the ones who examine know me or him personally? | Is retaliation a reason to let somebody go here?
My lead cut my hours a week after I reported his buddy. | talks about the case, alone or with someone by my side | I want help with the stress, but nobody at work should know of it. Do we have something free?
If it's still open after a month, whom did they promise what?
`,
  'Business travel: booking and limits': `
May I book my own flight on the airline's site? It's cheaper. | Who books the hotel for a trade show, me or somebody? | How early do I have to ask for tickets?
Need to be in Denver next Tuesday, that's six days off. Problem with the rule? | Where do I write to when I need a train to Portland for work? | My team of six has to go to the customer in Austin. Where do I start to get their tickets?
booking lead time in days | Can I use a booking app I know and claim it afterward? | Airbnb for a work trip by myself, okay? | New here, sales sends me to Atlanta. How do people get their flights in this company?
mail address of the people who do flights | Two weeks ahead or three for trips? | Do trains have to go over the travel people too or only planes? | I never bought a ticket on the firm. Whom do I ring?
## Who approves a trip
The trip will be about four thousand. Is my boss's OK enough? | $1,400 for Seattle, who says yes? | The Tokyo visit comes to 7 grand. Who has to sign? | when does Finance need to OK a trip
Up to what sum can I as a manager wave through travel for my people? | Booked already, approval still pending. Did I do it wrong? | OK first or book first | One of my leads asks if I can sign off her $2,200 conference trip.
limit of the department head for trips | Does every little day trip need a yes from my manager? | Whose signature for a journey above five thousand? | I'd like to see a customer in Dublin, roughly 3,000. Which people do I ask?
Travel desk wants to know who approved. Who's the right one for twelve hundred bucks? | Is a word from my supervisor needed before the flight is bought?
## What is paid
Eleven hours to Frankfurt. Do I have to sit in the back? | business class ever? | Premium economy from how many hours on? | My flight is 6 and a half hours, may I sit in the better seats? | What can the hotel cost?
New York is crazy expensive, my room is 295. Over? | hotel cap boston | Room in Chicago 240 plus tax. Will I have to pay the rest myself? | Does the price per night include the taxes or come they on top?
Is Washington one of the cities with the higher rate? | Which towns get more for a room? | hotel for out-of-towners visiting San Francisco HQ, up to how much a night? | How much can I eat for in a day on the road?
food money on the day I fly home | I leave at noon on Monday and return Wednesday. What do I get for meals all in all? | Is it 72 every day, also arrival day? | Drove my own car to the customer in Sacramento. What do I get?
cents per mile? | 180 miles in my truck for the firm, how many bucks back? | I got a speeding ticket on the way to the client. Will they cover it? | Parking fine during a customer visit, who pays? | minibar snacks on the hotel bill, okay?
My wife would like to come along to Miami. Who pays for her seat? | Upgraded myself at the gate for 89 dollars, can that be claimed? | Conference ends Friday in New Orleans and I'd love to see the city till Sunday. Am I allowed?
stay the weekend, who pays hotel | Flight home on Sunday is $120 dearer than Friday's. Does this kill my private weekend? | Can I bring my boyfriend if I pay for him?
One of my reps turned in a $280 hotel in Dallas. How much of it is within the limit? | What's never reimbursed when traveling? | Is a rental upgrade to a nicer car covered?
Do I have to share my hotel room price with tax when I compare it with the 230? | 310 is for which places? | My flight is twelve hours with a stop, which class can I have? | Going by own car rather than plane, do I get gas or mileage?
Meal limit for a day trip with departure and return same day? | Boss said 'eat what you like', but is there a ceiling per day? | bringing the kids along on a work trip, their tickets | Two nights in Boston at 300 each, fine?
What happens with the part over the hotel limit?
## On the way
My plane is cancelled, it's 1 a.m. and I'm stuck in Denver. Who helps? | emergency number while traveling | Missed the connection. Whom do I have to tell, travel desk or boss?
I need to change the return flight on a Sunday, is anybody there? | Had an accident in the rental car, whom first? | Is there a class I must take before I can travel?
Never traveled for the company before. Anything to do in the Learning Hub? | first trip, course name? | One of my new reps flies on Monday. What training does she need to have done? | Do the hours in the airplane count as work?
flight on Sunday 5 hours, do I get that time? | Which project do I put the train ride under? | Spent all Tuesday in airports; timesheet says 0 for that day now. | travel time on the sheet, Meetings or Administration?
Had a beer alone at the hotel bar. Can I put it on the bill? | Wine with the customer at dinner, paid? | alcohol on expenses, when? | Team dinner on the road, only us, three bottles. Will Finance strike them out?
I'm in probation. May I go on a trip and do I get the same hotel? | trial period, lower travel limits? | I started in March and they send me to a fair in Vegas already, do other rules hold for me?
Where do I learn how to claim the taxi and the meals after the trip? | Back home now with a pile of receipts. What article tells me how I get my cash? | The conference was moved by a day while I'm already on the train. Who rebooks?
At 3 in the night hotel says no room for me. Who can fix that? | Does my lead need to know when I take a later flight? | driving four hours to a site, working time or my own time?
Cocktails with a client after the show, do we cover those or does he pay his own? | Is extension 4220 answered on weekends? | Lost my passport in Toronto on a business trip. Who in the company do I call at this hour?
`,
};
