/**
 * What people ask that the articles of `articles/email.ts` answer; see `demo/questions.ts` for how it is
 * read.
 */
export const EMAIL_QUESTIONS: Readonly<Record<string, string>> = {
  'Signature template': `
Should our web address be in the last line under my name? | where do I make my email signature | I started on Monday. How do I get the company footer under my mails? | Which website builds my signature for me?
My job title under my mails is wrong, who can correct it? | I moved to another team and the sign-off on my emails still shows the old department | Who changes title and department if the portal has them wrong? | signature text color
I got promoted, how does the new title get into my email footer? | What lines go into the signature? | Can I put my pronouns next to my name at the bottom of mails? | they/them in signature allowed?
Do I write only the city of my office under my name or the full street address? | Do I need to give my extension in the signature? | Which font and size should the signature be? | How big may the logo in my signature be?
Is Calibri 12 okay for the text under my emails or do we have to use something else? | My logo picture is 80 KB, is that too heavy for the footer? | May I add an inspirational quote at the end of my emails? | legal notice in emails
Can I have a little animated gif under my name? | I would like to put my own mobile number under my mails so that clients can reach me | Am I allowed to link my personal LinkedIn or Instagram at the bottom of emails?
Where does the trade fair banner under our mails come from? | Who puts the campaign picture under outgoing emails, do I have to do that? | Do I have to paste the legal disclaimer myself? | Business card block for correspondence
Is the sign-off required when I write to customers, or only a nice-to-have? | As a manager I want all my team's mails to look the same to clients. Is there a template? | Got married, how does my new surname get beneath my letters?
Regards section looks amateurish, is there a generator? | Is a selfie or portrait shot okay beside my contact details? | Can I stick "Live, laugh, love" below my farewell? | My gaffer says my closing lines look naff, which rules apply?
Forklift operator writing to a haulier, do I need the company's closing block? | I'm an intern, what do I call my position below Kind regards? | Working student: do I put my university below my messages?
May I add my PhD or "Dr." after Best wishes? | Is Comic Sans in purple really forbidden? | Black letters or something softer for the contact block? | I want a banner announcing our booth in Boston below every message I send
Confidentiality blurb at the bottom, is it added without my doing? | Do I need to write "this message is intended only for the addressee" myself? | My disclaimer shows up twice at the bottom | WhatsApp number under my sign-off, fine?
Can I promote my DJ gigs on SoundCloud at the end of work correspondence? | TikTok handle in my contact block, cool or not? | HR still has me as junior, so my contact block says junior too
The generator spells my name wrong, what must be fixed beforehand? | Getting divorced and going back to my maiden name, the block at the end still has the old one | Is she/her at the end welcome or frowned upon?
Emoji and dancing cat at the end of my messages, will anyone mind? | Freelancer coming in, does he get the corporate closing block as well? | Must I mention the postcode and building of where I sit?
Our reception writes to suppliers all day, what should stand beneath the text? | How heavy can the brand emblem be in kilobytes? | Do internal notes to teammates need the full contact block?
Nothing appears below my text when I write to a client | Please, which contact info belongs at the end of a letter to a supplier? | I relocated to Oakland, must the town below my name be updated?
## Put it in
How do I add the signature in Outlook on Windows? | where is the signature setting in the web version of Outlook | Put signature in on a Mac | My logo disappears when I paste the signature on my MacBook | signature on Android phone
Which keys do I press to paste the footer on a Mac without losing the picture? | What does "Paste and match style" do to my signature? | How do I change "Sent from my iPhone" to something proper? | Can my signature be in two languages?
Can I have the logo in mails I send from my phone? | How many lines should the sign-off have on a mobile? | Should I use the whole signature when I only answer a mail? | What goes into the short form for replies?
I changed my footer on the PC, why does my phone still show the old one? | Does a signature sync from Windows to my Mac? | I edited my signature on Windows, will Outlook on the web pick it up? | cmd v or plain insert
Our clients are in Mexico, may I add Spanish lines under the English ones? | Could I please have a different design, who would allow that? | Who decides on exceptions to the signature rules? | Emblem gone on Apple computer
I hate the official layout, whom do I ask for permission to do it differently? | What do I press on the signature page to take it over into my mail program? | My Galaxy refuses pictures beneath my messages, only letters
Typeface went funny and the emblem turned into a red cross after inserting it on my iMac | Pixel handset: how do I get rid of the default advert line at the end? | "Get Outlook for iOS" shows below everything I write, how embarrassing
Every answer in a long thread drags the giant block along, is there something smaller? | Do I have to redo it on all my gadgets separately? | MacBook and PC show different closings, why? | I have the block on my clipboard, now what?
French-speaking customers in Quebec, could the block be bilingual? | Me no find place for paste signature, please where click? | Must I redo my handset's closing lines after changing the desktop one?
Christmas design with snowflakes round my name, who'd give me the nod? | Can German come above English at the bottom of my letters? | Make it the default when I begin composing something fresh`,
  'Out-of-office replies': `
How do I set an out of office message? | I am on vacation next week, what do I do with my mailbox so that people know? | My leave has been approved, does the system tell people who email me? | auto-reply on iPhone
Is the away message set automatically once my vacation is in the portal? | Do I need an auto-reply for a single day off? | I'm only away for the afternoon, must I set an absence notice? | Automatic replies in Outlook on Windows, where?
Where is the vacation responder in Outlook for Mac? | I use Linux, how can I switch on my absence message? | Setting an away note from an Android phone | Can the auto-reply end by itself on the day I come back? | OOO
I'm back from holiday and people still get my absence message, why doesn't it stop? | Will someone who writes to me three times get my away message three times? | How often does the same person receive my out-of-office?
Going on parental leave soon, where in Outlook do I say that I am away? | From how many days of absence do I have to leave a notice? | Honeymoon in two days, mailbox should tell folks by itself
Jury duty all week, what about people who write to me? | Grandma's funeral tomorrow, I'm gone the whole day, must my account say so? | Twins coming in March, how will senders learn that I'm gone?
Dentist till lunch, do I really need to announce it? | Bot answers that I'm gone although I came home from Mallorca a week ago | It keeps telling everyone I'm gone and I'm sitting right here, how embarrassing
Time off was signed off by my boss, and yet nobody writing to me got any notification | I forgot to give it a finish date, does it carry on forever? | Does a pushy salesman get the robot response ten times if he writes ten times?
Half-term, kids at home, taking three days, how do I put up the sign in Outlook? | Ubuntu user heading for Hawaii, where's the absence button? | Galaxy owner, where do I tap to say I'm off? | Switch the absence robot off
I have a Mac and look under the wrong menu for the absence thing | Part-timer with 20 hours: do I put the notice up on my usual free Fridays? | How do I schedule it now for Thanksgiving so that it starts and finishes on its own?
Long weekend plus bank holiday, does my account need a note? | Marathon in Berlin, back Tuesday, auto answer please
## Two texts
What should I write in my out-of-office? | Is there a sample text for customers while I am on holiday? | Can I have different absence messages for colleagues and for clients? | May I tell customers that I'm travelling in Italy?
why shouldn't I say that I am on a trip in my auto-reply | The whole office is closed for the team event, can I write that nobody is there? | Is it risky to say in an automatic answer that I'm abroad?
Do I have to ask a colleague before I name them as my replacement? | A coworker put my name into his away note without asking. Is that okay? | Who should I give as stand-in in the message to outsiders, a person or the team address?
What may I tell my coworkers in the absence text? | I don't want spammers to get my away message, can I restrict it? | Only reply automatically to people I know | Can strangers outside the company be left out of my automatic answer?
What can burglars do with my absence notice? | What wording sounds polite to outsiders while I'm on my hols? | Can I put "sunning myself in Bali, back whenever" for suppliers?
Funny absence text with a beach picture, what do you think? | Is it a security problem if crooks learn my flat is empty? | Scammers pretending to be me while I'm gone, can my absence text help them?
Should clients see my mobile number for emergencies or rather a group address? | I listed Tom as backup and he's furious as he knew nothing of it | Whom do customers turn to in an emergency while I'm hiking?
Newsletters and cold callers should not get any bounce-back saying I'm gone | Inside folks may know I'm at a fair in Boston, but what of the outside world? | One wording for insiders, another for the rest of the world
Between Christmas and New Year the place is deserted, may I mention that? | Can I write that I'm having surgery? | Give me a template I can steal for my absence
## Forgotten, or suddenly ill?
Could you please tell me how fast IT puts up an away note for my ill employee? | I left for vacation and forgot my away message | I'm sick in bed without my laptop, how do I tell people who mail me? | delegate for long absence
An employee of mine is in hospital and her mailbox has no absence note. What can I do as her manager? | Who can set the auto-reply for somebody who suddenly fell ill? | Will IT look into my inbox when I am off sick?
How long does the help desk take to set an out-of-office for someone? | What must be in the ticket when a boss wants an absence message set for a team member? | My teammate is ill, can I ask the help desk to switch on her away message?
Can the help desk open the mail of a sick colleague so we can deal with a client? | I'll be gone for two months, who looks after my mail? | I'm taking a sabbatical of three months. Is an automatic reply enough?
From how many weeks away do I need someone to handle my inbox? | My supervisor says I forgot the absence note; I'm on the beach with only my mobile, can I still do it? | Broken leg, at A&E, laptop at work, senders know nothing
Who do I agree with about a person who handles my email during parental leave? | forgot auto-reply, already on the plane tomorrow, is there still a way without my computer | Will anyone snoop through my messages when I have Covid?
Migraine since dawn, can't look at a computer, how do folks find out? | My mother abroad is ill and I flew off in a rush without telling my mailbox | One of my people had an accident, how do I get a notice onto her account?
As team leader I need a notice for my driver who has the flu, what shall I send IT? | A pal at work asks me to have IT put up his absence text, will they? | Already at the campsite with just my Galaxy and no notice set
Burnout, doctor signed me off for six weeks, who reads my correspondence? | Maternity from May, someone must take over what comes in | Boss rang IT at nine, when will the notice be live?
Deployed with the reserve for three months, what about incoming messages? | Stranded by a blizzard without a computer and nobody writing to me knows
Caring for dad for two months, does a canned response suffice or must a person be appointed?`,
  'Moving large attachments': `
How big can an email be? | max attachment size | My mail with a 22 MB presentation bounced although the limit should be higher | Why is my 20 MB file refused when 25 MB is allowed? | How do I send a 3 GB video to a customer?
I have a 40 GB film from the agency to hand over, how? | file bigger than 10 GB | What is transfer.northwind.example for? | Do I need a ticket to send a really huge file? | Up to what size can I simply attach a document?
Do files get larger when I email them? | Is 15 MB okay to send as a normal attachment? | What's the largest thing I can share through OneDrive? | Photos from the company party are too large to email, what are my options?
Wedding slideshow from marketing is 6 GB, which way to the client? | CAD drawings too heavy to go by mail | Outlook chokes on my 24 meg PowerPoint, yet that's below the cap | Can I use WeTransfer for a 30 GB drone recording?
Dropbox or what for 12 GB of raw photos? | Size cap when I fling a PDF at a supplier | Zip of 19 MB came straight back, what gives? | Is 9 megs of invoices too much for one message? | My 5 GB Photoshop file won't go through
Need to ship 50 gigs of footage to the ad agency, nobody told me how | Undeliverable: message too big | Why does a spreadsheet weigh more once it's travelling? | USB stick by courier or some online way for a terabyte-ish dump?
Video of the forklift training, 800 MB, for the whole warehouse, how to pass on? | Paperclip greyed out, file too heavy | How much can one single message carry altogether, with all pictures?
Catalogue for printers is 11 gigabytes, what do I request? | Scan of 60 pages comes out as 30 megs, how do I get it to the auditor?
## Send a link instead
How do I send a OneDrive link instead of the file? | share link in Outlook | On my Mac I can't find the OneDrive option when attaching, how do I share a big file? | Where do I copy the link to a file on a MacBook?
Can I send a cloud link from the Outlook app on my phone? | Can coworkers change the document if I send them the link? | I don't want anyone to edit my file by accident, what do people get by default? | Hand over a huge Excel as URL
The client can't open the link I mailed. Does he have to be named? | Sending a link to a big file to someone outside, what is different? | Which button do I press to attach something from OneDrive?
iPad: pick from the cloud instead of bolting the whole thing on | Finder right click, get the web address of a heavy clip | My sister-in-law at the supplier clicks my cloud address and gets a red cross
Will the intern be able to mess up my spreadsheet if he gets the URL? | External auditor has no access to the thing I pointed her to | MacBook has no cloud choice under the paperclip
Is view-only the standard when I pass the URL to teammates? | Galaxy handset, need to pass on a long clip from my cloud
## Your mailbox is full
How many gigabytes can I keep in old archived mail? | Why was the .bat or .dmg file taken out of my email? | mailbox full | It says I can't send mail any more because I'm out of space, please help | How much mail can I store?
At what size do I get a warning that my inbox is getting full? | Customers tell me their emails to me come back, is my inbox full? | From how many gigabytes am I unable to send? | How do I find the biggest emails in my mailbox?
What happens with new messages when I have reached 50 GB? | Search for large messages on the web version | Sort mails by size | I deleted loads of mail and it still says full | How long until the free space shows after I clean up?
Do I have to empty the trash to get space back? | Can I please get a bigger mailbox? I really need to keep everything | Will IT raise my quota if my manager agrees? | My old emails from three years ago have vanished, where are they?
After how long is mail moved to the archive? | How large is the archive? | Can I see my archive on my phone? | I can't find a mail from 2021 on my iPhone but it is there on my laptop | Where does the archive show up in Outlook?
The installer I sent to a colleague was missing from the mail | Can I email an exe file if I zip it? | Which kinds of file get stripped out of emails? | Storage bar at 98 percent and bright red, nothing goes out
Clients complain they get "recipient's inbox over quota" from me | Nothing leaves my outbox any more, banner about space | Hoarder here with 15 years of correspondence, how much is permitted? | Which fat messages eat my space?
Got a yellow notice saying I'm close to my quota, how many gigs left? | Purged thousands of messages and the counter hasn't budged | Pay for more room out of my own pocket, 20 bucks a month, deal?
I'm the VP and I want 100 gigs in my inbox, make it happen | Messages from my first year here are gone, did somebody erase them? | Correspondence of 2019 nowhere on my Galaxy | Second set of folders popped up on the left, what is it?
Do ancient messages get destroyed or stored someplace? | Setup program arrived empty, file stripped | Sent a script to a developer and it had vanished on arrival | Can I rename an .exe or hide it in a zipped folder to slip it past?
Mac app image gets eaten by the server | Batch file gone from message, red notice instead | Does clearing out the bin count straight away? | Inbox stuffed to the brim, help a desperate receptionist
My spring cleaning: which messages are fattest, and how to list them? | Outlook nags me about 46 gigs, what should I chuck first?`,
  'Shared mailboxes': `
What is a shared mailbox? | Our team would like one address that we all answer | What's the password for our events mailbox? | How do I log in to a team address, does it have its own passphrase? | shared inbox login
Can several of us read and answer mail to the same address? | One login for info@, who knows it? | The reception crew wants a joint address, how does signing on work? | Credentials for the returns desk account please
Colleague quit and took the code for our common account along, now what? | Is it a real account with its own login or just an alias several folks handle? | jobs@ handled by three recruiters, how does that work technically?
## Asking for one
Could you please tell me who the right person is to order a common address for our project? | How do I get an address like support@ for my group? | new team email address | Can I order a group mailbox myself or does my boss have to?
What has to be in the ticket for a shared mailbox? | Why does a shared mailbox need two owners? | How many people must be responsible for a team address? | How long does it take until our new shared address works?
Does a shared mailbox cost my department anything? | How much space does a group mailbox have? | How do I add a new starter to our team inbox? | Someone left my team, how do I take them off the shared mailbox?
Where do owners manage the members? | Can the help desk put me into the sales mailbox if I just ask? | I'm not an owner but I need a coworker added quickly, who has to approve? | Need careers@ for our recruiting drive, who files it?
We need an address for the trade fair by tomorrow, is that possible? | I'm only an intern, may I get us a joint address? | Boss says set up wedding-fair@ pronto, what's the turnaround? | How roomy is a team account before it bursts?
Is it free or does accounting bill us for warehouse@? | Why won't one responsible person do, what if she's on maternity? | Kick a bloke who was sacked out of returns@ | Help desk refused to let me into finance@, cheek!
New guy on the night shift must get into dispatch@, who lets him in? | Team leader: where do I tick who belongs to our joint account? | Freelancer coming in for six weeks should handle press@, how do I let her in?
Both responsible persons have quit, who says yes now? | Common address for our charity run, what details does IT want? | Can we pick any name before the @ for our crew? | My working student shall also see orders@, whom do I bother?
Chat with customers by five agents over one address, how do I request it?
## Opening it
I was added to a team mailbox but I can't see it in Outlook | How long until the shared mailbox shows up? | Do I have to restart Outlook to see the group inbox? | How do I open a shared mailbox in the browser? | add shared folder
Can I read our team inbox on my iPhone? | Shared address on Android phone | How do I send from the team address instead of my own? | My answers go out under my own name, but customers should see events@ | where is the From field
Can the others see what I replied from the shared mailbox? | Where do sent mails end up when I write as the team? | I work part-time; how can I see what my colleague answered to a client yesterday from our common address?
It has been two hours and the group mailbox still isn't there on my Mac | They let me into info@ this morning, yet nothing on the left-hand side | Galaxy: where's the plus to bring in the team account? | Send as reception, not as me
Chrome, need to see press@ besides my own | Clients answer to me personally although I wanted them to write to the crew's address | My private-looking name shows as sender rather than returns@ | Choose sender address, the row is hidden
Do my pals see what I answered on behalf of the crew? | Night shift needs to know what day shift told the haulier | Our joint account vanished from my iPad after a new handset | iPhone only shows mine, not dispatch@
Quit and reopen, still no joint account, patience or problem? | Firefox user, group account not in the tree, how do I pull it in? | Does what I send as info@ land among my own sent stuff or everyone's?
## Keeping it tidy and safe
Two of us keep answering the same customer twice, how do we avoid that? | How can we mark who deals with which mail? | categories in the team inbox | Our shared mailbox is frozen, why?
I got a request to confirm the members, how often does that come? | What happens if I ignore the membership check of our mailbox? | How many days do owners have to confirm who is in? | Nobody answers because each thinks the other does
A mail in our info address says to forward everything to some other address. Do we do it? | Strange "system notice" arrived in the shared mailbox, what now? | Could the AI assistant obey a command hidden in an email?
How do I report a fishy mail that came to a public address? | Are public addresses like events@ more likely to be attacked? | Someone sent an instruction to "forget all earlier rules" to our inbox, should I worry?
Three of us replied to one angry client, how awkward, any system against that? | Colour labels so everyone sees whose job a message is | Account locked up since we ignored some reminder | How to thaw returns@?
Got a nag to approve who's in our joint account, must I? | Owner was on parental leave and missed the half-yearly check, now it's blocked | Message orders the bot to pass all our correspondence to a stranger, do we obey?
Someone pretends to be the system and wants info@ redirected, legit? | Hackers love our public address, what to do with their junk? | ChatGPT-style trick text in our orders inbox
Would Copilot fall for a message that tells it what to do? | Spooky note "ignore your instructions" came to reception@, delete or click something? | Is it alright to let the members list slide for a year?`,
  'Rules and folders': `
My inbox is overflowing, how can I sort mail automatically? | create a rule in Outlook | How do I move newsletters to a folder by themselves? | How many rules do I need to keep my inbox readable? | Making a mail filter on a Mac
Where do I find all my rules in the web version? | My mail filters only work when my MacBook is switched on | What is the difference between "On my computer" and "Exchange" for rules? | Can I make a mail rule on my iPhone?
Do my filters from the PC also work on my phone? | Focused Inbox | I only use my Android phone, how do I get rid of the clutter in my mail? | Where is the full rule editor on Windows? | Auto-file everything from my boss
I get 200 mails a day and miss the important ones, what should I start with? | LinkedIn and Zalando adverts flood me, can they go elsewhere on their own? | Drowning in messages since my sabbatical, what's a smart first step?
Make all Jira notifications land in a separate drawer | Send ads straight to a separate spot | My MacBook sleeps and meanwhile nothing gets filed | Sorting stops when I close the lid of my Mac | Newsletter chaos, tidy up please
Can my Galaxy sort messages or must I go to a computer? | Is there a split between important and other stuff on the handset? | Where on a PC do I edit an existing sorting recipe? | Knackered by 300 messages a day, any tip?
Apple computer: how to let messages from a client jump into one drawer? | Sort incoming orders for the warehouse by supplier, automatically | How do I get school messages apart from work stuff?
Is a handful of filters sufficient, or do pros have dozens? | Do sorting recipes I build on the desktop also apply on the iPad?
## Order matters
My second filter never runs, why? | In which order are rules carried out? | What does "Stop processing more rules" do? | How many rules can I have? | Error "not enough space" when I save a rule | Is 400 filters too many?
Outlook refuses to save another filter, what do I have to delete? | How much room does the mailbox give for rules? | Two filters apply to the same message, which one wins? | Filter number five gets ignored completely
One message ends up in the wrong spot because an earlier filter grabs it | Can't save: limit hit after years of collecting filters | What's that tick box that prevents the later filters from acting? | Kilobytes left for my filters?
How do I move a filter higher so it comes first?
## What you cannot do
Can I forward all my work mail to my Gmail? | forwarding outside blocked | I'm on parental leave and would like my work email sent on to my private address automatically | Why does my auto-forward to an outside address fail?
Can my manager get an exception so that mail is passed on to an external partner? | Is it possible to have my messages redirected to a coworker while I'm away? | Does my colleague have to agree before I forward my mail to him?
I'm a contractor and want my Northwind mail in my own company's inbox | Redirect everything to my Yahoo while I'm on maternity, okay? | I just have all messages copied to my iCloud so I can read them on the sofa, fine?
Second job as DJ, want work messages to reach my Hotmail too | Auto-pass orders to an outside courier firm, says blocked | Redirect my stuff to Anna next door, she said yes
CEO demands his messages go to his personal account, any exemption? | Near retirement, can I have my messages flow to my home account afterwards? | Pass everything to my gaffer automatically during my honeymoon, he doesn't know yet
Working student wants uni account to receive what comes in here
## Folders that empty themselves
I think my account was hacked because messages get hidden from me. Which extension do I dial? | How long does spam stay in the junk folder? | A message was wrongly put into junk six weeks ago, is it still there? | recover deleted email
I deleted an important email, can I get it back? | How many days can I restore something I threw away? | I emptied the trash by accident, is everything lost? | Recovering deleted mail on a Mac, I can't find the button
Which Outlook lacks the recover function? | There is a rule in my mailbox that I didn't make | A strange filter hides all mails with "invoice" from me, what does it mean? | Could somebody have been in my mail account?
Should I delete a suspicious rule right away? | Whom do I call when I find an unknown filter in Outlook? | Unknown rule, should I switch it off or leave it alone? | How often should I check my rules? | My toddler erased my whole inbox
Mails from our supplier about bills never arrive in my inbox any more, and I see a filter I never created | Does the junk folder clean itself? | Is it true that I should look over my mail filters twice a year, and why?
Binned a contract last Tuesday, phew, any rescue? | Rescue a message I chucked three weeks ago | Spam drawer was wiped, a job applicant was in there | Undelete on an iMac, the option isn't there
Is something I trashed in spring gone for good? | Can't find a client's message, it was taken for spam in error, how long do I have? | Supplier swears he billed us, nothing ever reached me, odd filter present
Some hacker seems to be filtering my account | Messages mentioning payment slip away before I see them, and I didn't set that up | Spooky filter called "." moves stuff to RSS Feeds | Does trash clear on its own after a month?
May I just wipe the weird filter and forget about it? | Somebody's been fiddling with my account settings, who takes that seriously? | How regularly should one inspect one's filters, like a smoke alarm?`,
  'Recalling a message': `
How do I take back an email I just sent? | unsend email | I sent a mail to the wrong coworker, can I undo it? | Can I get back a message I sent to a customer by mistake? | Mail went to an outside address, is recall possible?
How old can a message be to still be recalled? | I mailed something three weeks ago, is it too late to take it back? | Does a recall also work when the person has already read it? | How quickly does an email vanish after I recall it?
Where is the recall button in classic Outlook? | recall in new Outlook | Recall message on a Mac | I only have my phone with me, how can I take a mail back? | Can I recall from Linux? | How do I know whether the recall worked?
On the web version, what do I click to pull a message back? | What is a Message Recall Report? | Does the other person notice that I took my mail back? | Could someone still know what I wrote after I recalled it? | Withdraw a message
I wrote something angry to my boss and regret it, will he see that I pulled it back? | The recipient forwarded my mail before I recalled it, what then? | Could they have seen the beginning of my message on their mobile?
Oops, wrong Anna! Take it back please | Sent my love letter to a workmate instead of my husband | Attached the wrong quote and clicked too fast, client in Boston has it | Can Gmail users' copies be yanked back?
Pull back something from last month | I called my gaffer an idiot in writing, can it vanish before he notices? | Delete it from the other person's inbox | Retract, cancel, revoke, whatever, it must disappear
I was drunk and wrote to my team leader at midnight | Does he get an alert when I yank it? | She already opened it, hopeless? | Is six weeks ago too long to fetch it back? | On my iPad there's nothing to pull it back with
Forgot the discount and quoted 150 bucks, need it out of a workmate's inbox | Retract on MacBook greyed out | Galaxy user, need to withdraw now, on the night bus | How many of the twelve people still have it after I yanked it?
Report with success and failure numbers arrived, what does it say? | Could the lock screen have shown my first words even though it's gone now? | Does yanking back take seconds or hours?
Resend the corrected version and kill the old one, old-style desktop program | Surprise party invitation went to the birthday girl herself | Auditor outside got my draft, can I make it disappear?
## Personal data to the wrong person
Do I have one hour or one day to report that I mailed a salary to the wrong person? | I sent the salary list to the wrong person! | Sent customer data to the wrong address, what now? | Which number do I call after a data leak by email?
I accidentally mailed someone's sick note to the entire team, help | How fast must I report a mail with personal details that went astray? | wrong recipient health data | Who decides whether the people affected have to be told?
The recall worked, do I still have to tell anyone about the pay slips I sent to the wrong colleague? | Do I have to inform the customers myself if I leaked their records? | Job applicants' CVs went to a stranger
Excel file with everyone's wages went to a supplier, I'm panicking | Is recalling enough if there was confidential personal information in my mail? | Who is involved when customer records are emailed to a stranger?
Mailed a spreadsheet of wages to the bloke next door, I'm dying of shame | Doctor's letter of one of my people landed with a customer | Addresses and birthdays of clients leaked, whom do I alert? | GDPR breach by a mis-sent message
Passport copy of a new hire went astray | Bank details of forty drivers sent to the wrong haulier | I got it back in time, so I can keep quiet about the pregnancy info, right?
Is tomorrow morning soon enough to own up that I leaked people's pay? | Will I get sacked for sending someone's diagnosis to the wrong person, and what first? | Put 200 clients in Cc instead of Bcc, everyone sees everyone
Autocomplete picked the wrong Miller and now he has my team's bonuses
## Sent to the whole company by mistake
I hit reply all and it went to everybody in the company | email to all staff by accident | Who can stop a mail that went out to everyone? | What number do I ring if I wrote to the whole company by mistake?
Can the mail team pull my message without asking me? | From how many recipients on is the mail team needed? | As a manager, can I agree to stop a mass mail that one of my people sent? | Reply-all storm, thousands of people, my fault
My private joke has just gone to all employees, how do I stop it? | My cat walked over the keys and every employee got gibberish | Posted my divorce rant to the all-hands list, kill it please
Who has the power to halt a mass message before all 900 read it? | One of my team wrote to the entire firm, may I say yes to stopping it? | Everyone@ got my lottery syndicate invitation
Distribution list blunder, need the emergency number
## Prevent it
How can I delay sending so I can change my mind? | undo send | For how many seconds can a message be held back? | Where is the setting that gives me a moment to cancel a mail? | I keep sending mails too early, any trick against that?
What value do you recommend for Undo send? | Grace period before it leaves, like Gmail has | I'm trigger-happy, can Outlook wait a moment before it goes? | Can I get a whole minute to change my mind?
Buffer against sending too hastily | How to never embarrass myself again by clicking too quickly? | Ten-second pause, where to switch on?`,
};
