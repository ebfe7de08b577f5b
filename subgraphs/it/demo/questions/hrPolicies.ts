/**
 * What people ask that the articles of `articles/hrPolicies.ts` answer; see `demo/questions.ts` for how it is
 * read.
 */
export const HR_POLICIES_QUESTIONS: Readonly<Record<string, string>> = {
  'Public holidays': `
which days is the office closed | Do we have Juneteenth off? | Is the Friday after Thanksgiving a working day? | How many paid public holidays are there in a year? | Are we off on Christmas Eve? | Do I have to come in on December 26?
New Year's Eve, is it a normal work day? | When is Labor Day and do we get it off? | Is Martin Luther King Day a paid day off here? | Do we work on Presidents' Day? | bank holidays this year | Memorial Day date | holiday on a weekend
Is the Fourth of July free for everybody? | Is Columbus Day or Veterans Day a holiday in this company? | Do we get Good Friday or Easter Monday? | Must I ask for leave on a public holiday? | What do I put on my timesheet for a holiday?
Should I enter eight hours for Thanksgiving on the timesheet? | July 4 is on a Saturday, do we get another day instead? | When Christmas falls on a Sunday, which day is free? | Do all our offices shut on the same holidays?
Is January 1 off for everyone? | can I sleep in on Juneteenth | turkey day and Black Friday, both off? | MLK day, kids are home, am I as well | Halloween off? | Is Boxing Day free for us Brits? | statutory days off
do warehouse gates open on Independence Day | Mother's Day, St Patrick's or Valentine's, anything closed? | fireworks on the fourth, hangover on the fifth, must I show up | Washington's birthday, long weekend for us or not?
does the returns desk run on Christmas Eve | Winter break between the twenty-sixth and New Year, shut or not? | red days in the calendar | May Day, international workers, free or not? | holiday lands on Sunday, is it simply lost
Labor Day cookout, need I file anything | Blank field on the timesheet for Memorial Day, mistake or intended? | How many official closures does an American calendar have at this firm? | list of federal days when nobody works
Reception must know: is the front door locked on January 2? | what is Juneteenth for newcomers from Europe, work or no work | January 1 on a Saturday: are we compensated, and when? | election day in November
## Special cases
I'm Muslim and would love to be with my family for Eid. I wouldn't mind working on one of the days when everybody else is off, could that be arranged? | Can I trade Christmas for Diwali? | swap a public holiday | double pay on holidays
How many holidays may I swap for my own religious days? | How early do I have to agree a holiday swap with my supervisor? | Do I file anything in the portal when I exchange a holiday for Yom Kippur?
I don't celebrate Christmas, may I work then and be off for Lunar New Year? | May I work on a public holiday to get something finished? | Who has to agree if I want to work on Labor Day? | a fifth of weekly hours, what is that about
Is a verbal okay from my boss enough to work on a holiday? | What do hourly workers earn for working on Independence Day? | By when must I take the free day I earned by working a holiday?
I'm on a fixed salary and spent the whole of Memorial Day fixing a customer's problem while everyone else had a barbecue. What do I get in return? | I never work Mondays, do I miss out when the holiday is on a Monday?
I lead the support team and need two people on duty on the Fourth of July, one paid by the hour and one on salary. What do they get for it, and what must I give them first? | How are part-timers paid for a holiday on their day off?
I work 20 hours a week and never come in on Mondays. It annoys me that so many holidays fall exactly on my free day, do I at least get some money for them? | Does a holiday in the middle of my vacation cost me a leave day?
I asked for the whole week of Thanksgiving and the portal has charged me for the Thursday and Friday as well, although we're closed then. How do I avoid that? | How do I book a week off with a public holiday in it? | Rosh Hashanah off
Why should I send two requests for one vacation around Christmas? | Questions about public holidays, which extension? | Whom do I email if my question about company holidays isn't answered? | Orthodox Easter is later, can I move mine
Hanukkah instead of Christmas | Ramadan ends on a weekday, can I bargain one of the American days for it? | Nowruz with my Persian family, what must I give up | I'm an atheist, can I cash in Christmas for my birthday?
Pagan here: solstice against Presidents' Day, how long beforehand? | Driver on Thanksgiving, time and a half or more? | got roped into Christmas, what's my compensation | bonus for sacrificing turkey with the family
Gaffer says come in on the fourth, only by word of mouth. Good enough? | Forklift crew volunteers for New Year's morning because it's lucrative, what rate applies? | salaried mug who saved the server on Labor Day, anything in return
my lieu day, does it expire | 24-hour contract, Thursdays free, Thanksgiving again. Am I cheated? | working student never in on Mondays, anything for closed Mondays | Why does my Christmas trip cost more days than it should?
bridge days around the Fourth, how to enter them smartly | Break from 20 December to 3 January, one entry or several? | would the system charge me for Labor Day amid a fortnight in Maine | Three swaps for Jewish feasts, is that greedy?
Chinese New Year with grandparents, need I put in a form? | Who answers silly riddles about closing days? | Is it okay I work secret on closed day and take other day? | overtime rate if the phones ring on Christmas`,
  'Working from home': `
can I work from home | How many days a week may I stay at home and work? | Which days do I have to be in the office? | Why can't I do home office on a Thursday? | Could I be remote four days a week? | home office rules | WFH
May my department head pick a different office day than Tuesday or Thursday? | Do I need my boss's okay to work remotely? | telecommute, how often | can I do my stuff in pajamas on Thursday | hybrid schedule | is Tuesday sacred
night bus is awful, how many days can I skip the commute | five days from my couch, is that too much | Monday, Wednesday, Friday in my kitchen, would that fly? | teleworking allowed or frowned upon | bums on seats, which weekdays
Head of our division wants Wednesday as presence day, can she? | New puppy needs me, how often can I log in from the living room?
## Getting started
How do I apply for home office? | Which form do I fill in to work from home? | form HR-7 | Where do I get the paper for remote work? | Who signs my work-from-home agreement? | How long is a home working agreement valid? | core hours
Do I have to renew my remote work form every year? | Can my manager take my home days away again? | At what hours must I be reachable when I'm at home? | I live in New York, which hours count as core time for me?
My boss suddenly wants me back at my desk five days a week although we signed the agreement only this spring. Can she do that, and how much warning do I get? | Do I need to request leave for a home day? | paperwork for telecommuting
A colleague keeps writing to me at eight in the morning when I'm at home and gets cross if I don't reply. Between what times do I really have to be available? | How do I put hours worked at home on my timesheet?
who puts the signature under my telework deal | boss revoked my couch days overnight, lawful? | Does my telework permission run out at some point? | can I nip to the gym at eleven while on the clock in my flat
I'm a night owl, can I do it all after dinner from my sofa? | east coast, three hours ahead, when must my Slack dot be green | do I log a couch day like an absence | school run at two, must I pick up the phone then
tick hours for living room days, same as ever? | I lead six people, one of them slacks in pajamas. How do I end the deal? | lost the sheet for hybrid, who hands out another | new gaffer, old telework deal, still counts?
From what time may I go offline on a couch day?
## Who may do what
I joined two weeks ago and commute ninety minutes each way, while everyone else seems to be at home half the week. When will I be allowed to do that too? | home office in probation | How many home days do part-time staff get?
Do new colleagues have to come in every day at first? | My second month starts on Monday, how many days may I be at home? | I'm a part-timer with four days a week, how many of them can I do from home? | intern wants hybrid
My contract says Remote (US), do I ever have to come to the office? | Must fully remote people show up on Tuesdays? | I'm hiring someone new, can they work from home from day one? | trial period and telecommuting
third week here, snowed in with a laptop, allowed to stay in my flat? | Part-timer with four mornings, how many may be on the sofa? | hired as full remote in Texas, ever obliged to fly in? | trainee, second month, one couch day or zero
I am new, I not like commute, when first day from my apartment? | 20 hours over two days, can one be on the sofa
## From anywhere
Can I work from Italy for a month? | My parents live in Portugal and I'd like to spend part of the summer at their house while doing my job from there. Would that be allowed, and for how long? | workation | digital nomad
How many weeks a year can I work from another country? | How far ahead must I ask to work from abroad? | Who has to agree before I work from a beach in Mexico? | Are tax and visa rules a problem when I work overseas?
laptop on the beach in Thailand, six weeks okay? | mother in Croatia is frail, can I log in from her spare room for a while | Surprise: I fly Saturday and just open my laptop in Lisbon. Any objection?
Could I log in from the Canaries all through February? | RV through Canada while staying on the payroll | lake cabin in Montana, same as overseas or simpler | does the immigration stuff get checked before I log in from Dubai
## Equipment and cost
Will the company pay for a desk at home? | How much money is there for furniture for remote workers? | I sit at the kitchen table on my remote days and my back is killing me. Would the company be so kind as to pay for a proper chair?
Does Northwind chip in for my home internet? | $30 a month internet | Where do I claim the money for my home office lamp? | May I use the family computer for work at home? | IKEA standing table, who foots the bill | Comcast bill
I'm working from abroad next month, whom do I have to tell about it and when? | How early does Security need to know that I'll be working overseas? | ergonomic seat, back pain, 550 bucks, how much comes back
wifi router and broadband, any allowance | my son's gaming PC for office stuff, just today? | log in at the library terminal or a hotel lobby computer? | Heading to Spain with the laptop, must the cyber folks know?
heating and electricity subsidy when I'm at my kitchen table, or only the broadband?`,
  'Gifts, side jobs and the code of conduct': `
I'm not sure if something is ethical, who can I ask? | How do I tell whether an invitation is okay to accept? | newspaper test | Whom do I call when an offer from a vendor feels wrong? | feels fishy, whom to ask | moral compass hotline
employee relations phone number for ethics questions | grey area, would look bad on TV | I've a queasy gut about a supplier's golf day, who advises me? | Is there a rule of thumb for shady favors?
## Gifts and invitations
One of our suppliers sent a bottle of wine to my home address for my birthday. It's probably worth about fifty dollars, may I keep it or do I have to send it back? | How expensive may a present from a customer be? | gift limit
The same vendor gives me something every few months, is there a yearly cap? | A client wants to take me out for dinner, is that fine? | How much may a business meal cost per person? | Can I accept cash as a thank you from a customer?
I got an Amazon gift card from a partner, may I use it? | A customer was so happy with my help that she slipped me a $20 voucher for the bookshop. I didn't want to be rude, but now I'm worried, is that a problem? | form GC-1
May I buy a coffee for a city inspector? | presents for government people | Can we invite a public official to lunch? | Which form do I use to report a gift that is too big? | How many days do I have to report an expensive present?
I opened a parcel from a business partner and there's a watch in it that must be worth $400. I never asked for that! What am I supposed to do with it now? | What happens with a gift that goes over the limit? | Starbucks card as thanks
Will I have to send the basket back or does it go to charity? | Who decides whether I may keep a present? | I'd like to send a hamper to our best customer, what's the maximum I can spend? | Are there limits on what we give to clients?
Free concert tickets from a supplier, do I have to say no? | bottle of champagne from the courier firm | Lakers tickets from a vendor, worth 180 | box of chocolates under the tree from a haulier | crate of beer for the forklift crew
trucker slipped me fifty bucks | iTunes voucher, only ten dollars, surely harmless? | lobster at 200 a head, client treats | Donut for the customs officer | taking the mayor to a ball game | Rolex in the mail | kickback
freebie pen and calendar, must I refuse | I give back the Prada handbag or I can keep? | weekend in the ski chalet of a contractor | What do I fill out after a lavish Christmas basket? | May we mail our best buyer an iPad?
reception gets roses from a courier daily, does it add up | fruit baskets for shoppers who stayed loyal, budget each | steakhouse with a prospect, ceiling | Auditor from the ministry is thirsty, espresso okay?
Nobody told me freebies must be registered, I kept a camera for weeks. How long did I have? | who ends up with the surrendered loot
## Side jobs and interests
can I have a second job | I want to drive for Uber on weekends, do I need permission? | How do I declare a side job? | May I do freelance design in the evenings? | Is it okay to use my work laptop for my own little business?
A good friend has founded a start-up that sells nearly the same thing as we do and has asked me to help out on Saturdays. Am I allowed to? | Can I answer emails for my side business during office hours? | moonlighting
I'm thinking of selling on Etsy, should I tell HR before or after I start? | When do we sign the conflict of interest statement? | What do I have to confirm every February? | May I order from my cousin's company?
I'm looking for a new colleague for my team and my sister has just applied. She's honestly the best candidate, so is there anything wrong with me taking her on? | conflict of interest with relatives | OnlyFans, must I confess
Which ticket category is it for a job on the side? | spinning records as a nightclub DJ after hours | bartending on Saturdays, do you mind | dog walking for cash, is that anybody's business | YouTube channel earns me bucks | nepotism
Editing my wedding photo gigs on the firm's MacBook after six, fine? | Lyft shifts before work | consulting for the rival across town | My husband runs a cleaning firm, may we hire it? | nephew as summer intern in my crew
I hold shares in a supplier, which yearly declaration is that? | tutoring math online at lunch on the company's ThinkPad
## Training and consequences
Do I have to take the ethics training? | By when must a new starter finish the Code of Conduct course? | How often do I have to repeat the conduct course? | where is the code of conduct training | compliance class, deadline for newbies
Could I be fired for accepting a bribe? | What happens if someone breaks the rules of conduct? | Who decides on the punishment after a breach? | is the ethics e-learning yearly or once | sacked for a bottle of whisky?
three strikes or straight out of the door | Who gives the verdict if I messed up with a kickback? | I'm on thin ice over a dinner, what penalty looms`,
  'Reporting harassment or discrimination': `
I'm being bullied at work | A customer keeps making remarks about my body, do I have to put up with it? | I feel threatened by somebody in the building right now, who do I call? | Does it count if the one who insults me is my own boss?
building security number in danger | I think I was passed over because of my skin colour, is that covered? | Is being treated worse because I'm a woman something I can complain about? | guy with a knife in the lobby
he pinned me against the lockers, I'm hiding in the toilet | called a slur at the returns desk by a shopper | mobbing in the warehouse | they laugh at my hijab | A trucker whistles and catcalls each morning. Do I just have to grin?
too old for promotion, they hinted. Ageism? | gaffer screams and throws staplers | paid less than the men for identical tasks, is that even reportable | I'm gay and get taunted in the canteen | wheelchair user left out on purpose
## Ways to report
How do I report sexual harassment? | My manager keeps putting his hand on my shoulder and my back although I've told him to stop. I'm ashamed and don't know who I can turn to. | employee relations email | speak-up line number
Who can I talk to in confidence about a colleague's behavior? | What's the extension of employee relations for a complaint? | Can I report bullying without giving my name? | Is there a hotline I can ring at night about misconduct?
Is the speak-up line run by our own HR or by somebody outside? | Where can I file an anonymous complaint in the portal? | Which feedback type should I pick to report mistreatment? | Can HR see who wrote an anonymous feedback?
Do I have to tick something to stay anonymous? | Will they know what time I sent my anonymous message? | How soon is anonymous feedback answered? | How quickly does a supervisor have to pass on a complaint? | dick pic from a teammate
A woman in my team told me in tears that somebody keeps sending her dirty messages and begged me to keep it to myself. I'm her manager, what must I do? | Can I tell any manager or only my own? | Do I need proof before I report someone?
What should I write down about an incident? | I have no witnesses, will anyone believe me? | deadline for reporting discrimination | He makes jokes about my accent in every meeting, where do I complain? | creepy texts from a coworker
Somebody groped me at the Christmas party more than a year ago and I never told anyone. I still think about it every day, is it too late to say something? | Whistleblower line, do they trace my number? | happened in 2022, expired?
He wants a kiss for a good review. Where do I turn? | Sunday at 3 am, can't sleep because of what he did, anyone to ring? | my English is poor, people make me small, I tell to who? | can I tip you off and stay a ghost
I told another team's leader, is she obliged to act or may she stay silent? | Forklift guys put my turban on a broom. Whom do I tell discreetly? | hearsay only, nothing on video, still worth telling? | does the suggestion box reveal me
keep a diary of the nasty stuff, what goes in it | stalked by a teammate on Instagram, whom to alert | I'm an intern, who would take me seriously about a groper? | outside ombudsman, independent from bosses
Team leader here, a girl on my crew says she was spat at. How much time have I got to escalate? | not ready to give my name, which route
## What happens next
I reported something, when will I hear back? | Who investigates a harassment complaint? | Will the people looking into it be friends of my boss? | How long does an investigation take? | When do I get the result of my complaint?
I've reported my colleague, but he still sits right opposite me and stares at me all day. I can't stand it any more, does it have to stay like this until it's decided? | Can I switch to another team during the investigation?
May I be moved to a different shift after reporting a coworker? | Somebody accused me of harassment, may I bring a person I trust to the talk? | Can I take a friend along to the interview with the investigators? | who plays detective
I saw how my supervisor humiliated a colleague and I'd like to speak up, but I have two kids to feed and I'm terrified he'll get me fired for it. | What if my supervisor punishes me for complaining? | protection against retaliation
Are witnesses protected too? | What happens to someone who takes revenge on a person who reported? | I'm shaken by what happened, is there counselling for me? | What does the counsellor cost after being harassed?
told on him Monday, still silence | when does the verdict fall | can't share a shift with that creep until it's sorted | move me away from him please | bring my lawyer or a mate to the hearing | since I blew the whistle my rota is hell
falsely accused, do I get backup in the room | snitches get stitches, will I be sacked for telling | my testimony could cost me my career, any shield? | nightmares since the assault, therapist gratis? | payback from teammates
Are the detectives chums of the accused? | Will I lose my temp gig for speaking against the shift boss? | swept under the carpet or truly examined | gaffer cut my hours after I spoke out, can he get away with it
how many weeks will the probe drag on | could HR simply bury my case with his golf buddy in charge | shaking and panicking after being touched, is there a psychologist`,
  'Business travel: booking and limits': `
How do I book a flight for work? | Who reserves my hotel when I visit a customer? | travel desk phone | Can I book my own train ticket on the internet? | How many days before a trip do I have to book? | Expedia or must I go through you
I've found a lovely hotel on the internet that's much cheaper and right next to the customer. Surely nobody minds if I simply reserve it myself? | What's the email address for arranging business trips? | Amtrak to Philly
I need to fly to Chicago next month, where do I start? | fair in Boston, who sorts tickets | Delta versus United, who chooses and reserves | Can I grab an Airbnb for the trade show?
Let me pay the Hilton with my own Visa and sort it later, okay? | auditor visit in Denver in five days, too last-minute to arrange? | I've never flown for a job before, who holds my hand?
Greyhound or plane to the Dallas warehouse, who arranges
## Who approves a trip
Who has to approve my business trip? | I've been invited to speak at a conference and with flights and hotel it'll come to about $3,000. My boss is happy with it, do I need anybody else's okay? | department head travel limit
Up to what amount can a manager sign off travel? | When does Finance need to agree to a trip? | Should I get approval before or after I book? | As a team lead, may I send two people to a fair that costs $6,000 in total?
jaunt to Singapore, seven grand | convention will be 1,200 bucks all in, whose nod is enough | Who gives green light for a 6,500 dollar roadshow? | signature hunt before the Vegas expo
already bought the plane seat, gaffer doesn't know yet, oops | Team leader: one of my engineers must visit a plant, 900 bucks. Mine to decide? | Do the money people need to see a 4,800 dollar journey?
## What is paid
can I fly business class | May I sit in premium economy on a flight to Tokyo? | From how many hours may I book a better seat than economy? | How much may my hotel cost per night? | hotel limit in New York | meal allowance per day
Is $280 a night all right for a room in San Francisco? | Does the hotel limit include tax? | Which cities have a higher hotel budget? | How much can I spend on food when I'm on the road? | per diem
What do I get for meals on the day I leave and the day I come back? | What is the mileage rate for my own car? | I'd rather drive my own car to the client, how much do I get per mile? | Can I put snacks from the minibar on the company?
I got a speeding ticket on a business trip, will the company pay it? | I'm going to San Diego for work and my wife would love to come along, as the hotel room is paid for anyway. Would her plane ticket be covered too? | gas money
May I upgrade my seat and claim the cost? | Can I add a weekend in Boston after the conference? | is 150 too much for a hotel | Marriott in Manhattan, 340 | Holiday Inn in Washington, ceiling | first class to Sydney, I have bad knees
My meetings in Boston end on Friday and I'd like to stay until Sunday evening to see friends. Is the company fine with that, and which costs would be mine? | legroom to London, eleven hours | breakfast, lunch, dinner allowance
burger at the gate on departure morning, what's the pot | Took my Toyota 200 miles to a client, how much comes back? | parking ticket in Chicago, mine or yours? | pringles and tiny whisky from the room fridge
my boyfriend tags along, who pays his seat | bolt a beach weekend onto the Miami summit | Does lodging tax come on top of the ceiling? | suite instead of a standard room | Dinner in Portland cost me 95, over the line?
extra legroom to Atlanta, ninety minutes in the air | bring my wife and twins to Orlando, kids' seats covered? | Is 300 a night in Seattle pushing it? | how cheap is cheap, lodging in small towns
sleep two more nights in Paris at my own expense, is it bad?
## On the way
Which training do I need before my first business trip? | Where is the travel course I'm supposed to take? | Is sitting on a plane working time? | How do I record travel hours on the timesheet? | stranded at the airport
Under what do I enter the hours I spent on the train? | My flight has just been cancelled, it's midnight, all the counters are closed and I have to be at a customer's tomorrow morning. Is there anyone I can ring now?
I missed my connection abroad, whom do I phone? | Who else should know when my trip gets changed? | Is beer with dinner paid on a business trip? | When can I claim wine with a customer? | stuck at O'Hare, blizzard
Are new hires allowed to travel during probation? | I only started last month, do the same travel limits apply to me? | Lufthansa strike, who rebooks me at 2 am | hotel claims they've never heard of me, who rescues me
E-learning before I board, compulsory? | six hours in the sky, do they count or are they gone | What bucket do car hours to a client go in? | pint alone in the hotel bar, reimbursable? | Champagne with clients, okay or not?
I'm an intern, sent to Austin in week three, do special limits apply? | taxi broke down, missing my plane, which number | tell the gaffer when plans go haywire, or only you`,
};
