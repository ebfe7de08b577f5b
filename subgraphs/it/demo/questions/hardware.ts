/**
 * What people ask that the articles of `articles/hardware.ts` answer; see `demo/questions.ts` for how it is
 * read.
 */
export const HARDWARE_QUESTIONS: Readonly<Record<string, string>> = {
  'Pairing a headset': `
Which headset does the company give us? | standard headset | When do I get my headset as a new starter? | I'm new and nobody gave me headphones, should I have got some? | Where is the little USB stick for the headset?
I can't find the adapter in the box of my Jabra | What cans do we wear for calls here? | Do interns get something to put over their ears too? | Freelancer arriving, what earphone model do staff have?
USB thingy for my ears not in the package, missing? | Which brand of headphones, Bose or Sony or something else? | Warehouse newbie, nobody handed me anything for calls, normal?
## On a laptop: use the adapter
How do I connect my headset to my laptop? | Can I plug the headset dongle into my monitor? | The headset adapter doesn't work when it is plugged into the screen | What does the violet light on the adapter mean?
The dongle glows blue, is something wrong? | Do I need to pair the adapter first? | Which device do I select in Teams for my headset? | What is "Jabra Link 380"? | choose headset in Teams | No sound in my headset on Windows
I hear nothing through my headphones on my Dell, the sound comes from the laptop speakers | Nobody can hear me in meetings on my Mac | microphone silent macOS | Where do I let Teams use the mic on a MacBook?
My mic is missing on Linux | Which sound profile do I pick under Ubuntu so that people hear me? | The microphone disappears when I use High fidelity playback | Windows uses the wrong speaker for calls, where do I change it?
Customers say I'm mute on my MacBook | They see my lips move but there's silence | Beep comes out of the laptop's tiny speaker rather than my ears | Purple lamp on the little stick, good or bad? | HP notebook: dead silence in both ears
Stick stuck into my LG screen and it crackles | Tiny receiver dead when it sits in the display | Fedora: they can't hear me although music sounds lovely | Where does Zoom's rival from Microsoft pick the right earpiece?
Link 380, what on earth is that in the list? | Receiver lamp is blue rather than purple during a call | Apple blocks my mic, which privacy switch? | Music fine, mic gone, penguin system
I talk to a customer and she keeps saying hello, hello, are you there? | Sound in one place, mic in another, PC muddles it | Do I have to marry the stick and the earpiece before first use?
ThinkPad: input and output devices wrong for meetings | Interview in five minutes and the applicant can't hear me on the Mac
## On a phone: use Bluetooth
What does the company charge my team if the headset adapter is gone? | How do I connect my headset to my iPhone? | Pair Jabra with Android | How long do I have to hold the switch for Bluetooth? | Which side is the Bluetooth switch on?
My mobile doesn't find the headset, what do I have to press? | What name does the headset show in the phone's Bluetooth list? | Can I use the headset with my laptop and my phone at the same time? | headset range | new ear cushions
How many devices can the headset be connected to at once? | How far can I walk from my desk with the headset on? | The sound breaks up when I go to the kitchen during a call, how far does it reach? | Where can I pick up ear cushions?
How long does the headset take to charge? | How long does the battery of the headphones last? | Headset is empty and my call is in a quarter of an hour, is that enough charging? | The ear pads of my headset are falling apart
How much talk time do I get from 15 minutes of charging? | Do I have to pay for new padding on my headphones? | I lost the USB adapter of my headset | What does a replacement dongle cost and who pays? | lost headset adapter price
Will I be charged if the tiny Bluetooth stick is gone? | Can I take calls on the train with my work headset and my phone? | Galaxy can't see my Evolve2 | Handset and notebook both ringing in my ears, is that intended?
Want to listen on the night bus with my mobile, how to link? | How do I put it into discovery mode? | Slide toggle on the ear cup, how many seconds? | Can I add a third gadget, say my iPad? | Voice crackles when I walk to the loo
Will it reach from my chair to the coffee machine? | Foam is crumbling and leaves black bits in my hair | Leatherette peeling off around my ears | Hygiene: want fresh pads after ear infection, is there a charge? | Pads knackered
Will one plug-in last from Monday till Wednesday? | Forgot to plug it in overnight, all-day workshop ahead | How many hours on the plug until it's full? | Quick juice before my meeting starts at ten, does that suffice?
The dog ate my tiny USB receiver | Receiver fell down a drain, how many bucks is another? | Left the little stick in an Uber, I'm so ashamed | Is 45 dollars really what my gaffer must cough up for that tiny stick?
Driver here, can I talk hands-free through my Pixel with it? | Walking round the yard with the forklift lads while talking, how many feet? | My iPhone lists dozens of gadgets, which one is mine?
Vacuumed up the receiver while moving house, can I get another?`,
  'Two monitors on one dock': `
How do I connect two screens to my dock? | Which dock do we use at the desks? | Does the dock charge my laptop too? | How many watts does the TS4 give to the laptop? | Do I still need my charger when I use the dock?
Can I use a longer cable between the dock and my laptop? | My screens flicker since I swapped the cable for a longer one | Which cable should I use to plug my notebook into the dock? | Where does the first monitor go?
Where do I plug in the second screen? | What cable do I need for the second display? | Is there an HDMI port on the dock? | My monitor only has HDMI, can I use it with the CalDigit directly? | CalDigit TS4 setup
Which socket of the dock is for the laptop? | In what order do I switch things on, monitors or laptop first? | I just moved desks and have to wire up everything myself, where do all the cables go? | TV-style plug on the station?
Docking station wiring for a beginner | Hooking up a pair of Dells to the CalDigit box | My HDMI lead doesn't fit anywhere on the box | Is the brick for my notebook superfluous at my desk? | Which hole has the little notebook symbol?
Does the box feed enough juice to a 16 inch MacBook Pro? | Picture jitters with the 2 metre lead I bought on Amazon | DisplayPort for number one, and number two goes where? | Should the lid be opened last? | One-cable desk, how?
After moving house I set up at home again and only one display lights up, right ports? | Rear sockets confuse me, which is for the first display? | Forgot the short lead in the packaging, does any USB-C cord do?
Working student's first day, a box with ten ports and two screens, help | Left-hand Thunderbolt port plus adapter for display number two?
## Arrange the screens
Both my screens show the same picture | How do I extend my desktop over two displays on Windows? | My mouse goes off the wrong side of the screen | Swap left and right monitor | Arrange displays on a Mac | GNOME join displays
Which key combination changes the display mode in Windows? | Can I chain one monitor to the other with a MacBook? | Why does each screen need its own cable on a Mac? | My second screen stays black on Linux | Mirror off, please
Should I log in with Xorg or Wayland if one monitor is dark? | How do I tell my Mac which screen is on the left? | Windows drags to the wrong side, cursor hits a wall | Both displays are twins, I want one big desk | Win+P does what?
Spreadsheet left, Outlook right, how to spread across? | Daisy-chaining with an Apple notebook, doomed? | Mac shows identical images on both | Ubuntu: only one of the pair alive, different session? | Left is right and right is left
Debian, Wayland, one black rectangle | Cursor jumps to the top rather than across to the neighbour | iMac-style look: how to tell the system the vertical order of my displays?
## If it fails
Who can help me, I have been fighting with these two screens for an hour? | One of the screens stays dark whenever I connect my notebook to the dock | second monitor dark | One of my two displays gets no signal, what can I try?
How long do I have to unplug the dock? | My monitors keep flickering, which refresh rate should I set? | screen flickers | What setting in hertz stops the flicker? | No internet through the dock after my laptop was asleep
The wired network is gone every time I come back from lunch and wake the computer | How do I update the dock? | Dock firmware update on a Mac | Where do I find the dock update on Windows? | How long does the dock update take?
Can I unplug my laptop while the dock is being updated? | The dock still doesn't work after I tried everything, who do I call? | Which number should I have ready when I call about the dock? | Where is the ACC number and what is it for?
I need another monitor cable, where do I get one? | Are replacement display cables free? | One display is black as coal | Right-hand Dell says "no signal" since this morning | Screens strobe like a disco and my migraine comes back
Picture trembles | Station looks dead, pull the plug? | Half a minute off the wall socket, is that the remedy? | LAN vanishes after lid was closed | After hibernation the box has no ethernet | New firmware for the CalDigit, where from?
Can I interrupt the firmware thing, it's stuck at 34 percent? | Must dash for the train, may I pull the lead out mid-update? | Refresh of 144 makes it shimmer, what number is safe? | Cat chewed through my display lead
Tried every trick and it's still wonky, phone number? | Sticker number on the box begins with ACC, do you need it? | Do I pay for a new DisplayPort lead? | Blinking display gives me headaches | Black screen number two after a power cut
Ethernet dies whenever the machine has had a nap | Is there a loose lead to take at the counter downstairs?`,
  'Replacing a worn battery': `
My laptop is bulging | swollen battery | The lid of my notebook no longer closes flat, is that dangerous? | My touchpad is sticking up, what does that mean? | My computer smells sweet, should I worry? | My notebook has a round belly
How do I recognise a swollen battery? | My phone's back is coming off and it feels puffed up, what do I do right now? | Who do I call about a bulging battery at the weekend? | Battery emergency number after hours | Case looks pregnant
Can I bring my swollen laptop to the office in my backpack? | I work from home and my battery is bloated, may I mail it in? | Where should I put a device with a puffed-up battery until someone helps? | Is it going to explode?
Should I unplug and switch off a laptop that is swelling? | ThinkPad rocks on the table like a seesaw, bottom is curved | Trackpad won't click any more, pushed up from below | Sugary or fruity odour coming out of my machine
Galaxy's glass back popped open by itself | iPad screen lifts from its frame | Hump in the middle of my MacBook, shall I put it on the sofa? | Puffy accumulator on Sunday night, who picks up? | Hissing and warm, lithium thing expanding
I'll just take the fat laptop home in my rucksack, fine? | Parcel with a bloated handset via UPS, okay? | Keep on working with the gap in the lid till Friday? | Fire hazard from my notebook
Ballooned cell, may I press it flat or poke it?
## Is mine worn?
How do I check the battery health of my laptop? | powercfg battery report | My Windows laptop only lasts two hours, how do I see if the battery is finished? | At what percentage is a battery considered worn? | Check battery on Linux
My Mac says "Service Recommended" | Where do I see the battery condition on a MacBook? | Which line of upower do I have to look at? | My iPhone is at 78% battery health, do I get a new battery? | Conks out at 30 percent
Where does an Android phone show the state of its battery? | Android says battery health is reduced, what does that mean for me? | My iPhone dies by noon, where do I look whether the battery is bad? | Galaxy shows "reduced", meaning?
MacBook never lasts through a single lecture any more | Design capacity versus full charge, at which figure is it knackered? | HP dies within an hour off the plug, is that proof enough? | Is 85% maximum capacity still acceptable?
iPhone throttles and shows 76, is that bad enough? | Ubuntu command that shows how tired the accumulator is | Mac wants servicing, small notice in the menu bar | Dead without the cord | Pixel, where do I see whether the cell is shot?
Which report do I generate in the command prompt to see how spent it is?
## Getting a new one
I need my phone every day, do I get another one while its battery is swapped? | How do I get a new battery? | What do I write in the ticket for a battery replacement? | Do I have to pay for a new laptop battery? | loaner during repair
Who pays when the battery of my work phone is changed? | Where are Lenovo batteries changed? | How long does it take to change the battery of my Dell? | How many days will I be without my MacBook when the battery is replaced?
Who repairs MacBook batteries? | How long does a new phone battery take? | Do I get a spare computer while mine is being fixed? | Will my files be lost when the battery is changed? | Does OneDrive have to be finished before the repair?
What should I do before I hand my laptop in for a new battery? | How long is the warranty on our laptops? | When do I get a new laptop? | My computer is four years old, will it be replaced? | How can I make my battery last longer?
My laptop is three and a half years old and the battery is dead, will it still be repaired? | What happens with a broken laptop in its last months? | I'm plugged into the dock all day, is that bad for the battery? | charge limit 80%
Should I let my laptop charge to 100 percent? | Need fresh cell for my Dell, what do I send you? | Apple machine goes away for how long? | Can I get a substitute machine so I can study in the evening? | Replacement cycle of computers
Does my team get billed for the new cell? | May I let a shop at the mall swap it? | HP notebook: where do I take it for a new accumulator? | Will my photos and spreadsheets survive the swap? | Laptop is from 2021, am I due a fresh one?
Guarantee period on notebooks? | Mine is nearly four and conks out, fix it or swap the whole thing? | Should I keep it at eighty rather than topped up? | Permanently on the cord, does that wreck it?
How do I make the accumulator live longer? | My handset is off for repairs, how many days without WhatsApp? | Cloud icon still has blue arrows spinning, may I give you the machine?
Driver needs his Galaxy daily, how quick is a new cell? | Tablet-style Lenovo from reception needs a new cell, how long till it's back? | Old clunker, when does the firm get me a newer model?
Is it dearer to fix than to get another in the last half year?`,
  'Ordering a second monitor': `
Would you kindly tell me what the Dell, LG and Samsung displays cost? | I'd like a second screen at my desk | order second monitor | Does everyone get two monitors? | How many screens does a desk have? | Who pays for my second monitor?
Who has to approve an additional display? | Which monitors can I choose from? | What does an extra screen cost? | Which is the cheapest monitor I can order? | How much is the Dell UltraSharp? | LG UltraFine price
Price of the Samsung ViewFinity | What size are the monitors? | Which monitor connects with just one cable? | Does the screen charge my laptop over USB-C? | How many watts does the LG give to my notebook? | Are 4K monitors available?
Can I connect the Dell monitor with a single USB-C cable? | Which screen is best for a MacBook? | Text looks blurry on my external screen with my Mac, which model should I have? | Can I have a 32 inch display?
Which monitor is right for a Windows laptop if I don't want to scale? | Who is allowed to order the bigger Samsung? | I work in Design and need a larger screen, what does it cost? | What resolution does the U2724D have?
My eyes hurt, want more space for spreadsheets | Is 529 bucks for a display within the rules? | Got a catalogue of displays to pick from? | Would an Acer or Asus from Amazon be reimbursed or is it only your three?
Video editor in Marketing, bigger panel possible? | Ultrawide curved gaming display, any chance? | Fuzzy letters on my Apple when docked to a display, which panel instead? | Which panel powers the notebook too, so no brick on the desk?
Skint department, which display is least dear? | Just one lead between notebook and panel please, which of the three? | Retina quality, 27 inches, which one? | QHD or UHD for a ThinkPad without fiddling with zoom?
Reception needs two displays side by side, who coughs up? | Can I have three displays? | Part-timer with 20 hours, am I worth an additional display? | Bookkeeper with huge tables on a single panel, can I get more?
Is the 32 incher reserved for creative folks? | Intern with only one display | Does the Dell need DisplayPort or does USB-C do? | Would 90 watts feed my notebook through the panel? | Screens for programmers
I'd love a nice big Samsung, how many dollars?
## How to order
How do I ask for another screen? | What do I need to write in the ticket for a monitor? | Which ticket category is a new display? | Do I have to ask my boss for the monitor myself or does IT do it? | monitor delivery time
My manager hasn't answered my monitor request, what happens to it? | After how many days does a request without an answer end? | How long until my new screen arrives? | What if the monitor isn't in stock? | What does a dock cost?
Will somebody set up the new display for me? | Do I have to buy the cables for the screen? | Is a docking station included with the monitor? | As a team lead I want larger screens for two people on floor 3, what details does IT need?
Boss is on holiday, does my display wish expire? | Two weeks gone by and nobody replied about my display | How do I get the ball rolling for another panel? | Do I need to lug and assemble it? | Are DisplayPort leads in the parcel?
When would it stand on my table if you have none left? | Is in stock any quicker than the ones you must purchase? | Team leader: three newcomers need dual displays, what should I state? | What do I state so IT knows where to put it?
CalDigit comes along with it or do I pay 399 more? | Does my gaffer have to sign a paper or do you ping him? | Wish turned down or just sleeping, request closed by itself | Is one working week enough before my new starter arrives?
Please, how I can get other monitor, who I write?
## At home
Can I have a monitor for my home office? | borrow monitor for home | Which form do I need to take a screen home? | How many screens can I borrow for working from home? | Can you ship a monitor to my house?
I'm fully remote, will the display be sent to me? | Where do I collect the screen for my home desk? | Do I have to give the home monitor back when I quit? | Does the screen I have at home belong to me or to the company?
I'll just carry the office display home in my car, fine? | Kid's school closed, I work in the kitchen, want a proper display there | Can the courier drop a display at my flat? | HR-7 signed, what hardware may I lend?
I live in Alaska and never come in, do I still have to fetch it? | Two displays for the spare bedroom, too greedy? | Moving in with my boyfriend, does the lent display stay registered to me? | Gift or loan, the panel in my den?
If I get sacked, may I hang on to the panel in my den? | Back pain from hunching over the notebook on my sofa, may I have a display there? | New dad working from the nursery, could IT lend me a panel?
Which address do I drive to for the loaned display? | Do I need some paperwork before taking a panel to my apartment? | Telecommuter two states away wants a panel delivered`,
  'Returning equipment when you leave': `
I'm leaving the company, what do I have to give back? | return laptop when quitting | Do I have to return the charger and the keyboard too? | Can I keep my headset when I leave? | Do I have to hand in the security key?
How do I find out which devices are in my name? | I don't remember everything I got from IT over the years, who has a list? | What number do I call for the list of my equipment? | I quit, what about all the gadgets?
Got sacked today, what stuff must I give up? | Retiring in June after 30 years, what hardware goes back? | Internship finishes Friday, may I hang on to the mouse and YubiKey? | Handover of gear on resignation
Do the CalDigit box and the Logitech go back too when I resign? | My contract isn't renewed, what do you want from me? | Do I hand over the power brick as well? | Which of the gizmos in my flat belong to the firm?
Freelancer finishing her project, gear? | Inventory of gadgets under my name | Moving to another employer, can I keep the Jabra, it has been in my ears?
## When and where
Where do I bring my laptop on my last day? | Until what time can I hand in my things? | last working day room | Will I get proof that I returned everything? | Do I get the receipt immediately? | Who pays for shipping the laptop back?
I work from home 500 miles away, how do I send my equipment back? | When does the return box arrive? | How many days after my last day do I have to post the box? | How do I return a big monitor from home?
Do screens go into the prepaid box? | I can't find my old phone and I'm leaving, what happens if something is missing? | When is HR told about things I didn't return? | By what o'clock must the gear be in on Friday?
I resigned and live abroad as a remote employee; what is the deadline for sending everything back? | Is there a slip proving I gave back the iPhone? | Flying home to Brazil straight after finishing, packet arrives when?
Do I have to pay UPS out of my pocket? | No parcel has reached me and I finish in five days | My 27 inch panel won't fit in the carton | What if my ex won't give me back the firm's iPad? | Drop-off spot for my gear
Dog ate the charger, and I'm leaving, will I be reported? | Telecommuter quitting, must I drive 300 miles with the stuff? | I finish on a Friday night shift, room closed, when should I come? | Who picks up the displays from my house?
Is three weeks after finishing too late to post the carton? | Who squeals to HR if my tablet is nowhere to be found?
## Before you hand it in
How much is it to take over a used notebook? | What is the price if I want to keep the mobile after quitting? | What should I do with my files before I leave? | Where should my work documents go when I resign? | turn off Find My
Can my boss see my OneDrive after I'm gone? | How long does my OneDrive exist after I leave? | An employee of mine is leaving, how long can I get at their documents? | My private photos are on the laptop, how do I save them?
Can IT get back my private papers after I have handed in my computer? | Should I sign out of my Apple account before returning the iPhone? | What do I have to do with my Android phone before giving it back? | buy old laptop
Where do I remove my own Google account? | Should I wipe my Windows laptop before I hand it in? | Do I need to erase the disk on my Linux machine myself? | When do my accounts stop working? | Can I buy my laptop when I leave?
What time on the last day is my login closed? | Can I still log in the evening of my final day? | What happens to mail that is sent to me after I leave? | For how long do people get an automatic answer with my manager's address?
What does it cost to keep my work phone? | How old must a laptop be so that I can purchase it? | I'd like to take over my iPhone, when must I ask? | How do I ask to buy my device, and how long before I go?
If I buy my notebook, does IT delete the data first? | How do I get my iPad ready to give back? | My baby pictures are on there, rescue them before or after? | Activation lock on the firm's iPhone | Samsung: must my Gmail come off?
I'll format the whole Lenovo with DBAN, fine? | Factory reset before handing over my PC, yes or no? | iCloud still active on the firm's MacBook | Want to keep my good old ThinkPad, 150 bucks right?
Can I take my mobile along for a fee? | Is 80 for the Galaxy negotiable, and when at the latest must I say so? | My machine is two years old, could I purchase it regardless? | At six in the evening everything goes dark, is that so?
Will clients writing to me get a bounce? | Gaffer gets to read my cloud folder for how long? | Spreadsheets my successor will need, where do they go? | Tax papers and payslips on the disk, how do I save them?
One of my people resigned and her cloud drive holds all our contracts | Forgot to copy my wedding video, laptop given back last week, any rescue? | Can I still read messages at the farewell pub crawl at 8 pm?
Can my daughter have the used notebook for uni? | Ubuntu box, anything to scrub prior to handing over? | iPad asks for my personal ID after handover, my bad? | Getting the old handset wiped before I purchase it, who does that?`,
  'Cleaning a keyboard safely': `
Where on our floor do I find the cloth and the air can? | How do I clean my keyboard? | How often should I clean my keys? | Where are the cleaning kits? | cleaning wipes | Do I have to pay for the cleaning kit?
What is in a cleaning kit? | There are crumbs between my keys | Can I use alcohol wipes on my laptop? | What percentage of alcohol do the wipes have? | How do I switch off the MX Keys before cleaning? | compressed air keyboard
Where is the off switch of my keyboard? | Why does my MacBook turn on while I'm wiping it? | Do I need to shut down my computer before I wipe the keys? | At what angle do I hold the keyboard when blowing out dust? | Can I use Windex?
How far away should I hold the air can? | How wet may the wipe be? | How long should it dry before I use it again? | Can I use bleach to disinfect my keyboard? | Is window cleaner okay for keys? | May I vacuum my keyboard at home?
nail polish remover on sticky keys | Can I take the keys off to clean underneath? | Do the keycaps of my laptop come off safely? | I had the flu and want to disinfect my desk things, what can I use? | Cookie bits under the space bar
My desk was used by someone else before and the keyboard is gross, where do I find something to wipe it? | Biscuit, hair and dust, yuck | Disgusting keys inherited from a smoker | Clorox on the MX, good idea? | Dyson over the keys?
Baby wipes dripping wet, okay? | Prise off the caps with a screwdriver? | Toothpick and butter knife beneath the letters | Where can I find spray duster? | Cotton buds and vodka, does that count as alcohol?
Typing gibberish while I polish my MacBook | Sanitise hot desk after a colleague with Covid | Greasy fingerprints from fish and chips | Spring clean of my desk, how regularly do the letters need it? | Sneezed all over my letters
Chewing gum remover or acetone on letters? | Cleaning lady offered to hose it down, bad idea? | Forklift terminal keys full of grime, what's allowed? | Dishwasher for the keyboard, joke or hack? | Do I buy the screen tissues myself?
Germs! New baby at home, want everything disinfected | Logitech MX, where's the slider that turns it off? | Tilt it how far when spraying the canned gas? | How often do normal people scrub that thing? | Dog hair between the letters
Reception's shared keys are filthy | Can I start typing right away afterwards? | Ammonia spray, kitchen roll and elbow grease, may I?
## You spilled something
I spilled coffee on my laptop! | water on laptop | My kid poured juice over my work notebook, what do I do first? | How long do I hold the power button after a spill? | How fast must I bring a wet laptop in? | Is the first spill free?
Where do I take my laptop after spilling tea on it? | Should I put my wet laptop in rice? | Can I dry my computer with a hair dryer? | May I switch it on to see if it still works after the spill? | What does a new MX Keys cost?
How do I put down a laptop that got wet? | I knocked a drink over my external keyboard | How long does a wet keyboard have to dry? | My keys are sticky after a soda spill even after drying | Who pays for a new keyboard?
Can I swap my ruined keyboard for another one? | Do I have to pay if I spilled something on my computer? | Will my department be charged for the repair after my accident with the coffee? | Is lemonade worse than water for a laptop?
Do I have to tell IT what kind of drink it was? | I'm embarrassed, I poured wine over my work laptop. Do you need to know what it was? | Latte all over my ThinkPad | Cola in the MacBook, fizzing | Soup fell in my notebook, don't laugh
Toddler peed on the machine, I'm mortified | Beer over my notebook on the sofa at midnight | Rain got into my rucksack and my machine is soaked | Cat knocked over the vase, machine drowned | Basmati bag trick for soaked gadgets?
Blow-dryer on cold setting, please say yes | Will I be fined 500 bucks for drowning my machine? | Just wait until tomorrow and see if it boots, right? | Upside down like an A-frame, and for how long till I come?
Wet letters on the Logitech, bin it? | Red Bull in the letters, now the E hangs | Do you need to know it was prosecco? It was for a birthday | Second time I drowned my machine, first one was on the house, yes?
Smoothie disaster, first aid please | Space bar gummed up by honey tea | Is plain mineral water less bad than Fanta? | 119 bucks for a Logitech, who coughs up?`,
};
