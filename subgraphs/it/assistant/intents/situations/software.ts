/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const SOFTWARE_SITUATIONS: Readonly<Record<string, string>> = {
  'Installing approved applications': `
New notebook arrived with almost nothing on it. Where do I get the programs my team uses? | I double-click a setup file and Windows wants a password I was never given. | how many programs can we pick from
Roughly how big is the catalog of pre-cleared software? | Do I have to bother IT just to put a video player on my machine? | I start a client demo in 20 minutes and the player isn't on my box. Will it be there in time?
usual wait for a program to come down? | It's been sitting at 8 minutes, is that normal or should I worry? | which icon is the app shop on a PC | Coming from a Mac shop: what replaces Self Service on a Dell?
I'm an intern with a Windows box and every download page is blocked. Where are we meant to go instead? | company store on MacBook where hidden | Searched my Mac's App Store for our tools, and it says I need an Apple account. Wrong place?
Which folder on a Mac has that company catalog thing? | iPad for the warehouse count came today, no scanner app on it. What do I tap? | work iPhone, where do apps come from
Our reps got iPhones last week and keep asking me how to load the CRM. What do I tell them? | Ubuntu machine: do I have to add a repository first? | command line for getting packages from our own mirror
Is apps.northwind.example something I need to put in sources.list by hand? | apt finds the internal tool or not? I don't want to break my dev box with strange PPAs. | Which Ubuntu release is our package source made for?
My Samsung shows two Play Stores, one with a small briefcase. Which do I use for work? | Play Store on the company phone only has a handful of things. Is it broken? | can't find WhatsApp games in the work half of my Android, normal?
I need to draw a flowchart by Friday and have no budget at all. What is there for nothing? | open a .7z a supplier sent me, which tool | Someone mailed an .rar and my Mac just shrugs. What may I use to unpack it?
zip program for Mac that costs nothing | Got an .odt from a city office and Word mangles it. Any alternative that needs no purchase? | no money in my cost center but I need an office suite at home on the work laptop
mp4 from the security camera won't play. What player is okay with IT? | Which password manager are we allowed to have, and does my team get charged for it?
I keep all logins in a notebook on paper and my lead hates it. Is there a program the company gives us? | little gold coin beside the program, what's it mean?
I clicked on a tool with a coin symbol and it refuses to go on. What's missing? | Will my department get billed if I click Install on something? | I not have rights on this computer, how can I get the program for diagrams?
Three newcomers in accounting start Monday with bare PCs. Can they load everything themselves or do I book somebody? | Where on my machine would I look up whether a program has been okayed already? | unzip tool pc
install stuff without calling anyone? | delivery app on my Android, where from | freebies in the software catalog? | Windows colleague says search and press one button. For what program, exactly?
Must each Linux tool be requested, or do I just apt it?
## Not on the list?
Our agency works with Miro and the catalog has nothing by that name. What now? | I searched the store up and down, the label printer program isn't in there. | what do they want to know in the ticket for an unknown tool
Which three things must I tell IT so they look at a program nobody here uses yet? | new tool, must I say why? | link to vendor page needed when I ask for something new?
The workshop is next Wednesday and needs a tool that was never vetted. Am I already too late? | how long does Security chew on new software | I asked for a program last Thursday, and no answer yet. When should I start nagging?
Grammar checker for Chrome says blocked by your administrator. | add-ons for the browser, who okays them | Can I put an ad blocker in Edge? | Firefox plug-in for scraping tables, same check as for programs?
I pay for NordVPN privately and want it on the work machine for the hotel. | TeamViewer so my vendor can fix the machine settings, would you let that through? | AnyDesk allowed?
BitTorrent for a huge public data set. It is legal content, so any chance? | which tools always get a no | I want to reach my office PC from the couch with a remote desktop app I found. Any point in asking?
Who decides if a program is safe enough for us? | free tool off GitHub, just run it? | unknown program, whom to ask | Client requires us to use their scheduling software, which I have never seen here. How do I get the ball rolling?
torrent client for Linux images, pretty please | software review: calendar or working days?
## Administrator rights
dev here, root for a driver? | sudo says not in the file, but on a Mac. I'm in engineering, what's the button called? | how long do my raised rights last
I got elevated and then halfway through the setup it all went back to normal. Did a timer run out? | Which teams may bump up their own permissions? | I moved from Analytics to Marketing and the admin button is gone. Why?
does data analytics get self-service admin | sales laptop, driver wants an administrator | Does my boss have to sign off before the help desk lets me be admin? | legal dept, need local admin, whose okay?
They made me administrator yesterday to set up a scanner and today I'm not anymore. Mistake? | admin for a day, may I use it for other stuff too while I have it? | permanent local admin, any chance?
A guy on my finance team needs elevated permissions for the tax software. What has to happen? | Progress bar hasn't moved in 45 minutes. Kill it? | install stuck, how long before I do something
Setup froze, I rebooted, tried again, and it froze again. What next? | What do you need from me when the second attempt at putting on a program dies?
Where's that sticker number the help desk keeps asking for when a setup fails, and what else do they want? | retry how many times before bugging IT | Make me admin: where do I find it on a PC?
Network guys in IT Infrastructure, do they need a ticket for root? | Warehouse supervisor here. The scale software only goes on with an admin login, and my people have none.
I am from the HR and need to be administrator only for one printer. Is possible? | error 0x80070643 on setup | elevate for an hour mac | Downloading the CAD viewer has been at 'pending' since lunch.
Is there a limit on what I do with the one-day administrator thing? | Engineer on my team says he can make himself admin. True, and should I be nervous?
`,
  'Asking for a new licence': `
Who pays for the program, IT or us? | Does the price of my software land on my team's budget? | I need InDesign-type stuff, costs about 700 a year. Whose yes do I need? | Tool is $290 annually. Is my boss's okay enough?
250 bucks a year, who signs | My lead said yes, but it's $1,100 per year. Is that it or does someone above have to nod too? | 2k software, approvals? | We want a simulation package for $8,500. How many people have to say yes?
when does finance get involved in buying a tool | Does the department head need to see a $45 purchase? | The limit counts per month or per year? The vendor charges $40 monthly. | how fast for the cheap ones
Boss agreed on Monday to a $156 tool. When will I have it? | Need a seat for something around $900, project kicks off a week from Thursday. Will it make it? | The expensive stuff, three weeks or what?
Vendor quote says $5,200 and expires in ten days. Are we going to miss it? | price of the Adobe-like bundle here | what does Visio set my team back | My supervisor wants to know what the PDF thing costs before she agrees.
pdf editor how much | Gantt chart software, what's the yearly figure? | I plan five seats of the project planner. What do I put in my budget for one? | SPSS-type program cost
Our new statistician needs her stats software, is that above or below a thousand? | I asked for Visio and they offered me draw.io instead. Is that usual? | Will IT try to talk me into a no-cost option?
I have to fill in and merge PDFs every day and the reader can't. Who buys me the real one? | Can I simply buy it on my own card and expense it? | someone in procurement asked who 'both and Finance' are, for what sum is that?
Intern needs a paid design tool for the summer. Do I as her manager have the say alone? | $3,000 on the dot, which bucket? | Getting approval took forever last time. What are the official times for a mid-priced tool?
$310 tool, boss only? | more than three grand, days? | pdf editor: one signature or two
## What the ticket must say
I opened a request for a paid program and it bounced for missing info. What belongs in it? | Is the pro or the standard edition something I must spell out? | which OS do I have to mention?
I use a Mac at work and a PC at home base. Say both? | Contractor needs it only from March to May. Where do I say that? | start and end date necessary? | Whom do I name if it's for a temp who hasn't got an account yet?
cost center, no clue what mine is | They want a cost centre number. Where am I supposed to get this from? | Do I have to collect the signature of the department head myself?
My boss said okay in the hallway. Is that good enough or must I write it somewhere? | Who chases the CFO's people for their yes, me or the help desk? | where do i ask for paid program
Which category do I pick when I want a seat for some software? | I put the priority on high because it's urgent, and someone changed it. What should it be? | ticket priority for new seat
Page in the portal for ordering a program for one of my engineers? | Do I attach the manager's mail to the request, or just state it? | One ticket for eight people who all need the planner: what do I have to list?
I'm new, what is the stuff I must to write so I get the program? | checklist before I hit submit for software that costs money | Is a list of users needed, or only how many? | software order: Windows, Mac, or doesn't matter?
who tells me our cost center code
## Good to know
Working from home two days with a second computer. Can the design program be on that as well? | design suite on three machines? | I draw on an Ubuntu workstation. Does the design suite run there? | linux + creative software, any luck?
There's a 30-day free trial on the vendor site. I'd just use that for this one customer job. | trial ok for a real project? | Am I in trouble if I did a client deck in a demo version?
I was on parental leave for ten weeks and my Visio is gone. What happened? | use it or lose it, after how long? | Got a mail saying my seat will be taken away. How do I stop that? | how many days' warning before they pull a seat
I hardly open the stats package, only at quarter end. Will somebody grab it from me? | One click to keep it, where is that click? | Warning mail went to junk and I saw it two weeks later. Is it too late?
When do all our subscriptions roll over? | renewal day for annual software | We want to drop four seats. Last date to say so before we're on the hook for another year? | Cancelled on January 20, do we still pay? | cut seats by when
Budget season: by what date do I tell IT which tools my team keeps? | I'm moving from Sales to Product next week. Do I lose my planner on day one? | switch teams, keep software?
Our paralegal transfers to Legal. How long does she still have the PDF editor on our dime? | Changed departments five weeks ago, and today the program says no license.
old laptop and new laptop both have the creative suite, do I have to remove one | Colleague is away till fall. Can the seat nobody touches go to someone else, and when?
Do I need to write to somebody in January, or does it renew on its own? | Vendor gave me a test key for two weeks. Fine to put our data in it? | Reorg moved my whole group. What happens to what we have paid for?
February 1, what's with that date and our programs? | I not used the program since two months, they take away? | upgrade from standard to pro in the middle of the cycle, or only at renewal? When must I tell you?
Freelance artist on my team has a tower and a notebook. One seat or two? | Free evaluation copy vs paid: what's the rule here? | does a single mail come before they take my Visio or does it just vanish
Seat shows as withdrawn, yet I was told there's ten days. Ten days from what? | My Linux colleague wants what the designers have. Do I even ask? | Seats we don't need next year: who has to hear it and until when? | 60 idle days, then?
creative suite, second computer? | January 12 and we want out of one tool
`,
  'Updating your operating system': `
A box popped up that my computer will restart. Who decided that? | patch day is when | Why does everybody's machine nag on the same Tuesday evening? | What time of day do the monthly fixes show up?
I run a night job every second Tuesday. Will the box reboot in the middle of it? | how many days can i push it off | I kept clicking Later all week. What happens now?
Can I stop the reboot? I'm presenting to the board in 40 minutes and it says restart soon. | how much heads-up before it reboots on its own | Warning says one hour left. One hour until what?
Security mailed that this one is urgent. How long have I got? | critical fix, deadline? | I'm at a trade show until Friday and got an 'urgent' update notice on Tuesday. Can it wait till I'm home? | oldest Windows that is still fine
My PC says 23H2. Good enough? | windows 10 on the shop floor pc, ok or not? | Still on Sonoma, everything works. Do I have to move? | minimum mac version | windows patching, 20 minutes or an hour? | Ubuntu 22.04 on my box, allowed?
which LTS do we need | What do I type on Linux to bring everything up to date? | My phone is on iOS 17 and the mail app complains. What do you want it to be? | old iPad stuck at 16, still usable at work? | Android 14, is this too low?
Field tech's Pixel: what's the floor for the version? | where in Windows do I check for it | Mac: which menu has it? I only find the App Store. | Where to tap on an iPhone to bring it up to date? | Android menu path for the new system
Do I have time for it over lunch? Half an hour, Windows. | Mac takes how long, I have a call in 30 | I must go to my train in 50 minutes. MacBook asks to update, will be finished? | linux upgrade, coffee break or lunch break?
Phone update before my flight boards: how many minutes? | apt upgrade, minutes? | Do warehouse handhelds on Android need half an hour too? | Can I choose midnight instead of the middle of my workday?
I'm the lead of six folks who ignore the pop-up. What will their machines do after a week? | Restarted by itself overnight and my open stuff was gone. Can that really be?
## Before you press the button
It says not enough space. How much do I need to clear on a PC? | gigs free for mac | My MacBook has 28 GB left. Enough? | phone full of photos, how much room does it want | Update button is grey and I'm at 22 percent. | minimum battery?
on the train without a charger, can I start it? | Should I unplug from the docking station first? | Monitors hang on the dock. Pull the cable or leave it? | Do I lose my open spreadsheets when it starts?
The new big macOS came out yesterday with fanfare. Can I have it? | when do we get the next major Windows | Why is it that my home Mac already offers a release my work Mac doesn't?
How long after Apple puts it out does IT let us have it? | After IT clears a big release, how much time till I have to be on it? | 30 days for what exactly, big versions or the monthly stuff?
I'm in the Apple beta program at home. May I join with the office phone? | public beta ok? | A developer of mine wants the preview build to test our app on it. Yes or no?
Since this morning I can't reach the network drives from home, but mail comes in fine. I ignored some pop-ups. | vpn gone, mail ok | How far behind can I be before they cut me off?
I did the update, and the tunnel is still refused. Give it how long? | when does my remote access come back after I patch | I haven't touched the updates for three weeks. Am I locked out of everything? | stuck at 35% since before lunch
Spinning dots for over two hours. Hold the power button? | Number to dial when the screen has been at 70 forever? | It doesn't move anymore, can I pull the plug? | Back from a month of vacation. What should I do first with the machine?
parental leave ends Monday, computer has been off for months | Do I have to log in from the beach to patch, or can it wait until I'm back? | three weeks off, update when?
She's back tomorrow from a long sick leave, I'm her lead. What should she do the first morning before she tries to dial in? | prep list before hitting update now | Will mail keep working if I'm two weeks late?
Is it safe to close the lid while it runs at 100% but no charger? | My PC wants 20 of something. Gigabytes? | iPhone complains about storage, 5 GB left | It's at 15%. Charge until where?
How do I know the difference between slow and hung, in hours? | Cut off from the tunnel in the middle of quarter close! How fast can I be back in? | Do we wait two months for every new release on purpose? | mac clear how much disk
Who tests new releases and how long does it take them? | Battery dies in the middle, bricked? What does IT recommend? | I'm at a customer's, 16 days without patching, and can't connect to the office. | Save first or does it save for me?
laptop was in a drawer for six weeks | Preview versions on a spare test machine, also a no? | Windows shows 12 GB available, will it refuse? | Whom do I ring if it hangs, and what must I not do meanwhile?
No outlet in this conference room and 40% left. Will it go? | Support agent here: caller's update has sat on 88% for three hours. What do I tell him?
Does the clock for a new major system start at release day or when IT gives the green light? | computer refuses update, low juice | Must everything on my desk be disconnected before?
I got kicked off the tunnel, is it a punishment for skipping Windows patches? | Sabbatical 3 months, then first day: what about the machine? | 8 gig on the phone really needed?
`,
  'Resetting the expense tool': `
I changed my passphrase this morning and the receipts site still wants the old one. | Do I log in there with the same thing as on my laptop? | separate login for expenses?
New password for the portal, will it carry over to the reimbursement app? | Which address do I type to get to the site where I hand in my receipts? | link to the reimbursement site
My Northwind login is refused on the travel money page, yet it opens everything else. Why? | I'm new and nobody gave me a password for that receipts thing. Is it my normal one?
After the forced passphrase change, must I change it in the expense site as well? | A rep swears he uses the right Windows passphrase for his claims. What is he missing? | where is expenses, what URL
one passphrase for all, or does the claims tool have its own
## Locked out
I mistyped it too often and now it says try later. How much later? | 5 wrong tries, now what | how many guesses before it shuts me out | Will the lock go away by itself, or does somebody have to unlock me?
I need to send in my hotel bill in the next ten minutes and it's blocked me. Any way to speed it up? | does a new password lift the block | half an hour, then I can try again?
I don't remember my code for the claims app, I last used it in spring. | Where do I click when I don't know the password any more? | Which e-mail do I put in, private or work? | I entered my gmail in the forgot form and nothing happens.
Requested a reset link and I'm staring at an empty inbox. When should it be there? | reset mail slow, 10 min normal? | Is a message from no-reply@expenses.northwind.example genuine or a scam? | who is the sender of the password mail
I asked for the link before lunch and clicked it after. It says expired. | link good for how long | The link came last night; can I still use it this morning? | minimum length of new password there
It rejects my ten-letter choice. What's the rule? | 'Too short', it says. How many signs does it want? | The mail didn't come at all. Where might it hide? | outlook 'Other' tab, could it be in there?
Checked spam, checked everything, still no reset message. | I got married and my address changed last year. The reset mail seems to go nowhere.
My old company's domain was renamed after the merger, and the receipts tool doesn't know me now. Whom do I call? | number to ring if no reset mail
I supervise drivers, and two of them are shut out of their mileage claims. Do I have to open a ticket for each? | It's not accept my password five time, I am blocked forever?
Does somebody at IT have to set a fresh password for me, or is it do-it-yourself? | Forgot it again, and I'm locked on top. Wait first or reset first? | I typed in caps lock a bunch of times. Am I in trouble?
Locked since 9:10, when can I try? | sixty-minute link, already dead? | twelve characters enough? | Three steps I have to go through to pick a new password for my claims? | What if the tool has an outdated e-mail for me?
Is there mail from the tool that Outlook might have put aside, and under which tab?
## The page stays white or shows an old report
Blank screen when I open my claims in Chrome. | nothing but white, Edge | The trip I sent in last month keeps showing up instead of the new one. | Which keys force it to load fresh on Windows? | ff on ubuntu shows last week's claim
Firefox on my Linux box gives me an empty page for expenses. Reinstall? | Safari just gives me a blank, what menu do I need? | empty caches, where's that on a MacBook
Can I use another browser on the Mac if Safari acts up, and which shortcut? | cmd shift something for chrome on mac? | My iPhone app is stuck on an old claim. Delete it?
I have six snapped receipts in the iPhone app that I haven't sent. Do I lose them if I reinstall? | iphone reinstall, pictures gone? | My pictures of taxi bills disappeared after I took the app off my phone and put it back.
On my Galaxy the receipts app shows nothing. Where's the cache? | android: clear cache, does it kill my receipts | Field rep with a Pixel, afraid to lose 20 photographed bills by clearing something. Safe?
I'd started a claim and the tool crashed. Is my half-done work lost? | how long do unfinished reports stay | I began a report in May and it's September now. Will the draft be there? | Does resetting wipe what I've typed in so far?
3 months old draft, still there? | Upload of my hotel bill fails, it's a 14 MB scan. | max file size receipt | Can I send a photo in HEIC, or what does it take? | which formats for bills
It won't swallow my Word document with the invoice in it. | png ok? | I've got a 9 MB picture of a dinner bill, small enough? | My claim came back with a red mark and no reason. Who can tell me why? | reimbursement rejected, call whom
I fronted $900 for the fair and rent is due. Who knows when the money comes? | 4420, is that finance? | When's my cash coming for the trip that was approved last week? IT says they don't know.
My lead's report was sent back twice. Does the help desk or Finance explain that? | Hard refresh didn't help my Chrome on PC. Wait, which three keys again? | Tool looks frozen in time: it's showing the status from two weeks ago.
Phone is an iPhone 15, app opens to white. What's the fix and what's the catch? | Is it safer to clear on Android than to reinstall on iPhone? | Do drafts live on my computer or on a server?
My supervisor sees the corrected version, I still see the old. Who's right? | scan of passport-size taxi slip as JPG okay? | I worry that a reset throws out the report I have worked on all evening. | 10 MB each or for all bills together?
develop menu in Safari, then? | white page, macbook | old data in app, samsung | Got a new laptop. Will the claims I hadn't finished be on it? | Where exactly in Android settings do I go so that the claims app behaves?
Page is empty since the update, my month-end claim is due today!
`,
  'Shared calendars step by step': `
Can the whole company read what my doctor's appointment is about? | what do coworkers see by default | Does anyone outside my team see where I am, or only that I'm taken?
I want my office mate to know what I'm up to, not merely that I'm busy. | My boss wants to see the names of my meetings. Where do I switch that on? | right-click what to let someone in
Outlook in the browser: where's the permission menu? | On a MacBook I have no right mouse button, and the menu I was told of isn't there. | mac outlook, what's the menu called?
I gave my deskmate access yesterday and she says there's nothing. Does she have to do something? | accept by mail needed? | Do I type the person's e-mail or name when I let them in? | Which setting shows only subject and room, no notes?
Teammate should know where I am, but the notes in my entries are none of his business. | I want my intern to read the attendee list and the agenda text, without touching anything. | full view but hands off
Two of us plan one schedule; she must be able to move my appointments. | level so that someone can change my entries | My assistant should answer meeting requests in my name while I'm on the road. | executive assistant rights, which one
Difference between someone who edits and a stand-in who gets my invites too? | Who can accept meetings for me when I'm on vacation? | Therapist on Thursdays, I've set the lock sign. Can people I share with read it?
private entries, does my deputy see them? | My secretary shouldn't see my private stuff, though she handles all the rest. Does that work? | I tried to give access from my iPhone and can't find where. | phone: can i grant rights
Will I be able to look at my colleague's schedule on Android? | Which of the four levels is the lowest one above plain busy? | As a supervisor I need to look in on all my shift leads' schedules. Can I switch it on, or must they?
He can see my stuff but can't move it. Which level did I give him? | stop someone from seeing where I am | I made a mistake and gave the new guy too many rights in my agenda. Where do I correct it? | titles only, how
I am in the sales and my chief want see all my visits with the texts. What I do? | pick a level: four choices, which does what? | Is 'busy' all that Legal can see of my week? | let backup reply to invites
Can somebody with edit rights also get my meeting requests? | My customer names stand in the titles. Who can read those at the moment?
## A calendar for a team
We want one common schedule for twelve people with shifts and demos on it. Who asks for it? | group calendar, ticket by whom | I'm not a manager. May I request the common team schedule myself?
How soon is it there after my lead has asked? | team schedule ready when | Request went in this morning, kickoff is tomorrow afternoon. Will we have the team thing by then? | Where in Outlook does it turn up?
My lead says it's there, but I don't see the department schedule. Which section do I look in? | Do I have to invite every member one by one to the new group schedule? | Do my people's vacations show up on it by themselves?
leave in team calendar automatic? | Half my crew is off next week, and the common schedule shows nobody missing. Bug? | I approved PTO in the portal. Must I type it into our group's calendar too?
One of my leads asks for a place where everyone sees who's on which shift. | The new hire can't find our team's dates. What is it listed under? | support crew: one schedule for all, who creates it
on-call roster that all of us see in Outlook, how do we get one | Will my day off land on the group's page once HR says yes? | Somebody joined our team in the middle of the year, does she see the group calendar?
one working day, for what?
## Rooms
Fourteen people are coming for a workshop. Which room holds us? | largest meeting room | seats in Maple? | How many fit into Cedar? | I have seven visitors plus me, is there something for eight? | twelve people, which one | Birch capacity
How do I reserve a meeting room, is there a form? | Where do I put the room so that it's blocked for us? | Board meeting in ten months, and Outlook won't take the room. Why? | earliest I can reserve a room
Can I grab Birch for next Christmas in June? | half a year ahead ok? | We have an all-day training from 8 to 6. Will the room take it? | longest booking | I want a room for a two-day hackathon in one go. | 8 hours max, is that right?
We were stuck in traffic and when we arrived another group sat in our room. | No one showed up for the meeting next door. Can we have the room? | late by 20 minutes, room gone? | How long does a room wait for us before it's given away?
Someone blocks Maple every day and never comes. Does anything happen with these bookings? | I get each meeting request two times, and so does my assistant. | double invites, how do I stop it
Every meeting lands in my inbox and at my delegate's. I want only her to get them. | 'My delegate only', where is that? | Since I named a stand-in my mailbox is flooded with copies of requests.
Shared it 20 minutes ago and it's not on her phone yet. | phone sync of a newly shared calendar, how long | An hour has gone by and my iPhone still doesn't show the boss's schedule. Too long? | interview panel of 10, where can we sit
15 minutes empty and it's free, true? | My new agenda from the colleague is on PC but not in mobile. Why is? | Which of the three rooms is the smallest? | Client group of 19, is there a space in the house?
Do I invite the room like a person? | recurring sync in Cedar until next summer, possible? | Our visitors arrive late, say 25 minutes. What happens to the reservation? | room limit in hours | tree-named rooms, what are they
`,
  'Recovering an earlier version of a file': `
I overwrote the budget sheet with garbage. Is there any way back? | how far back can I go | Somebody in my team saved over the contract on Teams. How many old states are kept? | 500 saves, then what?
I threw away a folder in OneDrive two months ago and need it again. | recycle bin keeps stuff how long | Deleted in Teams 100 days ago, any hope? | three months since I trashed it, still there?
The price list on Z: was fine last week and is nonsense now. | Z drive, how many days of copies | How many times in a day does the share get copied? | Colleague deleted our whole project directory from the network drive three weeks ago.
is a file removed from Z: kept as long as older states? | My notebook died and the thesis was only on C:. Tell me it's somewhere. | local only, lost? | Saved it just on my machine and then deleted it. Who can bring it back?
Does it matter where I had stored the thing? | Intern emptied a SharePoint folder of ours in the team's channel in July, it's August. Lost or not? | I keep everything on the local disk. What's my safety net?
Which place keeps things longest after they get deleted: the cloud or the share? | oops deleted channel file | Excel in Teams was changed some 600 times since the good state. Too many? | trash in the cloud: day 93, day 94?
## OneDrive and Teams
I need yesterday's draft of this proposal, before my lead rewrote it. | right click then what, to get the older one | Which button puts the older state back? | In Finder, how do I see older states of a cloud document?
mac, old version of a onedrive doc | I'm on a Linux box, there's no right-click menu for it. Where do I go? | From my phone, can I bring back an older state? | Hundreds of my documents have a strange ending now and won't open.
Some script renamed every document I have, all at once. Do I have to fix them one at a time? | whole onedrive back to last Tuesday | My sync went crazy on the 3rd and today is the 20th. Can all of it be put back?
rewind everything, how many days at most | Ransomware hit a team member's cloud folder. What's the quickest way to undo it? | It has been 35 days since the mess in all my folders. Does the big rewind still work?
Where's the setting to roll my entire cloud drive back? | A slide deck lost 20 pages after two of us edited. Get the old one back how? | ipad only, need last week's doc
The customer signed version 3 and we've changed it since. How do I look up what it was? | version list on Ubuntu? | I do control-click on MacBook and then which entry? | Thousands of damaged documents, do I click each?
undo a bad macro that hit 200 sheets in my cloud folder | Wrong numbers saved in the Teams plan an hour ago, board meets at 2! | onedrive.com for Linux folks, yes?
## File share
I messed up a sheet on Z: at 2 p.m. Which state from today can I get? | snapshot times | It's 11 now. When's the next copy of the share made? | Changed on Saturday and ruined on Sunday. Was there a copy in between? | weekend copies of Z:?
I wrote on it between 3 and 6 and then lost it at 5:30. What's the newest I'll get? | Where do I find the older states in Windows Explorer for the network drive? | prev versions tab, restore or copy?
I don't want to clobber the current one when I fetch the old from Z:. How? | Linux workstation, share mounted: where are the old states? | hidden directory name for the copies on the share
ls shows nothing, but a colleague says there's a folder with older states in it. What's it called? | My MacBook shows no older states for the network drive. Am I blind? | mac + Z: old copy, who does it
What do I have to tell the help desk so they can fetch my spreadsheet, I'm a Mac user? | How long will the help desk need to hand my Mac the file from the share? | 2 hours for a mac restore, true?
It's noon, I'm on a Mac, the client call is at 3 and the share has the wrong drawing. Doable? | four points a day: which hours | warehouse stock list on the share got blanked this morning, before nine
Somebody from accounting moved and broke a spreadsheet on the shared drive last Thursday. Windows here. | Do copies happen at lunch? | Where do I drop the old state so it doesn't overwrite?
I work late, 8 in the evening. Is what I do after six in any copy that day? | properties, which tab for the old share copy
## Older than that
The auditors want the stock list as it was eight months ago, it lived on Z:. | backup of share, how long | Deleted from the network drive in spring, now it's fall. Gone for good?
Two years back, tax case, folder on the share. Any chance? | what goes in the ticket for an old backup | I only know the name, not the folder it was in. Will IT find it in the backup?
How soon do I get something out of the one-year backup? | restore from backup takes? | Legal hold: we need a contract from last November, and the thirty days are long over. | Is my desktop saved somewhere if this PC dies tonight?
windows Documents folder, in the cloud by itself? | My Windows box got stolen with everything on the desktop. Did I lose it all? | On my Mac, does the desktop go into the cloud too? | mac, where should i save
New MacBook user here: which folder is the safe one? | ubuntu: is my home directory backed up | Where ought a Linux person keep work so it survives a crash? | I left the only signed copy in Downloads, and now the disk is dead.
downloads saved too? | My people save invoices straight from the browser to the default folder. Should I be worried? | Hard disk of my Mac is broken. I saved always on desktop, is it lost?
Developer with Linux lost three days of notes from her home folder. Could that have been avoided? | eleven months ago, share, possible? | path and date, anything else?
I switch from PC to Mac next week. Does what I save still get copied without me doing anything? | Our Ubuntu fan keeps all specs only in /home. Where should he put them?
ticket this morning for a ten-month-old folder, when will it be there | thirty days on Z: have passed, plan B?
`,
};
