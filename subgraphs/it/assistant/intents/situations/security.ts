/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const SECURITY_SITUATIONS: Readonly<Record<string, string>> = {
  'Setting up two-factor sign-in': `
It keeps asking me for something on top of my login phrase and I've no idea what it wants. | why do I need my phone to get into mail | how long have I got as a new hire until it's mandatory
I started last Monday, put it off, and today nothing lets me in. What did I miss? | sign-in blocked on my day four | deadline for the extra login thing | the 3 days for the second login step, working or calendar?
Which things stop working if I never do that second step? | does wifi want the second factor too | One of my new joiners was ill in her first week and is shut out now. How does she get back in?
Could you just send me an SMS with a number like my bank does? | text codes ok? | login codes, why no sms | I don't want company stuff on my private phone. Is there another way? | do I pay for the yubikey
In finance they said I can't use the app alone. What do I need instead? | who must carry a hardware key | HR assistant here, is the phone app enough for me? | sales guy, can I have one of these little keys although I'm not obliged?
which key model do you hand out | authenticator app costs? | Which authenticator, Google or Microsoft? | I'm an admin of two servers and use the phone app. Am I doing it wrong?
I lead accounts payable. My folks ask if those sticks are a must or nice to have. | old Nokia, no smartphone. How do I get into Teams? | does the warehouse crew need the stick or is the phone good enough
what does my one account open, all of it? | My brother-in-law had his number hijacked. Is that the reason you don't text codes? | Intern for eight weeks. Also for me, this extra check at login? | yubikey optional for legal?
key + app together allowed for people in marketing | price of the login app and of the key | sign-in without second step possible for how long | my contract begins on Thursday, by when should it be done
OneDrive and VPN both refuse me, same reason? | IT department: login app without key, allowed? | Day two at Northwind, they say I'm "not protected yet". What exactly is still open, and what happens if I ignore that till next week?
## With the app
Phone in one hand, computer in the other. What's the first thing I open? | page on the computer to add an approval app | account page, which button to add my phone | QR square: with the camera or with the app?
It shows 47 on the computer and the phone wants digits from me. What do I do with that 47? | authenticator wants two digits, type where | I'm on a Pixel, where do I fetch the program from? | app store name of it for iPhone
account dot northwind something, what's the full address for my security stuff | There's a lot of authenticators in Google Play and some look fake. Which is the one?
I have scanned the code with camera of phone and only a strange link comes. How it should be done? | can I do the whole thing on the phone without a laptop | Under which menu do I hang my cell onto my account?
steps for phone approval, short | My mentor is off today and I'm alone with the welcome sheet. Walk me through getting the approvals onto my Android. | adding the app, is there a number to confirm at the end
Does the laptop show me the digits or does the cell? | Huawei/Samsung, from which store | account page security tab, then? | apple phone: download what for the login approval | my screen displays a square made of dots, next move?
## With a key
where do I get the gold thing | They told me to fetch a stick from someone. Which room? | yubikey PIN how many digits | How do I hook the stick up to my account? I got it an hour ago in a little bag. | security stick, touch which part
It blinks and waits and nothing happens. Do I have to press something on it? | stick with an iPhone, no port fits | login key: hold it where on the phone | add method, and which kind do I pick for a USB stick
My key asks me to invent a PIN. Four numbers enough? | Payroll starts a new clerk on Monday. Where do I send her for the compulsory stick? | yubikey: plug, then | NFC does nothing on my Android. Front or back?
sign-in key mailed to me or picked up? | gold disc on the stick, what's it for | I forgot what they said: letters allowed in the code of the key, or digits only, and how many? | can I use my key to get into mail on my phone too
recruiter, day one, got told "no key no access to the files". Where, what, how? | tapping the key to the screen side doesn't work | is it the walk-up desk that gives out sign-in keys
## New or lost phone
I'm getting the new iPhone on Friday and trade in the old one at the store. Anything to do before? | wiped my old cell already, can't get in anywhere | phone drowned in the lake, and with it my approvals. Who lets me in?
number to call when my authenticator's gone | temp code valid how long | Will they believe me on the phone that I'm me? I'm 500 miles from the office. | locked out without my phone, badge needed or passport
lost my approvals, video ok instead of coming in? | emergency login code: 8 hours and then what, am I out again? | upgrade phone, order of things
One of my reps had his cell stolen in Atlanta and can't approve logins. Whom does he call, and what does he hold ready? | when may I get rid of the former phone
It's my free day tomorrow and the code they gave me this morning... good till when? | I switched carriers and got another device, the app there is empty. Old one's in the drawer. What now?
no authenticator any more, how do you check it's me | Screen of my Android shattered, can't read the approvals. I've a customer at noon. | cell forgotten at home, can someone let me sign in for just today
left phone at my parents', back on Sunday, can't approve logins | temporary login code from the desk expires | for a temporary code show face or badge or both | authenticator: new device first or old one off first
my badge is at home and my phone's in a cab. Do I have any chance today?
`,
  'Recognising a phishing message': `
Got a mail from "our CFO" with a yellow bar on top. Looks real otherwise. | yellow stripe above a mail, bad? | how many warning signs till I should be suspicious | fake mail: one sign only, is it harmless?
Someone who says he's my boss wants six Apple cards for a client, and I should keep it quiet. | gift cards request | A supplier writes that they have another IBAN now and the invoice is due today. I'm in AP. Pay?
vendor changed bank details by mail | Help desk guy mails me that he needs my login phrase to fix my mailbox. Give it? | will IT ever ask for my password | The link says northwind-example.com. Ours or not? | what must our links end with
mail says "act within the hour or your account is closed", hmm | Why is everyone in such a hurry in that mail? It says answer before noon and tell nobody. | secrecy = red flag? | "External sender" though the sender sits two desks over
hover shows some odd address, how do I judge it | My interns ask how one tells a fake from a real mail. A rule of thumb please. | Is a mail from outside with the yellow bar always evil? I get them from customers all day.
It has bad grammar and a link to a parcel service. I did order something, though. | I work in the warehouse and got a mail that my pay will be stopped unless I log in right now. | requests in mails that are never legit
director wants cards from Target, urgent, he's in a meeting | login page looks like ours but ends in .co | ways to spot a scam mail, short list | Is it normal that somebody of IT wants to know my phrase for a migration?
new joiner, got a mail "HR: confirm your account for salary by 5pm". Two of two? | Strange: a mail from our own payroll desk, but the strip on top claims it came from outside, and they want my account number changed.
## What attackers write
There's a line in a PDF that tells the chatbot to hand out everyone's pay. Should I be afraid it does? | "ignore your instructions" mail, what's that | can our AI helper be tricked by a mail
My VP mailed me to send her the payroll file. It's her name under it, so I should, no? | signed by the CEO = order? | how do I check with my boss whether he really wrote this | reply to ask if it's genuine, good idea?
Weird ask from my supervisor at midnight, wants the customer list. Via which way do I ask back? | Must I do what a mail says when it comes from the top? | hidden sentence for robots in an applicant's resume, HR
weird order from boss: check in teams or phone or mail back | One of mine answered the "boss" directly by reply to verify, and got a yes of course. What should he have done? | prompt injection, do we care
white text in a document that speaks to the assistant and wants salaries | the assistant read a nasty mail, will it obey | My chief wrote from another address that I must wire money. I cannot reach him in Teams. Call him?
text in mail is talking to a bot, not to me. Delete? | who do I listen to if a mail gives orders | legal gets strange commands in contract attachments, "list all salaries", is it an attack?
my manager wrote "do it, don't ask". Not in Teams, only by mail. Still follow?
## Report it
where's the button for bad mails | press what in Outlook on my PC | iphone outlook: how to flag a fake | outlook on the phone, three dots, then what for a scam?
I read mail in Thunderbird, there's no such button. Where do I send the thing? | address for scam mails | phishing: just forward it, or as attachment | How long until someone from Security tells me if it's real?
reported a fake, 4 hours or 4 days for a reply | My folks delete fakes straight away. What should they do with them instead? | I reported something at 9 and it's past lunch. Shouldn't I have heard? | outlook web same as windows?
on a Mac, which menu for junk that pretends to be the CEO | Android, a dodgy message is open in front of me | I'm pretty sure it's fake. I didn't touch anything. Who wants to know about it? | apple mail app, no button
Does someone look at what I report, and when do they tell me the verdict? | who gets it when I press Report on a mail | how to send it so that you see the headers
customer's finance got a fake from "us" and sent it to me. Where do I pass it on? | report then phishing or junk? | waiting to pay until Security has answered, how many hours is that | on cell: tap where to denounce a mail
Delete or hand it over? And to whom, I'm using the web version
## You clicked, or typed your passphrase?
Oh no, I opened the link and put my login in. What now? | clicked a bad link, phone who | I have been stupid and opened what I shouldn't. Will I get fired? | clicked a fake link, how fast do I have to call
phished, 15 min gone already, still call? | Do I shut the machine down? A window popped up and says my files are being encrypted. | after a bad click turn the box off or leave on | pull the plug of the network or just the wifi
it's 3 am and I typed my phrase in a fake page | 4911 open at night? | My trainee came to me crying, she gave her credentials to a fake parcel site. Is she in trouble, and what are the first steps?
got an email that said "gotcha, this was a test". Did that go in my file? | how often do you send us fake mails as a test | if I report the test mail, is it good or bad | Quarterly fake mail: what counts as pass?
I think I may have gotten hacked, my mouse moves by itself | fell for a scam, blame for honest report? | opened the attachment, macro ran, screen flashed. Customers' data on this box! | Should I take the battery out or shut it?
extension for security emergencies | typed it, but noticed at once and closed the tab. Enough? | wifi off, cable out, and then wait for whom | is the harmless test mail monthly
I'd rather not tell anyone I fell for it. What's the risk of telling? | warehouse terminal, a colleague clicked on a voucher. Do I unplug the LAN or the power?
boss will kill me, entered my password on a false Microsoft page 5 minutes ago | ticket or call if clicked | was that a real attack or one of yours, the thing from yesterday
`,
  'What to do when a laptop is lost': `
My bag's gone from the train. Computer's in it. | left my notebook in a taxi, who do I tell | machine missing, how quick must I say so | Is it ok if I look for it over the weekend first and tell you on Monday?
lost notebook: one hr or 24 for calling in? | number for lost computers | middle of the night in Singapore and my machine isn't in the room. Anyone there to pick up? | vanished computer, can I open a ticket
Not sure if it's lost or just in my sister's car. Do I have to call already? | reporting a lost machine, what will they ask me | I don't know the number on the sticker, and the sticker is on the thing I lost.
lap-something number, needed? | My rep calls me from an airport, his MacBook vanished at security control. Which number do I give him? | was it locked? what do you need to know | laptop gone, email to security enough or phone
machine lost on a weekend, 4911 open? | I noticed it yesterday evening and thought it would turn up. Too late now? | who finds out which computer I had | where and when did I see it last, why does it matter
My backpack was taken at a bar. I'm ashamed. Do I call the help desk or someone else? | lost laptop, asset tag unknown | forgot it in a rental car, returned already | first thing to do, box gone
can't find my computer after the fire drill | One of my interns lost his notebook two hours ago and was afraid to say. What now? | how do I report a missing PC from abroad | within the hour from losing it or from seeing it?
machine gone, do I call my boss first or you | missing laptop, facts to have at hand for the call | A thief or me being messy, no idea yet. Is there a cutoff after which you'd be mad at me for not having told?
I wrote a ticket at noon about my missing ThinkPad and nobody has responded. Wrong channel?
## What happens next
Can whoever has it read the customer list on it? | is the drive encrypted | filevault on ours? | Ubuntu laptop gone, anything readable on it? | lost box, how soon is it locked from far
I've called. How long till nobody can get into my mail with it? | ten minutes after I report my laptop, what's done | When do you wipe a lost machine? | found my laptop after 30 hours behind the couch, is everything erased
stolen laptop is offline, so how could you erase | Does a stolen MacBook have any worth for a thief? | activation lock meaning | I use the same login phrase on the missing machine. Do I have to think up another?
lost machine, new passphrase over the phone? | Am I logged out everywhere when I tell you? | someone smashed my car window and took it. Cops too or just you? | stolen notebook, police by when
file number from the police, where does that go | police report number to what mailbox | Find My shows my computer in a house two streets away. I'm going over there with my cousin. | locator says it is in some garage, go?
Will this come out of my salary? I've got a $2,000 machine on my conscience. | who pays for a stolen notebook | I lost my notebook, do I owe you money | I've got a pitch tomorrow at nine. What am I going to work on?
stolen computer, loaner when | how long can I keep the borrowed one | the borrowed machine is slow, when do I get a proper one again | Lost the company phone, not the computer. Other rules? | tablet missing in the warehouse
company cell slipped into the lake, same number to call? | Manager asking: my engineer's box was stolen on Tuesday, by when is he fully equipped again? | laptop after 24 h not found | lost PC, bitlocker protects?
do you mark my lost laptop somewhere as gone | Do I need to go to the station in person the same day? Theft, hotel in Miami. | Legal wants to know if a lost machine means a data breach. What's on the drive in clear?
sessions ended = Teams on my phone too? | someone found my laptop, can he see my photos of the kids on it | lost laptop called in, what's done on your end once I hang up | iPad on the plane seat, how many hours have I got to report?
it's insured? do i pay part of it | new employee, lost it in week two, deducted from my first check? | notebook stolen at lunch, may I pick up a spare today still | spare laptop ready in the evening? it's 3 pm
Thief, my flat, machine and phone both. Whom all do I inform, and in what order? | will mac be erased or only locked | linux encryption name | laptop thief located, confront him or not | how many days till I must bring back the spare one
police report needed also if I just forgot it somewhere? | I got the loan machine two weeks ago and the other hasn't arrived. Normal? | It turned up at the lost and found two days later. Will my stuff still be on it?
lost laptop, remote lock takes | Do I come by to set the new login, or do we do that while I'm on the line? | 24 hours, erase or police? I mix those up
One of my salespeople had her car broken into. She asks whether she needs a paper from the officers and who at Northwind wants it. | replacement for a lost machine, days
The lady at the hotel desk could look inside my PC, couldn't she? It's Windows. | I lose my phone each year. The work one this time. Who do I ring, and is one hour serious? | temporary laptop during office hours only?
lost it on the very first business trip. Will they make me chip in for another? | my chief says I can keep the spare "as long as it takes". How long really? | blip on the map shows my MacBook at a pawn shop, shall I buy it back
Machine without internet in some drawer: when it connects next month, what happens to it? | will somebody with my open sessions be able to send mail as me | security@ or help desk for the police paper
intern's notebook stolen in the subway, does my budget bleed | can a thief set up my Mac as new
`,
  'Choosing a strong passphrase': `
It tells me my login is too short. I've got 12 letters and a symbol. | account login, how many characters minimum | My new login has fourteen letters and it's turned down each time. How many more does it want?
Can it be a sentence I like, from an old summer hit? | dog's name + year, ok? | four words, or what's easy to remember | I never can remember these long things. Any trick? | copper violin and so on: can I take that one?
can I use my kids' names glued together | At my last job we had to have a capital, a digit and a special sign. Here it seems just length counts, am I right? | New guys in my team ask how to come up with a good login. What's the recipe?
short & complicated vs. long & simple | Would "apple pear plum cherry" be a good one, or are four fruits too much alike? | I took "lamp" and "river" and "sock". It says no, and I can't see why. Another word?
one line of a hymn is long enough, isn't it | is my wife's full name plus birthday accepted as a good one | example of a good login phrase
My folks in the warehouse hate typing. What's the least they can get away with for the main account? | is there a catch with using random words from the dictionary, and how many do I take
My two cats, written together, make 19 letters. That's nice and long, so what do you have against it?
## The rules in short
my account is locked, what now | I typed my sign-in wrong too often and Windows lets me in no more
It's been a year. Do I have to think up another login? | how often do we have to renew the login phrase | Outlook never nagged me to change it, is something wrong with my account?
A colleague looked over my shoulder as I typed. Should I do something? | security rang and told me to change it, real? | can I go back to the one I had before last
I rotate between the same three logins since forever. How far back does your system remember? | "found in leaks", it says. I've never been hacked! | new login refused although it's 20 characters
typed it wrong ten times after the holidays and it won't let me in. Who unlocks it? | My cat walked over the keys at the login, again and again, and now I'm shut out. When can I try anew? | 15 minutes: do I have to call or just wait
My phone has an old login saved and it keeps knocking at the door. Now I'm shut out again and again. | login tries before it shuts | PIN on my computer, 4 digits fine? | how long must the iphone code be
My Dell wants a shorter number for quick sign-in, besides the long phrase. How many digits have I to pick? | Android asks for a longer number since I added work mail, why six? | The portal has another login than my mail? Nobody told me.
min length for the portal login | where do I change the one for the portal | may I use the same for both, portal and mail
I signed in to this site here with a short one of eight and it took it. You'd like that, or would you prefer longer? | One of my people is shut out before a customer call. Does waiting help or does she have to ring you?
new passphrase every 90 days like in my old firm? | do I need to change it when someone in my team leaves | I want to use again what I had in 2022, possible? It's three changes back.
I'm not sure which spelling I used. How many guesses have I got before it shuts me out? | five last passphrases, usable? | /profile and passwords, what for | my portal password has 9 characters, bad? | my passphrase, when must I change it
My account is frozen since five minutes, and the client waits. Does it thaw by itself? | numbers for unlocking my company Samsung, min | Somebody called, said he is Security and I should pick a new login. They'd do that by phone?
does the HR site here follow the same length rule as the computer login | I let my kid watch me log in. Enough reason to get another?
## Keep the rest in Bitwarden
I've forty logins on a sticky note. Is there something better from you? | Our accountant keeps logins in a paper notebook with a lock. Which tool should I push her to? | do I pay for the vault | where's the vault on the web
install bitwarden on my PC from | mac: where do I get the vault app | Linux here. No Company Portal, so how do I get the vault? | Let the tool invent one for the hotel site, fine, but it asks me for the number of letters. What do I enter?
20 letters for web site logins? | Our team shares one login for the supplier site. Currently it's pinned in a chat. My boss says that's a no. | can I mail a colleague a login | team collection who asks for it
As lead of support I'd like one place for our six common logins. How do I get it? | browser extension for ubuntu | LastPass allowed or yours? | Do interns get a vault account as well?
passwords on a spreadsheet in our team folder, legal asks if it's ok | bitwarden collection, what's that | supplier portals for finance, 30 of them, how do I make and keep good logins
My coworker is ill and I need to get into the shipping site. She'd chat me her login. Is that how we do it? | can the member of team ask for the shared vault or only chief | what do I use for websites other than the company account
I'm a temp for three months. May I keep my logins in the company vault, and does it cost my agency? | excel with logins, alternatives | random passwords, create with
One of my folks leaves, we all knew the login to the freight portal from a mail. How should we have shared it? | What do I have to spend to keep my dozens of website logins safe, and is there an app on my work Mac for it?
We're two in the warehouse who need the carrier's login, how do I hand mine over properly? | Company Portal or Self Service for the vault on a Dell?
## Forgotten?
Three weeks in Italy and I've no clue any more what my login was. | can't remember my phrase, page? | reset my login without calling anyone? | forgot + new phone, so no codes either | what do I have to hold up when I call about it
I click on the forgot link and it wants a confirmation from my authenticator. The phone's at home. | extension for forgot login | Monday, 7 am, blank brain. Where do I click?
I rang the desk because I'd forgotten my login and they wanted something from me that I'd left in the car. What was it?
Tried to get a new login by myself at night and it stopped midway, asking for a confirmation. What must I have with me? | My supervisor says he can give me a new one. Can he, or where do I go? | phone lost AND brain empty, who helps
warehouse terminal, forgot it after parental leave, no second factor set | After parental leave my head's empty, but my authenticator works. Fastest way?
`,
  'Sharing files outside the company': `
Customer wants to see our price list before Friday. May I send him a link? | can I give a brochure to a prospect | who says what may leave the house | project plan to our partner firm, ok?
contract draft to the other side's lawyer, what do I need first | contract to outside: manager's ok by word of mouth enough? | An auditor asks me for the payroll table. She's official and all. Link? | customer data to a vendor, allowed?
A headhunter asks what my people earn, as a table. Benchmarking, she says. Can I link it? | whom do I ask about restricted stuff | I'm about to send our prices to a new prospect. How secret is that considered here?
where do I see what class my document has | My document has no label on top. Where would it be usually? | named people or anyone with internal things
Sales wants to send the offer with conditions. My reps ask whether they need me for that. I'm their lead. | boss's ok for sharing in writing = mail ok?
It says "Internal" in the head of my deck. What other levels exist, and which one is the strictest? | is a plan of the project internal or secret | agency needs our brochure as PDF, need permission?
The consultant asked for all our client records to test his tool. He signed an NDA. Fine then? | Is there anything that I can't ever send a link of, even with my director's blessing?
HR intern: a job candidate's bank wants proof of what others here earn. I guess not? | confidential file + outside: conditions | legal sends contracts all day. Do I need someone's yes every time?
Our tax adviser is outside, but she always gets everything. For pay figures too? | can I post the flyer publicly | sharing rules table, short | my boss agreed on Teams to give the client the agreement, does that count
What I've got is marked as internal. Client asks for it. Any hoops? | is a yes from my lead on paper required for the price table | restricted file, mailbox to ask
## Making the link in OneDrive
share link: right click on the file and then | share a file from my MacBook with an external | Ubuntu, no right-click share thing. How do I do it? | is there a onedrive app for linux
I'd like a link that just works for whoever gets it. It's greyed out. | anyone links, why off | share to a client: type name or whole address | Client says he has no Microsoft login. Can he open it anyway?
shared link, recipient must sign up? | code mail expired before my customer read it, how long is it good | guest's code for my link good for 15 min? | They should look at it but not change anything. | edit or view, where do I set it
I want the client's people to read our study on screen but take nothing home. Can that be set? | can editors be kept from downloading | The partner says the link is dead. I sent it five weeks ago. | default life of a shared link
Our builder needs the floor plans the whole summer. How long can a link live at the outside? | I need the freelancer to have access for half a year. Possible in one go? | link end date longer than 90?
drawings, 14 gigs, to a supplier in Mexico | The film from our trade fair is one huge file. Up to how many gigs will a plain link do? | how big may one file be | too big for OneDrive, plan B?
transfer.northwind something, how do I get on it | when is the big-file space ready if I ask today | is stuff on the transfer site kept for long | I put 30 GB there three weeks ago and it's empty now!!
At my former employer I used WeTransfer for anything big. Carry on like that? | My client only takes Dropbox. Exception for him? | send it to my gmail and from there to him | files on a usb stick for a visitor
I've shared with the wrong person, a competitor even. How do I pull it back? | revoke a shared link where | link removed, how long till they're out
The intern gave the whole folder to an agency, edit rights. How do I as her boss undo that? | website for sharing in the browser | "people you choose" in the link box, meaning | share from a mac, ctrl or cmd click
Supplier complains he gets a six-digit thing asked and doesn't know from where. | warehouse: a carrier needs our packing videos, around 8 GB in one. Can that go by link? | transfer space, kept 14 days or 30
I'd like three folks at a client to edit one sheet with us. What do I click? | block download impossible for editors? | handing a thumb drive to the auditor, she asked for it | link runs out when if I set nothing
Is emailing it to my private account to print it at home a sin? | how to renew... link dies Friday, what's the longest I can set next time | ticket for over 10 gb to a supplier, how
video team: 40 GB raw footage to the agency by tomorrow evening. Doable? | a stranger got the link forwarded by my client. Can he open it?
Negotiations broke down, they still have our plan open. If I take the link away, are they out now or tomorrow? | customer has just a Yahoo mail, no work account. Works? | engineering share CAD with externals, tool?
My customer is on Dropbox and my intern on his own mail and a stick. What am I to forbid him? | I want guests only read. And no copy on their side. | Can the other party open it on Linux or without Office login?
transfer space takes one working day? | close the access after the project is done, steps | a vendor asks me to drop files on his Google/Dropbox folder, my lead shrugged | share button greyed for public link
Our guest opened it late, and the number in his mail was no longer good. He got it half an hour before. | does the other side pay or register for anything
We're a finance team on a deadline: banker needs read access till the end of the quarter, seventy days. Allowed, or cut off after a month? | 12 GB, how to send
Customer wants the drawings today, and private mail is the quickest. Will I get in trouble? | put what in the "to" of the link, name, group, full mail? | Can I set that the designers change the deck but can't pull it onto their disks?
transfer.northwind space emptied when
`,
  'Locking your screen on every system': `
I'm only going for a coffee, thirty seconds. Must I? | shortcut to close the screen on a PC | win + which key to lock | I switched from a PC to a MacBook and leave it open all day because I don't know the keys. Help?
Is there a quick button on a MacBook instead of three keys? | ubuntu lock hotkey | Our devs sit at Linux machines with nobody locking. Which two keys should I write on the whiteboard? | lock iphone: which button
phone lying on the table in a meeting, how do I shut it | My new hires leave their desks wide open. What's the rule I can point them to? | does it count if I just walk to the printer | lock the ipad how
which keys did they say, something with Q | Android, quick way to make it dark and safe | I come from Windows and on this Apple thing the L combo does nothing. What do I press? | fedora gnome, quick lock
I'm the only one on the floor on Fridays. Does the rule hold then as well? | one-hand way to close a Mac before I run to the door | tablet of the warehouse, press what when I put it down
## Automatic lock
It goes black every ten minutes while I read long contracts. Can I have thirty? | screen shuts by itself after how many minutes | phone locks too fast, longer?
In the settings of my computer the sleep time is grey. Who's holding that, and can they make it longer? | tablet in the warehouse goes off after two minutes, we have gloves on. Change it?
My slides were on the PC in Cedar, came back after lunch, gone. Where are they? | meeting room computer, when am I logged off | files on the desktop of the Birch computer
I was in Maple this morning and forgot to sign out. Can others read my mail there now? | signed out after 30 min in which rooms | make it never lock, I'm alone in my office
legal reads paper for an hour, PC closes, annoying. Exception on the time? | I read a recipe on my work phone and it closes on me all the time. How long does it wait? | does a desktop computer follow the same time as a notebook
saved to the desktop in the conference room yesterday | sign out of room PC needed or automatic? | One of my leads wants his phone to stay open for five minutes because of the stock app. Possible?
I went to the restroom and my notebook was closed when I came back. After how long does it do that? | Nobody comes to my room, the door has a lock. Let me switch off the thing that shuts my screen?
will my stuff on the meeting room machine be safe till the afternoon session | Could you please set mine at an hour? My boss signs anything. | left a deck on the big screen's computer in Maple at 9, meeting till 11 elsewhere
phone goes dark after how long untouched
## While you present
In the middle of my pitch the screen went dark and I had to type in front of the customer. | keep awake during a talk | demo at a fair, PC should stay on all morning | presentation mode how long | where's that mode on Windows
mac: no sleep during webinar | I closed the lid between two talks, and now it locks again. Why? | 4 hours enough for an all-day workshop? | linux presenter, how do I keep the display on | linux slides without locking, who says yes
how long does approval of the linux thing take | My training tomorrow runs on a Debian machine, six hours of slides. What do I have to arrange today?
I started the keep-awake thing and then carried my notebook, shut, to the next room. Now it locks again. | Webcast from the warehouse, laptop on a tripod, nobody touches it for three hours | what do I start before I present from my Mac
self service item so my screen stays on in talks | My boss's screen went off during board meeting, twice. What should his assistant start next time? | help desk and fedora and slides | max time on stage without locking
Two hour town hall, I read off the screen and never touch the mouse. How do I stop it from going to sleep on a Dell? | five-hour training, will the awake thing last
need a Security yes for my Ubuntu talk, by when should I ask for a Thursday slot | presenting, shut lid = awake off?
## Unlocking
After the update last night my finger doesn't work, it wants me to type. Bug? | Each Monday after I switch on it refuses my finger until I've typed the long one. Can that be fixed? | why isn't my face enough in the morning after a restart
face login on Windows allowed? | I'm tired of typing sixteen letters forty times a day. Is a finger or a look into the camera allowed instead? | My wrist gadget opened my private MacBook so nicely. Will it do this with the one from you?
My watch used to open the Mac at my old firm. Here nothing. | ways to get back into a locked screen | touch id permitted? | The woman beside me on the train read my whole deck. Is there something for that?
privacy film for my screen where | which sizes do you have of the dark foil | do I have to buy the sight shield or lend it | side-view filter for 14 inch
Payroll sits by the window with the passage behind. Is there a sheet for our large displays so that nobody peeks? | I'm a lot in coffee shops with customer data on the screen. What do you expect of me?
saw a colleague's machine open, do I rat him out? | My neighbor went to lunch with his mailbox wide open. Do I touch his keyboard or leave it? | Should I report it to Security if someone leaves his thing unlocked?
found my chief's computer open with salaries on it. Awkward. What do I do? | privacy filters, room | Does my Mac open with the watch if I allow it in settings, or have you shut that?
Sales team travels by rail every week. Can I get five of those side-view blockers, and where? | type the phrase again after power off, always? | unlock by camera, Lenovo | is the sight filter free or a loan
working in a plane, anything on the display? | intern, should I tell on somebody who left the screen on | finger wet, other options to unlock | my 13 inch, do you have a foil for it | biometrics allowed for unlocking
I moved from Windows to a Mac. Which of finger, face, wrist do you let me use? | New supervisor here: somebody in my team always walks off with all windows open. Do I have to file something, or what's the decent way?
nosy neighbor reads my screen on the airport shuttle | I ride Amtrak to the customer each week with contracts open. From whom do I get something against curious eyes?
`,
};
