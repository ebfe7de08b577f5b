/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const NETWORK_SITUATIONS: Readonly<Record<string, string>> = {
  'Connecting to the office Wi-Fi': `
First day, I see three wireless names on my machine and don't know which one is mine. | which network is for company notebooks | Staff, Guest, Devices: who belongs where? | I brought my own iPad to work. Which wireless do I put it on?
personal phone, which of the three | My kids' tablet is with me today, can it go on the staff network? | Client sits in our lobby with his laptop, which name should he pick?
I tried to get on the Devices network with my phone and it won't let me. Am I locked out? | Devices network, what's that one for | Is there a wireless for the printer, and can I use it? | meeting room screens run on which wifi
I'm in Oakland for a week. Do I need other settings for the wireless there? | San Jose office, same wifi name? | Is there coverage on every floor in San Francisco? | Visiting the Oakland branch tomorrow with my laptop, will it connect?
Got my new box from IT today. Must I type anything to be online at my desk? | does a fresh IT laptop connect alone | It always connected by magic, now it asks for a user. What do I type? | wireless password, where do I get it
Is there one code for the whole office or does everyone use their own? | username format for the wireless: only my name or with @? | wifi login = same as Windows login?
Asked for name and password by the office net. Portal credentials or something else? | My company tablet: staff net or guest net? | One of my new starters shares the wifi key on paper. Is there such a key at all?
Work cell phone gets internet in the office by which network? | I'm a temp in the warehouse with my own Android, which net may I take? | join by hand, what's needed | Are the wireless names different from site to site?
## By system
Windows shows a certificate and asks if I want to continue. How do I know it's the real one? | accept certificate or cancel? | My PC warns about a server name when joining. Which name is good?
It says some other name than radius. What should I do on Windows? | Could someone put up a fake Northwind-Staff? How would I notice on joining? | radius server name | Windows clicks to the office wireless, please
On my MacBook it wants my fingerprint for a certificate. Is that right? | mac: trust which certificate | macOS menu bar, choose net, and after that? | Touch ID prompt on joining office net, safe?
I have a Fedora notebook and the wifi form has twenty fields. What goes where? | linux inner authentication? | PEAP or TTLS | Ubuntu asks me for a domain in wireless settings, what I must write? | WPA2 Personal or Enterprise on Linux
MSCHAPv2, do I choose this? | Engineer here on Debian. Anything besides user and pass to fill in for the enterprise wireless? | iPhone: it says "not trusted". Tap what? | ipad join staff
New company iPhone, the wireless asks me about trust. Do I say yes? | Android wants a CA certificate. I have none. What should I select? | EAP method on Android phones | Pixel asks "domain" and won't save the network without it
"Use system certificates" or "do not validate", which is it? | My Samsung from the company refuses to save. Which fields are mandatory?
I changed my password last night and now I'm kicked out of everything at the office. Could the phone be the reason? | account locks itself again and again since I renewed my passphrase | password changed, wifi?
How many wrong tries until I'm locked? | 10 tries, then what is locked? | My tablet in the drawer still has the old credentials. Does this do any harm? | after a new passphrase, forget and rejoin, on all of my devices?
Why does the help desk say my own phone locked me out? | New password works in the portal but not on the wireless of my laptop. | One of my team is locked out each morning since her reset. What should she do with her devices?
How do I make the phone drop the saved wireless before it locks me? | Contractor with his own Linux notebook on staff wifi: security type? | authentication type for linux wireless
my Mac asks for my account at the wifi, do I write the whole address? | Is there a step-by-step for every kind of device we own? | Company phone swapped from iPhone to Android, how is joining different? | domain field?
certificate prompt for joining: which server must it name?
## Slow or weak?
My downloads crawl at my desk, 30 megabits. Is that what I should expect? | what speed is normal here | Speed test says 210. Is this okay or should I complain? | megabits per desk | 200 of what, and is it a minimum?
Have to move a huge video to the server, wireless is too slow. What's faster? | is there a cable jack at my desk | wired speed? | Plugged a cable into my docking station, do I still have to turn wireless off?
dock with LAN cable: does it change over alone | Gigabit anywhere? | The window corner on Floor 3 is terrible from morning to night. Whom do I tell and what do they need to know? | dead spot near the kitchen, report how
What should be in the ticket about bad reception? | My team sits at the far end and everyone loses signal. As their lead, what do I report? | Calls stutter in the corner by the stairs, all day, every day. | weak signal near a meeting room
Does the ticket need the exact time it was slow? | Finance desk here, spreadsheets from the share open in slow motion over wireless. Cable help? | TS4, cable into it, anything to set?
How fast is the socket in the desk compared to the air? | Slow for an hour only, is it worth reporting? | When is it bad enough for a ticket? | no bars in the back office | Floor, room, anything else you want to know?
Just moved desks and now everything is sluggish. What can I try before I complain? | Where at my desk can I plug in for a big upload?
`,
  'Using the VPN from home': `
Working from my kitchen today. Do I need the tunnel just for mail and chat? | what works without vpn | Can I get to my OneDrive stuff without the tunnel? | Teams at home, tunnel on or not?
Portal from my sofa, do I have to connect to something first? | Sales rep at home, the customer database won't open. What have I not turned on? | CRM from home? | I want to see my payroll page tonight and it isn't loading at home.
file share not reachable outside the building | Address ends in int-dot-something and only opens in the office. How do I get to it at home? | which things need the tunnel
Wiki page with "int" in its address says not found on my home internet. | Payroll clerk on home office: which tools stay shut until I dial in? | I have been at home three days without the tunnel and everything I use runs. Is that OK?
New hire: when do I have to be "dialed in" and when not? | one of my people says she can't reach the shared drive from her flat | is vpn for mail | Which addresses are internal?
## Connect
What's the program called for getting into the office network? | is the tunnel software on my laptop already | do I have to install anything on a company PC | server address to type in
It asks me "connect to:" and the box is empty. What's the address? | Two entries in the list, Home and Travel. Which one at my kitchen table? | Home or Travel in a Starbucks? | hotel wifi, which profile
I'm in a coffee shop with clients' data open. Which setting protects everything I send? | Do I pick the other profile at the airport? | What's the difference between the two profiles?
My calls from home got choppy since I switched to Travel. Related? | does my private surfing go through the company on Home | Why is Home faster for video?
After pressing Connect, I sign in and then nothing. Is something to confirm on the phone? | second factor for the tunnel: phone or key? | I left my phone at the office, can I confirm with my security key instead?
MacBook says a system extension was blocked at the first start. | mac: allow extension, where | Login Items & Extensions, what do I do in there? | First time on a Mac and it will not connect, on Windows it was fine.
linux command for getting in | Ubuntu user, there's no Cisco icon. What do I run? | openconnect, with which protocol? | terminal line for vpn please | Is there a tunnel client for Linux or am I out of luck as a developer?
On my iPhone I need to look into the CRM. How do I get in? | android vpn app, which | My private phone, can I put the tunnel on it? | The app is in the store, I installed it, and it refuses my phone. Why?
does the phone have to be enrolled | Ipad from the company: from where do I get the client? | I am new and English not my first language: please tell me click by click how I connect on Windows. | Open it, choose what, press what?
profile for home | AnyConnect or Secure Client, what do we use? | Engineer with openSUSE at home: sudo what? | Manager asks: do my people at home need to install something before their first remote day?
sign in went fine, tunnel stuck at "waiting" | vpn.northwind what exactly
## Limits
I start at 7 and at 7 in the evening I get thrown out. Is that on purpose? | how long does a session last | 12 hours over, do I simply connect again? | Went for a long lunch and came back to a dead tunnel. Why? | idle time until it cuts
My night job copied nothing for an hour and was cut off. What's the rule? | kicked out after inactivity | Can my laptop, my tablet and my phone be in at the same time? | number of devices at once | Third device is refused. Fault or rule?
Back from a three-week vacation, and my machine isn't let in any more. | refused because of updates? | How far behind on patches may my notebook be? | days without updates before I get blocked
I postponed the restart for weeks, now I can't dial in from home. What's the reason? | Flying to Portugal next Monday and want to work from there. Will I get in? | vpn abroad | Am I able to dial in from my parents' house in India?
I'm already in Mexico and the tunnel won't open. What did I miss? | travel notice, to whom? | how many days before I leave must I tell security | Trip got booked yesterday, I leave in three days. Too late to be let in from overseas?
by when at the latest do I announce a trip abroad | Does telling my boss about the trip suffice, or who has to know? | email address for announcing travel
Sales team of four goes to a fair in Berlin. What do I as their lead need to arrange so they can reach the CRM? | Our freelancer needs the file share from his own office. Who says yes? | contractor remote access, how long
Our consultant's access ended in the middle of the project. Why, and who extends it? | 90 days are up for my external developer, what now | does contractor access end by itself | who approves external people for vpn
It falls off every five minutes and I have a deadline at noon! | tunnel drops constantly | Connection comes and goes on my home wireless. First thing to try? | router restart, cable, and if that doesn't help?
who do I call when it keeps dropping | number for vpn trouble | Customer demo tonight over the tunnel, I'm afraid it goes down in between. Anything I can do with my setup at home?
Vacation for a month, will my notebook still get in after it? | Over the border to Canada just for the weekend, does this count as abroad? | Desktop and laptop both connected, is that allowed?
`,
  'Guest network for visitors': `
A client comes tomorrow and needs internet for a demo. What do I have to prepare? | who may hand out internet to visitors | I'm an intern, can I make a code for my university professor?
Do I need IT to get my guest online or can I do it? | where do I create the voucher | page for visitor internet? | Which login for the voucher page? | What do you need to know about the visitor for it? | voucher fields
I only know the man's first name. Is that sufficient for a pass to the net? | Do I need the visitor's e-mail address? | Auditors are here from Monday to Friday. One code for all of the week? | longest a voucher can run
Consultant stays for two weeks. How do I cover the second one? | I forgot to set the days and my partner was cut off the next morning. Why? | default length? | I need it just for today's caller, do I have to choose a number of days?
7 days possible? | How does the code reach my guest before he arrives? | print it or mail it | Can I hand the thing over on paper? | My visitor has the code, where does she type it? | what does the visitor do, step by step
He sits in the lobby with a slip of paper with letters on it. And now? | Do they have to agree to anything before they're online? | visitor has a laptop, a phone and a tablet, is one code enough | fourth gadget refused
devices per voucher | My guest's code says "in use" on his watch, he has phone, laptop and iPad already. | 14 people from the partner firm come on Thursday, one code for all?
Workshop with 30 customers next week. I don't want to type thirty names! | group code, how do I get it | from how many people do I need a ticket | Eight visitors: each their own, or together? | exactly 10 people, which way?
How early do I have to ask for a code for a big group? | Training with 25 outsiders is the day after tomorrow. Is it too late for the common code? | 3 days ahead, calendar or working days? | How many devices can the group code take?
We're 40 guests, and everyone has two gadgets. Does the shared code hold? | 50 enough for whom? | Investor standing in front of me now, no code, my laptop is upstairs. Who can help? | front desk, can they do it
number of the reception for a quick code | Until when does reception hand out codes? | It's 6 pm and my guest has no internet. Is the desk still able to print one? | where's the place that prints a pass on the spot
Early bird: customer at 8 o'clock sharp. Can the front desk give him a code? | Day voucher, who from and where in the building? | My parents visit me at lunch, may they have internet?
One of my project managers wants all her suppliers on wireless. What is the normal procedure? | Legal: what do visitors accept before they surf? | ext for day voucher
Job candidates come for interviews all week. Must I create a new code every day? | terms accepted, then online?
## What guests can and cannot do
Visitor says our internet is slow, about 20. Is it broken? | speed for guests | Can she stream a 4K demo over it? | megabits per guest device | My customer wants to print his contract here. Will his laptop find our printers?
guest printing | partner needs a file from our shared drive, he's on the visitor wifi | can visitors see our internal stuff | Security-minded client asks me what his laptop can reach on our visitor net.
My guest has slides on his own notebook and wants to show them on the big screen in Cedar. How? | screen in Maple doesn't see the visitor's laptop | Birch, guest presenter, cable or what? | presenting as an outsider
How does the vendor show his deck when he cannot get onto the room screen? | Casting from a visitor's machine to the wall, any way at all? | I want my own phone online in the break room without burning my data plan.
private phone allowed on it? | Do I have to make a voucher for myself for my private cell? | what do I type on the welcome page as employee | I've to sign in with my own phone again each month. Why? | how long does it remember my phone
days until my private phone must log in anew | Visitor connected, but the page for the code never appears. | welcome page missing | Is there some address I can type to force the login page to show? | neverssl, what is that for
His iPhone is on the wifi, but stuck with no login window. Which switch is in the way? | Private Relay on or off? | iphone guest stuck | Android of my client says "connected, no internet" and no page comes up.
Private DNS, do I touch it? | android visitor stuck before the welcome page | Blank page in the guest's browser. What do I tell him to try first?
I promised a customer he could log in to the CRM from his machine here. Will that be possible on visitor wifi? | What exactly is blocked for outsiders on the wireless?
Do I lend the visitor my staff login so he can use the projector in Maple? | Employee's smartwatch or phone on visitor net: is it OK or will someone complain?
Warehouse crew have only private phones. How do they get internet in the building? | Our speaker tomorrow brings her own Mac for the talk. Which set-up works in the meeting rooms? | no login window | 20 Mbit shared by all or for each?
will guests get to our file server | My private phone is asked for an account there, which? | Private DNS and Private Relay: which of the two is on which phone? | Can my visitor have a video call on it?
`,
  'When a site does not load': `
Page won't open, and I have a deadline. What should I check first? | something's down, is it just me? | Where can I see if you already know that the system is down? | status page?
Is it an outage? Whole sales floor can't get into the tool. | It's red on the status page. Do I still write a ticket? | ticket when everyone has the same failure, needed? | Why do I have to look from my phone, and with wireless off?
check status over mobile data, reason | Status is green yet my page is dead. Next step? | My report wants to file a ticket for an outage. Would that speed things up? | Nothing opens at all, not even news. Whose problem is that?
no page at all loads | all sites dead at home | One page fails, others are fine. What does that tell me? | At home, all pages time out since breakfast. What do I restart? | rejoin wifi or reboot, which first?
The intranet address opened yesterday in the office, today on my couch it doesn't. | address with int in it won't open | "Server not found" for something.int, I'm at my mother's house
What does it mean when the name of the page ends with int? | do I have to be on site for internal pages | Does the page work for me elsewhere than in the building? | Most of the time what is the reason, which step solves it?
A page shows an old login again and again. In a private window it's fine. So? | incognito works, normal doesn't | do I have to wipe all my cookies?
Deleting everything in my browser scares me, I'd lose all logins. Is there less I can do? | cookies of one site only | what does the private window test prove | Wrong or old version of a page comes up after the move of the server.
flush dns | How do I empty that name memory on my PC? | windows command for clearing names | What do I type in the black window on Windows so that sites resolve again? | mac command to flush the cache | dscacheutil, and the second part?
I'm on macOS and the flush asks for an admin password I haven't got. What else? | no admin on my Mac, what replaces the command | Does a reboot clear the name cache on an Apple machine? | resolvectl what?
Linux box finds the old address of a server, how do I clear it? | ubuntu dns clear | Phone can't open the page and there's no command line on it. What do I do? | flight mode how long | seconds in airplane mode
Is there an order in which I should try things? | Tried a private window and another site, both useless. What's left? | In which order would the help desk go through it?
My intern calls me for every page that won't load. Which checklist do I give her? | Half of finance sees the page, the other half doesn't. Name cache, maybe? | Everything loads on my cell but not on my laptop. Hint?
android page stuck, quick fix | restart the router at home, when does that help | page dead, others OK, not internal
## The page says "Blocked by Northwind"
I got a Northwind page telling me that I can't see this. Am I in trouble? | what does the filter stop | A vendor's brand-new site is stopped for me. It was launched yesterday, they say. | how old must a domain be
Client registered his domain three days ago and I can't open it. Does it solve itself? | Why would a harmless new start-up page be stopped? | poker site for a market study, blocked
I'm in Legal and must read a gambling operator's terms. How do I get in? | Proxy and anonymizer pages don't open, why? | tor at work? | Says malware, but I know the page. Can it be opened for me? | unblock a page, how
What do I put in the request to open a page? | Do you need a reason or is the address enough? | reason required? | Who decides on opening it? | how long does security need | I need the page by tomorrow. Realistic?
If it's opened for me, do my teammates have to ask too? | approved for me only or the whole team | My whole group of analysts needs one blocked page. Should each of them ask?
One of my leads was stopped on a competitor's page. As his manager, where do I ask? | site opened for Marketing, will I in Sales see it as well? | Can I get around the filter with a web proxy in the meantime?
blocked page at work, needed for private banking, any chance? | Domain bought Monday, when does it open here? | wait or ask? | Recruiting found a portfolio page it can't open, the filter says no. | is the decision same day
who is affected once it's approved | online casino customer, their page is filtered
## A certificate warning
Browser says "your connection is not private" on one of our own pages. Continue or not? | proceed anyway on our portal? | I clicked Advanced and went on, it was our payroll page. Was that bad? | cert expired on an internal address
Whom do I ring about a security warning on one of our addresses? | What should I write down before calling about the red warning page? | exact wording important? | Colleague says one may just click through it, it's in house. True?
NET::ERR_CERT something on a Northwind site | scary red page on our own site, now what | phone for a warning about a certificate | "Not trusted" message on a company page while I'm at a hotel. May I go past it just this once?
My new people click warnings away. What's the rule on our own pages? | in a hurry, may I ignore the certificate thing on our time page
`,
  'Video calls on a slow connection': `
My internet in the cabin is tiny. What's the least for a call with just voice? | megabits for sound only | Is 1 megabit enough for showing my screen while I talk? | screen share without camera needs?
I've 2 down and 2 up. Can I have my camera on in a group of four? | video small group rate | Camera plus slides to customers: how much line do I need? | 4 Mbit for what? | Upload is 0.5 and download 50. Why do others not see me?
does upload count or just download | People hear me like a robot, what line would I need? | how do I find out what my line gives | speed test page | How long does the measurement run? | 20 seconds, is that all?
Buying home internet next month, what's the minimum that is good for camera and sharing? | My sales reps on the road want figures: per kind of call, what must the line give?
Customer demo over a bad line. At what rate does it stop dropping out? | Will Teams lower the quality by itself if my line is bad? | New hire in the countryside with DSL of 1.5. What may she expect to do in a meeting?
Picture turned blurry by itself, is that Teams saving on my line? | 0.1, can that be right for voice? | rates up and down, same figure?
## Quick help during a call
I'm in a meeting right now and keep freezing!! What first? | what to turn off first | camera off or close apps, which helps most | I can't see why, but my voice chops whenever the others show their faces. | hide other people's video
turn off incoming, menu? | Where's "More options" for stopping the pictures of the others? | My laptop uploads a huge folder while I'm presenting. Bad idea? | OneDrive during meetings | sync on, call choppy
Sharing my entire desktop makes it stutter. What is lighter? | one window or entire screen | Can I dial in with my telephone if the audio is hopeless? | phone for voice, notebook for slides, how | "Call me", where's that?
Teams rings my phone, how do I ask for it? | Where do I find the dial-in number? | conference id, where | No data at all where I sit, just a landline. Can I still take part?
My boss cuts out when he speaks to the board in ten minutes. Give me the emergency list. | Voice still broken after camera off. What's the next rescue? | robot voice | Board call tonight, what do I switch off in what order?
Client can see my slides but doesn't hear me. What's plan B? | I'm presenting, sound OK, slides lag by a minute. | audio by phone: does the screen stay on the laptop? | invitation has a long number at the bottom, what for?
stop seeing others to save bandwidth
## At home
I sit two rooms from the router and calls break up. How near should I be? | metres to the router | cable or wireless for meetings from home | 2.4 or 5? | Which band of my home wireless is the better one for calls?
With the tunnel on, my calls are bad. Which profile should be set? | home or travel for calls | Why do my calls go all the way through the office? | Since the hotel last week, my meetings at my own desk are laggy. Something left on?
Travel profile, bad video, why | Power of my house internet is out, can I do the call over my cell? | hotspot for video ok? | How much data does an hour of meeting eat? | gigs per hour | data allowance on the work phone
I have 6 hours of calls tomorrow over the phone's hotspot. Will I run out of data? | 20 GB: per month or in total? | Is the company cell's data unlimited? | Worried about a big bill, we had our stand-up by mobile hotspot all week.
My basement office gets one bar. What are my options for calls? | Working from the garden, 15 yards from the box. Is that why they can't hear me? | New home worker asks me as her lead how to set up her place for calls. Tips?
Is it better to get a long cord than to move the desk? | tethering, budget? | does cisco profile influence teams | Train ride, tethered to my work phone, 3 hours of video. Data?
Kids stream in the next room and my meeting stutters, would a LAN cord help? | monthly data for company phones | 5 GHz, why
## In the office
Everyone froze on the wall in Cedar and the client is waiting! | room screen hangs, restart where | How do I reboot the thing in the meeting room? | gear icon on the touch panel, then what | How long is the room out if I restart it?
minutes for the room computer to come back | Restarted the room and an hour later, the same again. Who comes? | room fails twice a day | Will somebody come up to the room, and how quickly? | 15 minutes, at any time of day?
Room system dead at 9 pm with Asia on the line, does someone come? | Does the technician come to the room or only talk on the phone? | who do I ring when the meeting room freezes again
Picture stuck in Maple during a board meeting, should I pull the plug? | extension for room trouble | Is it the network or the room? Sound and picture stopped together in Birch. | touch panel: which icon?
It froze last Tuesday and today again. Call or restart? | My assistant runs our all-hands in Cedar. What should she do if the picture stops? | second freeze same day
`,
  'Printing on any floor': `
I sent a contract to the printer on two and I'm on three now. Do I have to go down? | do I need to pick a particular printer | Where can I collect what I sent? | how many printers are there | machines per floor?
Which name do I choose in the print dialog, there are several? | queue name | Somebody could read my salary letter in the tray. Does it come out right away? | badge at the printer, for what? | How do I get my pages out of the machine?
Standing at the printer, nothing comes. What do I do with my badge? | Print all or just one, may I choose? | tap what on the display | I've sent five jobs and only want the third.
Sent it Monday evening, went to fetch it Wednesday. Gone! | how long does it wait for me | 24 hours, then what? | I printed at home in the evening, is it still there when I come in?
Forgot to pick up confidential stuff. Will it lie in the system forever? | job vanished overnight | New intern: how does printing work here in three sentences?
The printer next to me is broken and I need my tickets now. Can another one give me my pages? | Is there anything that comes out without my card? | does the floor matter | 9 printers, same queue for all?
Legal prints sensitive files, how do you see to it that nobody else takes them?
## Adding the queue
No printer in the list on my new PC. Where do I get it? | windows install the printer | Company Portal or Settings, which of the two? | fresh notebook, no printer | MacBook: where do I get the office printer from?
mac self service printing | Everything comes out in the wrong paper size from my Mac, A4 or something. | A4 or letter? | paper size question when adding on macOS | My printout is cut off at the bottom, I'm on a Mac from Europe.
linux printer address | Which URI do I give CUPS? | Ubuntu engineer, the add-printer dialog asks for a device address | ipps what | Boarding pass on my phone, how do I get it on paper here? | print from iphone | android printing, how
Is there a mail address that prints whatever I send? | Can I mail a Word document to the printer address? | which kind of file by mail | 25 MB PDF from my phone was not printed. Too big? | max size for mailing to print
Sent it from my Gmail to the print address and nothing happened. Why? | must it be my work address | From my private account, would it print? | As a warehouse lead with just a phone, I have to print delivery notes.
My team got new Windows machines, do they each add the printer themselves? | self-install on Debian possible? | 20 megs, is this the cap for mailing to the printer? | Do I need admin rights or IT to get the printer on my machine?
## Settings and limits
My slides came out in gray. I wanted them in color. Which machine do I walk to? | HP, color? | The printer by my desk never gives me color, broken? | brand for color
Is there a color one on my floor or do I have to hunt through the house? | which machine scans | Need to turn a signed contract into a PDF. Where? | It always prints on both sides and I need single. What's standard?
default: one side or two, black or color? | how come everything's duplex | Why is it black unless I say so? | I printed 180 color handouts this month, am I close to something? | color pages per month
Refused in color on the 20th of the month. Did I use mine up? | does my team share the color pages or each their own | Marketing brochure proofs, 600 in color. Am I covered? | how many for Design | Marketing limit?
I'm in Sales and need 500 color pages for a fair. Who can raise it? | more color, whom to ask | One of my people ran out of color pages. Can I as her boss do something? | 200 in color, is it each month or for the whole year?
Where do scans go? | I scanned something and it didn't give me any file. Where do I look? | scan 60 pages, never arrived in my mail | big scan, what instead of mail? | How large can a scan be for my inbox? | 25 MB scan
Scan to OneDrive, when? | Out of paper! Where's more? | paper location | Do I order paper or is it lying somewhere near? | Toner empty, whom do I tell? | jam I can't get out
Do I call or write for a dead toner, and what do you have to know? | What's that PRI number for? | printer number, where is it written | My job shows "waiting" forever at the machine. | waiting for ten minutes, what now
stuck in waiting, sign out? | How long is it normal for a job to hang before I do something? | Paper stuck inside, I'm afraid to break it. Who takes care? | Intern in Marketing, does the 1,000 apply to me?
colour or black as preset, and what paper
`,
};
