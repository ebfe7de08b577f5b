/**
 * What people ask and a knowledge base usually does not answer: what lies beside what articles say. See
 * `unanswered.ts`.
 */
export const BESIDE_ARTICLES_UNANSWERED = `
One of our clients says the logo under my mails reaches him as a file called image001. How do I make it sit in the text instead?
Every reply drags ten old signatures along and the thread becomes endless. Is there a trick to strip those out of a conversation? | Can Outlook pick another signature depending on whom I am writing to?
Why does the little logo look blurry on my colleague's high-resolution screen? | signature under Teams chat messages possible? | closing line, "Best" or "Kind regards"?
I came back from three weeks away to nine hundred unread mails. Does anyone have a clever method to get through that?
Two automatic replies have been answering each other all night and now I have 4,000 messages. How does one break such a loop? | Can Outlook turn down meeting invitations by itself while I am on the beach?
Could the absence text change its language depending on where the sender lives? | funny out of office lines | does Teams show my absence note too
A supplier's mail arrived with nothing but a winmail.dat in it. With which program can I look inside? | I have a scanned report of sixty pages that is gigantic. How do I squeeze the PDF so it stays readable?
Is there a setting that warns me when I write "see attached" and attach nothing? | The preview of attachments stays grey and says no previewer is installed, what's missing? | zip file with a password, how to
heic photos, how do I convert them | Somebody keeps deleting messages out of our common inbox and nobody admits it. Can I find out which of us it was?
Our boss wants to know how quickly we react to inquiries that land in the events inbox. Is there any statistic on that? | Can incoming requests in the group inbox get a running number by themselves?
Is there a way to hear a sound only for messages to the team address and not for my own? | text modules for standard answers outlook | who in the team last read a message
My folder list is in complete disorder, with Zebra on top and Archive in the middle. How do I get it alphabetical? | I dragged a folder somewhere by accident and it is gone from where it was. How do I locate it again?
Can mails from my boss show up in red letters? | Is it save to press the unsubscribe link in a newsletter I never ordered? | snooze a mail until Monday | unread counter stuck at 1
I answered all 60 recipients with a joke that was meant for one friend. How do I apologize without making it bigger? | A customer complains that he received the same mail from me fourteen times. What could cause that?
A message has been sitting in my outbox since lunch and does not leave, why? | Can I stop people from using reply-all on an invitation I send out? | "do not forward" option for emails
how do I print just one mail of a thread | My ears get sweaty after an hour with the big headset on. Is there an in-ear model I could have?
When I wear the headset, people tell me they hear my keyboard clicking. Which setting makes the microphone less sensitive? | What does the red ring on the outside of the ear cup mean for those around me?
Does the headset also work with the desk phone, or with computers only? | mute button on the headset where | hearing aid and headset together, possible?
I turned one of my screens upright to read long code. How do I tell the laptop to rotate the picture? | My docking station gets so hot that I don't like to touch it. Is that normal or should I be afraid of fire?
Can I plug an iPad into the docking station to show it on the big monitors? | Do the front sockets of the dock charge a phone when the laptop is not there? | audio jack on the dock is silent
all windows jump to one screen after sleep | My phone drops from forty percent to nothing in the cold warehouse and comes back when it is warm. Why does it do that?
I forgot the laptop in the car over a hot weekend. Could the heat have damaged something inside? | How many hours should a brand-new notebook run without the plug?
Is it bad to leave the cell phone on the charger all night long? | spare power bank for trade show days | can laptop batteries go in checked luggage
One tiny dot on my monitor stays green whatever I do. Is there a trick to wake up a stuck pixel? | My screen wobbles every time the guy opposite types, because the stand is so wobbly. Are there clamps or monitor arms?
How do I calibrate the colors of the display so that they match the printed brochure? | Is a curved ultrawide screen better for spreadsheets than two normal ones? | monitor speakers, how loud and where
blue light filter foil for the screen | I would like to keep the photos of all the team events when I go. Is there an album where I can download them?
My old colleague left and his name still appears when I start typing it in the address line. How do I get rid of that? | Will colleagues still see my old chat messages after I have left? | goodbye mail sample text
may I take my plant and chair home when leaving | A family of crumbs lives under my space bar and it squeaks when pressed. Is there a drop of oil that helps?
Our front desk person sneezes on everything in flu season and shares the keyboard with two others. Are there washable silicone covers? | How do I get fingerprits off the glossy screen without streaks?
Which key on the MX Keys switches between three computers? | letters on my keys are worn off | touchpad sticky after hand cream
The teapot robot of our research group only speaks 2.4 GHz. Do the access points on floor 3 still send on that band? | What do the letters WPA3 actually mean for a normal person?
Does it harm my health to sit right under an access point all day? | wifi calling when reception is poor | why two wifi symbols on my phone
The smart TV in my living room can't be found anymore while I am connected to the company tunnel. Is there a setting for local devices? | Can my partner's laptop share the tunnel that I opened on mine?
What exactly does split tunneling mean in simple words? | best router for a big apartment | powerline or mesh, what's better at home
A visitor asked me whether we store which sites he opens on our guest line. What do I tell him? | Do guests get an IP address of their own from outside, for a server demo?
Is the welcome page for guests available in Spanish or Chinese? | can guests charge their phones somewhere | The online shop of my supplier tells me that my browser is too old. Which version do they usually want?
I only get the mobile layout of every page, with huge buttons. How did I switch that on and how do I undo it? | What does error 503 mean as opposed to 404?
Why does a page in the internet look different at my neighbor's desk? | pop-up blocker off for one page | how to save a whole web page
My face looks orange in every call while the others look normal. Is it the lamp or the camera? | I hear my own voice with a delay as soon as Priya speaks. Who of us two has to change something?
Can I raise my hand with a key instead of the mouse? | How do I hide my own picture during a meeting, because I find it distracting? | how do I share computer sound too | pin a speaker on screen
The paper comes out with a long grey stripe down the right side. Is there something that I can wipe clean myself? | I need to run off 3,000 flyers by Thursday. Is there a copy shop that works for us on account?
How do I print the comments of a slide deck next to the slides? | Which of the machines is the quietest, because ours stands beside my head? | print on transparent film, ok? | recycled paper in the printers
My twin brother unlocks my phone with his face. How safe is face recognition really? | How do passkeys differ from all the things we had before? | Could a hacker copy the gold stick when I leave it lying around?
explain zero trust in two sentences | what is a SIM swap attack | My grandmother got a call from a fake grandson and almost paid. Is there a good leaflet on scams for elderly people?
The bank wrote that my private account was used in Poland, and I banked only at home. What should I do first? | Are QR codes on parking meters dangerous? | How many of us fell for the last test message, is it published?
deepfake voice of the CEO, real risk? | My laptop bag tore at the shoulder strap and everything fell on the street. Do we get new bags? | I would feel better with a tracker tag in my backpack. Does the firm hand out AirTags?
Which backpack protects a computer best when I ride a scooter? | How many computers did the company lose over the last few years? | engrave my name on the laptop
A website only takes passwords up to eight signs and I find that shocking. Is it the fault of the site or a law?
My son plays online games and uses his dog's name everywhere. How do I explain good passwords to a ten-year-old? | How long would a computer need to guess twelve random letters?
Was any famous company hacked because of a weak password lately? | who invented the password | which languages for a passphrase are stronger
The architect wants to work with us on one plan at the same time, with a drawing program. Which common platform do you recommend for that?
I received a link from a partner to their own cloud and my click leads to an empty page. Is the mistake on their side? | How do I see whether a client has really opened the folder that I released?
Can I put a watermark with the recipient's name across a document? | ftp server for a printing company | I always forget my reading glasses and then I can't see what I type on the lock screen. Can the field be made larger?
Someone changed my desktop picture to a unicorn as a joke while I got coffee. What is the funniest harmless revenge? | How can I have a different picture on the lock screen every day?
Is there a way to see notifications without unlocking? | caps lock sound on windows | screen saver with our photos | I look for a program that draws mind maps nicely, and the free ones look like 1995. What do the others use?
After an installation all my PDFs open in another program than before. How do I set it back to the old one? | Which tool is best for cutting a short video of our product?
Can I pin my four favorite programs to the bottom bar? | screenshot of a scrolling page how | text recognition from a picture, free tool?
Our students from the college bring licenses of their own for the statistics package. Is it legal to use a campus version for our work?
I find the subscription model of the design people outrageous and want to buy the software once. Does any maker still sell it that way? | What is the difference between a named and a floating license?
How much does the firm spend on software altogether? | excel alternative for huge data | cheaper tool than photoshop for icons
After the last patch my taskbar icons are in the center and I hate it. How do they go back to the left? | The clock on my computer runs three minutes ahead and I am always too early. How do I set it right?
What is actually new in the latest version of Windows? | Why do all these updates exist, was everything so bad before? | which linux for beginners at home | restart sound on mac off
I photograph receipts and they come out dark and crooked every time. Which app makes them straight?
A taxi driver in Naples gave me a handwritten scrap of paper with no name on it. Is that a receipt in the eyes of the tax office? | Is thermal paper really fading away after some months?
How do tax people view a dinner that lasted until two in the morning? | scan receipts with an Apple Watch
My invitation for nine o'clock arrived at noon in Warsaw's calendar. How do I plan a call across four time zones without errors?
I want to invite my whole family to a shared list of birthdays and dinners. Which private calendar app is good for that? | How do I find the first hour when six people are all free?
Can I color client meetings blue and internal ones green? | print a month on one page calendar | meeting-free Wednesday, do we have one
I need to see who changed the figure in cell D12 last Tuesday. Can a spreadsheet tell me that? | How should I name files so that they sort by date? | What does the ending .tmp stand for, and can I remove those?
duplicate photos finder | read an old floppy disk | I booked a cabin in the mountains for my free days and the owner went bankrupt. Do I ever see that money again?
My neighbor says the best trick is to put a day off between two holidays. Is there a calendar with the best bridge days for next year? | Which month is the cheapest to fly to Portugal? | tips for switching off on vacation
packing list for a week at sea | I have had a dry caugh for three weeks and my sister says it's the office air. Could that be true?
My boy brought lice home from school and I scratch all over. Are lice something I have to mention to the people sitting next to me? | How long is a stomach bug contagious after it feels over?
Does a face mask still help when half the team is coughing? | home remedy against a sore throat | sneeze in the elbow or hand
I dream of walking from Mexico to Canada, which takes five months. Which gear would you buy first? | My brother's firm sends everybody home without pay for two weeks each winter. Could our management order such a thing?
How do people finance half a year around the world? | Does a gap of three months look bad on a resume? | au pair at 30, possible? | travel blog name ideas
Our twins are due in May and we cannot agree on names. Do you have nice ones that work in English and Hindi? | My wife wants to give birth at home and I am nervous about it. What do doctors say?
Are there second-hand baby clothes going round among colleagues? | Which stroller fits on a bus and in a small trunk? | how many diapers a day for a newborn | baby first aid class nearby
My neighbor of forty years has died and I am asked to speak at the funeral. How do I begin such a speech?
The cat we had for seventeen years had to be put to sleep and I can't stop crying at work. Are there days for the loss of a pet? | Which color of clothes do I wear at a Buddhist funeral?
What do I write on a card to a colleague whose mother died? | how long does probate take in California | Nobody at lunch could say why Juneteenth is celebrated. Can you explain it in a few words?
My pen friend in Ireland asks about Thanksgiving customs. What would you tell her in five lines? | Is the stock exchange open on Columbus Day? | fireworks on july fourth where to watch
does the post office work on Presidents Day | I feel lonely since I sit at home three days every week. How do others keep in touch with people?
My neighbor practices trumpet exactly when I have calls. Which window or curtain swallows the most sound? | What is the ideal temperature for a room in which one works? | lunch ideas for home office in ten minutes
cat on keyboard during calls help | A vendor named his new boat after our purchasing lady and everybody laughs. Should she feel flattered or say something?
My uncle asks whether I could get him a cheap pallet of our goods for his church sale. How do I say no in a nice way? | Is a raffle among coworkers gambling by law? | What is the difference between a bribe and a tip?
is whistleblowing protected by federal law | nice thank you note to a supplier | The men at the loading dock whistle at women on the street across from us. What is the legal term for that?
A customer calls me "sweetheart" in each sentence, and honestly I only want a snappy answer. What could I reply? | Since when do laws against discrimination at work exist in this country?
How does one stay calm when somebody yells on the phone? | books about bullying in offices | self-defense class after work
I will be in Chicago for four nights with two evenings free. What should a person see there who likes jazz? | My ears hurt terribly each time the plane goes down. What helps against it? | How much do I tip a bellboy in Dubai?
Which plug adapter do I need in South Africa? | jetlag tips pls | quiet seats on an Airbus A320 | We paint the hall this week and I work on ladders in the fumes. Is there a limit per day for that sort of work?
I tend to lose track of what I did by Friday. Which simple method do you suggest for noting my work during the day? | How many working days does next year have in total?
Is it healthier to take five short pauses or one long? | tomato timer method explain | what day is quarter end
The dog of my pager-carrying husband learned to bark at the alarm tone. Which ring tone wakes a human but not a dog?
I worked all night on the migration and now I am too tired to drive. Is there a couch or a room to sleep in? | How do nurses get used to working through the night? | Which country has the shortest working week?
energy drinks or coffee at night | sleep mask on the night train | My pay looks bigger in my friend's state although she earns the same gross. Which states have no income tax?
The landlord asked for my last three slips and I don't like to show everything. Which parts may I cover with a marker? | What is the average wage of a forklift driver in the Bay Area?
How was FICA invented, and what does it finance? | net calculator for California | what is a cost-of-living index
I put a client's birthday cake on a claim under "marketing". Does a cake count as advertising in accounting terms?
The waiter charged us for wine nobody ordered and it was noticed in the hotel. Can one still get that money from the restaurant? | Where can I see the exchange rate of last Wednesday? | What is the usual tip in Germany?
vat number of a Belgian hotel | apps for splitting a bill | If I got a big sum tomorrow, I'd either pay off my car or buy a fund. What would a reasonable person do?
My colleague spends his yearly extra money before he has it. Is there a kind way to warn him? | Which industries pay the largest year-end sums? | Why do managers get a bigger percentage than normal people, ethically speaking?
is a bonus taxed in Nevada | champagne brands for a celebration | I have ringing in my left ear since the concert on Saturday. Should I wait or go to an emergency room?
The dentist wants to pull a wisdom tooth, and I am afraid of needles. Does anybody know one who uses laughing gas? | What is the difference between a deductible and a copay in general? | Are contact lenses bad in dry air?
laser eye surgery experience | how often to the dentist for cleaning | I am 24 and everybody tells me to start saving early. How much would $100 a month be worth when I am 65?
My father retired last fall and is bored to death. What do active people of seventy do all week? | What is the retirement age in France now? | Is gold a good thing to own in bad times? | what is an index fund
how long does money last at 4 percent | My bank closes the branch in our town and I need a new account with an office nearby. Wich bank do people here like?
After the wedding I want both of our family names with a hyphen on my passport. Which office does that first? | How do I forward my letters when I move to Sacramento? | Does a bank transfer also go out on a Sunday?
what is an IBAN | change name on driver license steps | I keep freezing when I have to talk about money with my boss. Are there good sentences to practice?
My sister does the same job at a competitor for twenty thousand more. Which websites with salary figures can be trusted? | How much did prices in San Francisco rise last year? | What does a CFO earn in a firm with 200 people?
inflation rate right now | book about negotiating for women | I saw a man sleeping in the garage next to the recycling. Whom can one call that helps homeless people?
Someone parks a giant pickup across two spaces each morning and nobody can pass. May such a car be towed away? | Which side of the train has the view of the bay? | Where do I get a child seat for the rear of a bike?
scooter on the sidewalk legal? | oil stain from my car in the garage | I start on Monday and have no idea whether people bring sandwiches or go out. What does everybody do at noon?
My new colleague cannot remember names at all and feels bad. Which memory trick could I show him? | Do new people stand up and introduce themselves to the whole floor? | Is there a floor plan with the names of who sits where?
what to bring for the first day, cake? | company song or motto, is there any | My trial period makes me so nervous that I sleep badly. What helps other people in this situation?
My son has his first job in a bakery and asks if they may let him go without a reason. What does at-will mean? | How many new people do not make it through the first three months here?
How should I thank my boss once I've passed everything? | good questions for a feedback talk | signs that a new job isn't right | I applied on a whim and now feel guilty toward my old team. How do I tell them kindly?
They will ask me about my weaknesses, and "too perfectionist" is such a cliche. What is a better answer? | what does a scrum master do al day? | cover letter sample two paragraphs | color of a suit for an interview
My best friend is a chef and looks for a job in a cafeteria. Is our kitchen run by an outside firm that hires? | I recommended somebody who turned out to be quite rude to everyone. How do I deal with the looks I get?
Which jobs are hardest to fill in our line of trade? | job fair in Oakland dates | good LinkedIn headline for a welder | I want to learn Portuguese from zero until my trip in June. Is that realistic with half an hour a day?
The last course was so boring that half of us fell asleep. Where do I tell the outside trainer my opinion? | Which books on leading a team are worth reading? | Is a coding bootcamp worth the price compared to a university?
speed reading, does it work | I freeze in exams although I know everything at home. What can I do against such fear?
The testing center canceled on me because its computers failed. Can they be made to pay for my wasted trip? | Which is harder, the PMP or the Scrum exam? | How many questions does the AWS architect test contain?
flash cards app for studying | does a forklift license expire | I must tell a friendly but lazy colleague the truth when asked for an opinion on him. How do I phrase it fairly?
My handwriting is so bad that my boss couldn't read the notes of our talk. Is it normal to type during such a conversation? | What does SMART mean when people speak of goals?
Do other firms still give grades to their people? | words to praise somebody's work | how to take criticism better | My mentee talks for the whole hour and I don't get a word in. How would a coach handle this?
We ran out of topics after two lunches and stare at the soup. Which questions get such talks going again? | What's the difference between a mentor and a sponsor? | Did any well-known person of our firm once start as a mentee?
walking meetings good route | quotes about learning from others | I leave in March to open a small cafe with my cousin. Which permits does one need in Oakland?
Our team lead goes and we want to sing for her. Does anybody play the guitar or have a microphone? | How does one write a good handover so that the next person does not curse?`;
