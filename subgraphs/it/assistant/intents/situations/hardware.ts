/**
 * Questions of people who come with a story or have other words; see `demo/questions.ts` for how it is read.
 */
export const HARDWARE_SITUATIONS: Readonly<Record<string, string>> = {
  'Pairing a headset': `
New here. There is a hard black case on my desk with earphones in it, but the little thing for the USB port is missing. Did someone forget it?
Started Monday and everybody on my team has something on their ears during calls except me. Do I have to ask for one or does it just come? | what brand of earphones does the company hand out
one of my interns starts tomorrow, do I need to buy her anything for Teams calls or is that given on day one | Which Jabra is ours exactly? I want to look up the manual. | usb dongle where in the box
Sales rep says his case came without the stick. I think he just didn't look in the pouch, where is it normally? | do interns get the headphones too or only permanent people | model of the standard cans, please
I threw away the packaging and now I'm worried the USB bit was in there. Was it in the carton or in the case? | is my headset something I have to earn or does literally everybody have it
Warehouse lead here: my two new guys, will they have something to take calls with from their first day? | in which pouch is the tiny receiver
Somebody at reception handed me a zip case and said "for your Teams". What is it, and is there more inside than the earphones? | evolve2 75 or 65, which one do we get
## On a laptop: use the adapter
I stuck the dongle into the back of my screen because it was the only free USB port, and now my voice cuts out all the time. | dongle in monitor ok or not | The little stick glows blue and not violet. Is something broken?
what does the purple light mean | Light is violet but the other side hears me through the computer's built-in mic. What do I pick in Teams? | which entry in the Teams device list is ours, there are five of them
Do I have to hold buttons to make the stick and the earphones find each other, or do they know each other from the factory?
They hear nothing from me on my MacBook, not a word, but I hear them fine. Everybody in the call was waving at me. | mac, mic dead in meetings, where is the permission
My boss's Mac: people say he is mute though he's not muted. Big board call at 2, what's the most likely culprit? | Windows notebook, sound keeps coming out of the laptop and not from my ears
no audio on Win 11 after plugging the adapter, what do I right click | in and out both to be set to Jabra or just one of them?
I am on Ubuntu. Music sounds great but in calls nobody can hear me, as if the machine had no microphone at all. | linux: which sound profile so I can talk
"High fidelity playback" is picked and I lost my voice in calls, is it the reason? | Engineering runs Fedora and my guys keep complaining that the mouthpiece doesn't exist in the settings. What should I tell them?
Can I leave the stick in the dock/monitor hub or must it sit directly in the computer? | where in Teams is the place to choose my ears, I find only my profile picture
Customer demo in ten minutes and Teams still rings through the speakers of my notebook! | is Link 380 the headset or the stick? | should I use bluetooth with my computer or the dongle, what's recommended
the adapter does not light at all until I turn something on, which? | In Zoom with a client the light stayed blue, does it mean the call isn't going through my headset?
My headset it is playing the voice of others, but I cannot to speak, Apple computer. Which privacy setting should be open for Teams?
after the operating system upgrade my Mac asks whether Teams may listen, I clicked don't allow. How do I take that back? | first time setup w/ PC, do I pair anything
Finance moved desks, and now my colleague's stick hangs on the display's USB. Crackling since. Coincidence? | Windows shows me a green bar for the mike of the laptop instead of the one on my head. Where do I switch over?
color codes of the usb stick | Nobody ever told me which of the three "Jabra" things in the drop-down I should take. Headset Earphone, Link something...? | GNOME, mouthpiece not listed
my PC plays the ringtone on the wrong speaker, settings path? | Docking station has free USB holes, screen has free USB holes, computer has one. Where's the receiver happiest?
It shines lilac when I'm in a Teams call. My neighbor's is blue all day. Which one of us has the problem? | Apple laptop: they see me, they can't hear me, the headset lamp is on | sound profile linux high fidelity or headset
## On a phone: use Bluetooth
I'd like to walk the dog while on the weekly call, so the earphones must talk to my iPhone. How? | switch on which side, left or right ear? | how long do I hold that slider till it's findable
My Android doesn't see the headset in the list, I only tapped the switch for an instant. Should it be longer? | headset's name on my cell | push and hold the ear cup thing how long till bluetooth
Will it drop my computer if I also hook up my phone, or can it do both? | headset: max number of gadgets at the same time | I sit in legal and the coffee machine is down the hall. How far can I wander before the call breaks up?
how many meters away from the phone with the headset | Forgot to charge overnight, my first customer call is in a quarter of an hour. Will plugging in now get me through the morning? | how long on the cable till it's full
I'm going to a trade fair for three days and don't want to pack a charger for my ears. Will one charge survive it? | Jabra, how many days of calls per charge?
The foam on my ear cups is peeling and leaves black crumbs on my shirt. Can I get fresh ones, and what's the damage to my wallet? | new pads for the ears where | ear cushions cost anything?
One of my support people has worn-out cushions after two years of phones all day. Which room do I send him to? | My dog ate the USB stick. Am I paying for that? | price of another Link 380
left my dongle in a hotel in Denver, do they take it out of my paycheck or out of my department's budget | As cost center owner I see a $45 charge for a headset part, what could that be?
dead headset and 15 min until the all-hands, worth it? | I lost the tiny receiver and I'm a bit scared to tell my chief. How expensive is this thing?
stockroom here, can I have the phone in my pocket and the PC at the packing table both on the same headset? | It went dead in the middle of a call. When I plug it in now at noon, when is it at 100%?
Does it work with a Samsung phone or is it made only for Apple? | on which ear cup is the bluetooth sign
Somebody said a hundred feet. I got that far from my phone in the warehouse aisle and still heard it fine. Is it the official reach of the earphones? | my cell connects to my car and not to my ears, which device do I have to tap
I do calls maybe six hours a day. Charge nightly or is every third evening enough? | pads smell bad after the summer, swap for free? | iPhone step by step please, for the earphones
Our team lost four adapters this year, who gets that bill? | call on mobile, Teams on laptop, one headset, doable? | half a day of talk needs how many minutes at the plug
I moved about 50 yards away to the parking lot and it beeped and hung up. Too far? | earphones into pairing mode for my cell, how | I switch it on next to my phone and nothing appears there. Is there some position of the switch for it?
can't find the dongle anywhere, what now and how much | Support night shift: we share one charger for two headsets. Is two hours each realistic?
If I hook the earphones to my tablet as third thing, which of my phone and computer gets kicked out? Is there a limit? | does someone charge me personally for wear parts like ear foam
Where does one see on an Android that the headset was found, which menu? | room for fresh foam pads for the ears | I can't use the phone and the notebook both at once with these cans, or am I just doing it wrong?
Where does the money come from if the USB thing falls into a gutter in Chicago? | keep the bluetooth switch pushed till a beep? how many seconds?
`,
  'Two monitors on one dock': `
I got a heavy silver box with a dozen holes and two screens. Which cable goes where? | My box at the desk has no place for the HDMI plug of my display. Am I blind? | hdmi on ts4?
does the station also power my notebook or do I need my charger next to it | how many watts come out of the box | The picture on both screens trembles since I swapped in a six-foot cable so I could reach my standing desk. Related?
can I use a longer thunderbolt cable | first screen into which socket | second screen goes where, and with which cable | What is the name of the docking thing Northwind gives out? | which hole is for the laptop itself
do I open the lid before or after I turn the screens on | Support sits in pairs and my new hire has one display with DisplayPort and one adapter left over. What kind of adapter does the second one want?
My power brick went missing, can I live off the dock alone? My machine is a big one with a 90 W adapter. | is one cable to the computer really all
Two cables in the box, a short one and one I bought online that's longer. Facilities ran the long one through the desk. Good idea? | I have plug everything but order was maybe wrong, which thing should be turned on as last?
USB-C to DP cable: needed for one or for both? | Warehouse office got the same dock. We tried an old TV with HDMI and can't connect it. What are the options on that box? | picture with a laptop on the socket, that's the one for me?
can that silver brick drive 2 displays or just one | front or back for the DisplayPort cable | Does the battery drain while I work with two displays through a single cable?
Finance intern here: someone unplugged all my stuff for cleaning and I don't know how to put the two screens back. | which cord came in the carton and why should I stick with it | will 98 enough for my 16 inch?
My second display is in a Thunderbolt socket with an HDMI converter from home. IT would say what to that? | setup order dock screens laptop | Three of us hot-desk. What's the plug-in routine so both displays come up every time?
reason no. 1 for flickering | "Over one cable", they told me, but mine has three cords going into the computer. What's the minimum? | desk of a colleague has the laptop symbol on a socket, what goes in there
## Arrange the screens
Both of my displays show the very same thing. I want a spreadsheet on one and mail on the other. | My mouse has to leave on the left to arrive on the right screen, it's driving me nuts. | shortcut on a PC to stop mirroring
win + what for the projector menu | Extend or duplicate, what do I choose if I want more room | On the MacBook, where do I drag the little blue displays around? | mac daisy chain two displays
I connected monitor A to the box and B to A, like I did on my old PC. On the Mac B only copies A. Why? | does each screen of a Mac need its own wire | ubuntu: which button to get one big desktop out of two
Linux box, one panel stays black after login although the cable is fine. Somebody mentioned another session type? | xorg or wayland when 1 monitor dark
My lead wants his slides on the left and notes on the right. Windows machine. Where are those rectangles? | GNOME display menu says mirror or join, take which
One of my designers has a MacBook and swears her second screen is a clone. She runs one cable from screen to screen, is that it? | screens swapped left/right on windows | how to tell my Mac which monitor stands where
Displays are numbered 1 and 2 but stand the other way around on my table. | My cursor is stuck on one monitor, the second is on but empty desktop never comes, PC
engineering, Fedora: one of two monitors not lit, what do I change at the login screen | both screens same picture, how to fix fast, customer is watching | apple: chain works or not?
In which part of the settings of my Lenovo do I find the monitors? | Can I make the pair side by side on Debian without a command line? | in German Windows I don't find "extend", is there a keyboard way
system settings path for monitors, apple | New Mac user, coming from Dell. At my old desk one screen passed the picture to the next and here it doesn't. Did I plug something wrong?
The right-hand panel acts as a twin of the left one. Windows, big month-end close, please help.
## If it fails
One display woke up, the other says no signal. What's the first thing to try before I bother anybody? | pull the plug of the dock for how long | 30 secs off the mains or off the laptop? | left of my two screens black again after lunch
It shimmers, like an old tube TV, and I get headaches. Already have the short cable. | refresh rate to pick against flicker | how many hertz so the screens calm down
After I come back from a break and wake the notebook, internet is dead until I replug the dock. | no network after sleep at the desk | My PC wants a dock update. Where do I get it, and can I do it five minutes before a meeting?
dock firmware on mac where | I yanked the cable during the update of the docking station. Did I kill it? | docking station firmware, runs how long | May I close the lid while the dock is updating? I have to run.
number to call when the box just won't do it | what do they want to know when I call about my docking station | sticker on the dock with ACC, what is it for | Tried everything, still one dark screen. Who comes?
a cable is bent, where do I get another and who pays | price for a spare DisplayPort cable | Cat chewed my screen cable at home. Do I have to order one through my boss?
My people keep walking around looking for cables. Is there a place where they can just grab one? | ethernet drops on wake, windows, cure?
Tuesday again: second screen dead, I unplug the computer's cable and it doesn't help. What else must I unplug? | screen flickers, 60 or 144 Hz? | ACC and three digits, who asks me for that
the network icon shows a globe after the machine slept, only on the dock, on wifi it works | Self Service or Company Portal for my MacBook's dock update | The walk-up desk, do they charge my team for cords?
Sales floor, three docks blink since yesterday. What's the extension, and which tag should I read out? | Is five minutes realistic for updating that thing? Mine is at 80% and I want to go home.
image is jumping, cables ok, which setting is guilty | legal counsel in a rush: screen two is black, what is the thirty-second fix | where do free cables lie
Dock update was interrupted by a power cut and now nothing works at all, whom do I ring? | broken docking station, is 4357 right? | picture wobbles every few secs at 75
One of my team says the LAN goes away each time his MacBook dozes off at the docking box. What do I have him install? | Half of my setup is dead, cutting the electricity didn't bring it back. Next step?
Who gives me a longer patch cord or a new display lead without paperwork?
`,
  'Replacing a worn battery': `
My notebook doesn't sit flat on the table any more, it rocks, and the lid leaves a gap. Should I be worried? | trackpad pops up on one side, keep working or not
There's a weird sweet smell coming out of my computer. Funny, like nail polish. | laptop case got a belly | The back of my company phone is bulging and it's Saturday night. Who answers now? | who do I call at 2 am about a puffed up laptop
day time number for a fat battery | Can I put the puffed machine in my backpack and bring it in tomorrow by train? | post a swollen one to you from home? | I work remote and my laptop looks pregnant. I thought of dropping it at FedEx, ok?
One of my reps says his touchpad is rising out of the case. He's about to drive to a client with it. What do I tell him, right now? | first thing to do if it bulges, unplug or turn off | swollen laptop, lay it on the sofa or where
Warehouse: the scanner phone swelled and the guys put it in a box with foam. Wrong? | is a swollen pack really dangerous or may it wait till Monday | my laptop's bottom is curved since the heat wave, it still runs fine though
what tells me the battery is about to go boom | May I keep it on the charger until help arrives? | 4911 or 4357 for this, it's 9 pm | intern at front desk, a visitor showed me his loaner with the touchpad standing up. What now?
can i carry it by hand to the help desk or not at all | lid of the notebook won't shut flush, since yesterday | Colleague wants to poke the bulge flat again. Please tell me he shouldn't. What is the right way? | signs of swelling, list
## Is mine worn?
Two hours and I'm hunting for a socket. How do I know whether it's the battery or me? | below how many percent does it count as bad | powercfg what exactly, and which two numbers do I compare
Windows gave me an HTML page with a lot of numbers, which ones matter for a new battery? | My Mac says "Service Recommended" in the settings. Can I ignore that? | mac battery status where | which command on linux shows the health
upower prints a long text, which line do I read | capacity 83 on my Ubuntu, worn or not yet? | My iPhone dies at noon. It says 78% maximum, is it enough to get it changed? | iphone health menu
Android says "reduced" in the settings, good enough for a swap? | how does a Samsung or Pixel tell me it's tired | design capacity 60000, full charge 45000 => ?
My lead thinks I'm imagining that my PC lasts shorter and shorter. Where do I get proof? | full charge at 81% of design, do I have to wait
One of my folks keeps moaning about battery. Before we open anything, what reading should he bring from his Dell? | where on my work cell do I look, it's an Apple
macbook shows "Normal" and yet it's empty by 11. Do you count this as worn? | battery percentage, same limit for phones as for laptops? | how to check battery HP
I am not a tech person, finance. How do I make the report for battery on my Windows computer? | debian, percent left of original | Settings, Battery, and then? Android says nothing about wear.
My phone holds half a day. What must it show before you change the pack? | threshold for a worn battery on a ThinkPad | Engineering laptop with Linux, it dies in standups. How bad is bad?
Where's the number you want from me, on an iPad-sized brain please: Windows laptop, empty after one meeting.
## Getting a new one
It's at 71% on my Lenovo. Now what do I do with that number? | does it come off my department or me | what to write in the ticket besides "battery dead" | how many days without my Mac for a battery change
who repairs the MacBooks, you or someone outside? | Dell battery, changed where? | HP battery turnaround | phone battery how long | I'm on the road Thursday and Friday. If I bring my ThinkPad in on Monday, is it back by then?
What do I work on in the meantime? | loaner while the battery is swapped y/n | All my stuff is on that drive. Will it be gone when I get it back with a new battery? | onedrive before I hand over for the new battery?
Is there something I should let finish on the machine before I give it away for the battery? | My box is three and a half years old, do you still bother to repair it? | laptop warranty how long | when do I get a brand new laptop anyway
Mine is up for renewal in four months. Will you put a battery in or just give me another machine? | last half year before replacement, repair or swap?
I sit on the dock from nine to five every day. Can I do something so the next one lives longer? | charge limit %, docked all day | One of my people has had the same computer since 2020 or so. Isn't there an age when it gets changed?
As a manager, will I see a bill when my team's batteries get changed? | new battery, asset tag needed? | company iPhone is under 80. Do I have to hand it over, and for how many days? | MacBook battery done in house in 2.14?
I have bring my HP to which room for the battery? | Is it bad to always keep it at 100? | Support team can't be without a machine for even an hour. How do you handle that when the battery is being changed?
battery job, 2 days or 5 for Apple? | price new battery work laptop | My work phone is my on-call phone. What do I use while it's in the shop? | my Dell is under warranty for how many years
the laptop turned four last week, do I still ask for a battery? | Will my sync be up to date after the swap? I never know whether my documents are in the cloud already. | which figure do you want to see in the request
I'd rather buy a battery on Amazon and expense it. Faster than you? | my notebook is 3 years and 8 months, battery at 60% | do you wipe the machine when you open it | new battery for the Mac by Friday if I drop it off today, Tuesday?
setting for people who never unplug | Legal wants to know how long company phones are out of hands for a battery job. | I'm an intern with a used ThinkPad, may I ask for a battery too, or does it cost me something?
who opens the request, me or my boss, and with what in it | Are Lenovos also sent to a partner like the Macs? | what happens with my computer at 42 months when it gives up the battery
I'd be stuck without a PC during payroll week. Does the shop lend one, and are my files on it or on the old one? | phones: swap in a day or longer
`,
  'Ordering a second monitor': `
I keep flipping between two spreadsheets and my neck hurts. Can I have another screen next to the one I've got? | does every place come with a screen already | how many displays are standard per person
who has to say yes to another screen | out of whose pocket does the extra display go | What will it cost my cost center if I let three of my people have an additional screen? Cheapest one. | cheapest screen on the list
My boss wants a figure before he says yes to the UltraSharp. What do I tell him? | LG 4K how much | Samsung 27 price tag | Which one can I hook up with just a single cord that charges my notebook too? | usb-c with power, which models
does the UltraSharp charge my laptop | resolution of the U2724D | I edit photos and need fine pixels. Does that LG have four times full HD or less?
I have a MacBook and letters look fuzzy on the colleague's Dell display. Which should I take for myself? | The new hire in my team got an Apple machine and asks me which of the three screens suits it best.
Windows user with bad eyes for tiny text: which of the three needs no zooming? | no scaling on PC, model? | Our design folks want something bigger than 27. Is there any? | 32 inch display for whom
Marketing here. What do we pay for the large Samsung? | sales wants the 32" too, can we | Is it 479 or 399 for the ViewFinity? I have seen both numbers.
My supervisor asks why the 4K ones are cheaper than the Dell at 529. Are these numbers right? | how big are the screens that we can choose | Finance analyst, two giant workbooks. Which screen has the most pixels for the least bucks?
blurry text on Apple with 2560 by 1440, normal? | connectors of the Dell screen | HDMI screen available? My old computer has no USB-C. | watts over USB-C from the LG screen
I just joined and my desk has a lonely little display. The guy beside me has two. Do I get also, or is that a privilege? | one of my leads asks whether IT has a budget for screens or it's on us | engineering wants 4K for code, options?
Can I pick any model I like from Best Buy or is there a menu? | I hate cable salad. Which of the displays feeds my notebook its electricity as well? | my boss said fine already, is there something else that I need?
the screens to choose from, all 27s? | Intern for the summer, would someone pay for another screen for me? Whose money? | Samsung or LG if I'd like to save | photo editing in Marketing, largest we can get?
I'm new, my desk has a single display and I expected two. Did someone steal one? | My sales reps all want the one with a single plug. What are my choices, and what will each cost us?
## How to order
Boss is fine with it. Who do I write to, and what do you want to know from me? | category for a display request in the portal? | Do I have to tell where I sit? | must I name my manager in the screen request
My chief is on vacation for three weeks and won't answer mails. What becomes of my screen request? | screen request dies after how many days w/o a yes | I asked for a screen two weeks ago and now the ticket is closed, nobody told me why.
do I collect the approval or does the help desk | Audit starts next Monday and I want a bigger workspace by then. It's Tuesday and you've got it lying there, enough time? | display must be bought first, how long then
Need it before quarter close, in four working days. Feasible? | I'm all thumbs with plugs and arms. Does someone of yours come and put the thing up for me? | Will somebody come with tools to my desk or do I carry the carton up myself?
I'd rather not find out on the day that the wires were sold separately. Are they in? | is a dock part of a screen order | With the display I'd want the box with all the sockets too. What's that one going to set my lead back?
I manage nine people and got an approval mail from the help desk about a screen. By when must I react? | Display ordered on Monday from the shelf, when will it stand on my table? | monitor delivery, worst case
does the $449 have cords inside | I want both the screen and the silver docking box. One request or two? | 399 for the dock or for the monitor, i'm confused
warehouse office, third floor, desk 31: what else do you need for sending us a screen | can I set it up by myself or not allowed | My request has been sitting there for eight days, no word from my lead. How much longer till it lapses?
desk number and floor in the screen ticket, why | if purchasing needs to buy it, add how many days | New in legal. Is ordering a display done by mail, phone, or some form? | who asks my director for the ok, me?
ordering an extra screen, steps short | Does the ticket go to IT or to Facilities? It's furniture kind of. | my display ticket, two weeks without a yes from above, still alive?
Do I have to find some power cord and a DisplayPort lead myself for the new screen? | how many days till IT puts it on my table when you have it lying around
## At home
My kitchen table office is just a 13 inch notebook. Could the company lend me something bigger? | screen for home office, what form first | HR-7 needed for borrowing? | how many displays may I take home
Do you ship it? I live 40 miles out and drive a Mini. | loaned home display, pick up where | I'm fully remote in Ohio, no way I can come by for it. What then? | who owns the company screen in my living room
may I keep the home display after I quit | My husband works here also, could we get two for our den on my name? | If I have a company screen in my attic, does anybody keep track that it's me who's got it?
Team lead: my hybrid guy asks me to send a screen to his flat. Do we do that? | I have no home-working paper, just work from home sometimes. Can I still borrow one? | home monitor, when must it come back
I was hired in Boise, there's no office within 300 miles. How does a loaned display get to me? | I'm moving to another state and take the loaned display along. Still recorded to me? | fetch it at the help desk room or reception
Can I have a second one at my house, since I've got two kids in home school and two desks? | one of my staff resigned and has an IT screen in her apartment, does she have to bring it
part time from home, part time office, delivered to my door or carry it myself | what do I sign before taking a display home | Visitor from HR said they'd mail me a display. I work hybrid. Somehow I doubt it, or do they?
2.14 for what, home screens?
`,
  'Returning equipment when you leave': `
I handed in my notice yesterday. What of all the gadgets do I have to give back? | I'm quitting, do you want the charger too | headset back? I've had it on my sweaty head for three years | last day: keep the keyboard?
leaving, is the YubiKey mine | I no longer remember what I got over the years, who can tell me? | list of my stuff, number to call | keyboard, screens, tablet: what counts as yours when I quit
My contract ends in March and I have two screens, a phone and a dock at home. All of it? | One of my people quits, and I have no clue what he has. Where do I find out? | extension for what's registered to me
end of internship, things to give back? | the tablet from the warehouse was always with me, does it go back to IT or stays with the team
A departing colleague wants to leave her phone and headset to me. May she, or must it all go to you? | can I keep the headset, nobody wants it used | I think there is stuff in my name I never had. How do I check before my end date?
dock + monitors at home, yours when I go? | power brick lost, do you want it from leavers? | little sign-in stick for the USB port, return or throw away
## When and where
Friday is it for me. Until what time can I drop off my machine? | which room for handing in | do I get something in writing that I gave it all back
My last day is the 30th and my farewell drinks are at 4. Can I bring the notebook at 5 instead? | hand-in receipt right away or by mail | remote in Texas, how does my gear get to you
When should the box show up at my place? I finish in two weeks and nothing has come. | leaver box, who pays the postage | I'm out since last Wednesday and the carton still stands in my hallway. How many days have I left?
posting my gear after my end date, deadline | The screens don't fit in the carton you sent. | monitors: who fetches them from my house? | am I in trouble if a headset turns up missing
My ex-employee hasn't sent his computer back for a month. Does HR know? | after how many days does somebody tell HR | leaving remote, box arrives when
Leaving early in the morning on my last day and it's a remote day, do I post or come in? | 16:00 or 18:00 for the hand-in? | no proof, and they say I still have the tablet. What should I have gotten at the desk?
how many working days for remote return | Supervisor of four remote agents, two leave in June. When do their boxes go out, so I can tell them? | gear still missing 15 working days after I left, what then
must I pack two 27 inch displays myself? I'm in a third floor walk-up | help desk room number for quitting stuff | I am leaving from home office, I must to buy a package? | left, not all gear returned, consequences?
final day, latest hour to drop my stuff | Is there some slip that proves I've handed over the phone and the rest?
## Before you hand it in
My wedding pictures are on that laptop. When it's handed in, could you still get them for me? | private files on the returned laptop, rescue later? | how long does my boss see my OneDrive | I've left, when is my cloud stuff wiped
Project files are still in my personal folder and my successor needs them. Where should they go, and what if I forget? | 30 days of what exactly after I'm gone | Find My on the Mac, leave it or not
I used my own Apple ID on the company iPhone. Matter? | sign out of iCloud before returning? | Samsung phone with my own Gmail on it. Anything to do before I give it up? | company Android back: which account off, which menu
Should I format the drive so nobody reads my stuff? Windows. | linux laptop, dd the disk before handing in? | wipe my machine before return y/n | At what time do I lose my mail on the last day? | leaver's accounts off when
Customers will keep writing to me. What do they get? | auto reply after exit, how long | whose address do people see when they mail me after I left | One of my leads leaves Friday and I'd like to know how long I can get at his documents.
Can I buy the old ThinkPad off you? My daughter needs something for school. | price for taking my notebook with me | keep my work phone for $80? | how old must it be for me to purchase it
Mine is 2 years and 4 months. Could I still get it for 150 bucks? | I'd love to keep my work phone, what's it worth to you | how do I ask to buy it, and by when | My last day is in one week, too late to get the machine for myself?
do I get it with everything still on it if I buy | who erases the one I purchase | after 6 in the evening on Friday, can I still send a goodbye mail? | my pay slips and personal papers on the disk, what do I do with them
Legal: is a leaver's mailbox answered by anyone, and how many days? | ipad goes back: turn off which thing
The new owner of my old MacBook couldn't set it up because it's locked to me, a year ago at another firm. How do I avoid that here? | Manager access to one drive of leaver, duration?
the drafts only I have, in my own cloud folder, gone after a month? | Is the company phone cheap to take over? I'd need the answer early enough to ask, whatever early enough is. | Is my Windows PC ready to give back as is?
photos of kids on company iPhone, copy them first or do you | 10 working days before I go I had to ask for something about buying, what was it? | 3 years + 1 month old laptop, mine for how much
warehouse scanner phone is Android with my own account in it, boss says just hand in | My intern finished, her spreadsheets sat only on her computer. Where should she have put them?
does somebody answer my mail when I'm gone or does it bounce | Engineering, Debian box: anything to clean or sign out? | will I still get into Teams at seven pm on the final evening | purchase old cell: ticket or call
can i take the laptop home instead of giving it back, paying of course | I deleted nothing and signed out of nothing, and handed it in. Was it a mistake? It's an iPhone with my Apple account. | Last working day 18:00, what stops?
Two kids, no computer at home. Would you sell me my four-year-old notebook when I go, and for how much? | my chief wants to look for a contract in my folders six weeks after I left, too late?
`,
  'Cleaning a keyboard safely': `
Between my keys there is a whole sandwich by now. What do I use, and where's it from? | Our support bench looks gross, and I'd like to set a rhythm for my crew. What do you suggest, each week? | wiping the keyboard every week too much?
I looked in the kitchen and in the mail room and found nothing to clean my keys with. Where else on the floor? | do we have cans of air somewhere
Flu season and I've inherited a greasy keyboard from the guy before me. How do I get it clean without frying it? | what's inside the cleaning kit | My lead is stingy. Do the cloth and the air spray cost him anything if I take a set?
My desk is on the third floor, do I have to go to the help desk for a cloth and some spray? | Which alcohol is okay for the keys, and how strong? | Facilities left a bottle of blue glass spray on my desk. Could I use that on my keyboard?
Can I vacuum out the crumbs? I have a Dyson at home. | bleach wipes from the kitchen, fine or not | nail polish remover for sticky stuff? | I'd pop the caps off and wash them like on my gaming board. | may I take keys off the MX Keys
turn it off first, but where's the switch | I keep typing rubbish into a customer mail while I'm wiping my wireless keyboard. How do I make it sleep? | My MacBook boots whenever I touch a key while wiping. What am I doing wrong?
do I shut the notebook down to clean | air can from how far from the keys | angle to hold it while spraying air | The air only pushes the crumbs deeper under the keys. Should I hold the thing in another way?
blow the keys in one direction or turn the board | how wet may the wipe be | It was dripping a bit when I wiped, do I have to be scared? | wiped the keys, wait how long till I type again
The night crew in support shares keyboards. How often do we have to clean, and who gives us the stuff? | supply cabinet where on the floor | My lead told me to clean my gear with the spray for windows in the restroom. Sounds wrong?
crumbs under space bar | Can I unscrew a cap on my ThinkPad to get a hair out? | Evening cleaners offered to run their vacuum over our keyboards. Do I let them? | dust in the keys, first step
ran out of wipes on floor 2, where do they live | The lab guys gave me pure alcohol for my keys. Too strong? | is hand sanitizer alright or what liquid do you give us
I sneezed all over my laptop. Not joking. What's the gentle way to get it off? | unplug before cleaning, both for Mac and PC? | how do I dry wiped keys, paper towel?
I've a call at ten and my keys are damp from cleaning at five to. Will it be fit to use? | Warehouse keyboards are full of cardboard dust. What's the drill with the air can? | compress air distance cm or inches
new intern, was told to "get a kit". A kit of what and from where? | acetone from the workshop takes off the marker on my keys, right? | stuck key, may I pry it up with a screwdriver
my keyboard has a slider at the edge, what's it for while cleaning | Do I have to unplug all of it before I clean, or is locking the screen good enough? | does cleaning stuff get billed to my team
Are once-a-month cleanings enough if I eat at my desk? | after blowing once from the left, done, or again from the other side? | keys are wet from the wipe, what do I dry them with and how long do I leave it
## You spilled something
Latte all over my notebook, thirty seconds ago. HELP | coffee laptop now what | I pressed the power key once on my wet ThinkPad and it only went to sleep. Do I keep the finger on it longer?
Put it in a bag of rice overnight, my mom says. Does it work? | My roommate is already blowing her dryer at my drowned work machine. Stop her? | how soon must I bring it in after the soda
It seems to work fine after the water, so I just keep typing? | spilled on my laptop, which way up do I set it | You say like a tent, I don't get it. Screen up, keys down, or the other way? | who pays when I drowned my computer
Am I going to lose my job, I poured a whole can of Coke over the brand new machine. | first time spill free? | My analyst knocked over her tea twice this year. Will the second one land on my budget? What do you say about the first?
does it matter which drink I knocked over the machine | sugar or no sugar, why do you ask | Only plain water went in, no sugar. Does that change anything for you folks? | juice over the MX Keys, laptop stayed dry
external one wet, how many hours to dry | keys sticky after beer at the Friday party | replacement for a sticky keyboard where | I ruined the nice Logitech with gravy. My boss wants to know what the next one will cost him.
cost of new MX Keys, and whose budget | I'm in sales at a trade show and dropped wine on my keyboard, the separate one. Use it in the evening again? | poured tea, try if it still turns on? | upside down how long, the wireless one
bring drowned laptop to? | Guest tipped a glass of water into my open ThinkPad. Do I wait until it's dry or come right over? | within the hour of what, I was in a meeting with a wet machine
One of my guys hid it from me that he spilled soup last week. Is it repaired for free anyway? | what do I tell you when I bring it | spill repaired w/o charge to dept, how many times
My toddler and the milk. Home office. Laptop's still on, do I pull the plug or press something first? | Energy drink in the keys of my USB keyboard, some of them stay down | next day same time ok for drying the keyboard?
is it safe to charge it to see if it lives | warm air on the wet laptop to go faster? | I flipped it but it's plugged in yet. And the screen flickers. What order? | power button on a wet notebook, 10 secs or just a tap
Finance asks: keyboard exchanges show up as $119 on our cost center, correct? | spilt, 20 miles from office, home. The hour will be over before I arrive. | Does my supervisor get a bill for my coffee accident?
Got two pounds of rice from the cafeteria for my wet computer. Should I go on? | swap sticky board in which room | yogurt. on laptop. honest answer: what must I NOT do now | Is lemonade worse than plain water for the board?
My desk neighbor's drink went into MY machine. Who covers it? | soaked notebook: turn it over, then shake it? | It was a sweet cappuccino. Do I have to confess that, or can I just say water?
`,
};
