/**
 * What people ask that the articles of `articles/security.ts` answer; see `demo/questions.ts` for how it is
 * read.
 */
export const SECURITY_QUESTIONS: Readonly<Record<string, string>> = {
  'Setting up two-factor sign-in': `
How long do I have to set up two-factor? | I started on Monday, until when must I have my second factor? | I can't sign in any more, it says I need a second factor | What happens if a new starter never sets up the extra login step?
two-factor deadline new employee | What do I open with my Northwind account? | Which second factors are accepted? | Can I get the login codes by SMS? | Why are text message codes not allowed? | Does the authenticator app cost anything?
Do I have to pay for a YubiKey? | I work in HR, is the app enough or do I need a hardware key? | Which departments must have a security key? | I'm in Finance and my colleague says I have to carry a little USB key, is that true?
Can I have a hardware key if I'm in Sales? | Which model of key do we use? | I manage a team in IT, do all of my people need a key? | Do I need the app or a key for Wi-Fi, mail and Teams too? | MFA grace period before I'm shut out
Is 2FA mandatory for an intern who is only around for six weeks? | I'm just a working student, surely I can skip this double verification nonsense? | Can I do the verification stuff next week, I only joined today
red cross at logon, "more information required" | Outlook kicked me out on day four, nobody told me about any extra verification | Why don't I receive a text with six numbers like from my bank? | Is the dongle deducted from my wages?
SIM swap, is that the reason you don't do codes by texting? | Could you ring my landline with a number instead of me using an app? | Payroll people: do we need one of those hardware dongles? | How many bucks for a FIDO stick?
Can I use Google Authenticator or Authy instead? | I drive a forklift and only read mail once a week, does the double check apply to me? | Recruiter here, must I carry that small fob on my keyring?
I'm a sysadmin, which authentication is obligatory for me? | I refuse to put work stuff on my private handset, what else can I use to prove it's me? | Passkey or fingerprint gadget for logging on, who is entitled to one?
## With the app
How do I set up Microsoft Authenticator? | Where do I get the app for my Android? | Is the authenticator in the App Store the right one for my iPhone? | Where do I scan the QR code? | add a method | The pop-up asks for 47, type where?
On which website do I add my phone for signing in? | The laptop shows a two-digit number, what do I do with it? | It's my first day, could you please walk me through confirming sign-ins with my phone?
What do I click in account.northwind.example to register the app? | Black and white square won't read with my camera, where does it belong in the process? | I have a Galaxy, which store has the Microsoft thing for approving logons?
Step by step for dummies: pairing my mobile with my work account | I am not good in computers, how I connect telephone for login confirm? | barcode pattern on monitor, what scans it | Registration wizard for verification, web page?
Bought a Pixel yesterday, where does enrolment of the verification begin? | Prompt on my handset wants me to enter figures shown on the monitor | Complete beginner near retirement: can somebody explain this confirming by mobile slowly?
Do I begin on the PC or on the mobile when pairing the two?
## With a key
Where do I pick up my security key? | yubikey setup | How do I register my YubiKey? | How long must the PIN of the key be? | It asks me to touch the key, where exactly? | Does the key work with my phone? | security key PIN digits
How do I use the key on a mobile without a matching port? | Which room do I go to for a hardware token? | I plugged in the little key and the computer wants a PIN, which one? | Gold circle, finger on it, nothing lights up
Tapping my token on an iPhone, which side? | My fob came in a bag without any leaflet, now what? | Is 1234 good enough for the token? | Who hands out those golden USB sticks for logging on? | NFC tap against a tablet, front or rear?
First time using the stick: insert, and then? | Blinking stick in the side of my notebook, it's waiting for me to do what? | Just hired into accounting, where do I fetch the stick for logging on?
## New or lost phone
I'm getting a new phone, what about the authenticator? | Can I wipe my old phone before the new one is set up for login? | My phone is gone and I can't approve sign-ins | I left my mobile at home and can't log in, what now?
Lost my phone with the authenticator, how do I get into my account? | How long does the temporary access code last? | temporary access code | Do I have to come to the office to prove who I am when my second factor is gone?
My phone fell into the sea on holiday and I'm far from the office, can the desk check my badge by video? | Which number do I call when I've lost my second factor? | Toddler dropped my handset in the toilet, can't confirm anything
My mobile broke overnight and now I'm locked out of everything because of that confirmation app, ugh! | Trading in my iPhone at the Apple shop on Saturday, anything to do beforehand?
Switching from Samsung to iPhone without being shut out | Mobile stolen in a night bus, can't approve the logon prompt | Black display on my mobile, cannot see the number to confirm, what's the emergency option?
One-day pass for logging on because my mobile is dead | Is the emergency code still valid tomorrow morning? | Sold my handset on eBay too early, stupid me, now locked out of the account
At my mum's sickbed abroad with a broken mobile, must I fly back to show ID? | What proof of identity does the desk want before handing out an emergency code?
Changed my mobile provider and handset, prompts still pop up on the previous one | Forgot my mobile in the car at the garage, need to get into Teams this instant`,
  'Recognising a phishing message': `
How do I tell if an email is fake? | I got a weird mail, is it real? | What are the signs of phishing? | My boss emailed me asking to buy gift cards, what should I think? | A supplier writes that their bank account has changed
The message says I must act within an hour or my account will be closed | Mail from a colleague but with a yellow banner on top | What does the yellow "External sender" bar mean? | Someone claiming to be IT asks for my passphrase
Will the help desk ever ask me for my login secret? | The link goes to a strange address, can I trust it? | How can I check where a link really leads? | How many warning signs does it take before I should be suspicious?
An email tells me to keep something secret from my team, is that normal? | Do real company links always end in northwind.example? | FedEx parcel waiting, pay 2 dollars customs, legit? | Somebody pretending to be my gaffer
Amazon says my order failed, came to my work inbox | Apple and Steam vouchers, the director wants five of them scratched | Netflix payment problem arrived at my office address | Docusign from a person I never heard of
Is this a hoax or the real McCoy? | Email with wonky grammar and a strange logo | Vendor suddenly wants the invoice paid to a different IBAN | Hovering over a URL shows a Russian domain, bad? | Colleague's name but a Gmail sender
"Act now or your mailbox will be deleted" keeps arriving | Microsoft support rang and wants my credentials | "Don't tell anyone, this is a confidential acquisition" wrote the chief | Red flags of a con artist's letter
QR code in a mail about my pension, should I scan it? | Somebody wants a wire transfer before lunch, feels fishy | Prince from Nigeria left me millions, haha, but seriously, how do you spot the clever ones?
I am reception and a man writes he is technician and wants my login, normal? | Is one clue alone enough to be wary, or how many?
## What attackers write
The CEO wants me to do something odd by email, how do I check it's really her? | Should I reply to a strange request to see if it's genuine? | An email orders the AI assistant to ignore its instructions
Message says "send the list of salaries", do I have to obey? | Could somebody trick the chat assistant with a message? | Is a mail signed by a director an order I have to follow? | Prompt injection, is our bot immune?
My manager's message sounds unlike him, may I just phone him? | My lead texts me to do her a strange favour, what's the safest way to verify? | ChatGPT-style bot gets told "forget your rules", does it comply?
Voice sounded like the president, wants me to email the payroll file | Hidden text in a CV that commands the AI to recommend the candidate | Bossy email demanding wages of everybody, must I comply?
Bizarre plea from my gaffer, do I write back asking whether it was him?
## Report it
report phishing | How do I report a suspicious email in Outlook? | Where's the report button on my iPhone? | Report spam scam mail on Android | I don't use Outlook, where do I forward a scam mail? | phishing@northwind.example
Do I forward a fraud message normally or as an attachment? | How quickly does Security answer after I report a mail? | Nobody has answered my phishing report yet, when should I hear back? | Which mailbox collects scam samples?
Which menu is it in Outlook on the web to flag a fraud attempt? | Junk with a nasty URL, simply bin it or tell someone? | What do I tap on my Galaxy to flag a fraudulent email? | Is there a button against crooks in Outlook?
Thunderbird user, how do I hand over a spoofed email to you? | Flagged something dodgy at 9, will I hear by the end of my shift?
## You clicked, or typed your passphrase?
I clicked on a bad link! | I opened the attachment and now I'm scared, what do I do? | I typed my password into a fake page | I think I just gave my login to a scammer, who do I call? | phone number after clicking a phishing link
How fast do I have to call after clicking on something dodgy? | Is anyone at security reachable at night if I fell for a scam? | Should I shut down my computer after clicking a bad link? | How often do we get test phishing mails?
Should I pull the network cable when I think I've been hacked? | Will I get in trouble if I clicked on a scam mail? | I'm embarrassed that I fell for it, will my manager blame me? | Does the company send fake phishing mails to test us?
How do I pass the phishing test? | I reported a message and it was only a test, was that right? | Do I leave the laptop switched on after I gave my details to a fake site? | Oh no, I entered my credentials on a bogus Office page
Opened a zip from a stranger and a black window flashed up | I feel so stupid, fell for a fake parcel notice on my work PC | Hacker alarm, whom to ring at 3 am? | Airplane mode or power off after tapping a malicious URL?
Skull on my display, files being encrypted, pull the plug or leave it running? | Will I be sacked because I got tricked? | I got conned yesterday and kept quiet, ashamed, what should I have done? | Was that a drill or a genuine attack?
Malware popup with a siren telling me to ring a number | I handed a crook my login on the telephone, help | Those simulated attack emails, are they every month? | Virus! what do I do with the ethernet lead and the wireless?
Quarter of an hour passed since I opened that URL, is it too late to ring? | Intern in my team entered her details on a bogus site, will she be punished?`,
  'What to do when a laptop is lost': `
I left my laptop on the train | lost laptop | My computer is gone, who do I call? | I can't find my notebook anywhere, how soon do I have to tell somebody? | Within how many hours must I report a missing laptop?
My bag with the computer disappeared at the airport at 2 in the morning, is anyone there? | Is it enough to write a ticket about my missing computer? | What number do I dial if my laptop disappears? | Extension for lost devices
What information do I need when I report my computer missing? | I don't know the asset tag of the laptop I lost | Will they ask whether my missing computer was locked? | Rucksack nicked with the ThinkPad inside
I forgot my computer in a taxi in Chicago, what should I tell Security? | I noticed on Sunday evening that my laptop isn't at home, can it wait until Monday? | Left my MacBook on an Uber back seat
Forgot my Dell at airport security, flight is leaving | Machine vanished from the conference hall in Boston | I can't see my work PC after moving house, boxes everywhere | Mislaid my notebook at the library, ring someone or email?
Drunk last night, woke up without my work bag | I'll look for it over the weekend first and tell you Monday, fine? | Is there somebody on duty on Christmas Eve when equipment vanishes? | Emergency number for vanished equipment
Toilet at the motorway services, machine stood there, now it's not | The sticker number was on the machine itself, so I can't read it out | What will they quiz me about on the telephone when my machine vanished?
Greyhound bus drove off with my backpack | Hotel maid says there is no computer in room 12, whom do I alert? | I am ashamed to say but my work computer is not where I put it since two days
## What happens next
What does Security do after I report my laptop missing? | How quickly is a lost laptop locked? | Will my lost computer be erased? | When is a missing notebook wiped? | I found my laptop again the next day, is everything deleted?
Can the person who finds my laptop read my files? | Is my hard drive encrypted in case somebody takes my computer? | BitLocker FileVault LUKS lost device | My Mac was taken, can the thief use it? | Activation Lock on a missing MacBook
Do I need a new passphrase after losing my computer? | Someone stole my laptop from my car | Do I have to go to the police if my computer is stolen? | How soon must a theft be reported to the police? | lost company tablet
Where do I send the police report number? | I can see on the map where my stolen laptop is, may I go and get it? | The locator shows my Mac in a house nearby, should I knock on the door? | Do I have to pay for a laptop I lost?
When do I get a loan computer after mine was stolen? | How long may I keep the loaner after losing mine? | How long until I get a replacement for my lost laptop? | Will the cost of a stolen notebook be taken from my salary?
Who pays if I lose my phone on a trip? | I lost my company phone, same procedure as with a computer? | My work mobile was stolen on vacation, how quickly do I have to call? | My employee lost her laptop, what will she work on tomorrow?
I'm worried about customer data on the laptop that was stolen from me | Are my open sessions ended when my laptop is missing? | What happens in the asset list with a computer that was lost? | Loan laptop same day after theft
Who pays when a thief breaks into my hotel room and takes my work computer? | How long do they wait before my missing computer is wiped from afar? | Burglars broke in while we were at grandma's funeral and took the work machine
I'm so sorry, I think I left my work computer in a restaurant, what will happen to it now? | Car window smashed, bag with the notebook taken | Pickpocket took the company iPhone on the tube | Can a thief see my photos and mails?
iPad from work slipped away at the fair, same hotline? | Crook pulls out the SSD, can he look at our plans? | Remote wipe, after what delay? | Cab driver brought it back the next afternoon, is my stuff still on it?
Do I fork out for a new one if mine got nicked? | Is 1,500 bucks going to be docked from my paycheck for a misplaced machine? | Insurance excess for a nicked notebook, who bears it? | Confront the guy who has my computer, good idea?
Find My shows my MacBook in a pawn shop, I'll just drive over, yes? | Cops want a crime number, who gets it at work? | Sheriff's office, crime report, deadline | Nothing to work on tomorrow because a thief has my machine
Do I file with the police if I simply forgot it somewhere or only after a robbery? | Spare machine for a fortnight after a robbery | New machine after a burglary, how many days' wait?
Does Outlook throw me out everywhere once I've told you about the theft? | My kid left my work tablet on the playground, it's gone | Mugged on the way home, phone and computer both taken
Returned the temporary machine after eight days, is that early or late? | Client secrets on a stolen disk, are they scrambled? | Whoever picks up my Mac can reinstall it and sell it, right?
Will a stranger be able to guess his way into the machine I dropped somewhere? | How soon is the robbed machine frozen from a distance? | Why must I make up a fresh logon phrase during the hotline call?
Found it under the bed, was it already deleted remotely? | Is the equipment register corrected when my machine vanishes, or must I do that? | My driver's tablet fell out of the lorry somewhere on the highway
Temp got robbed abroad, will the firm make him cough up?`,
  'Choosing a strong passphrase': `
How long must my passphrase be? | What makes a good password here? | minimum characters passphrase | Can I use my dog's name as a password? | Give me an example of a good passphrase | May I use copper-violin-seventeen-marsh?
Can I take a line from my favourite song to log in? | I'm bad at remembering passwords, is there an easy trick? | How many words should my login secret have? | Is using my children's names in my login a bad idea?
Is Liverpool2024! good enough for my logon? | Can I take my birthday plus my wife's name? | Twelve letters too few? | Must there be an uppercase letter, a digit and a symbol in it? | What would a hacker find hard to guess?
Random nouns from a dictionary, how many of them? | Our baby is called Emma, Emma as logon okay? | Beatles lyrics as logon, clever or dumb? | My credentials feel weak, tips?
Can I use German or Spanish terms for it, I'm not a native speaker?
## The rules in short
How often do I have to change my password? | password expiry | Do passphrases run out after 90 days like at my old company? | When do I have to change my passphrase? | I think somebody watched me typing my login
Someone phoned from Security and told me to change my passphrase, is that legitimate? | Can I use an old password again? | It says my new passphrase was used before | Why is my new passphrase refused, it's long enough?
Found in known leaks, what does that mean for my new password? | I typed it wrong too many times and now my account is locked | How long does my account stay locked? | How many wrong tries do I have? | Windows Hello PIN length
Do I have to call someone to unlock my account after too many wrong attempts? | How many digits must my phone PIN have? | Is a 4-digit code on my company iPhone enough? | Is the portal password the same as my Northwind passphrase?
How do I change my portal password? | Where can I change the password for the portal? | portal password minimum length | Can I use the same password for the portal and my account? | Caps lock was on, ten attempts burnt
I fat-fingered it over and over this morning, frozen out, how many minutes? | Do credentials age here, or may I keep mine forever? | Every three months a fresh one like at my previous employer? | 0000 on the work handset, fine?
Colleague peeked over my shoulder at the keyboard | Rotating between two favourites, allowed? | Have I Been Pwned lists mine, is it rejected here? | "Choose something else" keeps popping up when I pick a fresh one
Unlock code of my Galaxy, how many figures? | The staff website where I ask for leave wants other credentials than my PC? | My profile page on the portal, changing credentials there | Eight letters on the portal, is that really secure?
Same phrase for everything, lazy but practical, acceptable? | My ex knows my logon since the divorce, should I swap it? | Someone with a security voice called: "pick another one right now". Do I comply?
Cleaning lady found my sticky note with the credentials on the monitor | Will it reopen by itself after lunch if I mistyped too often?
## Keep the rest in Bitwarden
Is there a password manager? | bitwarden | Does the password manager cost me anything? | How do I install Bitwarden on my Mac? | Where do I get the password vault on Linux? | How long should passwords for other websites be?
Can I write my passwords in a notebook or is there a safer place? | My team shares one login for a supplier site, how do we do that safely? | Can I send a password to a colleague in chat? | Where do I open my vault in the browser?
How does a manager get a shared vault for the team? | May I email the login of our booking site to the new guy? | LastPass, 1Password, KeePass: which tool do we use? | Fifty logins and a brain like a sieve | Is the digital safe gratis?
Post-it under the keyboard, bad habit, alternative? | Excel sheet with all our supplier logins, how to do this properly? | Browser extension that remembers logins on Ubuntu | Generator for gibberish logins, what length?
Our social media crew all use one Instagram account, where to store its credentials? | Team leader: how do I get a joint safe for my six folks? | Handover before I quit: how does my successor get the logins of our shared accounts?
Slack the Wi-Fi router login to the intern, harmless? | Web address of the safe with all my logins
## Forgotten?
I forgot my password | Forgot passphrase and no phone with me | How do I reset my Northwind passphrase? | After three weeks of vacation I can't remember my login | What do I need at hand when I call about a forgotten passphrase?
Can I reset it myself, or do I need to ring someone? | Brain fog after the twins arrived, no idea what I used to type to get in | Three months of sabbatical and my logon has slipped my mind | Blank memory, logon screen staring at me
Reset without bothering anyone, self-service? | Don't remember my phrase and my handset is at home too | Is there an employee ID check when I ring because it slipped my mind? | Hint for my logon phrase, can I display it somewhere?
Whom do I ring if neither memory nor handset helps me get in?`,
  'Sharing files outside the company': `
Can I send this contract to a customer? | May I share a price list with a partner? | Am I allowed to send a project plan to a supplier? | Who must agree before I give a confidential document to someone outside?
Can I send customer records to an outside agency? | restricted files outside | How do I know what class my document is? | Where in a document do I see if it's confidential? | May I give our brochure to anyone?
Our accountant outside the firm wants the list of salaries, can I send a link? | Does my boss have to agree in writing before I share a contract? | Public, internal, confidential, restricted: what do they mean?
Tax auditor from Deloitte wants our wages overview, may I pass it on? | My sister runs an ad agency, may I show her our strategy paper? | Is a quotation secret or can any prospect see it? | Lawyer needs our client database, possible?
Flyer for the trade fair, free to hand to everybody? | Landlord's lawyer asks for the signed agreement | Does a verbal nod from my boss suffice for giving out an agreement? | Top secret or harmless, where is it printed on the page?
School class visiting us, can I give the kids the leaflet? | I lead a team, someone wants to hand pricing to a reseller, what do I have to put down? | NDA partner, roadmap slides, permitted?
Subcontractor asks for the schedule of the build, am I allowed?
## Making the link in OneDrive
How do I share a file with a client? | How do I send a document to someone who doesn't work here? | share onedrive link externally | Where do I click to share a file on my Mac? | Can I create a link that anybody can open?
Why is "anyone" greyed out when I share something? | Can I stop people from downloading the file I share? | I want a freelancer to read but not change my document | Can an outside person edit a file with me? | file too large to send
How long does a shared link work? | My customer says the link has expired | What's the longest I can keep a link open for a partner? | Can I have a link that lasts a year? | Does the recipient need a Microsoft account?
My client got a code by mail but it no longer works, how long is it good for? | How do I share a file from Linux? | How big can a file be that I send to a customer? | I have a 40 GB video for an agency, how do I get it to them?
How do I get a space on transfer.northwind.example? | How long do files stay on the transfer space? | How soon is the transfer space ready? | Can I use WeTransfer? | Is Dropbox okay for work files? | How do I take back a link I sent?
Can I put the documents on a USB stick for our customer? | May I send a file to my private mail so I can work on it tonight? | I shared something with the wrong person! | remove access to shared file
How fast does it take effect when I stop sharing? | The supplier project is over, how do I end their access to our documents? | I'm leaving next week, can I copy my work files onto a stick or my Gmail?
Can I block downloads for somebody who may edit? | Several people at a partner need the same document, do I type in every address? | An agency sent us a Dropbox link to upload our pictures, may I? | iCloud or Box instead, anyone mind?
What is the end date of a link if I don't set one? | Google Drive for exchanging with a photographer? | My thumb drive with the drawings for the architect, fine? | I'll just email it to my Yahoo and finish it on the sofa, all right?
SwissTransfer, Smash and similar websites, are those prohibited? | Consultant from McKinsey can't open what I gave her | Auditor says the six figures in his inbox are not accepted any more | Drone footage for a TV station, gigantic
The printer's shop needs the artwork, 25 gigs | Email bounced because the attachment was enormous | Big upload area for a partner, who creates it? | The stuff on our exchange server disappeared after two weeks, why?
Translator should look at it without altering a comma, which setting? | Freelancer coming in must write in my spreadsheet, how? | Let the notary look but not save a copy | Greyed out: forbid saving for a co-author
Why can't I make it open for the whole world? | Ooops, the wrong Peter can see my slides | Pull the plug on a shared folder immediately | Cooperation with the vendor finished, cut them off | Ubuntu user, want to give a journalist a PDF
Is three months the ceiling for guests' access? | Half a year of access for our tax adviser, doable? | Guest says "this URL doesn't work anymore", it was fine last month | Does the guest have to register or pay somewhere?
My client only has an old AOL mailbox, can he still open it? | On a MacBook there is no second mouse button, how do I hand a document to a guest? | Sending my successor at another firm my work samples via WhatsApp, yes or no?
Ten suppliers, same tender documents, do I type everyone in? | My accountant forwards the URL to her assistant, can the assistant get in? | Only a plain email with attachment or is there a smarter way for external folks?
How do I set a shorter deadline so that the guest loses access on Friday? | University professor needs our raw measurements, 8 gigabytes | Burn it on a DVD for the museum, would that be accepted?
iPhone AirDrop to a visitor, or what's the proper way to give her a document? | How much notice do you need for a large exchange area, a shoot is on Thursday?`,
  'Locking your screen on every system': `
How do I lock my computer? | lock screen shortcut | Quickest way to lock a Mac | Which keys do I press on Windows before I walk away? | How do I lock Ubuntu? | Do I have to lock my screen just to get a coffee? | Super + L
I only leave my desk for a minute, is locking really necessary? | How do I lock my iPad or phone straight away? | I just switched from Windows to a Mac, what replaces Windows key + L? | Popping to the loo, must I secure the PC?
Just grabbing a latte, thirty seconds, come on | Smoke break, what do I press? | Keyboard combo to secure my MacBook | ThinkPad: fast way to hide everything before leaving the desk | Galaxy tab, secure it in one press
Forklift terminal stays open while I unload, bad? | Reception computer visible to every visitor when I sign for a parcel | Kids at home bang on my keyboard while I'm in the kitchen | My cat walks over the keys, how do I shut them out?
Hotkey on a GNOME desktop for going away | Fire drill, run or secure the computer first?
## Automatic lock
After how many minutes does my laptop lock itself? | My screen goes dark all the time and asks me to log in, can I make the time longer? | Can I turn off the automatic lock? | auto lock time phone | Mouse jiggler, may I buy one?
My work phone locks after two minutes, that's so annoying, can IT change it? | The meeting room computer signed me out | How long do I stay signed in on the computer in Cedar? | Are files left on the computer in Maple deleted?
I saved my slides on the desktop of the meeting room PC and they are gone | Does a desktop computer lock by itself as well? | What's the timeout of a company tablet? | Goes black every ten mins, drives me nuts | Inactivity limit iPad
I read from my screen for a long time without touching the keys, can I stop it locking? | Screensaver timer greyed out in settings | Handset sleeps while I'm reading the recipe list, so irritating
Caffeine or Amphetamine app to keep the computer awake, permitted? | Conference PC threw me out during a long lunch | Left my deck on the shared PC in Birch, vanished
Phone goes dark during the call with grandma, who fixed that short time? | Is fifteen minutes of idle time possible for a slow reader with poor eyesight?
Customer's secret sketch saved on the conference PC, will the next group see it?
## While you present
My screen locks in the middle of my presentation | How do I keep the display on during a demo? | presentation mode | Where do I find Presentation mode on my Mac? | How long does Presentation mode last?
I run an all-day workshop, will the display stay awake the whole time? | Does closing the lid end Presentation mode? | I use Linux and present a lot, how do I stop the lock? | Zoom webinar: my display keeps dozing off
Who approves a lock exception for Linux and how long does it take? | Beamer shows the logon page in front of 80 guests, embarrassing | Keynote of three hours, stay awake please | PowerPoint show interrupted by the logon prompt
Trade fair booth with a looping video, how do I keep it on? | Ubuntu speaker at a congress, the projector picture vanishes | I shut my notebook between two talks, is the stay-awake setting still active?
Dashboard on a wall monitor all day long, can the stay-awake setting handle it? | Teaching a class for five hours, is once enough to keep the projector alive? | Board talk tomorrow, the picture must not vanish, which tool?
## Unlocking
Can I unlock with my fingerprint? | Does face recognition work for unlocking? | Can I use my Apple Watch to unlock the Mac? | apple watch unlock | Why doesn't Touch ID work after I restarted? | privacy filter
My computer wants the full passphrase this morning instead of my finger | What ways are there to unlock my computer? | I often work on the train and people look at my screen | Where can I borrow a privacy screen?
Which sizes of privacy filter are there? | Is there a privacy screen for a 27 inch monitor? | My coworker went to lunch and left the computer open, what should I do? | Do I have to report a colleague who doesn't lock their screen?
I found an unlocked laptop at an empty desk | Is there something that stops the person next to me in a cafe from reading along? | Somebody locked my screen while I was away and mentioned it to me, has it been reported?
Smartwatch opens my Mac at home, why not at work? | Thumb reader rejected right after reboot | Bandage on my finger, how else do I get back in? | Camera doesn't recognise me with my new beard
Glasses, mask, camera: does Hello accept me? | Nosy neighbour on the plane reads my mails | Amtrak commuter wants something against prying eyes | Dark foil against gawkers, where does one fetch it?
Is there an anti-spy film for a 16 inch MacBook? | Starbucks, everybody can peek at my spreadsheet | My mate left Facebook open and went for lunch, prank him or what? | Do I snitch on someone who never secures his PC?
Boss's computer wide open, nobody around, what's the polite thing? | Cold start in the morning, it insists on typing the long thing, no thumb | Returned from lunch and somebody had secured my PC, am I in trouble?
Wet hands from the washing up, sensor doesn't read them, what else opens the computer? | My open-plan desk faces the corridor, can I borrow a shield for my 14 inch?`,
};
