/**
 * What people ask that the articles of `articles/software.ts` answer; see `demo/questions.ts` for how it is
 * read.
 */
export const SOFTWARE_QUESTIONS: Readonly<Record<string, string>> = {
  'Installing approved applications': `
How do I install a program? | Where do I get software for my work laptop? | company portal install app | Can I install apps without admin rights? | Where is Self Service on my Mac? | How many apps are approved? | vlc player
How long does it take to install an app? | How do I install packages on Ubuntu? | sudo apt install company source | I can't find an app in the Play Store on my work phone | Why does the Play Store on my Android show so few apps?
How do I get apps onto my company iPad? | Which programs are free for everybody? | Is there a free tool for drawing diagrams? | I need to unzip a file on Windows, what can I use? | Unpacking archives on a Mac | Can I have LibreOffice?
What does the coin next to an application mean? | New here: where do I download the things I need for my job? | Photoshop replacement, GIMP, Inkscape: where would I look for such stuff? | Spotify on the work PC, obtainable?
Is there a catalogue of programmes I can pick from myself? | Slack or Zoom client, how do I put it on my MacBook? | RAR archive from a customer won't open | MP4 video plays only sound, which player is offered?
Flowchart for the warehouse, something gratis please | Writer and Calc instead of Microsoft Office, obtainable? | apt says nothing about a repository, need I add one? | Google Play looks half empty on my Galaxy
WhatsApp on the work handset, where would it be? | Little golden circle next to the programme's name, huh? | Not good with computers, need a programme, where is shop? | Double-clicked an exe, Windows said no
Homebrew, dmg files, or what's the proper way on Apple? | Duolingo for studying Spanish in the evening, on the tablet from work | New dad, working from the nursery: can I add programmes without coming in?
Brand-new machine feels naked, where's the shelf with all the tools? | How patient must I be, five minutes or an hour, for a normal setup? | Do I have to be an admin to put Notepad++ on it?
## Not on the list?
The program I need isn't in Company Portal | Can I get software that is not approved yet? | How long does Security need to check a new program? | Can I add a browser extension to Chrome? | What do I write when I ask for a new tool?
Am I allowed to install a torrent client? | Can I use TeamViewer or AnyDesk to control my computer from elsewhere? | May I install my own private VPN on the work computer? | I found a great tool on the internet, can I just download it?
Which kinds of software are never permitted? | My team would love an app nobody here has used, how do I get it checked? | browser extension approval time | NordVPN for watching Netflix at lunch, okay?
BitTorrent, uTorrent, only for Linux images, honestly | My cousin programmed a neat utility, can I run it here? | Grammarly, AdBlock, Honey in Edge, who vets them? | Cool thing from GitHub, who decides whether it's safe?
Vendor wants to hop on my machine with Splashtop, allowed? | Surfshark to hide my location, any chance? | ChatGPT desktop isn't offered, whom do I persuade? | A week enough for vetting a plug-in?
Which details convince you to add a tool to the catalogue? | Returns desk needs a barcode printing tool nobody offers | Steam and Minecraft in the break, lol, how would I even request that?
Searched for Figma in the store, zero results
## Administrator rights
How do I become administrator on my computer? | make me admin | The installer asks for an administrator password | For how long do I get admin rights? | I work in Analytics and need to change a system setting, can I get higher rights?
I'm in Marketing, can I have administrator rights? | Does my manager have to approve admin rights? | For how many days are admin rights granted to someone outside Engineering? | Which departments can raise their own rights?
Installation is stuck | The install has been running for an hour and nothing moves | When should I give up on an installation that hangs? | What information do you need if my install fails twice? | Developer: root for an hour, how?
An app refuses to install and shows an error code, what now? | Engineer here, my elevated rights vanished in the middle of my work, how long do they last? | Do I restart the computer when a setup hangs?
User Account Control box pops up and I have no credentials for it | Sudo expired halfway through my build | Data scientist, must tweak a driver, am I entitled? | Warehouse lead needs elevated powers for a scanner driver, who signs?
Permanent superuser, yes or no? | Sales rep: just for today I have to alter the registry | "Contact your administrator" says the grey box | Setup bar frozen since breakfast | Spinning wheel at 99 percent in Self Service
0x87D1041C, what's that, and whom do I tell? | Download pending forever in the Intune store | Tried twice, setup fails again, fed up | Is half an hour of a motionless bar normal? | Setup crashed, should I reboot or leave it alone?
Accountant here, my gaffer said yes to elevated powers, how many days do they hold?`,
  'Asking for a new licence': `
How do I get a licence for a program? | I need a new software license, who pays? | Who has to approve software that costs $250 a year? | Who signs off on a $1,000 program? | Does Finance have to agree to expensive software?
license approval limit | How long until my licence is ready? | We want a tool for $5,000 a year, how long will that take and who decides? | What does the design suite cost? | Price of Visio | How much is the PDF editor?
I need to edit PDFs, is that expensive? | What would a project planner cost my department? | Statistics software price | Is the cost charged to my department or to IT? | For which price do I also need the department head?
Will IT suggest something free instead of the paid program I asked for? | My manager already agreed to a $180 licence, when can I start using it? | Adobe Creative Cloud, what's the damage per annum? | Acrobat Pro costs what?
Photoshop and InDesign for our new intern, how much? | SPSS or Stata for my thesis as a working student | MS Project for planning the warehouse move, price tag? | Is 280 bucks something my gaffer can decide alone?
2,500 dollars a year, whose signatures? | Tool for ten grand annually, three weeks' wait realistic? | CAD seat needed, whose budget gets hit? | Do I pay with my own credit card and claim it back? | Salesforce seat for a new sales rep
ChatGPT Plus subscription, twenty dollars monthly, who says yes? | Canva Pro, fancy or unnecessary, would you offer me a gratis substitute? | Miro subscription, whom do I beg? | Payment wall pops up: "activate product key"
Is two days too optimistic for a cheap programme? | Flowchart software from Microsoft, 180 too much? | Chain of approval for pricey subscriptions
## What the ticket must say
What should I write in a licence request? | Where do I submit the request for a software license? | Which category and priority do I choose when asking for paid software? | cost centre for a licence
I don't know my cost center, who does? | Do I have to ask all the approvers myself? | Does the request need start and end dates? | I manage five people who need a design tool, what do you need to know from me?
Do I have to say whether it's for Windows or Mac? | A temp starts in my team and needs a paid program for three months only, what do I put in? | Jira seat for a freelancer coming in from March till May, what facts do you want?
Form for purchasing a programme, which dropdown do I choose? | Must I attach a signature of my gaffer? | Don't know what number the accounting wants, the budget code | Is it urgent or normal when I order a paid programme?
Do I chase the moneymen for their nod personally? | Standard, Pro or Premium: do I have to specify? | I am team leader, one of my folks needs AutoCAD, how do I phrase the order? | Purchasing a programme on behalf of somebody else
My order for software was bounced because info was missing, what belongs in it?
## Good to know
Can I use the design suite on my laptop and my desktop? | On how many computers can I run the design suite? | Does the design suite run on Linux? | May I use a free trial for work? | trial version | When do yearly licences renew?
The vendor offers 30 days for free, can I try it on a customer project? | I got a mail that my licence will be taken away | How long can I leave a program unused before I lose it? | By when must I cancel a software subscription?
What do I do to keep a licence I haven't used for a while? | licence cancellation deadline January | I'm moving to another department, what happens to my licences? | Do I lose my paid programs when I switch teams?
For how many days do licences follow me after a transfer? | I'll be on parental leave for months, will my unused programs be withdrawn? | How much warning do I get before an unused license is withdrawn?
We no longer need a planner licence next year, when should I tell IT? | Last date to change the number of licences for my team | My program disappeared because I didn't open it for two months, why? | Creative Cloud for my Ubuntu box
Free month of Camtasia, just to finish the client's video, harmless? | Shareware evaluation copy for real jobs, naughty? | Illustrator at home on the iMac plus the PC in the office, both? | Third machine refuses to activate InDesign
Haven't touched Visio since spring, will they snatch it? | Warning: "your seat will be reclaimed", one press and it stays? | On sick leave with back pain for ten weeks, will my seats be reclaimed?
Does the subscription roll over at New Year's Eve or later? | We're skint, want to ditch a subscription, cut-off? | Is mid-January too late for dropping a seat? | Promoted into logistics, does my Photoshop travel along?
Transferred to another team last month and Acrobat stopped, normal? | How many machines may one person activate Photoshop on? | Five seats less next year, whom to inform and when? | Ten days' notice, and then my programme is gone?
Someone who quits leaves an unused Tableau seat, is it cleaned up by itself? | Fewer seats in December, does that work in the middle of the term? | Cracked version from a mate, or is there a decent route?
Nagging window: "evaluation expires in 3 days", keep working with it?`,
  'Updating your operating system': `
When do updates come? | patch day | How long can I put off an update? | My computer wants to restart, can I delay it? | Will my laptop restart without asking? | How much warning do I get before the forced restart? | urgent update hours
My notebook rebooted by itself in the middle of work! | Security says an update is urgent, how much time do I have? | Which Windows version do I need at least? | Is macOS 14 still okay? | Lowest Android version for work phones
What iOS version must my company iPhone have? | Which Ubuntu version do we have to be on? | How long does a Windows update take? | How long will my Mac be busy with an update? | Where do I find updates on my Mac?
How do I update Ubuntu? | Where do I check for updates on an iPhone? | Software update on my Samsung, where is it? | I have a meeting in half an hour, can I squeeze in a phone update? | Patch Tuesday, five o'clock or midnight?
At what time of day are the monthly patches offered? | How do I bring my iPad up to date and how long does that take? | Blue display saying "Working on updates", how much longer? | Popup nags me every hour to reboot, can I snooze it?
In the middle of my webinar a countdown appeared! | My ancient PC runs the Windows from 2015, still tolerated? | Sonoma or Sequoia, which one must a Mac be on? | Debian or Ubuntu 22, too outdated? | Galaxy with Android 13, good enough?
iPhone stuck on iOS 16, fine? | Grab a coffee or go to lunch, how much time does a MacBook swallow? | Terminal command to refresh my Ubuntu box | Emergency fix for a zero-day, deadline? | Red dot on the gear icon
Can I skip October's patches and grab November's? | Does it fit in a tea break of 20 minutes? | Night shift: does the thing come at a time when I am asleep? | My tablet says new software available, press what?
Will it kick me out during a client demo, or is there a heads-up? | Vista, seven, ten, eleven... which do you demand? | Wizard for upgrades on a Samsung handset, path? | On a flight the whole week, can I postpone the patches?
## Before you press the button
What should I do before I start an update? | Does my laptop have to be plugged in for an update? | Update won't start because of the battery | How much free space do I need for the update? | Not enough storage for the macOS update
free space update phone | Do I have to unplug the dock before an update? | When can I install the new major version? | New macOS came out yesterday, may I install it? | How long do I have to move to the next big Windows release?
Can I run the beta of iOS on my work phone? | beta version | I didn't update for three weeks and now the VPN is gone | Can I still read mail if my device is out of date? | How soon does remote access come back once I've updated?
The update has been stuck at 30% for ages | Update hangs at the same percentage for hours, should I turn it off? | Who do I call when an update freezes? | I'm back from a long vacation, do I need to update first?
I'll be on parental leave for several months, what about the updates on my laptop? | How many gigabytes must be free on Windows before updating? | Minimum battery charge for patches | What happens if I ignore the updates for two weeks?
I'm afraid of losing my work when it restarts, what should I do first? | Which is better, updating before or after a three-week holiday? | Disk full, macOS upgrade refuses | "Insufficient space" on the handset, how much must I clear?
Holiday pictures eat all my gigabytes, upgrade impossible | Frozen at 34 percent since this morning | Apple logo and a bar that does not move, power button? | Black display with circling dots for three hours
Bricked? It's been sitting on the same figure all afternoon | Battery at 22, upgrade button is grey | Power cord needed or is the battery full enough? | I'd like to try the public preview of the next iOS
Insider build for curious people, permitted? | Tahoe was released today, upgrade straight away? | Next big Ubuntu, how long is your quarantine for brand-new stuff? | Sabbatical of half a year, what's first when I open the lid again?
Returned from honeymoon, tunnel to the company network refuses me | Back from maternity, everything outdated, what do I do on day one? | Tunnel blocked: "device not compliant" | Docking station: pull it or keep it while patching?
I upgraded five minutes ago and still no tunnel, patience? | Do my open Word documents survive a forced reboot? | Nobody told me that lazy patching cuts off remote work | How lazy can I be with patches before something gets blocked?
Does Outlook keep running on an outdated machine? | Moving house this fortnight, machine in a box, consequences of no patches? | Hard reset while patching, okay if impatient? | Upgrade aborted with a lightning bolt symbol
Fan howling, bar not moving, hours already, whom to ring?`,
  'Resetting the expense tool': `
I can't log in to the expense tool | expenses password | Is the expense password the same as my normal login? | I changed my passphrase, why doesn't it work in Expenses? | Where do I find the expense tool? | expenses.northwind.example
Does a new portal password also change my login for expense claims? | Concur-like thing for my bills won't accept my credentials | URL of the website for reimbursement | Why doesn't my Windows logon open the reimbursement site?
Is single sign-on active for reimbursements or a separate credential? | Swapped my PC logon yesterday, reimbursement site still wants the previous one | Where do I log my Boston hotel bill, the site address slipped my mind
## Locked out
My expense account is locked | How long am I locked out of Expenses? | How many wrong passwords until the expense tool locks me out? | Do I have to wait if I reset my expenses password while it's locked? | forgot expense password
How do I reset my login for travel expenses? | The reset mail for the expense site hasn't come | How long does the reset email take to arrive? | Who sends the mail with the reset link for my expense account?
The reset link for Expenses says it's no longer valid | How long is the link in the expense reset mail good for? | How long must the new expense password be? | Other tab Outlook missing reset mail | Recovery email never landed
I got married and my address changed, now I don't get the expense reset mail | I've looked in Junk and there's no mail from the expense tool, who can help? | I want to claim my taxi and it says too many attempts
Can I just wait until the lock on my expense claims account goes away? | Reimbursement site kicked me out after I mistyped five times | "Too many attempts", is half an hour of waiting right?
Can't remember how to get into the site for my Uber bills | Recovery URL is dead, I opened it after lunch | Eight letters rejected on the reimbursement site | Since my divorce I carry another surname, recovery email goes nowhere
Sender of the recovery message, so I know it's not a scam? | Spam folder empty, no recovery message, now what? | Frozen out of the bills tool at midnight, does it thaw by itself? | Is the recovery quicker than sitting out the lockout?
Fifteen minutes gone and no recovery message for the travel bills site | Focused Inbox hides the message from the bills tool? | First time claiming mileage, don't know any password for that site
Is the recovery URL from yesterday evening still usable? | Bills tool says unknown user, I renamed myself last year
## The page stays white or shows an old report
The expense page is blank | Expenses shows nothing but a white screen | The tool shows my old expense report instead of the new one | How do I clear the cache for Expenses on a Mac? | Ctrl + Shift + R expenses | receipt file size limit
Which keys reload the expense page completely in Edge? | Expense app on my iPhone is frozen, should I reinstall it? | Will I lose receipts if I delete the app on my iPhone? | How do I clear the cache of the Expenses app on Android?
Do my receipt photos stay when I empty the cache on my Android phone? | I'm afraid a reset will delete my half-finished expense report | How long are drafts of expense claims kept? | Which file types can I upload as a receipt?
How big can a receipt be? | My hotel bill is a huge scan and the upload fails | Can I upload a photo of my lunch bill as a PNG? | Is a PDF invoice OK as a receipt? | Why was my expense report sent back?
When do I get my money back for my trip? | Who do I ask about the payment of an expense claim? | phone number Finance for returned expense reports | I started a claim two months ago and never sent it, is it still there?
Safari won't show the current state of my claim, which menu empties the cache? | Blank canvas instead of my reimbursement form | Reimbursement site shows last month's trip, not the one from Vegas | Firefox displays outdated claims
Hard refresh on a MacBook for the reimbursement site | Delete cookies or what, the reimbursement page remains empty | Reinstalling on my iPhone, are snapped bills gone? | Galaxy: the bills app crashes, tidy it without losing snapshots
Spinning circle in the bills app, nothing comes out of it | My unsent claim from the Chicago fair in spring, survived? | Three months passed, did my unsent Airbnb claim evaporate? | HEIC picture of a restaurant bill is rejected
Word document as proof of purchase, accepted? | 15 MB scan of the Airbnb bill, too heavy? | GIF or TIFF of a parking slip | Screenshot of my Uber ride, in which format? | Crumpled petrol slip photographed, bytes too many
Claim bounced with a red cross, who explains that to me? | Reimbursed when? I'm skint | Still waiting for 400 bucks from the Denver flight, whom to ring? | Half a form filled in, then the site died, all typed for nothing?
Will a recovery wipe the trips I've already entered? | Rejected for no reason!!! whom do I shout at? | Command key plus what to refresh the bills site in Chrome? | Apple's browser keeps an outdated picture of the claims site
Train conductor's paper slip, do I scan it as JPEG? | Money from my claim not on my bank account yet, IT or someone else? | Before I throw the bills app off my handset, what must be uploaded first?`,
  'Shared calendars step by step': `
How do I share my calendar with a colleague? | What can others see in my calendar? | Can everybody read my appointments? | share outlook calendar | I want my boss to see the details of my appointments | calendar delegate
How do I let my assistant answer invitations for me? | What's the difference between Can edit and Delegate? | How do I share my calendar on a Mac? | Can I give someone access to my calendar from my phone? | private appointments visible
I have a doctor's appointment, how do I hide it from my colleagues? | Can my delegate see private entries? | Which level lets people see only what and where, not the text? | Who can see the list of attendees in my meetings?
I go on parental leave and a colleague takes over my appointments, what permission should I give her? | Can somebody I share with change my entries? | Where is Sharing and permissions? | Gynaecologist at ten, can the lads read that?
My teammate says she can't see my calendar although I shared it, does she have to accept something? | Are the titles of my meetings visible to the whole company? | I only want a coworker to see when I'm free, do I need to do anything?
My sister in the same firm peeks at my agenda, what does she learn? | Therapy session every Thursday, keep it secret from the crew | Job interview in my diary, visible to everyone? | PA should accept meetings on my behalf
Secretary moves my appointments around, which right? | Grant my gaffer a glimpse of my diary | iPhone: I want to allow a mate into my diary, no such option | Divorce lawyer appointment: padlock icon, who still reads it?
MacBook: no right mouse button, how do I open up my agenda? | Intern may look at my agenda but not touch it | Funeral entry in my diary, do others just read "busy"? | Stand-in during my knee operation shall run my diary
Do strangers from other departments see my day in detail? | My agenda is only grey blocks for the others, how do they get more? | She clicked nothing, my diary doesn't appear at hers
Job-share partner, both part-time, wants to tweak my appointments | Weakest level so that people see the subject and the place? | Working student schedules my calls, which right does she need?
## A calendar for a team
We need one calendar for the whole team | How do I get a team calendar? | Who can request a calendar for the department? | How long does it take to create a team calendar? | Where in Outlook does the team calendar appear?
Does my approved vacation show up in the team calendar? | Why can't I see my team's holidays in the shared calendar? | I'm a manager and want a common schedule for my eight people, what do I do? | team calendar Groups
Do members have to be added one by one to the calendar of the team? | Shift roster for the forklift crew, a joint diary please | Crew diary: who may order it, me as an ordinary member? | Birthday list everybody in my crew can look at
Annual leave isn't shown in our joint diary, bug? | Team leader of twelve, joint agenda by tomorrow, feasible? | Joint diary vanished from my sidebar, under which heading does it sit? | On-call rota, everyone in the squad must see it
New joiner in my crew, does he automatically get the joint diary? | My PTO got approved, will teammates notice it in Outlook?
## Rooms
How do I book a meeting room? | How many people fit in Maple? | Which room is big enough for 18 people? | seats in Cedar | How far ahead can I reserve a room? | Can I book Birch for two whole days in a row?
How many hours can I have a meeting room at most? | My room booking disappeared when we came late | When is an unused meeting room released? | We're running 20 minutes late, will we still have our room?
I get every meeting invitation twice | My assistant and I both get the invites, how do I stop that? | Stop receiving invitations since I have a delegate | A shared calendar doesn't show up on my phone
How long until a new calendar is on my iPhone? | Can I reserve a room for next year? | I need a small room for six people, which one do I invite? | Which of the three meeting rooms is the smallest?
Yoga at lunch for nine, which space is big enough? | Fifteen auditors from PwC are coming, where do I put them? | Christmas do planning, reserve a space in July already? | Stuck in a blizzard, twenty minutes behind, is our space gone?
Two-day workshop, space blocked from morning till night, limits? | Somebody threw our reservation out because we were in the lift | Bus late, the meeting space shows as free again, why? | Galaxy doesn't show the crew's agenda yet
Ghost bookings, does an empty space get released? | Duplicate requests in my inbox since my PA handles my diary | Meeting requests should land at my PA exclusively, not at mine | Job interview with two applicants, cosy space?
Handset still empty forty minutes after the diary was opened up for me | Biggest space we have for a town hall | Reserve a space in Outlook: as attendee or what? | Ten-hour hackathon in one space, too much?
Board dinner for a dozen, which space is exactly right? | School class of nineteen teenagers, do chairs suffice? | Reserving a space for next summer, half a year or more?
Baby kept me up, came a quarter of an hour late, other people sat in our space`,
  'Recovering an earlier version of a file': `
I deleted a file by accident | Can I get back yesterday's version of my spreadsheet? | How long are deleted files kept? | recycle bin days | How many old versions does OneDrive keep? | How far back can I go on drive Z:?
Someone emptied a folder in our Teams channel, can it be rescued? | I saved my work only on the laptop and deleted it, is it lost? | My computer died and the file was only on it, can you get it back? | deleted from drive Z
What is gone forever and what can be restored? | Is there a copy of files that I keep only locally? | I removed a document in OneDrive two months ago, is it still somewhere? | Oops, hit delete, where is the trash can?
Thrown away in April, it's June, chance of rescue? | Spilled cola, computer dead, thesis only on C drive | Everything I had was on the local disk and it clicks now | How many generations of my Excel sheet does the cloud remember?
Undo a purge in our channel's documents | Network folder vanished overnight, how many days do I have? | Bin emptied in SharePoint, game over? | Which storage spot is the safest against my own stupidity?
Hard disk crashed, local pictures, honest answer please | Three months since I binned it in the cloud, too late? | Gone, gone, gone, my whole report, crying
## OneDrive and Teams
How do I see older versions of a Word document? | version history | I overwrote my presentation, how do I go back? | How do I restore a previous version on a Mac? | Where do I find old versions when I use Linux?
Can I restore a file from my phone? | All my files are garbled, can I roll everything back at once? | Ransomware seems to have hit my OneDrive, how do I undo it? | Restore your OneDrive how many days
A colleague messed up our shared document this morning, how do I undo his changes? | PowerPoint before my gaffer butchered it | Saved over my CV list, want the original | Cryptolocker, every document has a funny ending now
Time machine for the cloud, whole account back to last Friday | Word went back to blank after saving, yesterday's text please | Intern scrambled the budget sheet, turn back the clock | On my iPhone I want an older draft
Ubuntu laptop: undo a change in the cloud | My toddler hit keys and wrecked hundreds of cloud documents | MacBook: older draft in the cloud folder, which click? | Co-author erased my chapter at breakfast
Sync error multiplied rubbish over all my folders a fortnight ago, rewind possible? | My slides from draft number 40, can I jump back to that?
## File share
When are the copies of the file share taken? | How often is the Z: drive saved during the day? | How do I get an older version from the network drive on Windows? | previous versions tab | Where are the snapshots on Linux?
.snapshot folder | My Mac doesn't show old versions of files on the share | How quickly does the help desk bring back a file from the share for a Mac user? | Are snapshots also made at the weekend? | Apple user, shadow copies invisible
I changed a file on the share at 11 and ruined it at 2 pm, which copy can I get? | Will restoring from Previous Versions overwrite my current file? | What do I have to tell the help desk so they find my file on the share?
Shadow copy, right mouse button, which tab? | Ruined the price sheet on the network disk at 4 pm, which snapshot is my latest good one? | Hidden directory with dots, Ubuntu | Created at ten, erased at eleven on Z, was it ever captured?
Saturday's edits on the network disk, was there any snapshot? | How many times a day does the server take a picture? | Mac person: how quickly do you fetch my stuff from the server?
Put the older one next to the present one, so nothing gets replaced? | What should I remember for you, folder name and clock time? | Late shift: what I write at 8 pm on the network disk, is it captured the same evening?
## Older than that
I need a file from six months ago | How long is the backup of the file share kept? | Can you restore something that was deleted last year on the network drive? | How long does a restore from backup take? | Is my desktop saved anywhere?
What do I write in the ticket for restoring from backup? | Are my documents backed up automatically? | Is the Documents folder on my Mac copied to OneDrive? | Where should I save on a Mac so nothing is lost? | downloads folder
I use Linux, where do I keep files so there's a backup? | Is the Downloads folder backed up? | My Windows laptop won't start any more, is what I had on the desktop lost? | Tape archive, how many months? | Two years ago, hopeless?
Auditor wants a sheet from last autumn that vanished from the server | Jury duty, a document from nine months back must be dug out of the server | Wallpaper full of icons, if the notebook dies, all lost?
Pdf saved by Chrome in the usual spot, lost after repair? | Mac desktop piles, does the cloud grab them? | Ubuntu: home directory, does anybody save it for me? | Getting a new notebook, do my Windows desktop icons come along?
How patient must I be for an archive rescue? | Which spot is a black hole, nobody ever saves it? | Where on a MacBook do I put stuff so that a theft doesn't hurt?
Digging out a server document from ten months back, what facts do you need?`,
};
