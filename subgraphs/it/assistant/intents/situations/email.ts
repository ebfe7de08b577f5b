/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const EMAIL_SITUATIONS: Readonly<Record<string, string>> = {
  'Signature template': `
A client wrote back asking who I even am and what I do here. What should be standing under my name when I write to customers? | New here, my e-mails end with just "best, and my first name". Am I doing it wrong?
where do I generate that block at the bottom of my mails | Is there some page that builds my mail footer for me or do I type it myself? | footer page address?
The generator still shows me as Junior Analyst, but I was promoted in spring. I can't edit it there. | My footer tool spells my last name wrong, where does it get that from?
last line of the block: just the website, or what comes with it? | Moved from Support to Sales last month and the block still says Support. Whose job is it to change that?
One of my leads asks why she can't just type her new role into the signature page. What do I tell her? | title outdated, HR or IT? | Got married, new surname, and now every mail I send to suppliers has the old one below it.
how many lines am I allowed under my name | Mine is nine lines with address, fax and slogan. Boss says it's too much. What's the maximum? | Line three, what goes there? | Do I have to put the street of our building or is the town enough?
I work out of Oakland, do I write San Francisco because that's headquarters? | I'd like people to know to call me they. Can that go next to my name? | she/her in the mail footer ok? | Is it compulsory to list pronouns? I'd rather not.
What about a phone number, the whole thing or just the internal one? | Customers always ring me on my own cell because I listed it below my mails. Was that a no-no? | personal cell under my name, yes or no
Sales rep here: prospects like to text me, so I want my mobile in there. | Can I link my LinkedIn at the bottom? | My Instagram is how I get half of my design contacts. May I hang it on to my mails?
I have always closed with a wise line from my favorite poet. Somebody told me that has to go. | inspirational quote below my name, am I in trouble? | Found a cute waving-hand GIF for the end of my mails, any objection?
moving pictures in the footer? | Which typeface do we use in mails to customers? | letter size and shade for the footer | Mine came out in blue Calibri 12 and looks different from everyone's in my team. What should it be?
Is black text fine, or does it have to be some gray? | My logo comes through huge and people's mail programs choke on it. How small has it to be? | logo weight limit? | I made the picture sharper and now it is 85 KB. Too heavy?
Trade fair in May, and I'd love to advertise it at the bottom of everyone's mails. Who does this? | Saw a banner for our webinar under my colleague's message but not in my draft. Did I miss a step?
How come customers see an ad below my mail that I never put there? | Legal here: who makes sure the disclaimer is under each outgoing message? | confidentiality paragraph, do I add it by hand?
My mails end with the legal text twice now. What did I do? | A customer's lawyer says our mail needs a legal notice. I copied one from the web to the bottom, was that right?
Do I need the whole block when I only write to the person at the next desk? | intern, no extension of my own yet, still need the company footer for outside mails? | Should our web address be in it, and in which line?
What is not permitted down there, in one list? | Certificates and awards next to my name, do they fit into the four lines? | I want "Dept. of Fun" as my department as a joke. Can I overwrite what comes out of the portal? | font?
## Put it in
I made my block on the page, now how does it get into Outlook? | Which button on the page do I press to take it along? | Working in the browser only, where in the menus does a signature live?
on windows the footer not coming automatically for new mail, what I must choose | Every time I write a fresh message I have to pick my footer by hand. How does it become automatic?
Long mail threads with the full block after every answer look awful. Is there something shorter for replying? | what goes into the short version | replies: full or short?
My boss complains the conversation is 40 percent footers. Which form should my team use when they answer? | On my MacBook the logo vanishes the moment I insert the thing. Why?
Pasted it on a Mac and all formatting is gone, just plain letters | Mac: which keys for inserting it? | Is "match style" the right choice when I insert it on an Apple machine?
Where does the Mac version of Outlook hide this, I see no Accounts page. | plus sign on mac, for what? | From my iPhone it still says "Get Outlook for iOS" at the bottom and customers laugh.
My Android phone won't take the picture with it, only letters. Broken? | phone footer: how many lines are OK? | Can the logo be shown when I answer from my mobile? | What's the minimum on the phone, since I mostly write from the road?
I updated my title on the desktop yesterday. This morning a customer got the old one from my phone. | Changed it on the PC, do I have to repeat it on my Mac at home? | does it sync between machines
Fixed it in Outlook on Windows. Will the browser version have it too? | Have three devices. On which of them do I need to do it again after a change? | New notebook, a Mac after years of Windows, and my footer isn't there.
Half of my customers are in Mexico. May I put my title in Spanish as well? | German under the English, permitted? | Bilingual block: which language comes first? | Can I drop the English completely, because all my partners speak Japanese?
My department wants its own little icon in the footer. Whom do we ask? | who grants an exception from the standard look | Our event team would like a different color just for the anniversary year. Who says yes or no?
A lead in my group insists on five lines because of his professional license. Who decides? | IT told me they can't approve my special footer. Then who?
Fresh on the team and don't find the gear thing. Path to signatures in desktop Outlook please. | Settings > ? > signatures | iOS path for the footer
Warehouse shared phone: my mails go out with no name at all. How do I add a few lines there? | My assistant uses the web, I use the app on a PC. Are the steps the same for both?
It shows for new messages, but nothing appears when I answer someone. What have I not set? | Pasted from Word instead of the page and the spacing is crazy. What's the right way of bringing it over? | why did my mac not pick up the change
Do I have to keep the big logo version for answers as well? | How many separate places must one person keep their footer current, desktop, browser, phone? | Second language above or below?
Is there any way for the phone to show bold and gray like the computer does? | Copied it, then what, in Outlook online? | My new starters ask for a walkthrough of getting the block into their mail program.
`,
  'Out-of-office replies': `
I'm taking Thursday off. Is one day enough that I need to put up a message? | Only gone for the afternoon, dentist. Do people need an auto answer? | half a day away, needed? | From how long an absence is it expected?
My vacation got approved in the portal on Monday. So my mail answers by itself now, right? | Boss approved my two weeks, yet customers say they heard nothing back from me while I was at the beach. | does the leave request switch it on
Thought the system would do it when my PTO was signed off. Nobody got any notice. Whose fault? | Where in Outlook on my PC do I tell people I'm on vacation? | vacation responder, browser version | Using the web mail only. Which menu?
Mac user, I can't find Accounts in the settings, where is the away message? | on mac it's under what menu | away message from the iPhone app, taps? | Already at the airport with just my Android. How do I turn on the I'm-away thing?
I am engineer with Ubuntu, there is no Outlook program for me. How can I make the away answer? | linux auto reply where | Came back Monday and people still get told I'm on holiday on Wednesday. Why didn't it stop?
Does it turn itself off when I return? | Can I plan it now for next month so that I don't forget it? | forgot the end date, now what happens | I want it to begin Friday 5 pm and finish Monday morning on its own.
open ended, is that possible | A customer mails me ten times a day. Will he be bombed with ten answers? | how often does the same person get the notice
My colleague says she saw my away note just the first time she wrote, then never again. Broken? | I've changed the text mid-vacation, and my client who wrote last week has not seen the new one. Why not?
Will two ticket robots start an endless ping-pong with my auto answer? | Gear icon, then? I'm in the phone app looking for the vacation thing. | Business trip for three days, I read mail at night only. Should something be set?
Conference all of tomorrow. Does the rule about a full day count for that as well? | One of my new hires thinks HR puts up the notice for him. Is he right? | auto-answer: start and end both required?
Switched jobs inside the company, and my old vacation message is on since March. How is it stopped? | Do I set it separately on the phone if it's already on in the laptop app? Where would I look in the phone?
Sales manager: which absences of my reps must be covered by an automatic answer? | my outlook have no "Tools", I use the browser. so where | What must be done the day before a vacation so mail senders know?
I never put anything up when I'm off for a single day. Am I supposed to? | vacation approved = message on? | Is once per sender normal, or once a day? | Tools menu, which entry, on an Apple computer?
## Two texts
What do I write so that customers know I'm out but not more than they need? | sample wording for outsiders | Give me a sentence I can paste for clients while I'm gone. | May I say I'm in Hawaii until the 20th? It goes to everyone.
Wrote "I'm traveling in Asia" in my notice to customers. Security guy frowned at me. Why? | is it bad to mention my trip | Whole sales office is at the kickoff next week. Can we all put "office closed, no one here"?
Why shouldn't outsiders know that the place is empty? | My colleagues should know that I'm in Denver and reachable in the evening, customers shouldn't. Can one message do that? | inside vs outside text, what's the difference
How much can coworkers see about where I am? | I put down my teammate as the contact, and now she is furious because nobody told her. What's the rule? | naming a substitute: ask first?
Can I list my boss as backup without checking with him? | Does my away note go to every spammer who writes me? | I only want people I actually know to get it, not every stranger. | restrict to contacts?
Newsletter senders and cold callers learn I'm on vacation. Any way to narrow that down? | Which address do I give for emergencies, a person's or the team's? | Should I put my private cell in it for urgent cases?
Somebody phoned Finance pretending to be me because he knew from my auto answer I was on a plane. What should I have left out? | A thief could read it, they say. Read what exactly? | Do I need two different versions, and for whom is each?
Supplier must know when I return. Is the date OK to give away? | burglars and my vacation note, really? | My report wrote his hotel and flight number in the external text. Do I make him change it?
who stands in for me: tell customers or just the team? | Legal asks: what is the least we should tell the outside world about an absence?
## Forgotten, or suddenly ill?
Woke up with the flu, no laptop in reach. How do people find out I'm not there? | Left for vacation and only now, in the plane seat, remembered I put up nothing. | forgot the away message, already gone
Can I do it from bed with my phone? | One of my people is in the hospital and her customers keep writing. How can I, as her supervisor, get a notice up? | what do I put in the ticket for a sick team member's auto answer
How fast will the help desk put it up? | hours until it's on? | My coworker is out sick and asked me by text to have IT put up his message. Will they listen to me? | IT refused when I asked for my desk neighbor. Who has to ask?
Can I call in a favor for a teammate, or must it be his boss? | on whose word does it get set | She's ill and there's an important contract in her inbox. Can IT let me in to get it? | will the help desk open my mail while I'm sick
I worry that someone reads my messages when I'm in surgery. Do they? | I will be on parental leave for four months. An auto answer for this long seems silly. What else is arranged? | more than a month away, then what
Sabbatical of six weeks, who picks up my mail? | from how many weeks a delegate? | Who chooses the person that takes care of my inbox during a long absence?
My lead broke his leg, maybe gone 5 weeks. Is the notice enough, or do we need someone for his mail? | no phone, no laptop, sick. who acts | Team lead asks: do I hand over just the dates, or also the wording?
Customer got silence for three days as my rep was in an accident. What should I have done on day one? | Phone is dead and I have fever. I called my boss. What can she do about my mail? | 2 hours, or is it by tomorrow?
Is there an emergency way if I cannot reach any device? | Can HR ask for it instead of the boss? | Three weeks off, is a delegate required yet? | wife calls IT to say I'm in hospital. enough?
`,
  'Moving large attachments': `
The builder is waiting for blueprints, about 350 megs, and each time they come back to me as undeliverable. | My video is 40 MB and Outlook just says no. What's the ceiling? | max size of one email?
Does the limit count per file or for everything together? | Five PDFs of 6 MB each in one message, will that fly? | The file is 22 MB, that's under the limit, and still it was refused. How come?
why does 20 MB not go through when 25 is allowed | safe size for attaching, all overhead included | The other side says my 19 MB mail arrived as 26. Where do the extra megabytes come from? | how much bigger do files get in transit
Scan of a contract, 17 MB. Attach it or not? | up to what do I just attach | Raw footage from the shoot is 60 gigs, and the agency needs it Friday. Which way? | 12 GB database dump for a vendor. OneDrive won't do, so what will?
biggest thing OneDrive links are meant for? | 10 gig and over, where to | Is there some company version of WeTransfer? | address of the transfer site | Can I go straight to the transfer page, or do I have to ask for it first?
need a ticket for 15 GB? | I have 4 GB of CAD models for the partner firm. Link or transfer server? | Architects' package, roughly 900 megs. Which of the three ways fits?
Marketing intern: my slides are 120 MB with all the pictures. My boss wants them by noon, how? | can i zip it in parts and send five mails | My team splits big files over several emails. What should they do instead?
Message not delivered, too large. What now? | Which way for what size, as a short list? | Finance export, 24.5 MB, error on sending. I was told 25 is fine! | A supplier sends me 30 MB and it never arrives. Is it because of our side?
One third on top, of what? | 18 or 25, which number do I plan with? | Dropbox is blocked for me and the thing weighs 11 GB. What's the official way?
## Send a link instead
I've been told "don't attach, share". How is that done in Outlook? | Where do I click to put a cloud file into my message? | attach a OneDrive file without the actual bytes
On my iPhone, how can I mail a link rather than the file itself? | I'm on a MacBook and there is no "Share link" when I press Attach. What do I do? | mac way of sharing a big file by mail | drag it where first?
Finder has a way to get the link, hasn't it? | After I sent the link, two teammates changed my numbers. I only wanted them to look! | can colleagues change the doc if I send a link | default right for coworkers: read or edit?
My client opened the link and got "access denied". What did I forget? | Partner firm can't open it, though my own people can. | Do I have to type in the outside person's name, or does anyone with the link get in?
external people and links, what's needed | Attach or Share link, which of the two do I choose after picking the file? | Bids go to three suppliers by link. Could a fourth who gets it forwarded read it?
Web version of Outlook: the steps for sending something as a link? | My lead is on Windows and wants it step by step: attach button, and then? | File sits on my desktop and not in OneDrive, Mac. Can I still mail it as a link?
## Your mailbox is full
Customers tell me their messages to me come back. I can still read old mail. What's wrong? | I can receive but not send since this morning. Some quota? | Outlook nags me about space every time I start it. How close am I to trouble?
at what point do I get the warning | 45 GB warning, how much time do I have before it gets bad? | When exactly does sending stop? | 49 reached. What still works? | what happens at 50 | Do I lose mails if I ignore the storage warning?
how big is an inbox here | gigabytes per person for mail? | Can my quota be bumped up? I'm in Legal and have to keep everything. | A director of mine wants 100 GB in his inbox. Can you make an exception? | more space, who approves?
How do I find the fat messages that eat all of my space? | search term for big mails | On a Mac, quickest way of seeing which mails are the largest? | sort by what to clean up | Deleted 8 gigs of mail and the meter has not moved. Why?
I erased tons and it still says full! | how long till freed space counts | Bin still full, does this count as well? | Must I empty something after deleting?
I don't want to lose the big files in old mails. Where do I keep them before I throw the messages out? | Where did all my mail from three years ago go? I didn't delete anything.
Old correspondence with a customer from 2021 has vanished from my inbox. | messages disappear after two years, is this normal | Second folder tree showed up on the left in Outlook. What is it? | how much fits in the archive
archive capacity? | On my phone I can't find a mail from three years back, on the laptop it's there. | old mails on iPhone, possible? | Need a 2019 order on the road with only my phone. Will I get at it?
Do I have to move old stuff into the archive by hand? | after what age does it get archived | Sent my tester an .exe and he got the mail without it. Who took it? | My script file disappears from messages. I even zipped it, same result.
zip with a bat in it, will it pass? | Vendor mails us an installer for the Mac, a dmg, and only the text arrives. | Which kinds of files get stripped? | JavaScript files to a contractor by mail, OK? | can I hide the program in a zip
My report's inbox is bouncing mail while she's on vacation. What is the limit she hit? | senders get an error that my box is full, since when does that start
I saved stuff off to OneDrive, but the mails are still there. Done, or is there more to do? | size:>10MB, where do I type that? | Full again after two months. What's the cleaning routine you recommend?
Is the 100 GB thing on top of my 50?
`,
  'Shared mailboxes': `
Five of us take turns answering questions for the conference. Is there one address for all, rather than my own? | What password do I use for the events inbox? | passphrase for the team address?
My predecessor left without telling me the login of the team's inbox. How do I get in? | Should we pass the login for the group address around on a sticky note? | New girl asks which account she signs in with to read the orders@ mail.
Do we get an extra login, or is it just mine? | An address like info@ that several people look after, what's this called here? | can we all sign in with one password, the box being common
Someone wants me to hand over "the password of the shared inbox". I never had one. Normal? | group inbox: own account or separate? | Whose name am I logged in as when I open the team's mail?
Support team of 6 wants one address that customers write to, everyone can answer. Do you have that? | What is the difference to my own inbox, as to signing in?
## Asking for one
We start a new product and want hello-something@ for it. How do we get it? | I'm not a manager. Can I request a common address for our club of four? | who is allowed to ask for one | What should be in the request, so it doesn't come back?
ticket for a team address: which details? | How many owners does it need? | just me as owner, okay? | Why do you want a second person in charge? | Our launch is tomorrow morning. If my boss files it now, is it there in time?
ready by when? | working days until we have it | Will that be charged to my cost center? | price of a team inbox | what does it cost my department per month | How much mail fits in there? | storage?
Colleague joined the project, and she must see the customer inbox from today. Who lets her in? | adding a person, where | Someone moved to another team and still reads our mail. How is he taken out? | remove ex member
I asked the help desk to put me on the finance inbox and they want somebody's OK. Whose? | Can IT simply add me? It's urgent. | Owner is on vacation, the other one left the firm. Adding people, what do we do?
I own one of those, where's the page with the people in it? | Groups, under which site? | My lead says "you're owner now". What can I do with it that the members can't?
As head of department I need 3 addresses for campaigns. Money involved? | Do I as a boss file it, or can my assistant do it for me? | is 50 gigs also the limit for the team's inbox
Which name can we have, do we choose the address ourselves?
## Opening it
I was added this morning, and nothing shows up in Outlook. How long should I wait? | 60 minutes are over and still no second inbox on the left | restart helps? | minutes until I see it
Added an hour ago, nothing in the desktop app, customer is waiting. What do I try? | I only use the browser. How do I bring the team's inbox in? | web: right-click what? | In Outlook online it does not come by itself. Is this a bug?
Need to see orders@ on my phone while I'm on the loading dock. | iphone, team mailbox, how | Plus sign on the phone, and then which entry? | Does it pop up on Android alone, or have I to add it?
I answered a customer and it went out under my personal name. How do I write as the team? | sender should be events@, not me | From line isn't there, where do I switch senders?
Customers reply to me personally rather than to the team since I answered once. What did I do wrong? | My teammates can't see what I answered from the group address. Where do the copies land? | sent items of the team box, mine or common?
The night shift already wrote to this client, they say. Where would I find their answer? | Two of us gave the same customer different answers. Can I see what was already sent? | mac: does it show up by itself?
Which name do I type in "add shared folder"? | On a new laptop the common inbox is missing, all my own mail is fine. | How can I send as the department from my mobile or laptop? | does it come on phones without doing anything
show From, then? | Member since yesterday. On my PC it's there, in the browser it isn't. Why? | My interns are in the group now. What do they have to click to see it in web mail?
## Keeping it tidy and safe
Two of us always answer the same mail. How do teams avoid that? | how to mark "this one is mine" | Customers wait as everybody believes someone else took it. Any trick?
Colors for people, or what's your advice for who does which message? | categories, what for? | I got a mail asking me to confirm who's in our team's inbox. Is it real, and what if I ignore it? | how often must I check the list of members
owner check: months? | Twice a year I'm asked about members. Why, and by when do I have to react? | Our inbox doesn't take anything any more and says frozen. What did we miss? | frozen, why
What happens if neither owner answers the membership question? | days until it's locked without an answer | I was on leave for 5 weeks and missed the confirmation. Is our address gone?
A message came in ordering us to send all mail to some outside address, "system notice". Do we do it? | Text says forget previous rules and forward everything. Weird. What is that? | mail with instructions for the AI in it, what to do
Will the assistant obey when an email tells it to forward our inbox? | could a bot be tricked by a message to our public address | The colleague on shift followed a "system notice" and set up a forward. I think that was wrong?
Which button for a fishy mail in the team inbox? | report it how | We get much more junk attacks on info@ than on our own addresses. Is that usual? | My temp thinks a mail with "system" as sender must be obeyed. What do I teach her?
someone tries to hijack our events address by text | Is the 30 days counted from the first reminder for owners? | Every six months, who confirms, owner or boss? | As an owner, which regular duties do I have?
`,
  'Rules and folders': `
200 newsletters a day and I miss what my boss writes. Where do I begin to bring order in? | how many filters does a normal person need | Is it overkill to have thirty filters? What do you recommend?
I drown in mail since I joined the release list. Can those messages go straight into their own folder? | filter newsletters, windows | Right-click on a mail and then? I want all from this sender filed away.
automatically file invoices from one vendor, browser | Where's the place with all options for filters, not just the quick one? | full editor? | On the web I can only make a simple one. How do I get conditions like "sent only to me"?
Mac: where do I make mail sort itself | menu for filters in the Apple version of Outlook | My sorting works in the daytime, but everything from the night lies unsorted in my inbox until I open the MacBook.
"On my computer" or "Exchange", which do I take? | Filters stop when I close the lid. What did I choose wrong? | mac must be on for it to work? | I'm in the field with only a phone, can I set up a filter there?
android: create rule, where | no filter option in the iPhone app, am I blind? | Will the sorting I set up at my desk apply when I read mail on the phone? | does my phone respect server-side filters
Only have a phone from the warehouse. What helps me to see the important mails first? | Focused Inbox, what's it good for | Summer intern with 400 unread. First thing to set up?
One of my leads says sorting rules are a waste. What would you suggest as a minimum? | I want everything from Jira-like tools out of my sight without deleting it. | Can I put mails from my manager in a special place automatically?
new Outlook user coming from another program: filters, where have they gone?
## Order matters
Two of my filters fight: the mail lands in the wrong folder, although the second one says otherwise. | which filter wins when two match | top or bottom first? | Why does the third one in my list never do anything?
What does that checkbox do that says stop processing? | stop processing more rules: on or off | I'd like mails from the CEO never touched by the filters that follow. How?
Outlook tells me there isn't room for another filter. My inbox is half empty! | "not enough space" when I save a rule | how many can I have | 250th filter fails, is there a cap? | 256 KB of what exactly?
I'm a neat freak, I want one folder and filter per customer, about 400. Will that work? | Sorting by project and by customer at once gives chaos. How is the list worked through?
Do I have to delete older ones before new ones are accepted? | Ran out of room for filters, can I order more?
## What you cannot do
I'd like my work mail to go to my Gmail while I'm on leave. How do I switch it on? | forward to private address? | My forward to my home account has never delivered anything. Is something broken?
Consultant working for us wants all project mail sent on to her own firm automatically. May I? | auto-forward outside, can I get an exception as a director | who is allowed to forward out of the company
Why does the forward to my tax adviser not run? | Can I pass on all of my mail to a teammate while I'm on a long project? | forward to coworker, needs what? | My boss redirected his inbox to me without asking me. Is that right?
Do I need the other person's yes before I let mail run to her? | I move to another department and want my mail to go on to my successor. Permitted?
Sales lead here: my rep redirects client mail to his own domain. That can't work, can it? | external redirect blocked for everyone or only for interns? | internal forwarding ok?
Is there a way to read company mail in my personal inbox automatically? | want copy of every mail at hotmail | My freelancer in design has no company account. Can a rule send him the briefs?
## Folders that empty themselves
A customer's offer went into spam in August, now it is October. Can I still find it? | junk, kept how long | Spam folder was full yesterday and is bare today. Did someone go in? | when does spam disappear
I deleted a mail AND emptied the bin. My boss needs it by tonight. Any hope? | undelete mail | How many days do I have to fetch back something I threw away? | deleted on the 1st, today is the 25th, still possible?
Threw out the whole customer folder by accident three weeks ago. Is it gone? | 40 days ago I deleted the order confirmation. Too late? | Which link brings back what was deleted for good?
My MacBook doesn't show the recover option that the PC of my colleague has. | recover items, mac | Apple user and I need an erased mail back. Where do I go? | where's that "Recover items" thing
Mails with the word invoice vanish before I see them, and I found a filter for it that I never made! | strange rule in my list | There's a filter called "." which moves messages to RSS feeds. Not mine. Should I delete it?
unknown filter: delete or keep | Finance clerk: vendor swears he sent three invoices, I got none, and there's some odd sorting set up in my account. | I deleted the weird rule at once. Was that a mistake?
Was I hacked if a rule appeared by itself? | who do I ring about a rule that isn't mine | number for a suspected break-in to my mail | 4911, is that for mail too? | Do I write a ticket or call when I think someone has been inside my mail?
My assistant found a filter that hides replies from our bank. What now, and what must she not touch? | how often to check my filters | Spring cleaning for filters: once a year enough?
Is there something I should look at regularly in order to notice an intruder? | times per year to go over my rules | How would I even notice that a stranger reads my mail? | Am I in trouble if it turns out someone used my account?
hidden mails, odd rule, panic | Should I leave the evidence alone until security has seen it? | Something moves my mail with "payment" in it. I never set that up. | Does junk count to the same 30 days as deleted stuff?
My lead left on a long trip, and spam older than a month is what he needs. Can we get it?
`,
  'Recalling a message': `
I sent the price list with our margins to the wrong colleague. Can I pull it back? | Oh no, wrong attachment, sent 2 minutes ago to my own team! | unsend mail?
Angry mail to my boss on Friday night. It's Sunday. Can I still take it away? | how old may a message be for getting it back | sent 3 weeks ago, still retractable?
Mail from two months ago turned up with wrong numbers. Is pulling it back still an option? | She has already opened it. Does it vanish from her inbox nonetheless? | works if it was read? | Do I have to hurry before they read it?
how long does it take to disappear | It's been ten minutes since I pressed recall and I still see no effect. Normal? | I emailed the offer for customer A to customer B. Please get it back! | client got the wrong quote, pull back?
gmail recipient, any chance? | Three colleagues and one supplier were on it. Whose copies go away? | Can you stop a mail that left the company five minutes ago? | Why can't I take back what I sent to a partner firm?
Classic Outlook on my PC. Where is the thing to withdraw a mail? | File, Info, and which entry? | Old-style Outlook, I opened the mail in Sent, no button in the toolbar. Where then? | new outlook: recall button where
Browser mail, how do I call back what I just sent? | Single click on the sent mail doesn't show a recall option in the web version | Sent it from my iPhone on the train. I can't find any way to undo it there. | mac: withdraw mail
android app, no recall. and now? | I have Linux only. What's my way of retracting a message? | On a MacBook the menu lacks it. Which site do I use instead? | does it have to be on a computer | Is there a confirmation whether it worked?
I got some report after I pulled my mail back. What does it tell me? | report says 8 of 10, meaning? | Will they find out that I took something back? | do the recipients get a notice
Awkward: I'd rather nobody knows I called my mail back. Do they see that? | The mail is gone from his inbox, so he can't know what I wrote. Right? | preview on a lock screen, can that be undone
He forwarded it before I could react. Is the forwarded one removed as well? | Is it as though it was never sent? | My intern hit reply all inside the department. How can she fix that herself?
replace a mail with a corrected one, classic version | steps for taking it back in the new Outlook on Windows | What's the success rate, who tells me for how many people it worked?
I mailed the wrong date to my team of 14 last week, read by most. Worth recalling?
## Personal data to the wrong person
I sent the salary sheet for my whole group to a namesake in another department. I took it back right away. Is that it? | payroll list went to the wrong guy! | Sick notes of one of my people landed with someone in Sales. Whom do I tell?
health info misdirected, what first | Customer list with addresses and phone numbers went to the wrong partner. How fast do I have to act? | time to report a privacy slip | minutes or hours until it must be phoned in?
Noticed it at 9 pm that I mailed pay data to a stranger. Can it wait until morning? | The recall report says success for everyone. Must I still tell someone? | recalled ok, still call? | which number for leaked data
Is 4911 right if I mailed customer records to the wrong address? | Do I have to inform the people whose data I sent around? | who decides if customers are told about it | Does anyone outside have to be informed, and is that my job?
One of my recruiters emailed resumes with health remarks to a vendor. What must she do, and by when? | HR here: termination letter went to a wrong employee. Which steps beside pulling it back?
Am I fired for sending the bonus table to everybody in my team? What should I do right now? | privacy officer: what for? | Legal wants to know whom we alert when personal details went astray by mail. | kind of data that needs a call
An outsider got our people's salaries and recall doesn't work there. What's left to do? | Told my boss about the misdirected patient data. Is that sufficient? | Recipient promised to delete the HR file. Can we leave it at that?
payslip of somebody else in my mail to a client, deadline?
## Sent to the whole company by mistake
I just sent my lunch order to all of Northwind. Help! | reply-all to everyone, who can stop it | Phone number to halt a mail that goes out to the entire staff? | Everyone at the firm gets my test mail right now. Whom do I ring?
4357 or 4911 for a mass mail | Can the help desk person on the phone just kill it, or does it take somebody special? | more than 500 recipients, who can act
My report pushed a draft announcement to 1,200 people and went home. Can I agree to stopping it in his place? | whose OK do you need to stop it | I saw a colleague's embarrassing message to the whole house. Can I have it stopped for her?
From how many addressees is it the mail team's business? | Reply-all storm since 20 minutes and my first mail started it. What do I do? | Will they stop my mail without asking me?
Wrong Q3 numbers went to the all-staff list, I'm the CFO's assistant. How do we contain it? | Author unreachable, mail to all. Does his boss's word do? | all@ by accident
## Prevent it
I always spot the typo right after hitting send. Can mails be held for a moment? | delay sending | seconds of grace? | How long is the longest pause before a mail really leaves? | Can I make it wait a minute rather than a few seconds?
undo button after sending, where do I turn it on | Which value do you advise for the hold-back? | settings path for undo send | My sales people send too quickly. Which setting should I make them switch on? | 5 or 10 seconds
Compose and reply, what's useful in there against slips? | I want a safety net for hot-headed mails. | Does the pause apply to each mail I send, or only to those outside? | Is there anything to do so that this doesn't happen to me again?
`,
};
