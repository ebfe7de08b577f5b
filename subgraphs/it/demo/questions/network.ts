/**
 * What people ask that the articles of `articles/network.ts` answer; see `demo/questions.ts` for how it is
 * read.
 */
export const NETWORK_QUESTIONS: Readonly<Record<string, string>> = {
  'Connecting to the office Wi-Fi': `
Which wifi do I use at work? | office wifi name | I see three Northwind networks in the list, which one is mine? | It's my first day and my laptop is not online, what do I log in with for the wireless? | wifi password for employees
Is the wireless the same in Oakland as in San Francisco? | I'm spending tomorrow in the San Jose office, will my laptop get online there? | What is the difference between Northwind-Staff and Northwind-Guest? | SSID at headquarters
Can I join Northwind-Devices with my phone? | Why can't I get onto the network called Northwind-Devices? | Where should my own private tablet connect when I'm in the building? | Is there reception on every floor?
Do I have to set up the internet on a brand new company notebook myself? | What do I enter as user name when the wireless asks me to sign in by hand? | My company phone needs wireless, which network should I pick?
Which WLAN is for staff with a firm-issued ThinkPad? | Hotspot list at work shows three entries, confused newbie | Driver dropping by Oakland, does his firm handset hook up on its own there?
Firm iPad in the warehouse won't go online, which of the three do I tap? | My own Kindle and smartwatch, which airwaves may they use in the building? | Forklift tablet issued by you lost its airwaves
Working student asks: which credentials for the WLAN? | Projector network listed on my handset, can I hop on? | WLAN code for personnel written somewhere on the wall? | Padlock symbol next to Northwind-Staff, what do I type in there?
Transferred from San Jose to headquarters, new settings for the airwaves needed? | Brand-new notebook from IT, must I configure anything before it goes online at my desk? | No bars on my notebook, third day in the job
## By system
How do I get my Windows laptop onto Northwind-Staff? | My computer asks me to accept a certificate when joining the wifi, is that safe? | radius.northwind.example certificate, should I trust it? | Linux wifi settings PEAP MSCHAPv2
A window pops up with some other server name than radius.northwind.example when I connect, do I click OK? | How do I connect my MacBook to the wireless at the office? | WPA Enterprise settings for Linux please
The Mac wants my fingerprint before it joins the office network, why? | I run Ubuntu and it asks for inner authentication and domain, what goes in there? | iPhone says the network is not trusted, do I tap Trust?
How do I get my work iPad on the wireless? | My Android phone wants an EAP method and a CA certificate, no idea what to choose | Android wifi domain field | I changed my passphrase this morning and now the wireless will not let me in
Do I have to do anything with the wifi after changing my passphrase? | My account keeps getting locked since I picked a new passphrase, could my phone on the wireless be the culprit? | Pixel: "domain required" and a greyed out connect
How many times may a device try the old passphrase on the wireless before I'm locked out? | Laptop keeps trying to connect with old login details | What do I type under CA certificate on a Samsung phone?
Could you kindly tell me how to make a computer forget the office network and join it again? | Galaxy S23 stuck at phase 2 and certificate menu | MacBook pops up a trust dialog when I arrive at work | Delete saved WLAN and start afresh
Fedora NetworkManager, which authentication for the building? | "Not trusted" in red on my firm iPhone, scary | Pop-up says the server is called something fishy, evil twin hotspot? | Since I reset my login, the airwaves reject me
I get locked out every morning as soon as I enter the building | Old credentials stuck in my handset, how do I wipe them? | Windows taskbar globe, no connection, how to sign on manually? | Which outer method on Arch, PEAP or TTLS?
Fingerprint prompt for a network, normal on Apple? | Touch ID broken, can I still trust the radius thing? | New login since yesterday, handset keeps knocking with the former one | Debian, wpa_supplicant config for work
Huawei tablet owned by the firm, "validate CA", what now? | Lost airwaves after I renewed my login on the help page | iPadOS wants user and password for the building
## Slow or weak?
The internet at my desk is terribly slow | How fast should the wireless be at my desk? | wifi speed Mbit/s at the office | Bad signal in the corner where I sit, what can I do about it?
Can I plug in a network cable instead of using the wireless? | Is there a wired socket at the desks and how quick is it? | Does the TS4 dock use the cable automatically if I plug one in? | Only a single bar beside the lift
Where do I complain about poor reception on our floor? | What should I write in the ticket when the wireless is weak all day? | My team sits at the far end of Floor 3 and everybody has only one bar, who fixes that?
I need to move huge files and the wireless is too slow for it, is there anything quicker at my desk? | Do I need to change any setting when I switch from wireless to the cable on my dock? | Snail pace at my table all afternoon
Only 20 Mbit/s at my desk on Northwind-Staff, is that normal? | Dead spot near the kitchen, who fixes reception? | Ethernet jack under my table, may I use it? | LAN lead into the CalDigit, need I toggle something?
Downloads crawl at my place in the corner since Monday | YouTube tutorial buffers at my workplace | Gigabit wanted for shifting drone footage | What throughput may I expect at my workplace? | RJ45 at my table, what rate?
Spinning wheel on every page when I sit by the window on second floor | Coverage wonky behind the warehouse wall, which details do you want? | Is 40 megabits at my table lousy or okay?
Patchy airwaves near the fire stairs, every single day | Quicker than the airwaves, any option at my chair?`,
  'Using the VPN from home': `
When do I need the VPN? | I can't reach the file share from my kitchen table | The CRM doesn't open when I'm working from home | I want to look at my payslip on payroll.northwind.example from home but it won't open
Do I need to be on the VPN for Teams? | Can I read my mail from home without any special connection? | Does OneDrive work without VPN? | Is the portal reachable from home without connecting to anything first?
Which websites only work inside the company network? | Tunnel necessary for Outlook on the sofa? | Snowed in by a blizzard, how do I get at the shared drive? | G: drive has a red cross in my flat | Salary slips page dead on my couch
Kid's school closed, I'm at the kitchen table and customer database says unreachable | Do I need a tunnel merely for chatting and calls? | Customer management tool dead outside the building
What can I open in my pyjamas without a tunnel? | Intranet thing ending with int. something won't resolve in my den | Working student studying in the evening, can I get at the file server from my dorm?
## Connect
How do I connect to the VPN? | vpn server address | What is the program for the VPN called? | Cisco Secure Client which profile | Do I have to install something on my Windows laptop to work remotely? | openconnect command for Linux
First time connecting from my Mac, it says a system extension is blocked | Where do I allow the Cisco extension on macOS? | How do I connect from Ubuntu to the company network? | Can I use the VPN on my phone?
Secure Client on my private iPhone refuses to connect, does the phone have to be enrolled? | What's the difference between the Home and Travel profiles? | I'm sitting in a cafe with public wifi, how do I connect to work safely?
Which option do I choose in the hotel, Home or Travel? | Is my private browsing sent through the company when I connect with the Home profile? | After pressing Connect it waits for something, do I have to confirm on my phone?
Can I confirm the remote connection with my security key? | New starter here, how do I get to internal stuff from my flat? | AnyConnect, what host do I enter? | Gateway name of the tunnel? | Mac: Cisco wants approval for an extension
Debian tunnel one-liner for the terminal | Airbnb with dodgy wireless, which setting protects me? | Starbucks, which profile? | Airport lounge, safe tunnelling | Galaxy handset of my own, can it tunnel in? | NordVPN or yours?
Will the firm see my Netflix when the tunnel is up? | Split or full tunnelling, what's the difference between your two modes? | iPad from the firm, tunnel app in the App Store? | YubiKey for the tunnel, or must it be the app?
Cisco icon greyed out, which mode from the dropdown? | Zoomy calls while tunnelled, which mode keeps them smooth? | What do I click first in the Cisco window at my flat? | Train to Chicago with onboard hotspot, which mode?
Do I download the tunnel client on my Lenovo or is it there already?
## Limits
It threw me off after an hour while I was at lunch | VPN disconnects when idle | What is the longest I can stay connected in one go? | My long job runs overnight, will the connection to the office last until morning?
Can I be connected with laptop and tablet at the same time? | How many devices can use the VPN at once? | VPN refused because my computer is out of date | How far behind with updates can my laptop be before remote access is refused?
I'm flying to Spain and want to work from there, will I be able to connect? | How early must I give notice before I use the VPN in another country? | Who do I tell that I will be working from abroad so that my connection works?
I'm already overseas and the VPN won't open, nobody told me about a travel notice! | travel notice security address | Can a contractor on my team get remote access? | For how long does a freelancer get VPN access and who approves it?
External developer lost remote access after three months, how does he get it again? | The VPN drops every few minutes at home, it's driving me mad | Connection to the office keeps breaking off, should I try a cable?
Who do I ring if remote access still fails after I restarted the router? | My boss asks me to work from my parents' place in Canada for two weeks, what do I have to send before? | vpn keeps cutting out | Kicked off after coffee break
It kicked me out of the company network after twelve hours, is that on purpose? | Tunnel yo-yo, up and down all morning | Says posture failed because of missing patches | Back from three weeks of hols and the tunnel rejects my machine
Maternity leave over, notebook unpatched since spring and not allowed in remotely | Flying to mum in Poland who is ill, will the tunnel open there? | Fair in Milan, what must I announce so I get in remotely?
Already sitting in Mexico and locked out, nobody told me | I'll just tunnel in from Bali next week, fine? | Honeymoon in Bali, quick peek at the CRM possible? | Is a day's warning enough prior to logging on in Canada?
Freelance coder needs the tunnel for half a year, doable? | Consultant's remote login ran out, who renews? | Three gadgets tunnelled simultaneously? | Overnight render through the tunnel, does it survive until breakfast?
Sunday night on call, is 14 hours in one stretch too much for it? | My flat's connection wobbles and the tunnel dies, remedy? | Tunnel falls over constantly, fed up, whom to phone? | Desktop and handset tunnelled together, allowed?
Gaffer signs for the contractor's remote login, valid until? | Grandma's funeral overseas, still want remote login, how many days ahead must I announce?`,
  'Guest network for visitors': `
guest wifi password | A customer is coming tomorrow and needs internet, how do I arrange that? | How do I make a voucher for a visitor? | Am I allowed to create internet access for a guest myself or does IT do it?
guest.northwind.example | What details of my visitor do I need for the guest network? | How many days can a visitor stay online with one voucher? | An auditor is with us for a whole week, does one voucher last that long?
What is the default length of a guest voucher? | Can I email the code to my guest before she arrives? | Can I print the wifi code on paper for a visitor? | My visitor has a laptop, a phone and a tablet, does he need several codes?
How many devices per guest voucher? | What does the guest have to do with the voucher code? | We host a training with 40 outsiders, how do they all get online? | Can I have one shared code for a big group?
How early do I need to ask for internet for an event with lots of guests? | Eight candidates are coming for an assessment day, single codes or one for all? | Up to how many devices can use the shared group code?
My guest is standing here and I have no time to make a code, who can help? | Can the front desk give out wifi codes? | Until what time does reception print day vouchers? | phone number of the front desk for a guest voucher
It's 8 in the morning and my visitor has no internet, is reception already printing codes? | Could an interview candidate use our internet for a day, please? | School class of 28 touring us wants to get online
My sister drops by for lunch and wants Instagram | Auditor from KPMG, five days, internet? | Supplier's rep needs his email while here | Client forgot to bring a hotspot, how do I hook her up? | Send login to the speaker in advance
Job applicant with a MacBook wants to go online | Two-week consultant, will a single code do? | Plumber wants WLAN, how do I sort him out? | Does my boss have to approve internet for an outsider? | Outsider's code ran out overnight
Press conference with 45 journalists, connectivity? | Investor lands at four, reception can help with going online? | After six in the evening, who hands out internet codes? | Hackathon with 60 folks, does one code stretch that far?
Slip of paper with a code for the interviewee | Can my client hook up iPad, iPhone and notebook on one code? | Where do I generate access for outsiders? | Seven clients on Thursday, one code or seven?
Internet for the caterers at the summer party | Wedding-planner from agency here from Monday to Friday, longest possible pass? | Trainer from outside has four gadgets, one code short?
Is two days ahead too late to request connectivity for 30 outsiders? | Consultant at reception stares at a box asking for a code | Do I need the client's surname and employer to get her online?
## What guests can and cannot do
How fast is the internet for visitors? | Can a guest print something here? | My customer wants to show slides on the screen in Maple but can't find it | How can an outside visitor present in Cedar or Birch? | private phone guest wifi
Are visitors able to see our file share? | Does a guest speaker need to join Teams to show her presentation? | Can I put my own phone on the office internet? | Do I need a voucher for my private mobile? | Private DNS and the guest wifi
Why do I have to log in again with my own phone every month? | How long does the guest network remember my personal phone? | The welcome page doesn't open on my visitor's laptop | guest wifi login page not showing
Connected to Northwind-Guest but nothing happens, no page where I could type the code | My iPhone connects to the guest network but the sign-in page never appears | Do I have to turn off Private Relay? | Captive portal
Android phone cannot open the welcome page for guests | What website can I type in to force the login page to come up? | A partner complains that our visitor internet is slow, what speed should he get? | neverssl
Is it okay if I use the visitors' network with my personal iPad, or is that forbidden? | What do I sign in with on the welcome page as an employee with a private phone? | Our visitor can't reach the printer, is that a fault?
Can my own Galaxy hop on in the break room? | My Kindle or private handset, what do I enter on the landing page? | Landing page dead, blank white screen on client's notebook | Pixel of my client never shows the splash
Client's iPhone says connected but no internet, splash screen absent | Partner cannot cast to the TV in Birch | AirPlay for a client, dead | Consultant wants to put a contract on paper, device not found | Bandwidth for outsiders
Client wants to watch Netflix in HD during lunch, enough bandwidth? | Will outsiders get at our shared folders? | Each month my own handset gets thrown off | iCloud Relay makes trouble for my client
Sales pitch by an agency, their notebook won't mirror on the wall | Is my private smartwatch or tablet welcome on the outsiders' WLAN? | Speaker has slides on her own machine, how does the audience get to see them?
Secure DNS on Galaxy, must it be off? | Can an interviewee reach the customer database from our outsiders' WLAN? | Splash page nowhere, which trick URL? | May I go on TikTok with my own handset over the outsiders' WLAN?
Do private handsets of staff require a paper code?`,
  'When a site does not load': `
website won't open | A page just keeps loading and nothing comes up, what should I try first? | Nothing loads in my browser at all | Is there a page where I can see if a service is down? | status.northwind.example | ipconfig flushdns
Is the CRM down for everybody or just for me? | Do I need to write a ticket if the service is already shown in red? | Why should I check the status page on my phone without wifi? | One page doesn't work but all the others do
No internet at home, no page loads, what now? | Should I restart my router when no site opens? | An address ending in int.northwind.example gives me an error at home | The intranet page opens in the office but not in my living room
The page works in a private window but not normally | Do I have to delete all my cookies or only those of one site? | A site that worked yesterday shows an error, but incognito mode is fine | How do I flush the DNS cache on Windows?
Empty name cache on a Mac | What's the command to clear the DNS cache on Ubuntu? | resolvectl flush caches | I have a Mac and no admin password, how do I empty the name cache? | dscacheutil asks for a password I don't have
Site won't load on my phone, is there a quick trick? | How long should I leave flight mode on? | I have tried another browser and it still says server not found, what else is there to do? | Spinning wheel in Chrome and zilch else
In which order should I check things when a web page fails? | 404, timeout, white screen, whatever, it's broken | Is it me or is it everyone? | Ordering page of our supplier is dead, other pages are fine | DNS_PROBE_FINISHED_NXDOMAIN
Dinosaur game shows up in Chrome | ERR_CONNECTION_TIMED_OUT in Edge | Safari can't find the server | Page stays white like snow | Supplier's shop throws error 400, request header too large | Outage board | Flush resolver on Fedora
Login page goes round and round in circles, InPrivate is fine | Any news on a breakdown? CRM kaput since nine | Firefox says "Hmm, we're having trouble finding that" | Pixel opens nothing, bars are full | DNS wonky on my Lenovo
Kid's homework opens at my flat, but work addresses with int don't | Wipe everything in my browser history, must I? | Webpage gone, yet it was there before lunch | Driver on the road, timetable webpage blank on his handset
The whole web is gone in my flat | Which troubleshooting steps before I bother IT? | Web address moved to a new server, my PC remembers the former one | MacBook without admin powers, DNS stuck
Half a webpage appears, the rest is missing, where to begin? | Red dot on the outage board, should I still report it? | Nothing but an error in the supplier portal, knackered and angry
Client's homepage hangs forever in Edge and Chrome alike
## The page says "Blocked by Northwind"
Blocked by Northwind | Why is this website blocked? | The company filter won't let me open a supplier's page | How do I get a site unblocked? | What kinds of websites are not allowed at work? | Is gambling blocked on company computers?
A brand new website of our customer is refused, it only went live on Monday | How young may a domain be before the filter stops it? | How long does it take until a blocked page is opened? | Poker page refused at lunchtime
Who decides whether a blocked site gets opened? | If a site is unblocked, is that just for me or for my colleagues as well? | My whole team needs a page that is filtered, does everyone have to ask for it? | Whitelist a URL please
What do I put in the ticket for a blocked website? | Can I use an anonymiser or proxy site on my work computer? | I got a red page saying the site is blocked, am I in trouble? I only need it for research | Who's the censor here?
Bet365 won't open, joking aside, why? | Firewall is stopping me from reading a startup's homepage | Client launched her webshop yesterday and I get a stop sign | Content control page in my face, need it for a tender
Tor and web anonymising stuff refused | Hide-my-IP page is refused, any way round? | My team leader needs a refused URL too, does she have to file as well? | Lottery results refused at my workplace
Big stop notice, did I do something naughty? | How many days till a refused URL is let through? | Competitor's week-old homepage is off limits
## A certificate warning
My browser says the connection is not private on one of our own pages | certificate warning | Should I click continue anyway when the portal shows a security warning? | The certificate of a Northwind address is invalid, who do I call?
It says "Your connection is not secure" on an internal page, can I just proceed? | What should I write down when a certificate error pops up? | NET::ERR_CERT_AUTHORITY_INVALID on our intranet | Red triangle over the https of our portal
Crossed-out padlock on an internal address | "Attackers might be trying to steal your information" on our own page | I'll just hit Advanced and carry on, okay? | Cert expired on an internal page, ignore?`,
  'Video calls on a slow connection': `
How much speed do I need for a video call? | teams bandwidth | My internet at home is 3 Mbit/s, is that enough for video? | What speed is needed just to talk, with no picture? | Mbit/s needed to share my screen
How fast must my line be for camera and shared screen together? | Is there a company speed test? | speed.northwind.example | How long does the speed test take? | Does upload matter for calls or only download?
I live in the countryside with a slow line, can I still take part in meetings? | My part-time home office has a poor line, what is the minimum for a small group video call? | Is 2 megabits rubbish for Teams?
Granny's farmhouse has lousy DSL, can I join with camera? | Minimum line for webcams of five folks | Starlink or DSL, what numbers must it deliver? | Speedtest, Ookla or yours? | Bandwidth table for meetings
Audio alone, how thin may the line be? | Presenting PowerPoint plus webcam, megabits? | Check my line ahead of a job interview | 0.5 megabits upstream, hopeless? | Moving house to a village, what rate should I order for meetings?
## Quick help during a call
My voice keeps cutting out in Teams | People say I sound like a robot in meetings | What can I do right now, my call is freezing? | Should I turn off my camera when the call stutters? | How do I stop receiving everyone else's video?
turn off incoming video | Does OneDrive slow down my call? | Is sharing one window better than sharing the whole screen? | Can I dial into a Teams meeting by phone? | Where do I find the conference ID? | How does Call me work in Teams?
Sound breaks up all the time, can I use my phone for audio and the laptop for the slides? | The picture is choppy while I present to a client, help | I'm a statue on everybody's screen | My boss looks like Minecraft blocks
I can see everyone but the audio drops every few seconds, I already switched my camera off | Dalek voice | "You're breaking up" they all keep telling me | Frozen face mid-sentence, audience laughing | Join by landline
First aid while the meeting is stuttering | Kill everyone's faces to save the line | Ring-in digits for a meeting, where written? | Audio through my mobile, slides on the notebook | Cloud sync hogging the line while I talk
Desktop sharing jerky, any lighter way? | Should I hide my face so that they hear me? | Customers hear every second word only | Pixelated gallery, disable the others' cameras how? | Voice delayed by seconds, what can I sacrifice?
Job interview by Teams stuttering like mad, quick rescue?
## At home
Meetings are bad at home but fine at the office, what should I change? | How close should I sit to my router? | Is a cable better than wifi for calls? | Should I use the 5 GHz network at home? | hotspot data limit | 2.4 or 5 gigahertz?
Which VPN profile is best for video calls? | Why are my calls laggy when the VPN is on Travel? | Can I use my phone as a hotspot for a meeting? | How much data does one hour of video use? | Bedroom is far from the box, picture hangs
How many GB do I have on my company phone each month? | Will a long video meeting on the train eat up my mobile data allowance? | My home broadband is down today and I have calls all afternoon, can my work mobile do it?
Does the Travel profile send my call through the office? | My kids are streaming and my meetings suffer, what helps at home? | Twins watching Disney, I'm talking to clients, lag | Monthly gigs on the firm's SIM
Tethering through my Galaxy for a two-hour workshop, how many gigs? | Will eight hours of meetings on cellular blow my allowance? | Cisco running, picture hangs, which mode slows it? | Night bus commuting with webcam on, data guzzler?
LAN lead or wireless for meetings on the sofa? | Broadband outage in my street, daily stand-up at ten | Tethering for the whole week, is 30 gigs too much? | How many metres between me and the box for smooth meetings?
Teams over a full tunnel is sluggish, switch to what?
## In the office
The picture freezes in Cedar | The meeting room screen hangs in the middle of a call | How do I restart the computer in a meeting room? | Where is the restart button on the touch panel? | Conference room TV stuck, clients waiting
How long does the room computer need to start again? | It froze again in the same room an hour later, who comes to help? | How quickly does somebody come if the meeting room breaks down? | Maple: everybody frozen like statues
No sound and no video in Birch during a customer call, whom do I ring? | Reboot the thing in Birch | Gear symbol on the tabletop panel, what happens next? | Second crash today in Cedar, send a human!
Boardroom camera hung while clients from Boston watch | How many minutes until the room is back after rebooting? | Unplug the meeting room PC, or is there a gentler way?`,
  'Printing on any floor': `
How do I print something? | which printer should I choose | Where are the printers? | How many printers are on each floor? | Can I collect my printout on a different floor? | Do I need my badge to print? | Nothing comes out of it
I sent a document but the printer doesn't print it, do I have to do something at the machine? | How do I release my print job? | How long are my print jobs kept? | Can I get all my documents out at once? | Where do my sheets come out?
I printed yesterday morning and forgot to pick it up, is it still there? | Worried somebody else sees my confidential printout lying on the tray, does it print straight away? | Paper copy of my contract, which machine?
Must I choose a particular device or can I pick up anywhere? | Payslip on paper without nosy folks seeing it | Left my badge at home, can I still get my sheets? | Pull the sheets the next day, still there?
Hold card on the box, then what? | Fire off in the morning and collect after lunch, fine? | Nobody told me how to get something on paper here | Photocopier nearest to me dead, can I go upstairs?
Sent it Friday, collecting on Monday, okay? | Sent the same thing five times by mistake, do they all come out? | How many devices for hard copies in the building? | Night shift: are sheets kept till my next shift?
Hard copy of jury letter for my boss, how?
## Adding the queue
I'm new and no printer shows up on my laptop | How do I add the printer on Windows? | Northwind-Print Mac setup | My Mac wants to print on A4, is that right? | What is the printer address for Linux? | ipps print.northwind.example
Can I print from my phone? | Which email address do I send a PDF to so that it gets printed? | How big can a PDF be if I mail it to the printer? | Can I send print jobs from my private mail address? | MacBook: no device in the dialog
I want to print a boarding pass from my iPhone | Where do I find the print queue in Self Service? | Lenovo doesn't list any device when I hit Ctrl+P | Ubuntu CUPS URI | Galaxy handset to paper | AirPrint from my iPad?
Concert ticket on my mobile, want it on paper | Edges cut off, European format on my Mac | Freelancer's new HP notebook, device missing, install from where? | Sent a Word doc to the device's inbox and nothing came | DIN A4 or US size?
Forwarded the PDF from Gmail and nothing came out | 25 meg brochure mailed to the device, rejected?
## Settings and limits
How do I print in colour? | My printout came out in black and white although it has a color chart | color printing limit | How many colour pages may I print in a month? | I need to print 500 colour flyers, is that allowed? | paper jam
Do people in Marketing get more colour pages? | Who can raise my color limit? | Which machine can scan? | Where can I scan a contract? | Is there a scanner on every floor? | Where do my scans go? | What paper size is the default?
My scan never arrived, it has a lot of pages | How do I scan something larger than 25 MB? | Does it print on both sides by default? | The printer is out of paper, where is more? | The toner is empty, who replaces it?
What do I write when I report a broken printer? | Where do I find the number of the printer? | My job says waiting for ages | I badged in but the job has been stuck on waiting for ten minutes, what can I do? | Pie chart came out grey
Can the HP LaserJet do colour? | PRI-004 is jammed and I can't get the sheet out | Want it single-sided, it always uses the back too | Funeral programme for grandma in colour, 60 sheets, within my quota? | Reams, where stored?
Posters for the charity run, 300 colourful sheets, too many? | Is 250 in colour over the top? | Chewed up my sheet and blinks red | Crumpled sheet stuck inside, can't reach it | Streaky, faded letters, cartridge running dry?
Digitise a stack of receipts | Turn paper into PDF | Fat digitised book never reached my inbox | Which brand does colour, HP or Brother? | Copier tells me to wait and wait, spinning wheel | Duplex off? | Cartridge swap, do I do it?
Marketing intern, how many colourful sheets may I make? | Sticker code at the front of the copier | Need extra colour quota for our fair in Boston | Photocopier out of A4 or Letter sheets, refill where?
Digitising my marriage certificate, which device? | Logged on at the box, list stuck on pending for ten minutes`,
};
