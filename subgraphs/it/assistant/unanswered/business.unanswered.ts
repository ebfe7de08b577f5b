/**
 * What people ask and a knowledge base usually does not answer: the business, how-tos and private matters.
 * See `unanswered.ts`.
 */
export const BUSINESS_UNANSWERED = `
Which is the most common reason people give up a job? | farewell gift under thirty dollars | speech for a colleague who retires
The photo on my card shows me with a beard I no longer have. Can I get a fresh picture taken somewhere? | A delivery man asked me to sign for a crate that was addressed to nobody I know. Is a signature like that binding?
How thick is the glass of the entrance door? | Are the people at the front desk employed by us or by an agency? | do drones over the building need permission | why is the visitor badge orange
I found a nest with four eggs behind the air vent on our terrace. Are they protected, or may the cleaners remove it? | My hands tremble when I present to many people. What do professionals do against it?
The light on our conference phone blinks yellow after each call. What is it trying to tell us? | How do I tell a client that our call must end now? | loudspeaker for an outdoor speech | flip phone for my grandpa
how do I write a polite reminder mail | should one capitalize "internet"? | The lentil soup on Tuesday was the best I ever had anywhere. Could the cook give me the recipe?
I found a piece of plastic in my salad and nearly bit on it. Who is responsible for the kitchen of the canteen? | Does the canteen take part of the leftovers to a shelter in the evening?
Why has the portion of fries become so small lately? | halal chicken on which day | reusable bowl for takeaway lunch | The big coffee machine says "descale" and nobody dares to press OK. What happens if I just say yes?
Someone leaves tea bags in the sink day after day and it turns the steel brown. How can we stop that without a fight? | What kind of beans are in the espresso and where are they roasted?
Is there a spare pan so that I could fry an egg at noon? | kettle full of white scale, vinegar or what | knives in the kitchen are blunt
The cleaners threw away a stack of drawings that lay beside my bin. How do I signal that something on the floor is not trash?
After the floor was waxed I nearly slid through the door with my boots. Which product do they use there? | Could someone clean the inside of the windows, one hardly sees the bay any more?
Are the cleaning people paid fairly by their agency? | dust on top of the cabinets | allergy to the lemon cleaner smell
My cactus on the sill has grown toward the neighbor's chair and pricks her. When is the right season to repot it? | Someone gave the fig tree coffee to drink and now it drops leaves. Can it still be saved?
Is it worth having a green wall in an open-plan office? | Which plants survive in a room without windows? | gnats in potting soil | tomatoes on the office balcony
The courier left a note that he could not find our entrance, and the crate went back to Reno. How can I catch it on the way?
A parcel for me was soaked when I opened it and the papers inside stick together. Is the carrier liable? | Whats the largest box that UPS takes without a surcharge?
Is there a cheaper way to send forty heavy catalogs to Hawaii? | bubble wrap without plastic | customs form CN22, who fills that in
A lady phones me each week to chat about her garden and then orders one single cable. How do I shorten these calls? | A big buyer asks for the home address of our truck driver to thank him. Am I supposed to give that out?
Which customers have been with us longest? | What do our clients like least about us according to the last poll? | letter to a client after a mistake
The new glue smells different from what we bought for years and the parts come off. How do I complain to the maker properly? | Our only source of the blue foil was hit by a flood. Do we know a second firm that makes it?
Which suppliers do we have in Mexico? | How often do we visit the factories we buy from? | minimum order quantity for labels | incoterm DAP or DDP, what is better
A gentleman wants fifty pieces and asks what they come to with shipping to Nome, Alaska. What would that cost? | Our list still shows the old figures for the small set and customers laugh. Since when is the new one valid?
Why do we charge more for the green version than for the grey one? | Do we give a rebate for payment within ten days? | price per pallet for resellers | does shipping cost extra below 100 dollars
A neighbor slipped on the ice before our ramp and threatens to bring a lawyer. Is the firm liable for the sidewalk?
I signed something at a fair without reading it, and now we get invoices for a directory. Is such a contract valid? | What's the difference between a patent and a design right? | Must a contract be on paper in California?
statute of limitations for unpaid bills | is a handshake deal binding | On an old photo in the stairs there is a man with a horse and our name on the cart. Who is that?
My grandfather says he built crates for this company in 1958. Is there any list of the workers of that time? | In which year did we move from the harbor to the present building?
What did the firm make before it made what it does now? | I juggle in my free time and would love to meet others who do it. Is there a group for that at work?
The choir I sang with in my last job was the best thing of the week. Would anyone join if I started one? | Is there a book circle, and what are they reading at the moment?
Who takes care of the dart board on the ground floor? | running group after work, slow pace | board game night people
At the last party the microphone howled and no speech was understood. Who is renting the sound system this year? | I would like to come as a pirate to the costume evening. Is that childish or do people really dress up?
Which band played at the anniversary party three years ago? | Will there be a vegan option at the barbecue? | photo booth rental idea
The lathe in the workshop makes a singing sound at 1,200 revolutions. Is that the bearing or my imagination? | Our shrink tunnel burns holes into the foil since they moved it. At which temperature should it run?
how do i thread new straping into the banding machine? | What does the orange lamp on top of the robot arm signal? | hydraulic oil type for the press | drill press chuck stuck
I was asked to lift a load that sticks out on both sides, and I felt it tilt. How much overhang is allowed on the forks?
The electric truck in hall 2 beeps when it goes backward, and at night the neighbors complain. Can the beep be made quieter? | How long does the battery of a pallet truck need until it is full?
Which driver's license class does one need for a reach truck? | horn twice at the corner, why | fork tines bent, still usable?
The sky has been orange since breakfast and it smells of burned wood. Where can one look up the air quality? | We want to hold the group photo outside on Wednesday. How likely is fog at ten in the morning?
Why is it colder in San Francisco in July than in May? | How strong must wind be before a crane stops? | tornado or hurricane, what's the difference | sunset time on Friday
A letter in Dutch came with three seals on it, and I understand only "betaling". What does that word mean? | My Italian client ends every mail with "in bocca al lupo". Should I be worried?
Is it "Mr. Nguyen" or "Mr. Van" when the name is Nguyen Van Minh? | How do you pronounce the name Siobhan? | "please wait" in Vietnamese | At our quiz night nobody knew who wrote Don Quixote. Can you settle that?
My daughter claims that bananas are berries and strawberries aren't. Is the child right? | Why do cats land on their feet? | Which country has the most islands? | deepest lake on earth | how old is the universe
My list has 4,000 names in one column with first and last name together. How do I split them in Excel? | In my sheet I need every second row shaded so the eye can follow. How is that done without painting each one?
How do I freeze the top two rows in a spreadsheet? | Can a cell show a little traffic light depending on its value? | count unique values in excel | excel drop-down list in a cell
My loop in Python never stops and the fan howls. What did I miss in "while x < 10"? | We argue whether tabs or spaces are better, and the team is split in two camps. What do most style guides say?
How do I reverse a list in JavaScript without changing the original? | What does O(n log n) mean for somebody who never studied it? | regex for a US zip code | left join vs inner join
I inherited a piano from my aunt and live on the fourth floor. Who moves such a thing, and at what price? | My wife is jealous because I talk about a colleague all the time. How do I handle that wisely?
What do I give my father, who has everything, for his seventieth? | Should I paint the nursery before or after the carpet is laid? | how to fold a fitted sheet | first date place near the ferry
There are two rows of boxes in aisle 14 without any label, dusty like from another century. Who might know what's in them?
Since the new racks came, my scanner arm is always stretched up and my shoulder aches. At what height should the most frequent goods stand? | How do I stack barrels so that they cannot roll?
What is the difference between FIFO and FEFO? | cross docking explained | pallets with a blue paint mark | The driver of the morning truck insists on being unloaded within half an hour or he drives off. Can he really do that?
A seal on the container was broken when it arrived from Oakland port. What has to be written on the papers? | Who pays when a truck has to wait four hours at our gate? | Which containers are longer than forty feet?
lashing straps, how many per load | ETA of the vessel from Busan | My pitch is at nine tomorrow and I have no good opening line. How do great sellers start?
A lady at the fair wanted to be called in summer, but her card went through the laundry. How do I find her again? | Which of our products brings in the most money? | Do we sell to private persons, too?
cold call on Fridays or Mondays | elevator pitch for our firm | Our newsletter is opened by eight people in a hundred, and my boss frowns. What rate would be normal?
We got a one-star review from somebody who was never a client of ours. Is there a way to have it removed? | How many followers should a small company have? | Whose voice is that in our radio spot?
slogan ideas for recycling bins | best time to post a video | A line in the balance sheet is called goodwill, and I imagined smiling faces. What does it stand for?
I found a dollar difference in the cash box that I cannot explain. How exact does petty cash have to be? | What is the difference between cash flow and profit? | Over how many years is a delivery van written off?
accruals explained simply | Yesterday the fridge in the lab went up to twelve degrees and the samples are maybe ruined. How long do they keep?
I mixed the two solutions in the wrong order and it turned pink. Is this dangerous or only pretty? | How often must a scale be checked with a weight? | Which gloves are right for acetone? | eye wash station water change
pH of vinegar | Half the lights burn all night long, and my son asks why we do that to the planet. What could I tell him? | Somebody puts banana peels into the paper box each afternoon. Which sign would really help?
How many tons of waste does the company produce in a year? | Are there solar panels up on our roof? | carbon footprint of an email | beehives on the roof, is it true
The big painting by the stairs makes me sad whenever I pass. Who painted it, and may it be swapped for something brighter? | A visitor wanted to buy the sculpture in the lobby on the spot. Is it ours or on loan?
Could employees show their own photographs on the walls? | What is that strange melody when the lobby clock strikes noon? | piano in the lobby, may one play
The fire door at the back is always wedged open with a brick by smokers. Which law forbids that? | My new helmet presses on my forehead after an hour. How long may one wear such a thing before it has to be replaced?
What do the green arrows on the warehouse floor mean? | How heavy may a box be that one person lifts alone? | hearing protection from how many decibels | yellow or orange safety vest
The firm next door plays bass music from four o'clock on. Did anybody ever talk with them? | The baker on the corner closed, and now I have no breakfast. Where else does one get a decent croissant before eight?
What is being built on the empty lot across the street? | Is the farmers' market on the square on Wednesdays? | hairdresser close to work | where to fix a shoe heel fast
My boy has a school project and must interview a person with an unusual job. Who among us would be willing? | The babysitter canceled for tonight and I have theater tickets. Do you know a trustworthy agency?
Which instruments are good for a five-year-old to begin with? | At what age may children ride the ferry alone? | science fair project ideas | bunk bed from which age
I sit eight hours and my left leg goes numb around three o'clock. Which movements would help under the table? | My doctor mentioned that my cholesterol was high and I love cheese. What could I eat in place of it?
Why do I get a headache on Saturdays and never in the week? | How many steps a day are really good for the heart? | reading glasses at what age | how to stop biting nails
We have two tickets for Sunday's game but my friend broke his foot. How much are such seats worth? | I want to swim before work and am a very slow beginner. Which pool opens at six?
Who holds the record for the most home runs? | What are the rules of pickleball? | marathon training plan for beginners | offside explained in one sentence
My cousin says a plane could fly on old frying oil. Is he pulling my leg? | We tried to explain to the kids why ships of steel float. How would you tell it with an orange and a tub?
What makes a battery lose power when it lies in a drawer? | Who was the first woman in space? | why does bread rise | speed of light in miles
Our street wants a crosswalk, and we collected 200 names. To which city office does one take them? | My neighbor is running for mayor and asks me to speak for him on stage. Does my employer have an opinion on that?
How does the electoral college work? | What does the secretary of state do in California? | next city council session | who is the governor of Oregon
I am supposed to bring a dessert for twelve, and two of them eat no eggs. What is easy and still looks great? | My curry got far too salty and the guests ring the bell in ten minutes. What can save it?
Can I freeze cooked potatoes? | What is the difference between jam and jelly? | wine with grilled fish | substitute for buttermilk | My dog eats his own leash as soon as I go to work. What can I do so he does not feel alone?
A pigeon with a broken wing sits on the window sill since noon. Which place takes in wild birds? | How long do goldfish live? | Is chocolate really poison for cats? | hamster or guinea pig for a child
dog walker prices in the city | My old Honda makes a clacking noise when I turn left. Can I still drive to Los Angeles with it?
I want to sell my car and a man offers cash in a parking lot at night. How do people do this safely? | are eletric cars cheaper after five years? | How often do brakes need to be changed? | tire pressure for a full trunk
smog check, how often | Our upstairs neighbor floods our bathroom again and again and laughs about it. Whom do I call in such a case?
I am moving together with my boyfriend, and both of us own a sofa. How do couples decide whose goes? | What should be in a contract with a roommate? | How do I remove wallpaper without ruining the wall?
mold in the shower corner | best paint for a kitchen | We want to see bears, but from far away. Which national park is the right one in September?
My passport got wet in the washing machine and looks like a pancake. Do I have to get a new one before flying? | How many days do I need for Rome? | Which island of Hawaii is best with small kids?
camper van for a week price | vaccines for Kenya | I saw a film in which a man is stuck in the same day forever. What was the title?
The show my colleagues talk about is on a channel I do not have. How could I watch it without paying a fortune? | Who sang the original of "Respect"? | Which book won the Pulitzer for fiction last year?
podcast about the ocean | chess opening for beginners | Everybody raves about meditation, but I only think of my shopping. Am I doing it wrong?
I can't decide between two good offers and flip a coin each night. How do wise people choose? | What makes people happy at work, according to research? | is it rude to be silent in an elevator? | how to wake up erly
A colleague always eats tuna at his desk and I feel sick from it. What's a kind way to tell him? | The person beside me hums the same song from morning till night. Do I have to live with that?
What do you say when someone forgets your name for the fifth time? | Is it okay to call the boss by the first name? | small talk topics for lunch
We are four people with one umbrella whenever it pours. Does the front desk lend any out? | My zipper broke right before a talk in front of eighty people. Is there a sewing kit in the house?
Where can I iron a shirt before a meeting? | Is there a scale in the building for weighing a suitcase? | hot glue gun to borrow | The radio reported a big order from the navy for us. Is there truth in that?
My aunt reads that our industry is dying and worries about me. What do the experts say about the next ten years? | Have we ever made a loss in a year? | How did the company come through the pandemic?
did we win any awards lately | how many patents do we hold | I met our chief executive in the elevator and could not say a word. What are her hobbies, so I'm prepared next time?
The leadership talks of "synergy" in each message. What could they mean by it? | Where did our finance chief work before? | Is there a statement on how much our executives make? | open door day of the directors
We want to rename our department because nobody understands the old name. What is usual elsewhere for such a team? | Two departments fight over who has to answer warranty claims. Which one is it in the end?
What does the analytics team work on at the moment? | Why is marketing on another floor than sales? | what does RACI stand for | team name ideas for logistics
A developer left, and his service runs on a programming language nobody reads any more. How do others deal with old COBOL?
Since the merge last night the tests pass on my machine and fail everywhere else. What are the usual suspects? | Which branch naming do we use for hotfixes? | How do I undo the last commit but keep my changes?
git rebase or merge | cron line for every weekday at six | The page takes nine seconds because one query reads the whole table. How do I know which index is missing?
I must explain to our salespeople what an API is. Do you have a picture from everyday life? | Which is better for a small service, REST or GraphQL? | What happens when an integer gets too large in Java?
null or undefined in TypeScript | how to center a div | A chart in my report shows twelve lines and looks like spaghetti. Which form would be clearer?
Every time I paste a table into my slides the letters shrink. How do I keep the size? | How do I put page 3 of a document on its side while the rest stays upright? | Can a slide advance by itself every twenty seconds?
footnotes in Word how | roman page numbers for the foreword | I want a graph whose bars change color when they are below zero. Does a spreadsheet offer that?
My totals are a cent off from those on the invoice. Is it the rounding, and how do I fix it in the formula? | How do I work out the number of workdays between two dates in a sheet?
Can I protect only the formulas and leave the rest open for typing? | transpose rows to columns | keyboard shortcut for today's date
I should give a speech in English in front of Americans, and my accent makes me shy. How could I practice? | In my country one brings a gift to every first meeting. How is this seen by people in Japan?
What is the difference between "affect" and "effect"? | Do I write "dear all" or "hi everyone" to twenty people? | plural of "index" | British or American spelling for us
A customer from Israel is here on a Friday evening. What should one think of regarding the Sabbath? | We expect a guest from India who eats no onions. Where do I take her for dinner? | Who picks up guests from the airport?
Are there small presents from the region for foreign visitors? | bow or handshake with Koreans | The heel of my shoe got caught in the grate before the entrance and broke. Is anyone going to pay for that?
Someone drew hearts in the dust of my car, and I am curious. Are there cameras that would show who? | Can I have flowers delivered to a colleague at her desk? | Is it okay to dry wet gym clothes over the chair?
Our team won the relay last summer, and the cup is missing from the shelf. Has anybody seen it? | I won a ham at the raffle but I'm a vegetarian. Would someone swap it for chocolate?
Who decides which charity gets the money from the cake sale? | lottery pool in our department | fantasy football league, still a place?
A student writes to ask whether she may do a survey among our staff. How should I answer her? | The school of my daughter needs ten old chairs for a play. Does the company have some it would give away?
Do we take part in the city's trash picking day? | Could our trucks carry relief goods after the fire up north? | blankets for the animal shelter | sponsor for kids' team shirts
My boss asked for the minutes "in a nutshell", and I wrote four pages. How short should they be? | We hold a meeting to prepare a meeting, and I start to laugh. What could I suggest without sounding rude?
How do I keep a talkative man to the agenda? | Which icebreaker works with people who hate icebreakers? | agenda sample one hour
I calculated the pallets for the truck twice and got 33 once and 34 then. How many fit on a 53-foot trailer? | The tank of cleaning fluid has a diameter of 1.2 meters and stands 2 meters high. How many gallons does it hold?
What is eight percent sales tax on 1,249 dollars? | How do I turn Fahrenheit into Celsius in my head? | 12 gauge wire in millimeters | how many seconds in a week
The alarm panel near hall 3 shows "zone 5 fault" since the weekend. What is meant by zone 5? | A roller door closes halfway and goes up again as if it had changed its mind. Is it the light barrier?
Who has the remote for the projector curtain in the training room? | How loud may the fan on the roof be at night? | compressed air gun leaking | chain hoist inspection sticker color
The wrapping of our samples is so tight that clients need scissors. Who designs the packaging? | A shop displayed our goods next to fireworks. Do we have rules for how dealers must present them?
In how many countries can one buy our things? | How long is the guarantee on our products? | spare parts for a model from 2009 | is the lid dishwasher safe
My order for the customer in Denver is incomplete by one screw bag. How do I get that sent after him quickly? | A client wants to cancel an order that is already on the truck. What does that cost him?
Can we deliver on a Saturday morning? | which carier breaks the fewest goods? | proof of delivery with signature | delivery time to Canada at present`;
